"""From a message to what it does: the socket, the HTTP API and a worker in a browser share it."""

import msgspec

from ..errors import MergemakerError
from ..game.actions import Action
from ..game.insight_shapes import WhatIf
from ..words.lines import Reason
from . import commands, consent, questions, seating
from .commands import Decide
from .connection import Connection
from .fold import State
from .messages.commands import (
    Act,
    AddSalt,
    AskHint,
    AskLedger,
    AskLog,
    AskSquares,
    AskTeacher,
    AskWhatIf,
    AskWhy,
    AskWhyNot,
    Chat,
    Claim,
    ClientMessage,
    Command,
    Consent,
    Counter,
    Hello,
    LeaveOrder,
    Look,
    Pause,
    Ready,
    Replace,
    Resume,
    Return,
    RevokeOrder,
    SayPhrase,
    SetBotSpeed,
    Skip,
    Undo,
)
from .messages.updates import (
    Ack,
    HintAnswer,
    LedgerAnswer,
    Refused,
    SquaresAnswer,
    TeacherAnswer,
    WhatIfAnswer,
    WhyAnswer,
    WhyNotAnswer,
)
from .person import Person
from .projection import outlook
from .refusal import Refusal
from .room import Room
from .running import Running

_DECODER = msgspec.json.Decoder(ClientMessage)


class _JustId(msgspec.Struct):
    command_id: str | None = None


_ID_DECODER = msgspec.json.Decoder(_JustId)


def read(text: str) -> ClientMessage:
    """The decoded message; a Refusal if it is invalid."""
    try:
        message: ClientMessage = _DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal("bad_request", "unreadable_message", detail=str(error)) from None
    return message


def refused(text: str, refusal: Refusal) -> Refused:
    """The answer to a refused message, with the command's id if that can be read."""
    try:
        command_id = _ID_DECODER.decode(text).command_id
    except (msgspec.MsgspecError, RecursionError):
        command_id = None
    return Refused(command_id, refusal.code, refusal.message, **refusal.as_data())


async def answer(room: Room, connection: Connection, message: ClientMessage) -> None:
    """The message is carried out and answered, or a Refusal raised."""
    match message:
        case Hello(patches):
            connection.patches = patches
            room.sync(connection)
        case AskLog(before):
            room.send_log(connection, before)
        case Look(seat):
            if seat is not None and seat not in room.state.seats_of(connection.user):
                raise Refusal("not_allowed", "not_your_seat")
            connection.seat = seat
            room.sync(connection)
        case Skip():
            commands.alone_among_bots(room.state, connection.person)
            room.skip()
        case AskWhyNot():
            connection.send(_why_not(room, connection, message))
        case AskWhatIf(command_id, action, seat):
            looking = connection.seat if seat is None else seat
            connection.send(WhatIfAnswer(command_id, _what_if(room.state, connection.person, looking, action)))
        case AskWhy(command_id):
            game = room.state
            connection.send(
                WhyAnswer(command_id, questions.why(game, connection.seat) if isinstance(game, Running) else None)
            )
        case AskSquares(command_id):
            game = room.state
            squares = questions.squares(game, connection.seat) if isinstance(game, Running) else None
            connection.send(SquaresAnswer(command_id, squares))
        case AskLedger(command_id):
            game = room.state
            sheet = questions.ledger(game, connection.seat) if isinstance(game, Running) else None
            connection.send(LedgerAnswer(command_id, sheet))
        case AskHint():
            await _hint(room, connection, message)
        case AskTeacher():
            await _teach(room, connection, message)
        case _:
            if connection.person is None:
                raise Refusal("not_logged_in", "no_name")
            version = await submit(room, connection.person, connection.seat, message)
            if message.command_id is not None:
                connection.send(Ack(message.command_id, version))


