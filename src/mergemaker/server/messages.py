"""Everything that goes over the wire, both ways: the one schema of the socket, the HTTP API and the TypeScript types.

`python -m mergemaker.server.typescript` writes `web/src/messages.ts` from this file; a test keeps the two in step.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct, field

from ..game.actions import Action
from ..game.facts import Fact
from ..game.view import Result, View

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30)]
CommandId: TypeAlias = Annotated[str, Meta(max_length=64, pattern=r"^[\x21-\x7e]+$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]

# --- Who somebody is ---------------------------------------------------------------------------------------------


class User(Struct):
    """A person: a guest with a name, or somebody with an account."""

    id: str
    name: str
    account: bool


class Me(Struct):
    """Who the asker is, and what was remembered for next time."""

    user: User | None
    preferences: dict[str, Any]


class NewSession(Struct, forbid_unknown_fields=True):
    """A guest's name."""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """A name and a password, to register or to log in."""

    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Token(Struct):
    """For programs: sent as `Authorization: Bearer TOKEN`. It is shown once."""

    token: str


# --- Setting up --------------------------------------------------------------------------------------------------


class SeatSetup(Struct, forbid_unknown_fields=True):
    """Who is to sit there: the asker, another person at the same screen, anybody, or a bot."""

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


ClockSetup: TypeAlias = LiveClock | DaysClock
UndoPolicy: TypeAlias = Literal["free", "consent", "never"]


class Setup(Struct, forbid_unknown_fields=True):
    """A game as it is asked for."""

    edition: str = "renegade"
    options: dict[str, str | bool] = {}
    seats: Annotated[list[SeatSetup], Meta(min_length=2, max_length=6)] = field(
        default_factory=lambda: [SeatSetup("me"), *(SeatSetup("bot", bot="medium") for _ in range(3))]
    )
    public: bool = False
    clock: ClockSetup | None = None
    undo: UndoPolicy = "free"


class NewGame(Struct, forbid_unknown_fields=True):
    """A request for a game; it starts at once if nobody else has to come."""

    setup: Setup
    start: bool = True


class Join(Struct, forbid_unknown_fields=True):
    """A request for a seat, by invitation unless the game is public."""

    code: Annotated[str, Meta(max_length=64)] | None = None
    seat: SeatNumber | None = None
    name: Name | None = None


class Seats(Struct, forbid_unknown_fields=True):
    """New seats before the start; people keep theirs by the number of the seat they sat in (`was`)."""

    seats: Annotated[list["SeatChange"], Meta(min_length=2, max_length=6)]


class SeatChange(Struct, forbid_unknown_fields=True):
    """A seat as it shall be: the one that `was` there with its person, or a new guest, bot or open seat."""

    was: SeatNumber | None = None
    kind: Literal["guest", "open", "bot"] | None = None
    name: Annotated[str, Meta(max_length=30)] | None = None
    bot: str | None = None


