"""The state as a NumPy record: a batch of games is one array of records, a saved game is a record's bytes."""

from typing import Any

import numpy as np

from ..rules.state import (
    LAYOUT,
    RULES_LAYOUT,
    Game,
    Layout,
    Rules,
)


def _dtype(layout: Layout) -> np.dtype[Any]:
    shadowed = [name for name in layout if hasattr(np.record, name) and name != "record"]
    assert not shadowed, f"fields named like attributes of NumPy's records cannot be read: {shadowed}"
    return np.dtype([(name, kind, shape) for name, (kind, shape) in layout.items()], align=True)


GAME_DTYPE = _dtype(LAYOUT)
RULES_DTYPE = _dtype(RULES_LAYOUT)


def new_games(count: int) -> np.ndarray[Any, Any]:
    """An array of empty games, as records."""
    return np.zeros(count, dtype=GAME_DTYPE).view(np.recarray)


def write_game(game: Game, record: Any) -> None:
    """The record holds the position of the plain game."""
    for name in LAYOUT:
        record[name] = getattr(game, name)


def read_game(record: Any) -> Game:
    """The record's position as a plain game."""
    game = Game()
    for name in LAYOUT:
        value = record[name]
        setattr(game, name, value.tolist())
    return game


def rules_record(rules: Rules) -> np.ndarray[Any, Any]:
    """The rules as an array of one record."""
    record = np.zeros(1, dtype=RULES_DTYPE).view(np.recarray)
    for name in RULES_LAYOUT:
        record[0][name] = getattr(rules, name)
    return record