async def _hint(room: Room, connection: Connection, asked: AskHint) -> None:
    """Works out the hint, announces it to everybody as an event, and sends it."""
    if connection.person is None:
        raise Refusal("not_logged_in", "no_name")
    person = connection.person
    seat = commands.hinted_seat(room.state, person, connection.seat if asked.seat is None else asked.seat)
    found, version = await room.advice.hint(seat)
    await room.submit(person, None, lambda state: commands.take_hint(state, person, seat, version))
    connection.send(HintAnswer(asked.command_id, found))


async def _teach(room: Room, connection: Connection, asked: AskTeacher) -> None:
    """The teacher's word about an action of a person among bots; a warning is announced to everybody, as a hint is."""
    if connection.person is None:
        raise Refusal("not_logged_in", "no_name")
    person = connection.person
    commands.alone_among_bots(room.state, person)
    seat = commands.hinted_seat(room.state, person, connection.seat if asked.seat is None else asked.seat)
    found, version = await room.advice.warn(seat, asked.action, asked.limit)
    if found is not None:
        await room.submit(person, None, lambda state: commands.take_hint(state, person, seat, version))
    connection.send(TeacherAnswer(asked.command_id, found))


def _why_not(room: Room, connection: Connection, asked: AskWhyNot) -> WhyNotAnswer:
    game = room.state
    if not isinstance(game, Running):
        return _why(asked, Refusal("not_now", "not_begun"))
    mine = commands.own_seat(game, connection.person, asked.seat if asked.seat is not None else connection.seat)
    return _why(asked, game.table.why_not(asked.action, game.seats[mine].name))


def _why(asked: AskWhyNot, error: MergemakerError | None) -> WhyNotAnswer:
    if error is None:
        return WhyNotAnswer(asked.command_id, None, None, None)
    return WhyNotAnswer(asked.command_id, str(error), error.rule, Reason(**error.as_data()))


def _what_if(game: State, person: Person | None, seat: int | None, action: Action) -> WhatIf | None:
    if not isinstance(game, Running):
        return None
    mine = commands.own_seat(game, person, seat)
    return outlook(game, mine, action)


async def submit(room: Room, person: Person, looking: int | None, message: Command) -> int:
    """The command is carried out; returns its version. `looking` is the seat the person views the table from."""
    if isinstance(message, Act) and (message.version or 0) > room.state.version:
        await room.catch_up()  # the person has seen more, at another server
    return await room.submit(person, message.command_id, _decision(room, person, looking, message))


def _decision(room: Room, person: Person, looking: int | None, message: Command) -> Decide:
    match message:
        case Act(_, action, version, seat):
            return lambda state: commands.act(state, person, action, version, seat)
        case Chat(text):
            return lambda state: commands.say(state, person, text)
        case SayPhrase(phrase):
            return lambda state: commands.say_phrase(state, person, phrase)
        case Counter(give, take, accept, seat):
            return lambda state: commands.counter(state, person, give, take, accept, seat)
        case Ready(ready):
            return lambda state: seating.be_ready(state, person, ready)
        case AddSalt(salt):
            return lambda state: seating.add_salt(state, person, salt)
        case Undo(_, seat):
            return lambda state: consent.undo(state, person, looking if seat is None else seat)
        case Consent(request, accept):
            return lambda state: consent.answer(state, person, request, accept, room.attendance().connected)
        case Pause() | Resume():
            return lambda state: commands.pause(state, person, resume=isinstance(message, Resume))
        case Replace(absent):
            there = room.attendance()
            return lambda state: consent.replace(state, person, absent, there.replaceable(state), there.connected)
        case Return(seat):
            return lambda state: commands.take_back_seat(state, person, seat)
        case Claim():
            return lambda state: commands.claim(state, person)
        case SetBotSpeed(speed):
            return lambda state: commands.set_bot_speed(state, person, speed)
        case LeaveOrder(order, number, seat):
            return lambda state: commands.leave_order(state, person, order, number, looking if seat is None else seat)
        case RevokeOrder(number, seat):
            return lambda state: commands.revoke_order(state, person, number, looking if seat is None else seat)
