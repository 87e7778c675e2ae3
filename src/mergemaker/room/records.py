"""Game records: downloaded when a game is over, and uploaded for viewing."""

import msgspec

from ..errors import BadSetup
from ..game.record import (
    GameRecord,
    load,
    record_of,
    replay,
    to_text,
)
from . import events as ev
from .fold import State
from .messages.setup import SeatSetup, Setup
from .person import Person
from .refusal import Refusal
from .running import Running

MOST_ACTIONS = 4_000


def record_text(state: State, form: str) -> tuple[str, str]:
    """The record of a finished game and its media type; a running one would show what is hidden."""
    if not isinstance(state, Running) or not state.over:
        raise Refusal("not_now", "record_hidden")
    record = record_of(state.table)
    if form == "json":
        return msgspec.json.encode(record).decode(), "application/json"
    return to_text(record), "text/plain; charset=utf-8"


def game_from(text: str, person: Person) -> tuple[Setup, list[ev.Event]]:
    """The events of a recorded game; BadSetup or NotationError says what is wrong with the record."""
    record = load(text)
    if len(record.actions) > MOST_ACTIONS:
        raise BadSetup("record_too_long", n=len(record.actions), most=MOST_ACTIONS)
    if any(len(name) > 60 for name in record.players):
        raise BadSetup("name_too_long")
    table = replay(record)
    if not table.over:
        raise BadSetup("record_unfinished")
    return _setup(record), [
        ev.Seated(person.id, [ev.Seat(name) for name in table.players]),
        ev.Started(table.seed, list(table.bag), list(table.market)),
        *(ev.Acted(table.seat(player), action) for player, action in table.actions),
    ]


def _setup(record: GameRecord) -> Setup:
    return Setup(
        edition=record.edition,
        options=record.options,
        seats=[SeatSetup("open", name[:30]) for name in record.players],
        undo="never",
    )
