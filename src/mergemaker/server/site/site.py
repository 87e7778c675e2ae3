"""One process of a site, and what it learns from the others."""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import Any, Protocol, TypeAlias

import msgspec

from ...room.interfaces import Here, Lease, StoreUnavailable
from ...room.room import Room
from ...room.rooms import Rooms
from ..bus import Bus
from ..http.limits import Limits
from ..store.leases import Pulse
from .messages import (
    GAME,
    SITE,
    Changed,
    Ended,
    Free,
    Left,
    Message,
    Present,
    Skip,
    Sockets,
    Spent,
    Who,
    decode,
    encode,
)

log = logging.getLogger(__name__)
BEAT = 1.0  # seconds between two signs of life
MOST_ADOPTED = 20  # orphaned games taken over at a time
LOOK_AGAIN = 5  # beats after which a process looks whether it has missed that a lease is free
Seen: TypeAlias = Callable[[str, str], Awaitable[None]]  # a person has the table of a game open


class Leases(Protocol):
    """Where it is written which process is in charge of a game."""

    async def beat(self, most_orphans: int) -> Pulse:
        """The process is known to live."""

    async def acquire(self, game: str) -> Lease | None:
        """The lease of the game; None while another living process has it."""

    async def release(self, game: str, lease: Lease) -> bool:
        """Another process may have the lease."""

    async def free(self, games: list[str]) -> list[str]:
        """Of these games those that no other living process has."""

    async def end(self) -> None:
        """The process is known to have ended."""


class Sessions(Protocol):
    """What a process remembers of sessions."""

    def forget(self, session: str) -> None:
        """The session has ended."""

    async def ended(self, sessions: Collection[str]) -> Collection[str]:
        """Those of them that have ended."""


