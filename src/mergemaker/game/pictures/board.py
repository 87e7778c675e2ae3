"""The board in characters: chains by letter and colour, own tiles by what they would do."""

from ...rules.constants import COLUMNS
from ..editions import Look
from ..insight import Insight
from ..tiles import LETTERS
from .canvas import Line, Span
from .palette import MARKS

EMPTY = "·"
LONE = "■"
LONE_STYLE = "bold #17202e on #f2ead8"
DIM = "bright_black"


def board_lines(insight: Insight, cell: int = 3, last: str | None = None) -> list[Line]:
    """The board with squares of that width in characters; `last` is the tile to highlight."""
    view, chains = insight.view, insight.edition.looks
    marks = {tile: MARKS[preview.effect] for tile, preview in insight.previews.items()}
    bases = {chain.headquarters for chain in view.chains.values()}
    head = "  " + "".join(f"{column:^{cell}}" for column in range(1, COLUMNS + 1))
    lines: list[Line] = [[(head, DIM)]]
    for letter in LETTERS:
        line: Line = [(f"{letter} ", DIM)]
        for column in range(1, COLUMNS + 1):
            tile = f"{column}{letter}"
            if tile in view.board:
                line.append(_placed(view.board[tile], chains, cell, tile in bases, tile == last))
            elif tile in marks:
                line.append((f"[{marks[tile][0]}]".center(cell), marks[tile][1]))
            else:
                line.append(((EMPTY if cell < 4 else tile).center(cell), DIM))
        lines.append(line)
    return lines


def _placed(chain: str | None, chains: dict[str, Look], cell: int, base: bool, last: bool) -> Span:
    letter, style = (LONE, LONE_STYLE) if chain is None else (chains[chain].letter, chains[chain].style)
    shown = f">{letter}<" if last else f"({letter})" if base else letter
    return shown.center(cell), style + (" underline" if last else "")
