"""From a message that changes something to the command that decides on it; the socket and the HTTP API share it."""

from . import commands
from .commands import Person
from .messages import (
    Act,
    Chat,
    Command,
    Consent,
    Pause,
    Replace,
    Resume,
    Return,
    Undo,
)
from .room import Decide, Room


def decision(room: Room, person: Person, looking: int | None, message: Command) -> Decide:
    """What the message asks the game for; `looking` is the seat that the person looks through."""
    match message:
        case Act(_, action, version, seat):
            return lambda game: commands.act(game, person, action, version, seat)
        case Chat(text):
            return lambda game: commands.say(game, person, text)
        case Undo(_, seat):
            return lambda game: commands.undo(game, person, looking if seat is None else seat)
        case Consent(request, accept):
            return lambda game: commands.answer(game, person, request, accept, room.attendance().connected)
        case Pause():
            return lambda game: commands.pause(game, person, going_on=False)
        case Resume():
            return lambda game: commands.pause(game, person, going_on=True)
        case Replace(absent):
            there = room.attendance()
            return lambda game: commands.replace(game, person, absent, there.replaceable(game), there.connected)
        case Return(seat):
            return lambda game: commands.take_back_seat(game, person, seat)
