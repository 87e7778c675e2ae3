"""A game with the people around it: commands become events, events are stored, folded and told to all."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from ..errors import MergemakerError
from ..game.actions import Action, simple_choice
from . import commands
from . import events as ev
from .commands import Person
from .game import Game
from .messages import (
    ChatEvent,
    Presence,
    PresenceEvent,
    ServerMessage,
    Thinking,
    encode,
)
from .refusal import Refusal
from .sights import Attendance, sync_of, update_of

if TYPE_CHECKING:
    from .rooms import Rooms

log = logging.getLogger(__name__)
Decide = Callable[[Game], list[ev.Event]]
MOST_WAITING = 200  # messages that a connection may be behind
MOST_ONLOOKERS = 200  # at one table
MOST_WINDOWS = 20  # of one person at one table


class Connection:
    """Somebody at the table or looking on: through which seat, and the messages still to be sent."""

    def __init__(self, person: Person | None, session: str | None, seat: int | None) -> None:
        self.person = person
        self.session = session
        self.seat = seat  # the one asked for, or chosen when connecting
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.synced = False  # whether it has had a sync, and so may have updates
        self.lost = False

    def send(self, message: ServerMessage | bytes) -> None:
        """The message is on its way; a connection that has fallen too far behind is cut, and comes back with a sync."""
        if self.lost:
            return
        try:
            self.outbox.put_nowait(message if isinstance(message, bytes) else encode(message))
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Nothing more is sent."""
        if not self.lost:
            self.lost = True
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)