class SeatInfo(Struct):
    """A seat: `open` waits for somebody; `away` is a person's whose bot plays meanwhile."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None  # the level of the bot that plays here now
    mine: bool
    connected: bool
    host: bool
    away: bool
    absent_for: int | None  # seconds since a person was last here; null while connected
    can_be_replaced: bool  # the grace period is over: others may ask for a bot


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
    my_seats: list[int]
    host: bool  # whether the asker may start it and change the seats
    rematch: str | None  # the game that followed this one
    uploaded: bool  # a record somebody uploaded, not a game played here
    actions: int  # how many have been taken


class GameList(Struct):
    """Several games."""

    games: list[GameInfo]


# --- Looking -----------------------------------------------------------------------------------------------------


class LoggedFact(Fact, kw_only=True):
    """A fact with the number of the action it came of; 0: the set-up."""

    at: int


class PreviewChain(Struct):
    """What a tile would do to a chain."""

    name: str
    size_before: int
    size_after: int
    price_before: int | None
    price_after: int | None
    acquired: bool
    safe_after: bool


class Payout(Struct):
    """A bonus that a merger would pay."""

    chain: str
    player: str
    dollars: int


class Preview(Struct):
    """What one of the viewer's own tiles would do if it were placed now, reckoned from what the viewer may know.

    `found`: `chains` are those that could be founded. `merge`: `survivors` are those that may survive; the rest of the
    preview is for the first of them. `payouts` and `net_worth` are null where holdings are hidden. With two players the
    market's draw is not known beforehand: `market_draws` says that it is left out.
    """

    tile: str
    effect: Literal["alone", "beside", "found", "grow", "merge", "not_now", "never"]
    reason: str | None
    size: int  # tiles that would stand together
    chains: list[PreviewChain]
    survivors: list[str]
    payouts: list[Payout] | None
    net_worth: dict[str, tuple[int, int]] | None  # before and after
    market_draws: bool


class Holder(Struct):
    """A holder of a chain, with the place and the bonus it would be paid now; null where it cannot be known.

    Of a chain being settled everybody is listed, with the place and the bonus that was paid.
    """

    player: str
    shares: int
    place: int | None  # 1 for the most; the tied have the same
    bonus: int | None


class ChainStanding(Struct):
    """A chain's holders, and how far it is from its next steps; null when there is none."""

    name: str
    tier: Literal["cheap", "medium", "expensive"]
    holders: list[Holder]
    bonuses: list[int]  # first, second (and third) at the price of now
    next_price: int | None
    tiles_to_next_price: int | None
    tiles_to_safe: int | None
    tiles_to_end: int | None


class Standings(Struct):
    """Who stands where; money if the game ended now, null where it cannot be known.

    Where holdings are hidden, one's own is without bonuses.
    """

    chains: list[ChainStanding]
    net_worth: dict[str, int | None]
    market_draws: bool  # two players: the market's draw would come between


class Position(Struct):
    """The table after so many actions, as somebody may see it."""

    action: int
    of: int
    view: View
    standings: Standings
    facts: list[LoggedFact]
    actor: str | None  # who took the last action
    last: Action | None  # the action that led here


class ClockState(Struct):
    """Seconds left for each seat when the message was sent; the one of `running` goes down."""

    setup: ClockSetup
    left: list[float]
    running: int | None


class ChatLine(Struct):
    """Something said."""

    version: int
    at: float
    name: str
    seat: int | None  # null: an onlooker
    text: str


class Request(Struct):
    """Something that needs the consent of the seats in `waiting`."""

    id: int
    kind: Literal["undo", "replace"]
    by: int
    seat: int | None  # whom to replace
    waiting: list[int]
    text: str


class Presence(Struct):
    """Whether somebody of a seat is connected."""

    seat: int
    connected: bool
    can_be_replaced: bool  # the grace period is over


# --- The socket: from the browser --------------------------------------------------------------------------------


class Hello(Struct, tag_field="type", tag="hello"):
    """Asks for a sync; `version` is what the sender has."""

    version: int | None = None


class Act(Struct, tag_field="type", tag="act"):
    """Take an action, having seen a version. Sent again with the same `command_id` it does nothing more."""

    command_id: CommandId
    action: Action
    version: int | None = None
    seat: SeatNumber | None = None


class AskPreview(Struct, tag_field="type", tag="preview"):
    """Asks what a tile of one's own would do."""

    tile: Annotated[str, Meta(max_length=3)]
    seat: SeatNumber | None = None


class AskWhyNot(Struct, tag_field="type", tag="why_not"):
    """Asks why an action is not possible now."""

    command_id: CommandId
    action: Action
    seat: SeatNumber | None = None


