"""The settings of a new game, its seats, and how lists and waiting rooms show it."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from ...game.view import Result
from ...words.lines import Reason
from .people import Name, Vacation

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]


class SeatSetup(Struct, forbid_unknown_fields=True):
    """Who takes the seat: the asker, another person at the same screen, anyone, or a bot."""

    kind: Literal["me", "guest", "open", "bot"]
    name: Annotated[str, Meta(max_length=30)] | None = None
    bot: str | None = None


class LiveClock(Struct, tag_field="kind", tag="live"):
    """Seconds for the whole game, and seconds added for each action."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)]


class DaysClock(Struct, tag_field="kind", tag="days"):
    """Days for each decision."""

    days: Annotated[int, Meta(ge=1, le=30)]


DEFAULT_BOT = "medium"  # the level that plays where nobody chose one, and where a stronger one is not ready
FAIR_BOT = "fair"  # one that follows the host's results, so that the host wins a fair share
ClockSetup: TypeAlias = LiveClock | DaysClock
BotSpeed: TypeAlias = Literal["calm", "quick", "instant"]
UndoPolicy: TypeAlias = Literal["free", "consent", "never"]
# Why a game does not count in the ratings: one person plays several seats, there is nobody to compare with, it was
# uploaded, is a lesson or plays on from another, a simpler bot substituted for one that was not ready, or all agreed to
# take back what was revealed.
Unrated: TypeAlias = Literal[
    "several_seats", "nobody_else", "record", "lesson", "continued", "substitute", "taken_back"
]


class Setup(Struct, forbid_unknown_fields=True):
    """The settings of a new game."""

    edition: str = "renegade"
    options: dict[str, str | bool] = {}
    seats: Annotated[list[SeatSetup], Meta(min_length=2, max_length=6)] = field(
        default_factory=lambda: [SeatSetup("me"), *(SeatSetup("bot", bot=DEFAULT_BOT) for _ in range(3))]
    )
    public: bool = False
    clock: ClockSetup | None = None
    undo: UndoPolicy = "free"
    bot_speed: BotSpeed = "calm"  # where one person plays among bots; nobody else is hurried
    hints: bool = True  # whether players may ask for hints; never in a rated game with other people


class NewGame(Struct, forbid_unknown_fields=True):
    """A request for a game; it starts immediately if no seat is open."""

    setup: Setup
    start: bool = True


class RatedAnswer(Struct):
    """Whether a game with such settings would count in the ratings, and if not, why."""

    rated: bool
    unrated: Unrated | None


class PlayOn(Struct, forbid_unknown_fields=True):
    """A request to play on from a position of a finished game, in one of its seats, with bots in the others."""

    action: Annotated[int, Meta(ge=0)]  # how many have been taken
    seat: SeatNumber
    bot: str = DEFAULT_BOT


class Join(Struct, forbid_unknown_fields=True):
    """A request for a seat, by invitation unless the game is public."""

    code: Annotated[str, Meta(max_length=64)] | None = None
    seat: SeatNumber | None = None
    name: Name | None = None


class Seats(Struct, forbid_unknown_fields=True):
    """New seats before the start; `was` is the number of the seat whose person keeps it."""

    seats: Annotated[list["SeatChange"], Meta(min_length=2, max_length=6)]


class SeatChange(Struct, forbid_unknown_fields=True):
    """A changed seat: that of number `was` with its person, or a new guest, bot or open seat."""

    was: SeatNumber | None = None
    kind: Literal["guest", "open", "bot"] | None = None
    name: Annotated[str, Meta(max_length=30)] | None = None
    bot: str | None = None


class SeatInfo(Struct):
    """A seat: `open` is still free; `away` belongs to a person for whom a bot is playing."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None  # the level of the bot that plays here now
    mine: bool
    connected: bool
    host: bool
    away: bool
    absent_for: int | None  # seconds since the person was last connected; null while connected
    out_of_time: bool  # the clock ran out, and the bot plays on to the end
    can_be_replaced: bool  # the grace period is over: others may ask for a bot
    ready: bool  # before the start: the person has said so
    vacation: Vacation | None  # current or planned: correspondence clocks stop meanwhile


class ShuffleInfo(Struct):
    """A shuffle that can be checked when the game is over: docs/shuffle.md says how."""

    commitment: str  # the hash of the key and its salt, which the record of the finished game has
    salts: list[str]  # what the person in each seat has added; empty: nothing


class LessonProgress(Struct):
    """How far the learner has come in a lesson."""

    taken: int  # steps
    steps: int


class GameInfo(Struct):
    """A game as a list or a waiting room shows it."""

    id: str
    code: str | None  # the invitation, for those who may invite
    setup: Setup
    seats: list[SeatInfo]
    status: Literal["waiting", "playing", "paused", "over"]
    created: float  # seconds since 1970
    version: int
    result: Result | None
    turn: int
    to_act: str | None
    my_turn: bool  # whether the asker is to act
    deadline: float | None  # when the running clock runs out, in seconds since 1970
    rated: bool  # whether it counts in the ratings: then nobody has two seats, and who leaves is last
    unrated: Unrated | None  # why it does not
    can_claim: bool  # whether the asker may end the game and win: everybody else has left for good
    claimed: bool  # it ended that way, and the money is as if it had ended then by the rules
    can_remove: bool  # whether the asker may take it off their list: nobody else waits for them there
    bot_speed: BotSpeed | None  # null where several people play: bots are calm there
    my_seats: list[int]
    host: bool  # whether the asker may start it and change the seats
    rematch: str | None  # the game that followed this one
    uploaded: bool  # an uploaded record, not a game played here
    actions: int  # how many have been taken
    continues: str | None  # the finished game whose position this one plays on from
    lesson: str | None  # the lesson that the first seat is taught
    progress: LessonProgress | None  # in the lesson
    shuffle: ShuffleInfo | None  # null: by a seed, or played on from another game


class UnreadableGame(Struct):
    """A game that cannot be opened: of a newer version, or damaged."""

    id: str
    message: str
    why: Reason


class GameList(Struct):
    """Several games, and those that cannot be opened."""

    games: list[GameInfo]
    unreadable: list[UnreadableGame] = []


class Address(Struct):
    """Where others reach the server; null: nobody but this machine does, as far as it knows."""

    address: str | None
