"""A game as the log tells it: events are folded into it one after another, and nothing else changes it."""

import copy
from dataclasses import dataclass, field

from ..game.editions import edition_named
from ..game.facts import seen_by
from ..game.table import Table
from . import events as ev
from .clock import Clock
from .messages import ChatLine, LoggedFact, Request, Setup

MOST_CHAT = 200
# What an undo must not take back without asking: somebody learned something that was hidden before.
REVEALING = {"tile_drawn", "market_drew", "hand_shown"}


@dataclass
class Pending:
    """A request that waits for answers."""

    id: int
    asked: ev.Asked
    waiting: list[int]


@dataclass
class Game:
    """One game: who sits where, the table, and all that was said and asked."""

    id: str
    code: str
    setup: Setup
    created: float
    uploaded: bool = False
    version: int = 0
    position_version: int = 0  # of the last event that changed the table
    host: str = ""
    seats: list[ev.Seat] = field(default_factory=list)
    table: Table | None = None
    fact_at: list[int] = field(default_factory=list)  # for each fact the number of its action
    acted_at: list[float] = field(default_factory=list)
    paused: bool = False
    away: dict[int, str] = field(default_factory=dict)  # seats of people for whom a bot plays, and which
    out_of_time: set[int] = field(default_factory=set)
    pending: dict[int, Pending] = field(default_factory=dict)
    chat: list[ChatLine] = field(default_factory=list)
    clock: Clock | None = None
    rematch: str | None = None
    commands: dict[str, int] = field(default_factory=dict)
    last_at: float = 0.0
    unrated: bool = False  # somebody was replaced or stood in for, or an undo took back what was shown

    # --- Asking ----------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether it has been played to the end."""
        return self.table is not None and self.table.over

    @property
    def status(self) -> str:
        """waiting, playing, paused or over."""
        if self.table is None:
            return "waiting"
        return "over" if self.table.over else "paused" if self.paused else "playing"

    @property
    def seat_to_act(self) -> int | None:
        """Whose decision it is."""
        if self.table is None or self.table.to_act is None:
            return None
        return self.table.seat(self.table.to_act)

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays there now, if one does."""
        return self.seats[seat].bot or self.away.get(seat)

    @property
    def bot_to_act(self) -> int | None:
        """The seat whose bot has to act now."""
        seat = self.seat_to_act
        return seat if seat is not None and not self.paused and self.bot_at(seat) else None

    def seats_of(self, user: str | None) -> list[int]:
        """The seats of a person."""
        return [number for number, seat in enumerate(self.seats) if user is not None and seat.user == user]

    def people(self, besides: int | None = None) -> list[int]:
        """Seats whose people decide: neither bots nor replaced by one, and not of the asker's screen."""
        asker = None if besides is None else self.seats[besides].user
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.user is not None and number not in self.away and seat.user != asker
        ]

    def facts_for(self, player: str | None, since: int = 0) -> list[LoggedFact]:
        """The facts as that player may know them, with the numbers of their actions."""
        if self.table is None:
            return []
        told = []
        for number, fact in enumerate(self.table.facts[since:], start=since):
            shown = seen_by(fact, player)
            told.append(
                LoggedFact(**{name: getattr(shown, name) for name in shown.__struct_fields__}, at=self.fact_at[number])
            )
        return told

    def requests(self) -> list[Request]:
        """What waits for somebody's consent."""
        return [
            Request(
                id=pending.id,
                kind=pending.asked.what,
                by=pending.asked.by,
                seat=pending.asked.seat,
                waiting=pending.waiting,
                text=self._wish(pending.asked),
            )
            for pending in self.pending.values()
        ]

    def _wish(self, asked: ev.Asked) -> str:
        by = self.seats[asked.by].name
        if asked.what == "undo":
            assert self.table is not None
            count = len(self.table.actions) - (asked.stand or 0)
            return f"{by} would like to take back {'an action' if count == 1 else f'{count} actions'}."
        return f"{by} would like a bot to play for {self.seats[asked.seat or 0].name}."

    def last_action_of(self, seat: int) -> int | None:
        """How many actions came before the player's last one."""
        assert self.table is not None
        name = self.seats[seat].name
        return next((n for n in range(len(self.table.actions) - 1, -1, -1) if self.table.actions[n][0] == name), None)

    def undo_needs(self, seat: int | None) -> str:
        """What taking back the player's last action needs: nothing (`free`), `consent`, or there is none (`no`)."""
        if seat is None or self.table is None or self.over or self.setup.undo == "never" or self.bot_at(seat):
            return "no"
        stand = self.last_action_of(seat)
        if stand is None:
            return "no"
        if not self.people(besides=seat):
            return "free"
        return "free" if self.setup.undo == "free" and self._nothing_revealed(stand) else "consent"

    def _nothing_revealed(self, stand: int) -> bool:
        assert self.table is not None
        if stand != len(self.table.actions) - 1:
            return False
        shown = REVEALING | ({"holding_shown"} if self.table.edition.hides_holdings else set())
        since = [fact for fact, at in zip(self.table.facts, self.fact_at, strict=True) if at > stand]
        return not any(fact.type in shown for fact in since)

    # --- Folding ---------------------------------------------------------------------------------------------------

    def apply(self, stored: ev.Stored) -> None:
        """The event has happened."""
        assert stored.seq == self.version + 1, "events are folded in order"
        self.version = stored.seq
        if stored.command_id is not None:
            self.commands[stored.command_id] = stored.seq
        self._fold(stored.event, stored.at)
        if self.clock is not None:
            seat = self.seat_to_act
            runs = seat is not None and not self.paused and not self.bot_at(seat)
            self.clock.run_for(seat if runs else None, stored.at)
        self.last_at = stored.at

    def apply_all(self, log: list[ev.Stored]) -> None:
        """All of a log has happened."""
        for stored in log:
            self.apply(stored)

    def _fold(self, event: ev.Event, at: float) -> None:
        match event:
            case ev.Seated(host, seats):
                self.host, self.seats = host, list(seats)
            case ev.Started(seed, bag, market):
                self._start(seed, bag, market)
            case ev.Acted(seat, action, _, stand_in):
                assert self.table is not None
                self.unrated = self.unrated or stand_in
                if self.clock is not None:
                    self.clock.acted(seat, at)
                self.table.act(action, self.seats[seat].name)
                self._number_facts()
                self.acted_at.append(at)
                self._position_changed()
            case ev.Undone(stand):
                self._take_back(stand)
            case ev.Said(name, seat_or_none, text):
                self.chat.append(ChatLine(self.version, at, name, seat_or_none, text))
                del self.chat[:-MOST_CHAT]
            case ev.Paused():
                self.paused = True
            case ev.Resumed():
                self.paused = False
            case ev.Asked(waiting=waiting):
                self.pending[self.version] = Pending(self.version, event, list(waiting))
            case ev.Answered(request, seat, accept):
                self._answer(request, seat, accept)
            case ev.Replaced(seat, bot, why):
                self.away[seat] = bot
                self.unrated = True
                if why == "time":
                    self.out_of_time.add(seat)
                self.pending = {n: p for n, p in self.pending.items() if seat not in (p.asked.seat, p.asked.by)}
                for pending in self.pending.values():
                    pending.waiting = [number for number in pending.waiting if number != seat]
                self.pending = {n: p for n, p in self.pending.items() if p.waiting}  # nobody is left to answer
            case ev.Returned(seat):
                self.away.pop(seat, None)
            case ev.Woke():
                if self.clock is not None:
                    self.clock.forgive(at)
            case ev.Rematched(game):
                self.rematch = game

    def _start(self, seed: int, bag: list[str], market: list[str]) -> None:
        edition = edition_named(self.setup.edition)
        names = [seat.name for seat in self.seats]
        self.table = Table(names, edition, self.setup.options, seed=seed, bag=bag, market=market)
        self.fact_at = []
        self._number_facts()
        if self.setup.clock is not None and not self.uploaded:
            self.clock = Clock(self.setup.clock, len(self.seats))
        self._position_changed()

    def _number_facts(self) -> None:
        assert self.table is not None
        self.fact_at += [len(self.table.actions)] * (len(self.table.facts) - len(self.fact_at))

    def _position_changed(self) -> None:
        self.position_version = self.version
        self.pending = {number: p for number, p in self.pending.items() if p.asked.what != "undo"}

    def _take_back(self, stand: int) -> None:
        self.unrated = self.unrated or not self._nothing_revealed(stand)
        self.table = self.table_after(stand)
        self.fact_at = [at for at in self.fact_at if at <= stand]
        del self.acted_at[stand:]
        assert len(self.fact_at) == len(self.table.facts)
        self._position_changed()

    def frozen(self) -> "Game":
        """The game as it is now, for somebody who reads it in another thread while it goes on."""
        twin = copy.copy(self)
        twin.table = self.table and self.table.copy()
        twin.fact_at = self.fact_at[:]
        return twin

    def table_after(self, actions: int) -> Table:
        """The table as it stood after so many actions."""
        assert self.table is not None
        table = Table(
            self.table.players, self.table.edition, seed=self.table.seed, bag=self.table.bag, market=self.table.market
        )
        for player, action in self.table.actions[:actions]:
            table.act(action, player)
        return table

    def _answer(self, request: int, seat: int, accept: bool) -> None:
        pending = self.pending.get(request)
        if pending is None:
            return
        pending.waiting = [number for number in pending.waiting if number != seat]
        if not accept or not pending.waiting:
            del self.pending[request]