class Chat(Struct, tag_field="type", tag="chat"):
    """Say something."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    command_id: CommandId | None = None


class Undo(Struct, tag_field="type", tag="undo"):
    """Take back one's last action: at once where the policy says so, else with everybody's consent."""

    command_id: CommandId
    seat: SeatNumber | None = None


class Consent(Struct, tag_field="type", tag="consent"):
    """Answer a request."""

    request: int
    accept: bool
    command_id: CommandId | None = None


class Pause(Struct, tag_field="type", tag="pause"):
    """Stop the clocks and the bots."""

    command_id: CommandId | None = None


class Resume(Struct, tag_field="type", tag="resume"):
    """Go on."""

    command_id: CommandId | None = None


class Replace(Struct, tag_field="type", tag="replace"):
    """Wish that a bot plays for an absent player."""

    seat: SeatNumber
    command_id: CommandId | None = None


class Return(Struct, tag_field="type", tag="return"):
    """Take one's own seat back from the bot."""

    seat: SeatNumber | None = None
    command_id: CommandId | None = None


class Look(Struct, tag_field="type", tag="look"):
    """Look through another of one's own seats (several people at one screen); null: as an onlooker."""

    seat: SeatNumber | None


Command: TypeAlias = Act | Chat | Undo | Consent | Pause | Resume | Replace | Return  # what changes something
ClientMessage: TypeAlias = Hello | AskPreview | AskWhyNot | Look | Command

# --- The socket: to the browser ----------------------------------------------------------------------------------


class Sync(Struct, tag_field="type", tag="sync"):
    """Everything that the viewer may know. Before the start `view` is null."""

    version: int
    seat: int | None  # the seat looked through; null: an onlooker
    info: GameInfo
    view: View | None
    legal: list[Action]  # of the viewer, when the viewer is to act
    may_offer: bool  # whether a trade can be offered now (offers are too many to list)
    facts: list[LoggedFact]
    chat: list[ChatLine]
    previews: dict[str, Preview]
    standings: Standings | None
    clock: ClockState | None
    requests: list[Request]
    undo: Literal["free", "consent", "no"]  # what an undo of the viewer would need now
    thinking: str | None  # the bot that is thinking


class Update(Struct, tag_field="type", tag="update"):
    """The same after one more event. Facts from number `facts_from` on are replaced by `facts`."""

    version: int
    seat: int | None
    info: GameInfo
    view: View | None
    legal: list[Action]
    may_offer: bool
    facts_from: int
    facts: list[LoggedFact]
    previews: dict[str, Preview]
    standings: Standings | None
    clock: ClockState | None
    requests: list[Request]
    undo: Literal["free", "consent", "no"]
    thinking: str | None


class Ack(Struct, tag_field="type", tag="ack"):
    """The command is stored; it made (or had made before) the event of that version."""

    command_id: str
    version: int


class Refused(Struct, tag_field="type", tag="refused"):
    """The command changed nothing; the message says why, and which rule."""

    command_id: str | None
    code: str
    message: str
    rule: str | None = None


class ChatEvent(Struct, tag_field="type", tag="chat"):
    """Somebody said something; counts as an event."""

    version: int
    line: ChatLine


class PresenceEvent(Struct, tag_field="type", tag="presence"):
    """Who is connected now; no event."""

    seats: list[Presence]
    onlookers: int


class Thinking(Struct, tag_field="type", tag="thinking"):
    """A bot has begun to think (null: none does); no event."""

    player: str | None
    warming_up: bool = False  # it compiles first


class PreviewAnswer(Struct, tag_field="type", tag="preview"):
    """The answer to a question about a tile; no event."""

    preview: Preview


class WhyNotAnswer(Struct, tag_field="type", tag="why_not"):
    """Why the action is not possible; null: it is."""

    command_id: str
    message: str | None
    rule: str | None


class Closing(Struct, tag_field="type", tag="closing"):
    """The server stops or the session ended; come back later."""

    message: str


ServerMessage: TypeAlias = (
    Sync | Update | Ack | Refused | ChatEvent | PresenceEvent | Thinking | PreviewAnswer | WhyNotAnswer | Closing
)

# --- The HTTP API besides ----------------------------------------------------------------------------------------


class ActRequest(Struct, forbid_unknown_fields=True):
    """An action over HTTP: the same as `act` on the socket."""

    command_id: CommandId
    action: Action
    version: int | None = None
    seat: SeatNumber | None = None


