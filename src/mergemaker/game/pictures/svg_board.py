"""The board as parts of an SVG: as it lies on the table, or a section of it."""

from collections.abc import Sequence
from html import escape

from ...rules.constants import COLUMNS, ROWS
from ...words import t
from ..editions import Look
from ..insight import Insight
from ..tiles import LETTERS
from ..view import View
from .canvas import printable
from .patterns import definitions, pattern_fill

SQUARE, TILE = 60, 54
EDGE, LABEL, TOP = 24, 30, 74
BOARD_WIDTH = LABEL + COLUMNS * SQUARE + 18
BOARD_HEIGHT = LABEL + ROWS * SQUARE + 18
CARD, INK = "#fffdf8", "#1b2a41"
BOARD, BOARD_EDGE, PLOT, PLOT_INK, BRASS = "#24405f", "#152a43", "#1c3552", "#7f9dbd", "#e9bd5a"
LONE, LONE_SIDE, LONE_INK = "#f2ead8", "#b9a981", "#3a3322"
FONT = "'Avenir Next', Avenir, 'Segoe UI', Inter, 'Helvetica Neue', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"


def safe(text: str) -> str:
    """The text as it stands in an SVG."""
    return escape(printable(text))


def text_at(
    x: float, y: float, text: str, size: float, fill: str, weight: int = 400, anchor: str = "start", extra: str = ""
) -> str:
    """A text at a place."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" font-weight="{weight}"'
        f' text-anchor="{anchor}"{extra}>{safe(text)}</text>'
    )


def corner(column: int, row: int) -> tuple[float, float]:
    """The top left corner of a square's tile."""
    inset = (SQUARE - TILE) / 2
    return EDGE + LABEL + column * SQUARE + inset, TOP + LABEL + row * SQUARE + inset


def board_parts(insight: Insight, chains: dict[str, Look]) -> list[str]:
    """The whole board; the owner's tiles are marked by what they would do."""
    view = insight.view
    parts = [
        f'<rect x="{EDGE}" y="{TOP + 5}" width="{BOARD_WIDTH}" height="{BOARD_HEIGHT}" rx="16" fill="{BOARD_EDGE}"/>',
        f'<rect x="{EDGE}" y="{TOP}" width="{BOARD_WIDTH}" height="{BOARD_HEIGHT}" rx="16" fill="{BOARD}"/>',
    ]
    for column in range(COLUMNS):
        middle = corner(column, 0)[0] + TILE / 2
        parts.append(text_at(middle, TOP + 22, str(column + 1), 14, "#c7d6e6", weight=600, anchor="middle"))
    for row, letter in enumerate(LETTERS):
        middle = corner(0, row)[1] + TILE / 2 + 5
        parts.append(text_at(EDGE + 18, middle, letter, 14, "#c7d6e6", weight=600, anchor="middle"))
    bases = {shown.headquarters for shown in view.chains.values()}
    for column in range(COLUMNS):
        for row, letter in enumerate(LETTERS):
            tile = f"{column + 1}{letter}"
            x, y = corner(column, row)
            if tile not in view.board:
                parts += _plot(insight, tile, x, y)
    parts += _bridges(view, chains)
    for tile, chain in view.board.items():
        x, y = corner(*_place(tile))
        parts += _lone(tile, x, y) if chain is None else _linked(tile, chains[chain], x, y, tile in bases)
        if tile == view.turn.tile:
            parts.append(frame(x, y, BRASS, 3.5))
    return parts


def _plot(insight: Insight, tile: str, x: float, y: float) -> list[str]:
    """An empty square, marked if the viewer has its tile."""
    parts = [f'<rect x="{x:g}" y="{y:g}" width="{TILE}" height="{TILE}" rx="8" fill="{PLOT}"/>']
    if tile not in insight.previews:
        return [*parts, text_at(x + TILE / 2, y + TILE / 2 + 5, tile, 13, PLOT_INK, anchor="middle")]
    kind = insight.previews[tile].effect
    barred = kind in ("not_now", "never")
    colour = "#9aa9bb" if barred else BRASS
    return [
        *parts,
        f'<rect x="{x + 2:g}" y="{y + 2:g}" width="{TILE - 4}" height="{TILE - 4}" rx="7" fill="{colour}"'
        f' fill-opacity="0.16" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{"3 4" if barred else "7 4"}"/>',
        text_at(x + TILE / 2, y + 27, tile, 17, "#fff6df" if not barred else "#c3cedb", weight=700, anchor="middle"),
        text_at(x + TILE / 2, y + 44, t(f"mark.{kind}"), 11, colour, weight=600, anchor="middle"),
    ]


