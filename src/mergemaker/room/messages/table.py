"""What a table shows in addition to the view: the log, clocks, chat, requests and presence."""

from typing import Literal, TypeAlias

from msgspec import Struct

from ...game.actions import Action, OfferTrade
from ...game.facts import Fact
from ...game.insight_shapes import Preview, Standings
from ...game.view import View
from ...words import Line
from .setup import ClockSetup


class LoggedFact(Fact, kw_only=True):
    """A fact with the number of the action that caused it; 0 is the setup."""

    at: int


class LogLine(Struct):
    """A line of the log: its message, its facts, and the number of the action that caused them."""

    at: int
    fact: int  # the number of its first fact
    kind: str  # that fact's type
    chain: str | None
    line: Line


class Position(Struct):
    """The table after a number of actions, as a viewer may see it."""

    action: int
    of: int
    view: View
    standings: Standings
    previews: dict[str, Preview]  # of every tile in a hand that the asker may see
    facts: list[LoggedFact]
    lines: list[LogLine]
    actor: str | None  # who took the last action
    last: Action | None  # the action that led here


class ClockState(Struct):
    """Seconds left for each seat when the message was sent; the clock of `running` is counting down."""

    setup: ClockSetup
    left: list[float]
    running: int | None


Phrase: TypeAlias = Literal["hello", "luck", "thanks", "well_played", "oops", "moment", "your_turn", "good_game"]


class ChatLine(Struct):
    """A chat message; a quick phrase has its English text too."""

    version: int
    at: float
    name: str
    seat: int | None  # null: an onlooker
    text: str
    phrase: Phrase | None = None


class Suggestion(Struct):
    """A trade that the player on turn could offer, as one who declined another suggests."""

    by: str
    offer: OfferTrade


class Request(Struct):
    """Something that needs the consent of the seats in `waiting`."""

    id: int
    kind: Literal["undo", "replace"]
    by: int
    seat: int | None  # whom to replace
    waiting: list[int]
    text: str
    unrates: bool = False  # the game would no longer be rated


class Presence(Struct):
    """Whether a seat's person is connected."""

    seat: int
    connected: bool
    can_be_replaced: bool  # the grace period is over