class Accepted(Struct):
    """The command is stored."""

    version: int


class Problem(Struct):
    """Why a request was refused."""

    code: str
    message: str
    rule: str | None = None


class LookInfo(Struct):
    """How a chain looks: its colour, the ink to write on it, its letter, pattern and emblem, its name with hyphens."""

    colour: str
    ink: str
    letter: str
    pattern: str
    emblem: str
    hyphenated: str


class ChainInfo(Struct):
    """A chain of an edition."""

    name: str
    tier: Literal["cheap", "medium", "expensive"]
    look: LookInfo


class EditionInfo(Struct):
    """An edition with its options."""

    name: str
    title: str
    book: str
    blurb: str
    chains: list[ChainInfo]
    options: dict[str, str | bool]
    options_for_two: dict[str, str | bool]


class ChoiceInfo(Struct):
    """A value of an option."""

    value: str | bool
    sentence: str


class OptionInfo(Struct):
    """What a group may choose; it matters to these numbers of players."""

    name: str
    title: str
    rule: str
    values: list[ChoiceInfo]
    players: list[int]


class BotInfo(Struct):
    """A level of bot."""

    name: str
    sentence: str


class PowerInfo(Struct):
    """A special power."""

    name: str
    title: str


class SizeRange(Struct):
    """From so many tiles to so many; null: and more."""

    least: int
    most: int | None


class PriceLine(Struct):
    """A line of the price card: what a share costs, at which sizes, and the bonuses then paid."""

    price: int
    sizes: list[SizeRange | None]  # of a cheap, a medium and an expensive chain; null: it never costs that
    bonuses: dict[str, list[int]]  # for each value of the option `bonuses`: first, second (and third)


class RuleInfo(Struct):
    """A rule to read, and our ruling where the books are silent. What an edition says: the options of that rule."""

    id: str
    section: str
    title: str
    text: str
    ruling: str | None
    editions: list[str]  # those it holds in; none: all


class Catalogue(Struct):
    """What can be chosen when a game is set up, and the rules to read."""

    editions: list[EditionInfo]
    options: list[OptionInfo]
    bots: list[BotInfo]
    powers: list[PowerInfo]
    rules: list[RuleInfo]
    prices: list[PriceLine]
    default: Setup


class HistoryTurn(Struct):
    """Everybody's money if the game had ended after that turn; null where the asker may not know it."""

    number: int
    action: int  # the last of the turn
    player: str
    net_worth: dict[str, int | None]
    merger: bool
    founded: list[str]


class SettlementLine(Struct):
    """A line of the final settlement."""

    player: str
    kind: Literal["cash", "bonus", "shares", "total"]
    chain: str | None
    count: int | None
    dollars: int
    ranks: list[str] | None
    tied: int | None


class History(Struct):
    """A game's course, for charts."""

    players: list[str]
    turns: list[HistoryTurn]
    settlement: list[SettlementLine]
    result: Result | None


class RatingRow(Struct):
    """A player's rating among games of one size."""

    name: str
    rating: float
    uncertainty: float
    games: int
    wins: int
    bot: bool
    me: bool


class RatingPool(Struct):
    """Ratings of games with so many players."""

    players: int
    rows: list[RatingRow]


class Ratings(Struct):
    """A pool for each number of players."""

    pools: list[RatingPool]


class Money(Struct):
    """Dollars by where they came from, summed over games."""

    founding: int = 0
    bonuses: int = 0
    sales: int = 0
    trades: int = 0
    final_bonuses: int = 0
    final_sales: int = 0
    purchases: int = 0


class Statistics(Struct):
    """A person's finished games in numbers."""

    games: int
    wins: int
    by_players: dict[str, tuple[int, int]]  # number of players: games, wins
    by_edition: dict[str, tuple[int, int]]
    chains: dict[str, int]  # shares bought of each
    founded: dict[str, int]
    mergers: int  # made by the person
    money: Money
    mean_money: int
    best_money: int


def encode(message: object) -> bytes:
    """The message as JSON."""
    return msgspec.json.encode(message)
