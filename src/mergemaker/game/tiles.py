"""Tiles by name: column, then row, as `6F`."""

from ..rules.constants import ROWS, TILES

LETTERS = "ABCDEFGHI"
TILE_NAMES = tuple(f"{tile // ROWS + 1}{LETTERS[tile % ROWS]}" for tile in range(TILES))
TILE_NUMBERS = {name: tile for tile, name in enumerate(TILE_NAMES)}
