"""What a viewer is sent: everything at first, then changes and answers."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from ...game.actions import Action
from ...game.coach_shapes import Hint, Warned
from ...game.insight_shapes import LedgerSheet, Preview, Squares, Standings, WhatIf
from ...game.lessons.asked import LessonStep
from ...game.view import View
from ...game.why import Why
from ...words.lines import Reason, Values
from .orders import OrderInfo
from .setup import GameInfo
from .table import ChatLine, ClockState, LoggedFact, LogLine, Presence, Request, Suggestion


class Shown(Struct, kw_only=True):
    """What a viewer is shown of a version, apart from the log and the chat. Before the start `view` is null."""

    version: int
    seat: int | None  # the seat the table is viewed from; null: an onlooker
    info: GameInfo
    view: View | None = None
    legal: list[Action] = []  # of the viewer, when the viewer is to act
    may_offer: bool = False  # whether a trade can be offered now (offers are too many to list)
    previews: dict[str, Preview] = {}
    standings: Standings | None = None
    clock: ClockState | None = None
    requests: list[Request] = []
    undo: Literal["free", "consent", "no"] = "no"  # what an undo of the viewer would need now
    thinking: str | None = None  # the bot that is thinking
    suggestions: list[Suggestion] = []  # trades that the player on turn could offer
    orders: list[OrderInfo] = []  # the viewer's own
    lesson: LessonStep | None = None  # the learner's step now


class Sync(Shown, kw_only=True, tag_field="type", tag="sync"):
    """Everything that the viewer may know; to a viewer who takes patches, the log from fact `facts_from` on."""

    facts: list[LoggedFact]
    lines: list[LogLine]  # the same facts, narrated
    facts_from: int = 0
    chat: list[ChatLine]


class Update(Shown, kw_only=True, tag_field="type", tag="update"):
    """The same after one more event. Facts and lines from fact `facts_from` on are replaced by these."""

    facts_from: int
    facts: list[LoggedFact]
    lines: list[LogLine]


class Patch(Struct, tag_field="type", tag="patch"):
    """An update, for a viewer who takes patches: how what was last sent changes (see `room/patch.py`)."""

    version: int
    changes: dict[str, Any]
    facts_from: int
    facts: list[LoggedFact]
    lines: list[LogLine]


class LogAnswer(Struct, tag_field="type", tag="log"):
    """The log from its beginning, as far as fact `before`."""

    before: int
    facts: list[LoggedFact]
    lines: list[LogLine]


class Ack(Struct, tag_field="type", tag="ack"):
    """The command is stored, now or on an earlier attempt, as the event of that version."""

    command_id: str
    version: int


class Refused(Struct, tag_field="type", tag="refused"):
    """The command changed nothing: why, as an English sentence and as a reason with its values and rule."""

    command_id: str | None
    code: str
    message: str
    reason: str
    rule: str | None = None
    values: Values = {}


class ChatEvent(Struct, tag_field="type", tag="chat"):
    """A chat message; counts as an event."""

    version: int
    line: ChatLine


class OrdersEvent(Struct, tag_field="type", tag="orders"):
    """The viewer's own orders after one was left, changed or taken back; not an event that counts."""

    orders: list[OrderInfo]


class PresenceEvent(Struct, tag_field="type", tag="presence"):
    """Who is connected now; not an event."""

    seats: list[Presence]
    onlookers: int


class Thinking(Struct, tag_field="type", tag="thinking"):
    """The bot that is thinking, or null; not an event."""

    player: str | None
    warming_up: bool = False  # it is still compiling


class WhyNotAnswer(Struct, tag_field="type", tag="why_not"):
    """Why the action is not legal; null if it is."""

    command_id: str
    message: str | None
    rule: str | None
    why: Reason | None


class WhatIfAnswer(Struct, tag_field="type", tag="what_if"):
    """What the action would bring; null: it is not possible now, or that cannot be known beforehand."""

    command_id: str
    what_if: WhatIf | None


class WhyAnswer(Struct, tag_field="type", tag="why"):
    """What the viewer's decision is for, and what matters now; null: the viewer has none to make."""

    command_id: str
    why: Why | None


class SquaresAnswer(Struct, tag_field="type", tag="squares"):
    """Every empty square, from the viewer's position; null unless the game is under way."""

    command_id: str
    squares: Squares | None


class LedgerAnswer(Struct, tag_field="type", tag="ledger"):
    """Hidden holdings as the log tells them; null where nothing is hidden, or the log does not tell."""

    command_id: str
    ledger: LedgerSheet | None


class HintAnswer(Struct, tag_field="type", tag="hint"):
    """The best choices; null: there is only one."""

    command_id: str
    hint: Hint | None


class TeacherAnswer(Struct, tag_field="type", tag="teach"):
    """What the action would cost, if that is too much; null: it is good enough."""

    command_id: str
    warned: Warned | None


class Closing(Struct, tag_field="type", tag="closing"):
    """The server is stopping, the session has ended or the game cannot be shown; `why` it never can."""

    message: str
    why: Reason | None = None


ServerMessage: TypeAlias = (
    Sync
    | Update
    | Patch
    | LogAnswer
    | Ack
    | Refused
    | ChatEvent
    | OrdersEvent
    | PresenceEvent
    | Thinking
    | WhyNotAnswer
    | WhatIfAnswer
    | WhyAnswer
    | SquaresAnswer
    | LedgerAnswer
    | HintAnswer
    | TeacherAnswer
    | Closing
)


class Accepted(Struct):
    """The command is stored."""

    version: int


class Problem(Struct):
    """Why a request was refused: an English sentence, and the reason with its values and rule."""

    code: str
    message: str
    reason: str
    rule: str | None = None
    values: Values = {}
