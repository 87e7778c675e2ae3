"""What a player may do only if the others agree: undo what they have seen, and replace one of them by a bot."""

from collections.abc import Collection

from . import events as ev
from .commands import own_seat, played_seat, playing
from .fold import State
from .messages.setup import DEFAULT_BOT
from .person import Person
from .refusal import Refusal


def undo(state: State, person: Person, seat: int | None) -> list[ev.Event]:
    """The person's last action is undone, or everybody's consent is asked for."""
    game = playing(state)
    mine = own_seat(game, person, seat)
    match game.undo_needs(mine):
        case "no":
            raise Refusal("not_now", "undo_never" if game.setup.undo == "never" else "undo_nothing")
        case "free":
            return [ev.Undone(game.last_action_of(mine) or 0, mine)]
    if any(pending.asked.what == "undo" for pending in game.pending.values()):
        raise Refusal("not_now", "undo_asked")
    return [ev.Asked("undo", mine, game.people(without=mine), kept_actions=game.last_action_of(mine))]


def answer(state: State, person: Person, request: int, accept: bool, present: Collection[int]) -> list[ev.Event]:
    """The person agrees or declines; the last consent carries the request out. The one who asked may withdraw it.

    A request to replace a player lapses if they have come back meanwhile.
    """
    game = playing(state)
    pending = game.pending.get(request)
    if pending is None:
        raise Refusal("not_now", "request_settled")
    mine = game.seats_of(person.id)
    asked = pending.asked
    if asked.by in mine and not accept:
        return [ev.Answered(request, asked.by, False)]
    seats = [seat for seat in pending.waiting if seat in mine]
    if not seats:
        raise Refusal("not_allowed", "not_asked")
    too_late = asked.what == "undo" and game.undo_needs(asked.by) == "no"  # someone has left since
    if not accept or asked.seat in present or too_late:
        return [ev.Answered(request, seats[0], False)]
    answers: list[ev.Event] = [ev.Answered(request, seat, True) for seat in seats]
    return answers if len(seats) < len(pending.waiting) else [*answers, outcome_of(asked)]


def outcome_of(asked: ev.Asked) -> ev.Event:
    """What happens when everybody agrees."""
    if asked.what == "undo":
        return ev.Undone(asked.kept_actions or 0, asked.by)
    assert asked.seat is not None
    return ev.Replaced(asked.seat, DEFAULT_BOT, "absent")


def replace(
    state: State, person: Person, seat: int, replaceable: Collection[int], present: Collection[int]
) -> list[ev.Event]:
    """A bot replaces a player whose grace period is over, if the others present agree."""
    game = playing(state)
    mine = played_seat(game, person)
    if seat >= len(game.seats) or game.bot_at(seat) or seat in game.seats_of(person.id):
        raise Refusal("not_now", "not_absent")
    if seat not in replaceable:
        raise Refusal("not_now", "not_absent_long", player=game.seats[seat].name)
    if any(pending.asked.seat == seat for pending in game.pending.values()):
        raise Refusal("not_now", "replacing_asked")
    others = [number for number in game.people(without=mine) if number != seat and number in present]
    if not others:
        return [ev.Replaced(seat, DEFAULT_BOT, "absent")]
    return [ev.Asked("replace", mine, others, seat=seat)]
