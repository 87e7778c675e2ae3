"""A room whose game has started: the table, clocks, replacements and requests."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Literal, Self, TypeAlias

from msgspec.structs import astuple

from ..errors import IllegalAction
from ..game.actions import Action
from ..game.facts import seen_by
from ..game.insight import Insight
from ..game.lessons import Lesson, lessons
from ..game.position import Position
from ..game.table import Table
from ..game.undo import reveals
from ..game.view import Result
from ..rules.constants import MOST_OFFERS
from .clock import Clock
from .events import Asked, Suggested
from .messages.orders import OrderInfo
from .messages.setup import DEFAULT_BOT, FAIR_BOT, BotSpeed, Unrated
from .messages.table import LoggedFact, LogLine, Request, Suggestion
from .orders import Due, StandingOrder, due, seen
from .state import RoomState, Status

MOST_BY_BOT = 0.25  # of a player's actions, for a result that is still the player's own

UndoNeeds: TypeAlias = Literal["free", "consent", "no"]


@dataclass
class Pending:
    """A request that waits for answers."""

    id: int
    asked: Asked
    waiting: list[int]


@dataclass(kw_only=True)
class Running(RoomState):
    """A game under way or finished. Only `fold` changes it."""

    table: Table
    position_version: int = 0  # of the last event that changed the table
    fact_actions: list[int] = field(default_factory=list)  # for each fact the number of its action
    paused: bool = False
    away: dict[int, str] = field(default_factory=dict)  # seats of people for whom a bot plays, and which
    out_of_time: set[int] = field(default_factory=set)
    left: set[int] = field(default_factory=set)  # seats whose people left of their own accord
    claimed_by: int | None = None  # the seat of the last player, who ended the game when everybody else had left
    pending: dict[int, Pending] = field(default_factory=dict)
    clock: Clock | None = None
    rematch: str | None = None
    continues: str | None = None  # the finished game whose position this one plays on from
    lesson: str | None = None  # the lesson that the first seat is taught
    fair_level: str | None = None  # of bots that follow the host's results
    speed: BotSpeed = "calm"
    notes: list[LogLine] = field(default_factory=list)  # what happened around the table, shown in the log
    own_notes: dict[int, list[LogLine]] = field(default_factory=dict)  # what only that seat's log shows
    orders: dict[int, dict[int, StandingOrder]] = field(default_factory=dict)  # each seat's, by number
    orders_held_at: int | None = None  # where an undo led: after how many actions its player decides again
    _insights: tuple[int, dict[int | None, Insight]] = field(
        default_factory=lambda: (-1, {}), repr=False, compare=False
    )  # for which version, and by seat
    unrated: Unrated | None = None  # by what happened: practice, a bot was substituted, or a revealing move taken back
    assisted: frozenset[int] = frozenset()  # seats that had a hint, or alone took back what was revealed
    by_bots: dict[int, int] = field(default_factory=dict)  # how many actions bots took in people's seats
    hinted: dict[int, int] = field(default_factory=dict)  # seats that had a hint, and after how many actions the last
    suggestions: list[Suggested] = field(default_factory=list)  # of this turn

    @property
    def why_unrated(self) -> Unrated | None:
        """Why it does not count in the ratings."""
        return self.unrated or super().why_unrated

    @property
    def helped(self) -> set[int]:
        """Seats that gain no rating here: they had help, or a bot played a good part of the game for them."""
        took = Counter(player for player, _ in self.table.actions)
        played = {seat for seat, count in self.by_bots.items() if count > MOST_BY_BOT * took[self.seats[seat].name]}
        return played | self.assisted

    @property
    def is_practice(self) -> bool:
        """Whether it is counted nowhere: a lesson, or played on from another game."""
        return self.continues is not None or self.lesson is not None

    @property
    def script(self) -> Lesson | None:
        """The lesson that everybody plays by, as far as it goes."""
        return lessons().get(self.lesson) if self.lesson else None

    @property
    def claimed(self) -> bool:
        """Whether the last player ended it."""
        return self.claimed_by is not None

    @property
    def over(self) -> bool:
        """Whether the game is over, by the rules or because the last player ended it."""
        return self.table.over or self.claimed

    @property
    def result(self) -> Result | None:
        """Everybody's money and who won once the game is over. Who has left cannot win, unless all have.

        Where the last player ended it, the money is what everybody would have had if it had ended then by the rules.
        """
        if not self.over:
            return None
        known = self.table.result
        final = known.final if known else {name: worth or 0 for name, worth in self.insight(None).net_worth().items()}
        stayed = {seat.name: final[seat.name] for number, seat in enumerate(self.seats) if number not in self.away}
        compared = stayed or final
        most = max(compared.values())
        return Result(final, [name for name, money in compared.items() if money == most])

    @property
    def claimant(self) -> int | None:
        """The seat whose player may end the game now: everybody else has left for good, and no bot was invited."""
        playing = [number for number, _ in enumerate(self.seats) if number not in self.left | self.out_of_time]
        if self.over or len(playing) != 1 or self.bot_at(playing[0]) or any(seat.bot for seat in self.seats):
            return None
        return playing[0]

    @property
    def status(self) -> Status:
        """playing, paused or over."""
        return "over" if self.over else "paused" if self.paused else "playing"

    @property
    def seat_to_act(self) -> int | None:
        """The seat to act."""
        return None if self.over or self.table.to_act is None else self.table.seat(self.table.to_act)

    def bot_at(self, seat: int) -> str | None:
        """The bot playing at the seat now, if any."""
        return self.seats[seat].bot or self.away.get(seat)

    def level_at(self, seat: int) -> str:
        """The level of the bot at the seat; of one that follows the host's results, the one chosen for this game."""
        level = self.bot_at(seat) or DEFAULT_BOT
        return self.fair_level or DEFAULT_BOT if level == FAIR_BOT else level

    @property
    def clock_runs(self) -> bool:
        """Whether a player's clock is running."""
        return self.clock is not None and self.clock.running is not None

    @property
    def bot_to_act(self) -> int | None:
        """The seat whose bot has to act now."""
        seat = self.seat_to_act
        return seat if seat is not None and not self.paused and self.bot_at(seat) else None

    def people(self, without: int | None = None) -> list[int]:
        """Seats whose people must consent: not played by bots, and not at the asker's own screen."""
        asker = None if without is None else self.seats[without].user
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.user is not None and number not in self.away and seat.user != asker
        ]

    @property
    def bot_speed(self) -> BotSpeed | None:
        """How long bots take, if that is one person's to say: nobody else sits here."""
        return self.speed if self.is_alone else None

    @property
    def is_alone(self) -> bool:
        """Whether one person plays here among bots, in one seat or several."""
        return len({seat.user for seat in self.seats if seat.user is not None}) == 1

    def facts_for(self, player: str | None, since: int = 0) -> list[LoggedFact]:
        """The facts as that player may know them, with the numbers of their actions."""
        return [
            LoggedFact(*astuple(seen_by(fact, player)), at=at)
            for fact, at in zip(self.table.facts[since:], self.fact_actions[since:], strict=True)
        ]

    def insight(self, seat: int | None) -> Insight:
        """Insight from a seat or as an onlooker, computed once per position, and what all share once for all.

        When the game is over, holdings are no longer hidden.
        """
        if self._insights[0] != self.position_version:
            self._insights = (self.position_version, {})
        seen = self._insights[1]
        if seat not in seen:
            position = self._position(None if seat is None else self.seats[seat].name)
            seen[seat] = Insight(position) if seat is None else self.insight(None).seen_from(position)
        return seen[seat]

    def _position(self, player: str | None) -> Position:
        return self.table.final_position(player) if self.over else self.table.position(player)

    # --- Orders ----------------------------------------------------------------------------------------------------

    @property
    def order_due(self) -> Due | None:
        """What an order of the player to act does now; nothing where a bot plays or the game is paused."""
        seat = self.seat_to_act
        standing = self.orders.get(seat) if seat is not None else None
        if seat is None or not standing or self.paused or self.bot_at(seat) or self.orders_held:
            return None
        return due(standing, self.insight(seat), self._judge(seat))

    @property
    def orders_held(self) -> bool:
        """Whether an undo has led here, so that the player decides and not an order."""
        return self.orders_held_at == len(self.table.actions)

    def orders_of(self, seat: int | None) -> list[OrderInfo]:
        """The orders of a seat that stand, for its owner alone."""
        standing = self.orders.get(seat) if seat is not None and not self.over else None
        if seat is None or not standing:
            return []
        return seen(standing, self.insight(seat), self._judge(seat), self.orders_held)

    def _judge(self, seat: int) -> Callable[[Action], IllegalAction | None]:
        return lambda action: self.table.why_not(action, self.seats[seat].name)

    # --- Trades suggested ------------------------------------------------------------------------------------------

    @property
    def open_suggestions(self) -> list[Suggestion]:
        """The trades that the player on turn could still offer, as others suggest."""
        turn = self.insight(None).view.turn
        trading = (
            self.table.decision in ("place_tile", "answer_trade") and not turn.placed and turn.offers < MOST_OFFERS
        )
        return [Suggestion(self.seats[one.seat].name, one.offer) for one in self.suggestions] if trading else []

    # --- Requests and undo -----------------------------------------------------------------------------------------

    def requests(self) -> list[Request]:
        """The requests waiting for consent."""
        return [
            Request(
                id=pending.id,
                kind=pending.asked.what,
                by=pending.asked.by,
                seat=pending.asked.seat,
                waiting=pending.waiting,
                text=self._request_text(pending.asked),
                unrates=self._unrates(pending.asked),
            )
            for pending in self.pending.values()
        ]

    def _unrates(self, asked: Asked) -> bool:
        """Whether the game would no longer be rated: something that was revealed would be taken back."""
        return self.rated and asked.kept_actions is not None and not self.can_forget(asked.kept_actions)

    def _request_text(self, asked: Asked) -> str:
        by = self.seats[asked.by].name
        if asked.what == "undo":
            count = len(self.table.actions) - (asked.kept_actions or 0)
            return f"{by} would like to take back {'an action' if count == 1 else f'{count} actions'}."
        return f"{by} would like a bot to play for {self.seats[asked.seat or 0].name}."

    def last_action_of(self, seat: int) -> int | None:
        """How many actions came before the player's last one."""
        name = self.seats[seat].name
        return next((n for n in range(len(self.table.actions) - 1, -1, -1) if self.table.actions[n][0] == name), None)

    def undo_needs(self, seat: int | None) -> UndoNeeds:
        """What undoing the player's last action needs: nothing (`free`), `consent`, or it is impossible (`no`)."""
        if seat is None or self.over or self.setup.undo == "never" or self.bot_at(seat):
            return "no"
        kept = self.last_action_of(seat)
        if kept is None:
            return "no"
        if self.is_alone:
            return "free"
        if self.setup.undo == "free" and self.can_forget(kept):
            return "free"
        asked = self.people(without=seat)
        everybody = all(other.user is None or number not in self.away for number, other in enumerate(self.seats))
        # players who are away cannot be asked
        return "consent" if asked and (everybody or self.can_forget(kept)) else "no"

    def can_forget(self, kept_actions: int) -> bool:
        """Whether only the last action would be undone, and it has revealed nothing."""
        if kept_actions != len(self.table.actions) - 1:
            return False
        return not reveals(self.table.facts[self.facts_after(kept_actions) :], self.table.edition)

    def facts_after(self, actions: int) -> int:
        """How many facts there were after a number of actions."""
        return bisect_right(self.fact_actions, actions)

    # --- Looking back ----------------------------------------------------------------------------------------------

    def table_after(self, actions: int) -> Table:
        """The table after a number of actions."""
        table = self.table.copy()
        table.go_back(actions)
        return table

    def copy(self) -> Self:
        """An independent copy."""
        taken = super().copy()
        taken.table = self.table.copy()
        taken.fact_actions = self.fact_actions[:]
        taken.notes, taken.suggestions = self.notes[:], self.suggestions[:]
        taken.own_notes, taken.orders = self.own_notes.copy(), self.orders.copy()
        taken.away, taken.out_of_time, taken.left = self.away.copy(), self.out_of_time.copy(), self.left.copy()
        taken.pending = {number: replace(pending) for number, pending in self.pending.items()}
        taken.clock = self.clock and self.clock.copy()
        return taken
