"""Game records: downloaded when a game is over, and uploaded for viewing."""

import msgspec
from msgspec import structs

from ..errors import BadSetup
from ..game.record import (
    GameRecord,
    load,
    record_of,
    replay,
    to_text,
)
from ..game.table import Table
from . import events as ev
from .fold import State
from .messages.setup import DEFAULT_BOT, PlayOn, SeatSetup, Setup
from .person import Person
from .refusal import Refusal
from .running import Running

MOST_ACTIONS = 4_000


def record_text(state: State, form: str) -> tuple[str, str]:
    """The record of a finished game and its media type; a running one would show what is hidden."""
    if not isinstance(state, Running) or not state.over:
        raise Refusal("not_now", "record_hidden")
    record = record_of(state.table)
    if state.claimed_by is not None:
        record.claimed = record.players[state.claimed_by]
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
    if not all(name.isprintable() for name in record.players):
        raise BadSetup("name_unprintable")
    opening = record.shuffle
    if opening is not None and not (opening.is_committed and len(opening.salts) == len(record.players)):
        raise BadSetup("record_shuffle")
    table = replay(record)
    if not table.over and record.claimed is msgspec.UNSET:
        raise BadSetup("record_unfinished")
    return _setup(record), [
        ev.Seated(person.id, [ev.Seat(name) for name in table.players]),
        *_dealt(table),
        *(ev.Acted(table.seat(player), action) for player, action in table.actions),
        *_claimed(record),
    ]


def _claimed(record: GameRecord) -> list[ev.Event]:
    """The events that end a recorded game which its last player ended."""
    if record.claimed is msgspec.UNSET:
        return []
    last = record.players.index(record.claimed)
    left = [seat for seat, _ in enumerate(record.players) if seat != last]
    return [*(ev.Replaced(seat, DEFAULT_BOT, "left") for seat in left), ev.Claimed(last)]


def continuation(state: State, asked: PlayOn, person: Person) -> tuple[Setup, list[ev.Event]]:
    """The events of a new game that plays on from a position of a finished one; the bag is the same.

    Everybody keeps their name, since offers of trades name players.
    """
    if not isinstance(state, Running) or not state.over:
        raise Refusal("not_now", "play_on_too_early")
    table = state.table
    if asked.action >= len(table.actions):
        raise Refusal("not_found", "no_position")
    if asked.seat >= len(table.players):
        raise Refusal("bad_request", "no_seat_there")
    seats = [
        ev.Seat(name, user=person.id) if number == asked.seat else ev.Seat(name, bot=asked.bot)
        for number, name in enumerate(table.players)
    ]
    setup = Setup(
        edition=state.setup.edition,
        options=state.setup.options,
        seats=[SeatSetup("bot" if seat.bot else "me", seat.name[:30], seat.bot) for seat in seats],
    )
    return setup, [
        ev.Seated(person.id, seats),
        *_dealt(table, state.id),
        *(ev.Acted(table.seat(player), action) for player, action in table.actions[: asked.action]),
    ]


def _dealt(table: Table, continues: str | None = None) -> list[ev.Event]:
    """The events that deal what was dealt at that table."""
    started = ev.Started(table.seed, list(table.bag), list(table.market), continues, rules=table.rules_version)
    opening = table.opening
    if opening is None:
        return [started]
    return [ev.Committed(opening.key, opening.salt), structs.replace(started, salts=opening.salts)]


def _setup(record: GameRecord) -> Setup:
    return Setup(
        edition=record.edition,
        options=record.options,
        seats=[SeatSetup("open", name[:30]) for name in record.players],
        undo="never",
    )