def _bridges(view: View, chains: dict[str, Look]) -> list[str]:
    """The joints between neighbouring tiles of one chain."""
    parts = []
    gap = SQUARE - TILE
    for tile, chain in view.board.items():
        if chain is None:
            continue
        column, row = int(tile[:-1]), LETTERS.index(tile[-1])
        x, y = corner(column - 1, row)
        colour = chains[chain].colour
        if view.board.get(f"{column + 1}{tile[-1]}") == chain:
            parts.append(
                f'<rect x="{x + TILE - 9:g}" y="{y + 9:g}" width="{gap + 18}" height="{TILE - 18}" fill="{colour}"/>'
            )
        if row + 1 < ROWS and view.board.get(f"{column}{LETTERS[row + 1]}") == chain:
            parts.append(
                f'<rect x="{x + 9:g}" y="{y + TILE - 9:g}" width="{TILE - 18}" height="{gap + 18}" fill="{colour}"/>'
            )
    return parts


def _lone(tile: str, x: float, y: float) -> list[str]:
    return [
        f'<rect x="{x:g}" y="{y + 3:g}" width="{TILE}" height="{TILE}" rx="8" fill="{LONE_SIDE}"/>',
        f'<rect x="{x:g}" y="{y:g}" width="{TILE}" height="{TILE}" rx="8" fill="{LONE}"/>',
        text_at(x + TILE / 2, y + TILE / 2 + 6, tile, 17, LONE_INK, weight=600, anchor="middle"),
    ]


def _linked(tile: str, look: Look, x: float, y: float, base: bool) -> list[str]:
    """A tile of a chain: colour, pattern, letter and name; the headquarters has a roof over its letter."""
    middle = x + TILE / 2
    parts = [
        f'<rect x="{x:g}" y="{y:g}" width="{TILE}" height="{TILE}" rx="8" fill="{look.colour}"/>',
        f'<rect x="{x:g}" y="{y:g}" width="{TILE}" height="{TILE}" rx="8" fill="{pattern_fill(look)}"/>',
    ]
    if base:
        parts += [
            f'<path d="M{middle - 19:g} {y + 19:g} l19 -13 l19 13 Z" fill="{CARD}"/>',
            f'<rect x="{middle - 17:g}" y="{y + 20:g}" width="34" height="23" fill="{CARD}"/>',
            f'<rect x="{middle - 20:g}" y="{y + 44:g}" width="40" height="4" fill="{CARD}"/>',
            text_at(middle, y + 38.5, look.letter, 20, INK, weight=800, anchor="middle"),
        ]
    else:
        parts += [
            f'<circle cx="{middle:g}" cy="{y + 24:g}" r="14" fill="{look.colour}"/>',
            text_at(middle, y + 31, look.letter, 20, look.ink, weight=800, anchor="middle"),
            f'<rect x="{middle - 15:g}" y="{y + 38:g}" width="30" height="12" rx="4" fill="{look.colour}"/>',
            text_at(middle, y + 48, tile, 10.5, look.ink, weight=600, anchor="middle"),
        ]
    return parts


def frame(x: float, y: float, colour: str, width: float) -> str:
    """A frame around a tile."""
    return (
        f'<rect x="{x - 1:g}" y="{y - 1:g}" width="{TILE + 2}" height="{TILE + 2}" rx="9" fill="none"'
        f' stroke="{colour}" stroke-width="{width:g}"/>'
    )


def section_svg(insight: Insight, first: str, last: str, framed: Sequence[str] = ()) -> str:
    """The board from one square to another, from the top left to the bottom right, some of its squares framed."""
    (left, top), (right, bottom) = _place(first), _place(last)
    margin = (SQUARE - TILE) / 2
    x, y = corner(left, top)[0] - margin, corner(left, top)[1] - margin
    width, height = (right - left + 1) * SQUARE, (bottom - top + 1) * SQUARE
    looks = insight.edition.looks
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {width} {height}" font-family="{FONT}">',
        definitions(looks.values()),
        f'<clipPath id="mm-section"><rect x="{x:g}" y="{y:g}" width="{width}" height="{height}" rx="10"/></clipPath>',
        '<g clip-path="url(#mm-section)">',
        *board_parts(insight, looks),
        *(frame(*corner(*_place(tile)), BRASS, 5) for tile in framed),
        "</g></svg>",
    ]
    return "\n".join(parts)


def _place(tile: str) -> tuple[int, int]:
    """The column and the row of a square."""
    return int(tile[:-1]) - 1, LETTERS.index(tile[-1])
