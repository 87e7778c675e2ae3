"""A position as a player sees it, for people who watch a machine play: as text, as SVG, or as pixels."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ..errors import BadSetup
from ..game.editions import Edition
from ..game.editions.looks import rgb
from ..game.pictures import as_svg, as_text
from ..game.position import position_of
from ..game.tiles import TILE_NAMES
from ..game.view import View, view_of
from ..rules import constants
from ..rules.state import Game, Rules

MODES = ("ansi", "svg", "rgb_array", "human")
CELL = 32  # pixels from one square to the next
FLOOR, EMPTY, ALONE, INK, MINE = (40, 44, 52), (225, 225, 220), (120, 120, 120), (20, 20, 20), (255, 255, 255)
GLYPHS = dict(  # five rows of three pixels, the topmost first
    zip(
        "0123456789ABCDEFGHI",
        (
            (7, 5, 5, 5, 7), (2, 6, 2, 2, 7), (7, 1, 7, 4, 7), (7, 1, 7, 1, 7), (5, 5, 7, 1, 1),
            (7, 4, 7, 1, 7), (7, 4, 7, 5, 7), (7, 1, 1, 2, 2), (7, 5, 7, 5, 7), (7, 5, 7, 1, 7),
            (2, 5, 7, 5, 5), (6, 5, 6, 5, 6), (7, 4, 4, 4, 7), (6, 5, 5, 5, 6), (7, 4, 6, 4, 7),
            (7, 4, 6, 4, 4), (7, 4, 5, 5, 7), (5, 5, 7, 5, 5), (7, 2, 2, 2, 7),
        ),
        strict=True,
    )
)  # fmt: skip
Picture = npt.NDArray[np.uint8]


def player_names(players: int) -> list[str]:
    """The names of the seats."""
    return [f"player_{seat}" for seat in range(players)]


def check_mode(mode: str | None) -> None:
    """BadSetup, unless the mode is known."""
    if mode is not None and mode not in MODES:
        raise BadSetup("unknown_render_mode", name=str(mode), known=[*MODES])


def render(mode: str, game: Game, edition: Edition, rules: Rules, viewer: int) -> Any:
    """The position as that player sees it: text (`ansi`), an SVG file's text (`svg`), pixels, or printed (`human`)."""
    position = position_of(game, edition, rules, player_names(game.players), viewer)
    if mode == "rgb_array":
        return pixels_of(view_of(position), edition)
    if mode == "svg":
        return as_svg(position)
    text = as_text(position)
    if mode == "human":
        print(text)
        return None
    return text


def _own_tiles(view: View) -> list[str]:
    tiles = view.player(view.viewer).tiles if view.viewer else []
    return tiles if isinstance(tiles, list) else []


def pixels_of(view: View, edition: Edition) -> Picture:
    """The board: chains in their colours, independent tiles grey, the viewer's tiles framed in white."""
    pixels = np.empty((constants.ROWS * CELL + 2, constants.COLUMNS * CELL + 2, 3), np.uint8)
    pixels[:] = FLOOR
    mine = _own_tiles(view)
    for number, tile in enumerate(TILE_NAMES):
        left, top = number // constants.ROWS * CELL + 2, number % constants.ROWS * CELL + 2
        square = pixels[top : top + CELL - 2, left : left + CELL - 2]
        if tile in mine:
            square[:] = MINE
            square = square[3:-3, 3:-3]
        chain = view.board.get(tile)
        square[:] = EMPTY if tile not in view.board else ALONE if chain is None else edition.looks[chain].rgb
        ink = INK if chain is None else rgb(edition.looks[chain].ink)
        _write(pixels[top : top + CELL - 2, left : left + CELL - 2], tile, ink)
    return pixels


def _write(square: Picture, text: str, ink: tuple[int, int, int]) -> None:
    left = (square.shape[1] - 8 * len(text) + 2) // 2
    for letter in text:
        for row, bits in enumerate(GLYPHS[letter]):
            for column in range(3):
                if bits >> 2 - column & 1:
                    square[10 + 2 * row : 12 + 2 * row, left + 2 * column : left + 2 * column + 2] = ink
        left += 8
