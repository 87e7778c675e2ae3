"""Annotated classes as NumPy records: a batch of games is one array of records, a saved game is a record's bytes."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from ..rules.state import (
    LAYOUT,
    Game,
    layout_of,
)


@cache
def dtype_of(body: type) -> np.dtype[Any]:
    """The record that has the fields of an annotated class."""
    layout = layout_of(body)
    shadowed = [name for name in layout if hasattr(np.record, name) and name != "record"]
    assert not shadowed, f"fields named like attributes of NumPy's records cannot be read: {shadowed}"
    return np.dtype([(name, kind, shape) for name, (kind, shape) in layout.items()], align=True)


GAME_DTYPE = dtype_of(Game)


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


def records(objects: Sequence[object]) -> np.ndarray[Any, Any]:
    """Plain objects of one annotated class as an array of records: rules, or the weights of several players."""
    body: type = type(objects[0])
    dtype = dtype_of(body)
    array = np.zeros(len(objects), dtype=dtype).view(np.recarray)
    for record, plain in zip(array, objects, strict=True):
        for name in dtype.names or ():
            record[name] = getattr(plain, name)
    return array
