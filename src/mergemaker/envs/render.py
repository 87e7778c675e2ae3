"""A position as a player sees it, for people who watch a machine play: as text, or as a picture of pixels."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ..core import names
from ..core.state import Game, Rules
from ..editions import Edition
from ..errors import BadSetup
from ..tiles import TILE_NAMES
from ..view import View, view_of

MODES = ("ansi", "rgb_array", "human")
CELL = 32  # pixels from one square to the next
COLOURS = (
    (214, 48, 49),
    (240, 196, 25),
    (45, 90, 200),
    (34, 139, 84),
    (150, 90, 50),
    (30, 170, 190),
    (220, 110, 190),
)
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
        raise BadSetup(f"there is no render mode {mode!r}: the modes are {', '.join(MODES)}")


def render(mode: str, game: Game, edition: Edition, rules: Rules, viewer: int) -> Any:
    """The position as that player sees it: a text (`ansi`), pixels (`rgb_array`), or printed (`human`)."""
    view = view_of(game, edition, rules, player_names(game.players), viewer)
    if mode == "rgb_array":
        return picture(view, edition)
    text = as_text(view, edition)
    if mode == "human":
        print(text)
        return None
    return text


def as_text(view: View, edition: Edition) -> str:
    """The board with the viewer's tiles as `*`, then everybody's cash and shares."""
    mine = _own_tiles(view)
    lines = ["    " + " ".join(f"{column:>2}" for column in range(1, names.COLUMNS + 1))]
    for row in range(names.ROWS):
        squares = [_mark(view, edition, TILE_NAMES[column * names.ROWS + row], mine) for column in range(names.COLUMNS)]
        lines.append("ABCDEFGHI"[row] + "   " + " ".join(f"{mark:>2}" for mark in squares))
    lines += ["", f"{'':>10} {'cash':>7} " + " ".join(f"{chain[:6]:>6}" for chain in edition.chains)]
    for label, numbers in (
        ("size", [chain.size or "-" for chain in view.chains.values()]),
        ("price", [chain.price or "-" for chain in view.chains.values()]),
        ("market", [chain.market for chain in view.chains.values()]),
    ):
        lines.append(f"{label:>10} {'':>7} " + " ".join(f"{number:>6}" for number in numbers))
    for player in view.players:
        shares: list[Any] = ["?"] * names.CHAINS if player.shares is None else [*player.shares.values()]
        cash = "?" if player.cash is None else player.cash
        lines.append(f"{player.name:>10} {cash:>7} " + " ".join(f"{count or '-':>6}" for count in shares))
    lines += ["", "over" if view.over else f"turn {view.turn.number}, {view.to_act} decides: {view.decision}"]
    return "\n".join(lines)


def _own_tiles(view: View) -> list[str]:
    tiles = view.player(view.viewer).tiles if view.viewer else []
    return tiles if isinstance(tiles, list) else []


def _mark(view: View, edition: Edition, tile: str, mine: list[str]) -> str:
    if tile not in view.board:
        return "*" if tile in mine else "."
    chain = view.board[tile]
    return "o" if chain is None else chain[:1]


def picture(view: View, edition: Edition) -> Picture:
    """The board: chains in their colours, independent tiles grey, the viewer's tiles framed in white."""
    pixels = np.empty((names.ROWS * CELL + 2, names.COLUMNS * CELL + 2, 3), np.uint8)
    pixels[:] = FLOOR
    mine = _own_tiles(view)
    for number, tile in enumerate(TILE_NAMES):
        left, top = number // names.ROWS * CELL + 2, number % names.ROWS * CELL + 2
        square = pixels[top : top + CELL - 2, left : left + CELL - 2]
        if tile in mine:
            square[:] = MINE
            square = square[3:-3, 3:-3]
        chain = view.board.get(tile)
        square[:] = (
            EMPTY if tile not in view.board else ALONE if chain is None else COLOURS[edition.chains.index(chain)]
        )
        _write(pixels[top : top + CELL - 2, left : left + CELL - 2], tile)
    return pixels


def _write(square: Picture, text: str) -> None:
    left = (square.shape[1] - 8 * len(text) + 2) // 2
    for letter in text:
        for row, bits in enumerate(GLYPHS[letter]):
            for column in range(3):
                if bits >> 2 - column & 1:
                    square[10 + 2 * row : 12 + 2 * row, left + 2 * column : left + 2 * column + 2] = INK
        left += 8
