"""Several servers on one PostgreSQL: after a commit the others are told which game has changed, and look it up.

A notification carries no state: the log is the truth. One that is lost only means that a page learns a little later.
"""

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable, Iterable
from typing import Protocol

from ..room.interfaces import StoreUnavailable
from ..room.rooms import Rooms

log = logging.getLogger(__name__)


class Channel(Protocol):
    """What all servers on one database hear."""

    def notify(self, words: Iterable[str]) -> None:
        """Everybody who listens hears the words; StoreUnavailable when they cannot be sent."""

    def listen(self, listening: Callable[[], None], heard: Callable[[str], None]) -> None:
        """Until it is closed `heard` is called with each word; `listening` whenever a connection was made."""

    def close(self) -> None:
        """Listening ends."""


class Announcer:
    """Tells the other servers what this one, of that name, has changed."""

    def __init__(self, channel: Channel, name: str) -> None:
        self._channel = channel
        self._name = name
        self._changed: dict[str, None] = {}
        self._something = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """What has changed is told from now on."""
        self._task = asyncio.create_task(self._announce())

    def changed(self, game: str) -> None:
        """The others will hear that the game has changed; several changes at once are one notification."""
        self._changed[game] = None
        self._something.set()

    async def _announce(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            changed, self._changed = list(self._changed), {}
            try:
                await asyncio.to_thread(self._channel.notify, [f"{self._name} {game}" for game in changed])
            except StoreUnavailable:
                log.warning("the other servers could not be told", exc_info=True)

    async def close(self) -> None:
        """Nobody is told any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


class Listener:
    """Brings rooms up to date when another server than that of this name has changed their games."""

    def __init__(self, channel: Channel, name: str, rooms: Rooms) -> None:
        self._channel = channel
        self._name = name
        self._rooms = rooms
        self._tasks: set[asyncio.Task[None]] = set()
        self._thread: threading.Thread | None = None

    def begin(self) -> None:
        """The others are listened to from now on."""
        self._thread = threading.Thread(target=self._listen, args=(asyncio.get_running_loop(),), daemon=True)
        self._thread.start()

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        def soon(work: Callable[..., None], *args: str) -> None:
            loop.call_soon_threadsafe(work, *args)

        with contextlib.suppress(RuntimeError):  # the loop is gone
            # whenever a connection is made: what was missed while nobody listened
            self._channel.listen(lambda: soon(self._look_at_all), lambda word: soon(self._heard, word))

    def _heard(self, word: str) -> None:
        name, _, game = word.partition(" ")
        if name != self._name:
            self._look_at(game)

    def _look_at_all(self) -> None:
        for game in self._rooms.in_memory():
            self._look_at(game)

    def _look_at(self, game: str) -> None:
        room = self._rooms.known(game)
        if room is not None:
            task = asyncio.create_task(room.catch_up())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Nobody is listened to any more."""
        self._channel.close()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)
        await asyncio.gather(*self._tasks, return_exceptions=True)