class Room:
    """One game in memory. The lock makes one command at a time look at it; what is told is stored first."""

    def __init__(self, rooms: "Rooms", game: Game) -> None:
        self.rooms = rooms
        self.game = game
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.absent_since: dict[int, float] = {}
        self.used = time.monotonic()
        self._came = time.time()
        self._bot_seed = secrets.randbits(32)
        self._thinking: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._news = asyncio.Event()
        self.rematching = asyncio.Lock()
        self.counted = False

    # --- Commands --------------------------------------------------------------------------------------------------

    async def submit(self, person: Person | None, command_id: str | None, decide: Decide) -> int:
        """The command's events are stored and told; returns the version of its first. A second time it does nothing."""
        # somebody who asks and goes away does not leave the room with a stored event that it has not folded
        return await asyncio.shield(asyncio.create_task(self._submit(person, command_id, decide)))

    async def _submit(self, person: Person | None, command_id: str | None, decide: Decide) -> int:
        key = None if command_id is None else f"{person.id if person else ''}:{command_id}"
        async with self.lock:
            self.used = time.monotonic()
            while True:
                if key is not None and key in self.game.commands:
                    return self.game.commands[key]
                try:
                    events = decide(self.game)
                except MergemakerError as error:
                    raise commands.carry(error) from None
                if not events:
                    return self.game.version
                now = time.time()
                first = self.game.version + 1
                stored = [
                    ev.Stored(first + number, now, event, key if number == 0 else None)
                    for number, event in enumerate(events)
                ]
                try:
                    await self.rooms.append(self.game, stored, person.id if person else None)
                    break
                except sa.exc.IntegrityError:  # another server was quicker
                    if not await self._catch_up():
                        raise
                except sa.exc.SQLAlchemyError:
                    log.exception("an event could not be stored", extra={"game": self.game.id})
                    raise Refusal("unavailable", "It could not be stored just now: try again.") from None
            for event in stored:
                self._happened(event)
        self.after()
        return first

    async def catch_up(self) -> None:
        """Events that another server stored are told here too."""
        async with self.lock:
            await self._catch_up()
        self.after()

    async def _catch_up(self) -> bool:
        """Whether there was anything new."""
        news = await self.rooms.events_of(self.game.id, self.game.version)
        for event in news:
            self._happened(event)
        return bool(news)

    async def news(self, version: int, seconds: float) -> None:
        """Returns when there is something after that version, or after so many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.game.version <= version:
                    await self._news.wait()

    def _happened(self, stored: ev.Stored) -> None:
        game = self.game
        known = len(game.table.facts) if game.table else 0
        game.apply(stored)
        self._news.set()
        self._news.clear()
        if isinstance(stored.event, ev.Seated):
            self._reseat()
        if isinstance(stored.event, ev.Said):
            said = encode(ChatEvent(game.version, game.chat[-1]))
            for connection in self.connections:
                if connection.synced:
                    connection.send(said)
            return
        now = len(game.table.facts) if game.table else 0
        self._tell(min(known, now))

    def _tell(self, facts_from: int) -> None:
        attendance = self.attendance()
        made: dict[tuple[str | None, int | None], bytes] = {}
        for connection in self.connections:
            if not connection.synced:
                continue
            person = connection.person
            key = (person.id if person else None, connection.seat)
            if key not in made:
                made[key] = encode(update_of(self.game, person, connection.seat, attendance, facts_from))
            connection.send(made[key])

    def after(self) -> None:
        """What follows by itself: bots think, clocks run out, a finished game is counted."""
        self._think_on()
        self._set_timer()
        if self.game.over and not self.counted:
            self.counted = True
            self._later(self.rooms.finish(self.game))

    # --- Who is there ----------------------------------------------------------------------------------------------

    def attendance(self) -> Attendance:
        """Who is connected, as of now."""
        connected: set[int] = set()
        for connection in self.connections:
            if connection.person is not None:
                connected.update(self.game.seats_of(connection.person.id))
        since = {seat: self.absent_since.get(seat, self._came) for seat in range(len(self.game.seats))}
        return Attendance(connected, since, self.rooms.settings.grace, time.time())

    def enter(self, connection: Connection) -> None:
        """Somebody is at the table."""
        if connection.seat is None and self.onlookers >= MOST_ONLOOKERS:
            raise Refusal("too_many", "This table is full of onlookers.")
        alike = sum(other.person == connection.person for other in self.connections)
        if connection.seat is not None and alike >= MOST_WINDOWS:
            raise Refusal("too_many", "You have this table open in too many windows.")
        self.connections.append(connection)
        self._tell_presence()

    @property
    def onlookers(self) -> int:
        """How many look on."""
        return sum(connection.seat is None for connection in self.connections)

    def depart(self, connection: Connection) -> None:
        """Somebody's connection is gone."""
        self.used = time.monotonic()
        before = self.attendance().connected
        self.connections.remove(connection)
        gone = before - self.attendance().connected
        for seat in gone:
            self.absent_since[seat] = time.time()
        if gone and not self.game.over:  # when the grace period is over, the others may ask for a bot
            asyncio.get_running_loop().call_later(self.rooms.settings.grace + 0.5, self._tell_presence)
        self._tell_presence()

    def _tell_presence(self) -> None:
        attendance = self.attendance()
        replaceable = attendance.replaceable(self.game)
        seats = [
            Presence(number, number in attendance.connected, number in replaceable)
            for number in range(len(self.game.seats))
        ]
        told = encode(PresenceEvent(seats, self.onlookers))
        for connection in self.connections:
            if connection.synced:
                connection.send(told)

    def default_seat(self, person: Person | None) -> int | None:
        """The seat to look through: one's own that is to act, else one's first, else an onlooker's."""
        mine = self.game.seats_of(person.id if person else None)
        if not mine:
            return None
        return self.game.seat_to_act if self.game.seat_to_act in mine else mine[0]

    def _reseat(self) -> None:
        for connection in self.connections:
            mine = self.game.seats_of(connection.person.id if connection.person else None)
            if connection.seat not in mine:
                connection.seat = mine[0] if mine else None

    def sync(self, connection: Connection) -> None:
        """The connection has everything it may know."""
        connection.synced = True
        connection.send(sync_of(self.game, connection.person, connection.seat, self.attendance()))

    # --- By itself -------------------------------------------------------------------------------------------------

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _think_on(self) -> None:
        if self.game.bot_to_act is not None and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._think())

    async def _think(self) -> None:
        while self.game.bot_to_act is not None and not self.rooms.closing:
            began = time.monotonic()
            seat, version = self.game.bot_to_act, self.game.position_version
            stand_in = not self.rooms.pool.warm(self.game.bot_at(seat) or commands.DEFAULT_BOT)
            action, failed = await self._choice(seat)
            await asyncio.sleep(max(0.0, self.rooms.settings.bot_pause - (time.monotonic() - began)))
            await self._act(seat, action, version, stand_in or failed)

    async def _choice(self, seat: int) -> tuple[Action, bool]:
        """What the bot does, and whether it failed and something simple is done in its place."""
        game = self.game
        assert game.table is not None
        name, bot = game.seats[seat].name, game.bot_at(seat) or commands.DEFAULT_BOT
        key = f"{game.id} {seat}"
        warm = self.rooms.pool.warm(bot)
        thinking = encode(Thinking(name, not warm))
        for connection in self.connections:
            if connection.synced:
                connection.send(thinking)
        view, legal = game.table.view(name), game.table.legal()
        told = game.table.facts_for(name) if game.table.edition.hides_holdings else ()
        try:
            with self.rooms.metrics.thinking.labels(bot).time():
                return await self.rooms.pool.choose(key, bot, self._bot_seed + seat, view, legal, told), False
        except Exception:
            if not self.rooms.closing:
                log.exception("a bot could not choose", extra={"game": game.id, "bot": bot})
            return simple_choice(legal), True

    async def _act(self, seat: int, action: Action, version: int, stand_in: bool) -> None:
        """The bot's action is taken, unless the table has changed meanwhile."""
        try:
            await self.submit(None, None, lambda game: commands.act_as_bot(game, seat, action, version, stand_in))
        except Refusal as refusal:
            if refusal.code == "illegal":
                log.error("a bot chose what is not legal", extra={"game": self.game.id, "why": refusal.message})
                assert self.game.table is not None
                await self._act(seat, self.game.table.legal()[0], version, True)
            elif refusal.code == "unavailable":
                await asyncio.sleep(1)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        ends = self.game.clock.ends_at() if self.game.clock else None
        if ends is not None and not self.rooms.closing:
            wait = min(max(0.05, ends - time.time() + 0.05), 86_400.0)
            self._timer = asyncio.get_running_loop().call_later(wait, lambda: self._later(self._time_is_up()))

    async def _time_is_up(self) -> None:
        def decide(game: Game) -> list[ev.Event]:
            ends = game.clock.ends_at() if game.clock else None
            if ends is None or ends > time.time():
                return []
            seat = game.seat_to_act
            assert seat is not None
            return [ev.Replaced(seat, commands.DEFAULT_BOT, "time")]

        try:
            await self.submit(None, None, decide)
        except Refusal:  # it could not be stored
            await asyncio.sleep(1)
            self._set_timer()

    async def close(self) -> None:
        """Nothing goes on here any more."""
        if self._timer is not None:
            self._timer.cancel()
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for connection in list(self.connections):
            connection.close()

    @property
    def is_unattended(self) -> bool:
        """Whether only bots play here, and they are at it."""
        game = self.game
        return game.table is not None and not game.over and all(seat.user is None for seat in game.seats)

    @property
    def idle(self) -> bool:
        """Whether it can be put away: nobody is here, nothing thinks, no clock runs."""
        busy = self._thinking is not None and not self._thinking.done()
        timed = self.game.clock is not None and self.game.clock.running is not None
        return not (self.connections or busy or timed or self.lock.locked() or self._tasks)