class Site:
    """This process among the others; without leases it is the only one."""

    def __init__(self, bus: Bus, leases: Leases | None, name: str, limits: Limits) -> None:
        self.sole_lease = None if leases else Lease(name, 0)
        self._bus = bus
        self._leases = leases
        self._name = name
        self._limits = limits
        self._connected = False
        self._connected_at = 0.0
        self._elsewhere: defaultdict[str, dict[str, Here]] = defaultdict(dict)  # by game, then by process
        self._joined: set[str] = set()
        self._living: frozenset[str] = frozenset()
        self._told_sockets = False
        self._following: dict[str, bool] = {}  # games that are being brought up to date, and whether they grew again
        self._tasks: set[asyncio.Task[None]] = set()
        self._beating: asyncio.Task[None] | None = None
        self._beat_soon = asyncio.Event()

    async def begin(self, rooms: Rooms, sessions: Sessions, seen: Seen) -> None:
        """Starts listening to the others; `seen` is called with people here who see what the others did."""
        self._rooms = rooms
        self._sessions = sessions
        self._seen = seen
        self._bus.begin(self._received, self._on_connected)
        await self._bus.subscribe(SITE)
        if self._leases is not None:
            await self._leases.beat(0)  # before any other process knows of this one
            self._beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """The others take over what this process did."""
        if self._beating is not None and self._leases is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
            try:
                await self._leases.end()
            except StoreUnavailable:
                log.warning("the other processes have to find out that this one has ended", exc_info=True)
        self._publish(SITE, Left(self._name))
        await self._bus.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- What rooms need ---------------------------------------------------------------------------------------------

    @property
    def heard_since(self) -> float:
        """Since when the others have been heard from without a gap."""
        if self.sole_lease is not None:
            return 0.0
        return self._connected_at if self._connected else time.time()

    async def join(self, game: str) -> None:
        """Subscribes to what others do with the game."""
        self._joined.add(game)
        await self._bus.subscribe(GAME + game)
        self._publish(GAME + game, Who(self._name))

    def leave(self, game: str) -> None:
        """The game is no longer in memory here."""
        self._joined.discard(game)
        self._bus.unsubscribe(GAME + game)
        self._elsewhere.pop(game, None)

    async def acquire(self, game: str) -> Lease | None:
        """The lease of the game; None while another living process has it."""
        return await self._leases.acquire(game) if self._leases else self.sole_lease

    async def release(self, game: str, lease: Lease) -> None:
        """Another process may have the lease."""
        try:
            if self._leases is not None and await self._leases.release(game, lease):
                self._publish(GAME + game, Free(self._name))
        except StoreUnavailable:
            log.warning("a lease could not be given back", exc_info=True, extra={"game": game})

    def tell(self, game: str, here: Here) -> None:
        """Tells the others who is at the table here."""
        self._publish(GAME + game, Present(self._name, sorted(here.users), here.onlookers))

    def elsewhere(self, game: str) -> Collection[Here]:
        """Who is at the table at the other processes."""
        there = self._elsewhere.get(game)
        return there.values() if there else ()

    def changed(self, game: str) -> None:
        """Tells the others that the game's log has grown."""
        self._publish(GAME + game, Changed(self._name))

    def skip(self, game: str) -> None:
        """Bots that think elsewhere take no time until a person has to decide."""
        self._publish(GAME + game, Skip(self._name))

    def end_session(self, session: str) -> None:
        """Tells the others that the session has ended."""
        self._publish(SITE, Ended(self._name, session))

    def _publish(self, topic: str, message: Message) -> None:
        self._bus.publish(topic, encode(message))

    # --- What others do ----------------------------------------------------------------------------------------------

    def _on_connected(self, connected: bool) -> None:
        self._connected = connected
        self._connected_at = time.time()
        self._elsewhere.clear()
        for game in self._rooms.in_memory():  # catch up on what was missed
            room = self._rooms.known(game)
            if room is not None and connected:
                self._publish(GAME + game, Who(self._name))
                room.company.tell(again=True)
                self._follow(room)
        if connected:
            self._later(self._check_sessions())

    async def _check_sessions(self) -> None:
        """Sockets whose sessions have ended unheard are closed."""
        try:
            ended = await self._sessions.ended(self._rooms.sessions())
        except StoreUnavailable:
            log.warning("it could not be looked up which sessions have ended", exc_info=True)
            return
        for session in ended:
            self._rooms.close_session(session)

    def _received(self, topic: str, text: str) -> None:
        try:
            message = decode(text)
        except msgspec.DecodeError:
            log.warning("a message of another version was not understood", extra={"topic": topic})
            return
        game = topic.removeprefix(GAME)
        room = self._rooms.known(game)
        if isinstance(message, Present) and game in self._joined:  # also while the game is being loaded
            self._elsewhere[game][message.sender] = Here(frozenset(message.users), message.onlookers)
        if room is not None:
            self._received_about(room, message)
        match message:
            case Ended(_, session):
                self._sessions.forget(session)
                self._rooms.close_session(session)
            case Left():
                self._beat_soon.set()
            case Spent(_, requests):
                self._limits.add(requests)
            case Sockets(sender, counts):
                self._limits.sockets_elsewhere[sender] = counts

    def _received_about(self, room: Room, message: Message) -> None:
        match message:
            case Changed():
                self._follow(room)
            case Present():
                room.company_changed()
            case Who():
                room.company.tell(again=True)
            case Free():
                room.after()
            case Skip():
                room.skip_here()

    def _follow(self, room: Room) -> None:
        """The room will be up to date; changes close together are read at once."""
        game = room.state.id
        if game not in self._following:
            self._later(self._catch_up(room))
        self._following[game] = True

    async def _catch_up(self, room: Room) -> None:
        """Brings the room up to date; the process that made the change need not notify people at the table here."""
        game = room.state.id
        try:
            while self._following[game]:
                self._following[game] = False
                await room.catch_up()
        except StoreUnavailable:
            log.warning("a game could not be brought up to date", exc_info=True, extra={"game": game})
        finally:
            del self._following[game]
        for person in {connection.user for connection in room.connections if connection.user is not None}:
            await self._seen(person, room.state.id)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- Signs of life -----------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        beats = 0
        while True:
            try:
                await self._look_around(beats % LOOK_AGAIN == 0)
            except StoreUnavailable:
                log.warning("no sign of life could be given", exc_info=True)
            except Exception:
                log.exception("looking for orphaned games failed")
            beats += 1
            self._beat_soon.clear()
            try:
                async with asyncio.timeout(BEAT):
                    await self._beat_soon.wait()
            except TimeoutError:
                continue

    async def _look_around(self, again: bool) -> None:
        """Sends a sign of life; people at dead processes are gone from the tables, and the games continue here."""
        assert self._leases is not None, "only several processes beat"
        self._share_limits()
        pulse = await self._leases.beat(MOST_ADOPTED)
        self._forget_processes(self._living - pulse.living)
        self._living = pulse.living
        rooms = [room for game in self._rooms.in_memory() if (room := self._rooms.known(game)) is not None]
        if pulse.late:  # the others have taken this process for dead
            for room in rooms:
                room.company.tell(again=True)
        for game in pulse.orphans:
            await self._rooms.adopt(game)
            if self._rooms.known(game) is None:  # it cannot be opened: there is nothing to be in charge of
                lease = await self._leases.acquire(game)
                if lease is not None:
                    await self._leases.release(game, lease)
        waiting = [room.state.id for room in rooms if room.charge.wanted] if again else []
        for game in await self._leases.free(waiting) if waiting else []:
            await self._rooms.adopt(game)

    def _share_limits(self) -> None:
        for requests in self._limits.spent():
            self._publish(SITE, Spent(self._name, requests))
        counts = self._limits.many_sockets()
        if counts or self._told_sockets:
            self._publish(SITE, Sockets(self._name, counts))
        self._told_sockets = bool(counts)

    def _forget_processes(self, dead: Collection[str]) -> None:
        """Nobody is at a table at these processes any longer."""
        for process in dead:
            self._limits.sockets_elsewhere.pop(process, None)
        for game, there in list(self._elsewhere.items()):
            if not there.keys().isdisjoint(dead):
                self._elsewhere[game] = {process: here for process, here in there.items() if process not in dead}
                room = self._rooms.known(game)
                if room is not None:
                    room.company_changed()
