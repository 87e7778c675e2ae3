"""Notices of an event for people who are not at the table: which game, never anything hidden."""

from collections.abc import Collection, Iterator, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct, structs

from .clock import DAY
from .events import Asked, Said, Stored
from .fold import State
from .messages.notices import Choice
from .messages.setup import DaysClock
from .running import Running

Kind: TypeAlias = Literal["turn", "late", "asked", "over", "started", "rematch", "said"]
CHOICE_OF: dict[Kind, Choice] = {
    "turn": "turn",
    "late": "turn",
    "asked": "turn",
    "over": "over",
    "started": "invited",
    "rematch": "invited",
    "said": "said",
}


class Notice(Struct, frozen=True):
    """A notice to a person about a game, with nothing that not everybody at its table may know."""

    user: str
    kind: Kind
    game: str
    version: int  # of the event; a game has one notice of a kind for a person and an event
    edition: str
    players: list[str]
    by: str | None = None  # who asked, or said something
    deadline: float | None = None  # when the clock of the player to act runs out, in seconds since 1970
    due: float | None = None  # when to send it; null: at once


def person_to_act(state: State) -> str | None:
    """The person for whom the game waits; nobody while a bot plays or an order is due for them, or it is paused."""
    if not isinstance(state, Running) or state.status != "playing" or state.uploaded or state.abandoned:
        return None
    seat = state.seat_to_act
    if seat is None or state.bot_at(seat) or state.order_due:
        return None
    return state.seats[seat].user


def turn_notice(state: State) -> Notice | None:
    """The notice for the person whose turn it is."""
    person = person_to_act(state)
    return None if person is None else _notice(state, person, "turn", state.version)


def late_notice(state: State) -> Notice | None:
    """The reminder when most of their time is over: a day before the end, or a quarter of the time if less."""
    notice = turn_notice(state)
    if notice is None or notice.deadline is None or not isinstance(state.setup.clock, DaysClock):
        return None
    warning = min(DAY, state.setup.clock.days * DAY / 4)
    return structs.replace(notice, kind="late", due=notice.deadline - warning)


def notices_between(
    before: State, happened: Sequence[Stored], after: State, present: Collection[str | None]
) -> list[Notice]:
    """The notices of the events between two states, for people who are not present or may leave later."""
    found = list(_all_between(before, happened, after))
    waits = {notice.user for notice in found if notice.kind == "turn"}
    return [
        notice
        for notice in found
        if (notice.user not in present or notice.due is not None)
        and notice.user not in after.removed_by
        and not (notice.kind == "started" and notice.user in waits)
    ]


def _all_between(before: State, happened: Sequence[Stored], after: State) -> Iterator[Notice]:
    people = [*dict.fromkeys(seat.user for seat in after.seats if seat.user is not None)]
    yield from _about_turn(before, after)
    if isinstance(after, Running):
        yield from _about_game(before if isinstance(before, Running) else None, after, people)
    for stored in happened:
        yield from _about_event(stored, after, people)


def _about_turn(before: State, after: State) -> Iterator[Notice]:
    """To the person who must act now: that it is their turn, and later that their time runs out."""
    turn = turn_notice(after)
    if turn is not None and turn.user != person_to_act(before):
        yield turn
    late = late_notice(after)
    if late is not None and (late.user != person_to_act(before) or _moved(before, after)):
        yield late  # days are for each decision


def _about_game(before: Running | None, after: Running, people: Sequence[str]) -> Iterator[Notice]:
    """To everybody at the table: that the game has begun, is over, or is played again."""
    if before is None:
        yield from (_notice(after, person, "started", after.version) for person in people)
    if after.over and not (before and before.over):
        yield from (_notice(after, person, "over", after.version) for person in people)
    if after.rematch and not (before and before.rematch):
        yield from (_notice(after, person, "rematch", after.version, game=after.rematch) for person in people)


def _about_event(stored: Stored, after: State, people: Sequence[str]) -> Iterator[Notice]:
    """To those whose consent is asked for, and to those who have not said it themselves."""
    match stored.event:
        case Asked(by=seat, waiting=waiting):
            asked = dict.fromkeys(after.seats[number].user for number in waiting)
            by = after.seats[seat].name
            yield from (_notice(after, person, "asked", stored.seq, by=by) for person in asked if person)
        case Said(seat=speaking, name=name):
            speaker = None if speaking is None else after.seats[speaking].user
            others = (person for person in people if person != speaker)
            yield from (_notice(after, person, "said", stored.seq, by=name) for person in others)


def _moved(before: State, after: State) -> bool:
    return (
        isinstance(before, Running) and isinstance(after, Running) and before.position_version != after.position_version
    )


def _notice(
    state: State, user: str, kind: Kind, version: int, game: str | None = None, by: str | None = None
) -> Notice:
    clock = state.clock if isinstance(state, Running) and kind == "turn" else None
    names = [seat.name for seat in state.seats if seat.name and seat.user != user]
    deadline = clock.ends_at() if clock else None
    return Notice(user, kind, game or state.id, version, state.setup.edition, names, by, deadline)
