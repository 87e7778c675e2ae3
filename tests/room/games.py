"""Games in a room, played at random."""

import random
from collections.abc import Sequence
from typing import Any

from mergemaker.game.table import Table
from mergemaker.room import events as ev
from mergemaker.room.fold import State, fold
from mergemaker.room.messages.setup import LiveClock, SeatSetup, Setup
from mergemaker.room.running import Running
from mergemaker.room.state import Waiting

PLAYERS = ("Ann", "Ben", "Cy")


def game_of(
    edition: str,
    players: int,
    seed: int,
    actions: int,
    options: dict[str, Any] | None = None,
    seats: Sequence[ev.Seat] = (),
) -> Running:
    """A game played at random for a number of actions, by Ann, Ben and Cy or the given seats."""
    options = options or {}
    seats = seats or [ev.Seat(name, user=f"u{seat}") for seat, name in enumerate(PLAYERS[:players])]
    table = Table([seat.name for seat in seats], edition, options, seed=seed)
    setup = Setup(edition, options, [SeatSetup("open")] * players, clock=LiveClock(600, 5))
    state: State = Waiting(id="game", code="code", setup=setup, created=1.0)
    happened: list[ev.Event] = [ev.Seated("u0", list(seats)), ev.Started(table.seed, list(table.bag))]
    for number, event in enumerate(happened, start=1):
        state = fold(state, ev.Stored(number, float(number), event))
    assert isinstance(state, Running)
    chance = random.Random(seed)
    while len(state.table.actions) < actions and not state.over:
        seat = state.seat_to_act
        assert seat is not None
        action = chance.choice(state.table.legal())
        fold(state, ev.Stored(state.version + 1, float(state.version + 1), ev.Acted(seat, action)))
    return state
