"""Several servers on one PostgreSQL: after a commit the others are notified which game has changed, and read its log.

A notification carries no state: the log is the truth. If one is lost, a page is merely updated later.
"""

import asyncio
import contextlib
import logging
import threading
from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol, TypeAlias

from ..room.interfaces import StoreUnavailable
from ..room.room import Room
from ..room.rooms import Rooms

log = logging.getLogger(__name__)
Seen: TypeAlias = Callable[[str, str], Awaitable[None]]  # a person has the table of a game open


class Channel(Protocol):
    """A channel between all servers on one database."""

    def notify(self, payloads: Iterable[str]) -> None:
        """Sends the payloads to all listeners; StoreUnavailable if that fails."""

    def listen(self, listening: Callable[[], None], received: Callable[[str], None]) -> None:
        """Calls `received` with each payload until closed, and `listening` whenever a connection was made."""

    def close(self) -> None:
        """Stops listening."""


class Announcer:
    """Notifies the other servers of changed games; `name` is this server's."""

    def __init__(self, channel: Channel, name: str) -> None:
        self._channel = channel
        self._name = name
        self._changed: dict[str, None] = {}
        self._something = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Starts sending notifications."""
        self._task = asyncio.create_task(self._announce())

    def changed(self, game: str) -> None:
        """The others will be notified that the game has changed; changes close together are sent in one batch."""
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
                log.warning("the other servers could not be notified", exc_info=True)

    async def close(self) -> None:
        """Stops sending notifications."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


class Listener:
    """Updates rooms whose games another server has changed; `name` is this server's, `seen` hears who sees it here."""

    def __init__(self, channel: Channel, name: str, rooms: Rooms, seen: Seen) -> None:
        self._channel = channel
        self._name = name
        self._rooms = rooms
        self._seen = seen
        self._tasks: set[asyncio.Task[None]] = set()
        self._thread: threading.Thread | None = None

    def begin(self) -> None:
        """Starts listening to the others."""
        self._thread = threading.Thread(target=self._listen, args=(asyncio.get_running_loop(),), daemon=True)
        self._thread.start()

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        def soon(work: Callable[..., None], *args: str) -> None:
            loop.call_soon_threadsafe(work, *args)

        with contextlib.suppress(RuntimeError):  # the event loop has closed
            # on every connection: catch up on what was missed
            self._channel.listen(lambda: soon(self._look_at_all), lambda payload: soon(self._received, payload))

    def _received(self, payload: str) -> None:
        name, _, game = payload.partition(" ")
        if name != self._name:
            self._look_at(game)

    def _look_at_all(self) -> None:
        for game in self._rooms.in_memory():
            self._look_at(game)

    def _look_at(self, game: str) -> None:
        room = self._rooms.known(game)
        if room is not None:
            task = asyncio.create_task(self._catch_up(room))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, room: Room) -> None:
        """The room is up to date; those at the table here need not be told by the server that made the change."""
        await room.catch_up()
        for person in {connection.user for connection in room.connections if connection.user is not None}:
            await self._seen(person, room.state.id)

    async def close(self) -> None:
        """Stops listening to the others."""
        self._channel.close()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)
        await asyncio.gather(*self._tasks, return_exceptions=True)
