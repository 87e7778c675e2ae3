"""Several servers on one PostgreSQL: after a commit the others are told which game has changed, and look it up.

A hint carries no state: the log is the truth, and a hint that is lost only means that a page learns a little later.
"""

import asyncio
import contextlib
import logging
import secrets
import threading
from typing import TYPE_CHECKING

import sqlalchemy as sa

from .store import Store

if TYPE_CHECKING:
    from .rooms import Rooms

log = logging.getLogger(__name__)
CHANNEL = "mergemaker"


class Hints:
    """Tells the other servers, and listens to them."""

    def __init__(self, store: Store, rooms: "Rooms") -> None:
        self._store = store
        self._rooms = rooms
        self._name = secrets.token_hex(4)
        self._changed: dict[str, None] = {}
        self._something = asyncio.Event()
        self._closed = threading.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener = threading.Thread(target=self._listen, args=(asyncio.get_running_loop(),), daemon=True)
        self._teller = asyncio.create_task(self._tell_on())
        rooms.hint = self.tell
        self._listener.start()

    def tell(self, game: str) -> None:
        """The others will hear that the game has changed; several changes at once are one hint."""
        self._changed[game] = None
        self._something.set()

    async def _tell_on(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            changed, self._changed = list(self._changed), {}
            try:
                await asyncio.to_thread(self._notify, changed)
            except sa.exc.SQLAlchemyError:
                log.warning("the other servers could not be told", exc_info=True)

    def _notify(self, changed: list[str]) -> None:
        with self._store.engine.begin() as connection:  # after the commit, in a transaction of its own
            for game in changed:
                connection.execute(
                    sa.text("SELECT pg_notify(:channel, :text)"), {"channel": CHANNEL, "text": f"{self._name} {game}"}
                )

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        import psycopg

        url = self._store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._closed.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    loop.call_soon_threadsafe(self._look_at_all)  # what was missed while nobody listened
                    while not self._closed.is_set():
                        for note in connection.notifies(timeout=0.5):
                            name, _, game = note.payload.partition(" ")
                            if name != self._name:
                                loop.call_soon_threadsafe(self._look_at, game)
            except psycopg.Error:
                log.warning("lost the connection that listens", exc_info=True)
                self._closed.wait(1)
            except RuntimeError:  # the loop is gone
                return

    def _look_at_all(self) -> None:
        for game in self._rooms.in_memory():
            self._look_at(game)

    def _look_at(self, game: str) -> None:
        room = self._rooms.known(game)
        if room is not None and not self._closed.is_set():
            task = asyncio.create_task(room.catch_up())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Nobody is told and nobody listened to any more."""
        self._closed.set()
        self._teller.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._teller
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._listener.join)
