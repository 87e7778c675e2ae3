"""What is to be seen at a table besides the view: the log, clocks, chat, requests, who is there."""

from typing import Literal

from msgspec import Struct

from ...game.actions import Action
from ...game.facts import Fact
from ...game.insight_shapes import Standings
from ...game.view import View
from ...words import Line
from .setup import ClockSetup


class LoggedFact(Fact, kw_only=True):
    """A fact with the number of the action it came of; 0: the set-up."""

    at: int


class LogLine(Struct):
    """A line of the log: what to say, of which facts, and the number of the action they came of."""

    at: int
    fact: int  # the number of the first fact it tells
    kind: str  # that fact's type
    chain: str | None
    line: Line


class Position(Struct):
    """The table after so many actions, as somebody may see it."""

    action: int
    of: int
    view: View
    standings: Standings
    facts: list[LoggedFact]
    lines: list[LogLine]
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
