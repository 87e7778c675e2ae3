"""What is stored of a game: a sequence of events. Folding them from the first gives the current state of the room."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct, field

from ..game.actions import Action, OfferTrade
from .messages.orders import Order
from .messages.setup import BotSpeed
from .messages.table import Phrase

# Goes up when earlier versions of Mergemaker would misread what is stored; what they do not know they say themselves.
FORMAT: Final = 1


class _Event(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    pass


class Seat(Struct, frozen=True, omit_defaults=True):
    """Who sits there: a person (`user`), a bot (`bot`), or nobody yet."""

    name: str = ""
    user: str | None = None
    bot: str | None = None
    guest: bool = False  # another person at the screen of `user`


class Seated(_Event, frozen=True, tag="seated"):
    """Before the start: the seats as they are now."""

    host: str
    seats: list[Seat]
    shown_out: list[str] = []  # by the host just now: they cannot join again


class Readied(_Event, frozen=True, tag="readied"):
    """Before the start: a person is ready, or no longer."""

    user: str
    ready: bool


class Committed(_Event, frozen=True, tag="committed"):
    """Before the start: the key of the shuffle is drawn. Everybody is shown its commitment, and the key at the end."""

    key: str
    salt: str


class Salted(_Event, frozen=True, tag="salted"):
    """Before the start: a person adds to the shuffle, or changes what they had added; nothing takes it back."""

    user: str
    salt: str


class Started(_Event, frozen=True, tag="started"):
    """The game began, with that bag and those tiles for the market's draws."""

    seed: int
    bag: list[str]
    market: list[str] = []
    continues: str | None = None  # the finished game whose position this one plays on from
    lesson: str | None = None  # the lesson that the first seat is taught
    fair_level: str | None = None  # of bots that follow the host's results
    salts: list[str] = []  # by seat, where the key is committed to
    rules: int = 1  # the version of the rules that the game is played by


class Acted(_Event, frozen=True, tag="acted"):
    """A player took an action."""

    seat: int
    action: Action
    bot: bool = False
    stand_in: bool = False  # the substitute that acted because the seat's own bot was not ready
    order: int | None = None  # the player's order that was carried out, which nobody else learns


class Undone(_Event, frozen=True, tag="undone"):
    """Actions were undone; `kept_actions` remain."""

    kept_actions: int = field(name="stand")
    by: int


class Said(_Event, frozen=True, tag="said"):
    """A chat message."""

    name: str
    seat: int | None
    text: str
    phrase: Phrase | None = None  # everybody reads it in their own language


class Suggested(_Event, frozen=True, tag="suggested"):
    """Who declined a trade said which one the player on turn could offer instead."""

    seat: int
    offer: OfferTrade


class Paused(_Event, frozen=True, tag="paused"):
    """The game was paused."""

    by: int


class Resumed(_Event, frozen=True, tag="resumed"):
    """The game was resumed."""

    by: int


class Asked(_Event, frozen=True, tag="asked"):
    """A person asked for something that needs the consent of the seats in `waiting`."""

    what: Literal["undo", "replace"]
    by: int
    waiting: list[int]
    seat: int | None = None  # whom to replace
    kept_actions: int | None = field(default=None, name="stand")  # of an undo: how many actions would remain


class Answered(_Event, frozen=True, tag="answered"):
    """A person agreed to a request or declined it."""

    request: int
    seat: int
    accept: bool


class Replaced(_Event, frozen=True, tag="replaced"):
    """A bot plays for a person from now on."""

    seat: int
    bot: str
    why: Literal["left", "absent", "time"]


class Returned(_Event, frozen=True, tag="returned"):
    """The person took their seat back."""

    seat: int


class Claimed(_Event, frozen=True, tag="claimed"):
    """Everybody else has left for good, and the last player ended the game there and then."""

    seat: int


class BotsPaced(_Event, frozen=True, tag="bots_paced"):
    """Bots take more or less time for a decision from now on."""

    by: int
    speed: BotSpeed


class Hinted(_Event, frozen=True, tag="hinted"):
    """A player was given a hint; everybody is notified of it."""

    seat: int


class Removed(_Event, frozen=True, tag="removed"):
    """A person took the game off their list; playing on puts it back."""

    user: str


class Relisted(_Event, frozen=True, tag="relisted"):
    """A person who had taken the game off their list plays on."""

    user: str


class Ordered(_Event, frozen=True, tag="ordered"):
    """A player left an order, or changed the one with that number."""

    seat: int
    number: int
    order: Order


class Revoked(_Event, frozen=True, tag="revoked"):
    """A player took an order back."""

    seat: int
    number: int


class Woke(_Event, frozen=True, tag="woke"):
    """The server came back: the time it was down is charged to nobody."""


class Vacationed(_Event, frozen=True, tag="vacationed"):
    """A person is on vacation for a time, which replaces any vacation planned before."""

    user: str
    since: float
    until: float


class Rematched(_Event, frozen=True, tag="rematched"):
    """A rematch was set up."""

    game: str


Event: TypeAlias = (
    Seated
    | Readied
    | Committed
    | Salted
    | Started
    | Acted
    | Undone
    | Said
    | Suggested
    | Paused
    | Resumed
    | Asked
    | Answered
    | Replaced
    | Returned
    | Claimed
    | BotsPaced
    | Hinted
    | Removed
    | Relisted
    | Ordered
    | Revoked
    | Woke
    | Vacationed
    | Rematched
)
PRIVATE = (Ordered, Revoked)  # events that only one player receives


class Stored(Struct, frozen=True):
    """An event with its version, time and command."""

    seq: int
    at: float
    event: Event
    command_id: str | None = None
