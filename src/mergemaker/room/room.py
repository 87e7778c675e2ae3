"""A game with the people around it: commands become events, events are stored, folded and sent to all."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, NoReturn

from ..errors import MergemakerError
from . import events as ev
from .advice import Advice
from .attendance import Attendance
from .bot_turns import BotTurns
from .charge import Charge
from .clock_turns import ClockTurns
from .commands import Decide
from .company import Company
from .connection import Connection
from .fold import State, fold
from .interfaces import (
    Bots,
    Conflict,
    EventLog,
    Lease,
    LeaseLost,
    Now,
    Pace,
    Results,
    Site,
    StoreUnavailable,
)
from .messages.updates import ChatEvent, OrdersEvent
from .notices import notices_between
from .order_turns import OrderTurns
from .person import Person
from .reading import state_after
from .refusal import Refusal, as_refusal
from .running import Running
from .screens import Screens

log = logging.getLogger(__name__)
RETRY_AFTER = 1.0  # seconds after which a store that did not answer is asked again


class Room:
    """One game in memory. A lock admits one command at a time; nothing is sent before it is stored."""

    def __init__(
        self,
        state: State,
        log: EventLog,
        bots: Bots,
        results: Results,
        now: Now,
        pace: Pace,
        bot_seed: int,
        site: Site,
    ) -> None:
        self.state = state
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.company = Company(self, site, now, pace.grace)
        self.connections = self.company.connections
        self.used = now()
        self.counted = False  # in statistics and ratings
        self.closing = False
        self.unreadable: Refusal | None = None  # why the game cannot be followed any further
        self._log = log
        self._results = results
        self._now = now
        self._site = site
        self.advice = Advice(self, bots)
        self.charge = Charge(self, site)
        self._bot_turns = BotTurns(self, bots, now, pace.bot_pause, bot_seed)
        self._order_turns = OrderTurns(self, pace.bot_pause, bot_seed)
        self._clock_turns = ClockTurns(self, now)
        self._tasks: set[asyncio.Task[None]] = set()
        self._recovery: asyncio.Task[None] | None = None  # waits for the store to be back
        self._news = asyncio.Event()
        self._screens = Screens()

    # --- Commands --------------------------------------------------------------------------------------------------

    async def submit(self, person: Person | None, command_id: str | None, decide: Decide) -> int:
        """The command's events are stored and sent; returns the first one's version. Resubmitting does nothing."""
        # shielded: if the sender disconnects, no event may be stored without being folded
        return await asyncio.shield(asyncio.create_task(self._submit(person, command_id, decide, None)))

    async def submit_in_charge(self, decide: Decide) -> None:
        """The same for what happens automatically; nothing is stored if another process is in charge by now."""
        if self.charge.lease is not None:
            await asyncio.shield(asyncio.create_task(self._submit(None, None, decide, self.charge.fence)))

    async def _submit(self, person: Person | None, command_id: str | None, decide: Decide, lease: Lease | None) -> int:
        key = None if command_id is None else f"{person.id if person else ''}:{command_id}"
        async with self.lock:
            self.used = self._now()
            if self.unreadable is not None:
                raise self.unreadable
            while True:
                if key is not None and key in self.state.commands:
                    return self.state.commands[key]
                try:
                    steps = self._decided(decide, key)
                except MergemakerError as error:
                    raise as_refusal(error) from None
                if not steps:
                    return self.state.version
                first = steps[0][1].version
                try:
                    user = person.id if person else None
                    happened = [stored for stored, _ in steps]
                    # people at the table at another process are accounted for there (`Site._catch_up`)
                    present = {user, *(connection.user for connection in self.connections)}
                    notices = notices_between(self.state, happened, steps[-1][1], present)
                    await self._log.append(self.state.id, happened, user, notices, lease)
                    break
                except Conflict:  # another server was first
                    await self._see_who_was_first()
                except LeaseLost:
                    self.charge.lose(lease)
                    raise Refusal("unavailable", "not_stored") from None
                except StoreUnavailable:
                    self._give_up()
            for stored, state in steps:
                self._happened(stored, state)
        self.after()
        return first

    def _decided(self, decide: Decide, key: str | None) -> list[tuple[ev.Stored, State]]:
        """The command's events, each with the state after it; an error if one cannot be folded.

        This way everything stored can be folded again, and the rules judge an action once.
        """
        now = self._now()
        steps: list[tuple[ev.Stored, State]] = []
        state = self.state
        for number, event in enumerate(decide(state)):
            stored = ev.Stored(self.state.seq + 1 + number, now, event, None if number else key)
            state = fold(state.copy(), stored)
            steps.append((stored, state))
        return steps

    async def _see_who_was_first(self) -> None:
        """The events of the other server are folded in; a Refusal if there are none, since the game was deleted."""
        try:
            if not await self._catch_up():
                raise Refusal("not_found", "no_game")
        except StoreUnavailable:
            self._give_up()

    def _give_up(self) -> NoReturn:
        """The command is refused; whether it was stored all the same is looked up when the store is back."""
        log.warning("an event could not be stored", exc_info=True, extra={"game": self.state.id})
        self._recover()
        raise Refusal("unavailable", "not_stored") from None

    def _recover(self) -> None:
        if self._recovery is None and not self.closing:
            self._recovery = asyncio.create_task(self._recover_later())

    async def _recover_later(self) -> None:
        await asyncio.sleep(RETRY_AFTER)
        self._recovery = None
        await self.catch_up()

    async def catch_up(self) -> None:
        """Events stored by another server are folded and sent here too, later if the store does not answer."""
        try:
            async with self.lock:
                await self._catch_up()
        except StoreUnavailable:
            self._recover()
            return
        except Refusal as refusal:  # a newer version plays on elsewhere
            log.warning("a game cannot be followed", extra={"game": self.state.id, "why": refusal.message})
            for connection in self.connections:
                connection.close()
            return
        self.after()

    async def _catch_up(self) -> bool:
        """The same under the lock; returns whether there was anything new."""
        try:
            news = await self._log.events_after(self.state.id, self.state.seq)
            for stored in news:
                self._happened(stored, state_after(self.state.copy(), [stored]))
        except Refusal as refusal:
            self.unreadable = refusal
            raise
        return bool(news)

    async def news(self, version: int, seconds: float) -> None:
        """Returns when there is an event after that version, or when the time is up."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.state.version <= version:
                    await self._news.wait()

    def _happened(self, stored: ev.Stored, state: State) -> None:
        before = self._facts()
        self.state = state
        self._news.set()
        self._news.clear()
        if isinstance(stored.event, ev.Seated):
            self.company.reseat()
        if isinstance(stored.event, ev.BotsPaced):
            self._bot_turns.hurry()
        if isinstance(stored.event, ev.Said):
            self.company.send(ChatEvent(self.state.version, self.state.chat[-1]))
        elif isinstance(stored.event, ev.PRIVATE):
            self._send_orders(stored.event.seat)
        else:
            self._screens.update(self.state, self.connections, self.attendance(), min(before, self._facts()))

    def _facts(self) -> int:
        return len(self.state.table.facts) if isinstance(self.state, Running) else 0

    def _send_orders(self, seat: int) -> None:
        """The owner of the seat, and nobody else, gets the orders that stand."""
        assert isinstance(self.state, Running), "orders come after the start"
        self.company.send(OrdersEvent(self.state.orders_of(seat)), seat)

    def after(self) -> None:
        """Starts what follows automatically: bots think, clocks run out, a finished game is counted."""
        self.charge.want()
        self._bot_turns.wake()
        self._order_turns.wake()
        self._clock_turns.wake()
        self.charge.hand_over()
        if isinstance(self.state, Running) and self.state.over and not self.counted:
            self.counted = True
            self.later(self._count(self.state))

    async def _count(self, game: Running) -> None:
        try:
            await self._results.count(game)
        except StoreUnavailable:
            log.warning("a game could not be counted", exc_info=True, extra={"game": game.id})
            self.counted = False
            self._recover()

    @property
    def in_charge(self) -> bool:
        """Whether bots think here, orders are carried out here and the clock runs here."""
        return self.charge.lease is not None and not self.closing

    @property
    def busy(self) -> bool:
        """Whether a bot thinks, or an order is about to be carried out."""
        return self._bot_turns.thinking or self._order_turns.busy

    # --- Who is there ----------------------------------------------------------------------------------------------

    def attendance(self) -> Attendance:
        """Who is connected now."""
        return self.company.attendance()

    def is_here(self, user: str) -> bool:
        """Whether the person has the table open."""
        return user in self.company.users()

    def enter(self, connection: Connection) -> None:
        """The connection is at the table."""
        self.company.enter(connection)

    def depart(self, connection: Connection) -> None:
        """The connection has left the table."""
        self.used = self._now()
        self.company.depart(connection)
        self.charge.hand_over()

    def company_changed(self) -> None:
        """Others have come to the table, or gone, at another process."""
        self.company.changed()
        self.after()

    def default_seat(self, person: Person | None) -> int | None:
        """The seat to view from: the person's own to act, else their first, else none."""
        mine = self.state.seats_of(person.id if person else None)
        if isinstance(self.state, Running) and self.state.seat_to_act in mine:
            return self.state.seat_to_act
        return mine[0] if mine else None

    def sync(self, connection: Connection) -> None:
        """The connection is sent everything it may know."""
        self._screens.sync(self.state, connection, self.attendance())

    def send_log(self, connection: Connection, before: int) -> None:
        """The connection is sent the log as far as a fact."""
        self._screens.log(self.state, connection, before)

    def skip(self) -> None:
        """Bots take no time until a person has to decide, at whichever process they think."""
        self.skip_here()
        if not self.in_charge:
            self._site.skip(self.state.id)

    def skip_here(self) -> None:
        """Bots that think here take no time until a person has to decide."""
        self._bot_turns.skip()

    # --- In the background -----------------------------------------------------------------------------------------

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """The work is done in the background, before the room is closed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Bots, timers and connections are stopped."""
        self.closing = True
        self._clock_turns.stop()
        if self._recovery is not None:
            self._recovery.cancel()
        await self._bot_turns.stop()
        await self._order_turns.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for connection in list(self.connections):
            connection.close()

    async def put_away(self) -> None:
        """It is closed, and another process may be in charge of the game."""
        await self.close()
        await self.charge.release()

    @property
    def is_unattended(self) -> bool:
        """Whether only bots are playing here."""
        return self.state.status in ("playing", "paused") and all(seat.user is None for seat in self.state.seats)

    @property
    def idle(self) -> bool:
        """Whether it can be unloaded: nobody is connected, no bot thinks, no clock runs, nothing is to be stored."""
        timed = isinstance(self.state, Running) and self.state.clock_runs and self.in_charge
        waits = self.busy or timed or self._tasks or self._recovery is not None
        return not (self.connections or waits or self.lock.locked())
