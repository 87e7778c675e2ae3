"""What a viewer sends: questions, and commands that change something."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from ...game.actions import Action, Side
from ...game.shuffle import Salt
from .orders import Order
from .setup import BotSpeed, SeatNumber
from .table import Phrase

CommandId: TypeAlias = Annotated[str, Meta(max_length=64, pattern=r"^[\x21-\x7e]+$")]


class Hello(Struct, tag_field="type", tag="hello"):
    """Asks for a sync; with `patches` it has the end of the log alone, and patches follow instead of updates."""

    patches: bool = False


class AskLog(Struct, tag_field="type", tag="log"):
    """Asks for the log before a fact, the one with which the part that the viewer has begins."""

    before: Annotated[int, Meta(ge=0)]


class Act(Struct, tag_field="type", tag="act"):
    """Take an action, having seen a version. Sending it again with the same `command_id` has no further effect."""

    command_id: CommandId
    action: Action
    version: int | None = None
    seat: SeatNumber | None = None


class AskWhyNot(Struct, tag_field="type", tag="why_not"):
    """Asks why an action is not possible now."""

    command_id: CommandId
    action: Action
    seat: SeatNumber | None = None


class AskWhatIf(Struct, tag_field="type", tag="what_if"):
    """Asks what an action would bring everybody."""

    command_id: CommandId
    action: Action
    seat: SeatNumber | None = None


class AskWhy(Struct, tag_field="type", tag="why"):
    """Asks what the viewer's decision is for, and what matters now."""

    command_id: CommandId


class AskSquares(Struct, tag_field="type", tag="squares"):
    """Asks what each empty square would do, and for the odds of its tile."""

    command_id: CommandId


class AskLedger(Struct, tag_field="type", tag="ledger"):
    """Asks what the log tells of hidden holdings."""

    command_id: CommandId


class AskHint(Struct, tag_field="type", tag="hint"):
    """Asks for the best choices of one's decision; everybody is notified of it."""

    command_id: CommandId
    seat: SeatNumber | None = None


class AskTeacher(Struct, tag_field="type", tag="teach"):
    """Against bots: asks whether an action would cost more than a limit, in points of win chance."""

    command_id: CommandId
    action: Action
    limit: Annotated[float, Meta(ge=2, le=100)] = 5.0
    seat: SeatNumber | None = None


class Chat(Struct, tag_field="type", tag="chat"):
    """Send a chat message."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    command_id: CommandId | None = None


class SayPhrase(Struct, tag_field="type", tag="phrase"):
    """Say one of the quick phrases, which everybody reads in their own language."""

    phrase: Phrase
    command_id: CommandId | None = None


class Counter(Struct, tag_field="type", tag="counter"):
    """Decline the trade offered, and suggest what to give and to get instead; `accept`: if that is offered, take it."""

    give: Side
    take: Side
    accept: bool = False
    seat: SeatNumber | None = None
    command_id: CommandId | None = None


class Ready(Struct, tag_field="type", tag="ready"):
    """Before the start: say that one is ready, or no longer."""

    ready: bool = True
    command_id: CommandId | None = None


class AddSalt(Struct, tag_field="type", tag="salt"):
    """Before the start: add something of one's own to the shuffle, so that nobody else alone decides it."""

    salt: Salt
    command_id: CommandId | None = None


class Undo(Struct, tag_field="type", tag="undo"):
    """Undo one's last action: at once where the policy allows it, otherwise with everybody's consent."""

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
    """Resume a paused game."""

    command_id: CommandId | None = None


class Replace(Struct, tag_field="type", tag="replace"):
    """Ask for a bot to replace an absent player."""

    seat: SeatNumber
    command_id: CommandId | None = None


class Return(Struct, tag_field="type", tag="return"):
    """Take one's own seat back from the bot."""

    seat: SeatNumber | None = None
    command_id: CommandId | None = None


class Claim(Struct, tag_field="type", tag="claim"):
    """End the game there and then, and win it: everybody else has left for good, and no bot was invited."""

    command_id: CommandId | None = None


class SetBotSpeed(Struct, tag_field="type", tag="bot_speed"):
    """Sets how long bots take for a decision, where one person plays among them."""

    speed: BotSpeed
    command_id: CommandId | None = None


class Skip(Struct, tag_field="type", tag="skip"):
    """Bots take no time until the next decision of a person, where one person plays among them."""


class LeaveOrder(Struct, tag_field="type", tag="order"):
    """Leave a conditional order, or change the one with that number. Nobody else learns of it."""

    order: Order
    number: int | None = None
    seat: SeatNumber | None = None
    command_id: CommandId | None = None


class RevokeOrder(Struct, tag_field="type", tag="revoke"):
    """Take an order back."""

    number: int
    seat: SeatNumber | None = None
    command_id: CommandId | None = None


class Look(Struct, tag_field="type", tag="look"):
    """View the table from another of one's own seats (several people at one screen); null: as an onlooker."""

    seat: SeatNumber | None


Command: TypeAlias = (
    Act
    | Chat
    | SayPhrase
    | Counter
    | Ready
    | AddSalt
    | Undo
    | Consent
    | Pause
    | Resume
    | Replace
    | Return
    | Claim
    | SetBotSpeed
    | LeaveOrder
    | RevokeOrder
)  # what changes something
ClientMessage: TypeAlias = (
    Hello
    | AskLog
    | AskWhyNot
    | AskWhatIf
    | AskWhy
    | AskSquares
    | AskLedger
    | AskHint
    | AskTeacher
    | Look
    | Skip
    | Command
)


class ActRequest(Struct, forbid_unknown_fields=True):
    """An action over HTTP: the same as `act` on the socket."""

    command_id: CommandId
    action: Action
    version: int | None = None
    seat: SeatNumber | None = None
