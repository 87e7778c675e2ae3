"""Tiles by name: column, then row, as `6F`."""

from ..errors import NotationError
from ..rules.constants import ROWS, TILES

LETTERS = "ABCDEFGHI"
TILE_NAMES = tuple(f"{tile // ROWS + 1}{LETTERS[tile % ROWS]}" for tile in range(TILES))
TILE_NUMBERS = {name: tile for tile, name in enumerate(TILE_NAMES)}


def tile_number(name: str) -> int:
    """The tile of that name; NotationError if there is none."""
    if name not in TILE_NUMBERS:
        raise NotationError("unknown_tile", name=name)
    return TILE_NUMBERS[name]
