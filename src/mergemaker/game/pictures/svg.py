"""The position as an SVG: the board as it lies on the table, and the stock table beside it."""

from html import escape

from ...rules.constants import COLUMNS, ROWS
from ...words import current, line, t
from ..editions import Look
from ..insight import EFFECTS, Insight
from ..tiles import LETTERS
from ..view import View
from .canvas import printable
from .patterns import definitions, pattern_fill

SQUARE, TILE = 60, 54
EDGE, LABEL, TOP = 24, 30, 74
BOARD_WIDTH = LABEL + COLUMNS * SQUARE + 18
BOARD_HEIGHT = LABEL + ROWS * SQUARE + 18
PANEL = EDGE + BOARD_WIDTH + 24
NAME_WIDTH, COLUMN, SEAT = 198, 62, 54
PAPER, CARD, INK, FAINT, LINE = "#f3ecdf", "#fffdf8", "#1b2a41", "#667085", "#e2d7c1"
BOARD, BOARD_EDGE, PLOT, PLOT_INK, BRASS = "#24405f", "#152a43", "#1c3552", "#7f9dbd", "#e9bd5a"
LONE, LONE_SIDE, LONE_INK = "#f2ead8", "#b9a981", "#3a3322"
FONT = "'Avenir Next', Avenir, 'Segoe UI', Inter, 'Helvetica Neue', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"


def svg(insight: Insight) -> str:
    """The position as the text of an SVG file; the owner's tiles are marked by what they would do."""
    view, chains = insight.view, insight.edition.looks
    width = PANEL + NAME_WIDTH + COLUMN * 2 + 14 + SEAT * len(view.players) + EDGE + 20
    height = max(TOP + BOARD_HEIGHT + 52, TOP + 462 + 38 * len(view.players))
    title = f"{heading(view)}. {status(view)}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="img" aria-label="{_safe(title)}" font-family="{FONT}">',
        f"<title>{_safe(title)}</title>",
        definitions(chains.values()),
        f'<rect width="{width}" height="{height}" rx="14" fill="{PAPER}"/>',
        _text(EDGE, 46, heading(view)[:64], 24, INK, weight=700),
        _text(width - EDGE, 46, status(view), 15, FAINT, anchor="end"),
        *_board(insight, chains),
        *_legend(insight),
        *_chains(insight, chains, width),
        *_players(insight, width),
        "</svg>",
    ]
    return "\n".join(parts)


def heading(view: View) -> str:
    """Whose turn it is and what is to be decided."""
    if view.result:
        return t("picture.over", players=view.result.winners)
    doing = line(f"doing.{view.decision}", player=view.to_act or view.turn.player)
    return t("picture.turn", n=view.turn.number, doing=doing)


def status(view: View) -> str:
    """The edition, and how many tiles are left."""
    left = view.bag if isinstance(view.bag, int) else len(view.bag)
    return t("picture.status", edition=view.edition, n=left)


def _safe(text: str) -> str:
    return escape(printable(text))


def _text(
    x: float, y: float, text: str, size: float, fill: str, weight: int = 400, anchor: str = "start", extra: str = ""
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" font-weight="{weight}"'
        f' text-anchor="{anchor}"{extra}>{_safe(text)}</text>'
    )


def _corner(column: int, row: int) -> tuple[float, float]:
    """The top left corner of a square's tile."""
    inset = (SQUARE - TILE) / 2
    return EDGE + LABEL + column * SQUARE + inset, TOP + LABEL + row * SQUARE + inset


def _board(insight: Insight, chains: dict[str, Look]) -> list[str]:
    view = insight.view
    parts = [
        f'<rect x="{EDGE}" y="{TOP + 5}" width="{BOARD_WIDTH}" height="{BOARD_HEIGHT}" rx="16" fill="{BOARD_EDGE}"/>',
        f'<rect x="{EDGE}" y="{TOP}" width="{BOARD_WIDTH}" height="{BOARD_HEIGHT}" rx="16" fill="{BOARD}"/>',
    ]
    for column in range(COLUMNS):
        middle = _corner(column, 0)[0] + TILE / 2
        parts.append(_text(middle, TOP + 22, str(column + 1), 14, "#c7d6e6", weight=600, anchor="middle"))
    for row, letter in enumerate(LETTERS):
        middle = _corner(0, row)[1] + TILE / 2 + 5
        parts.append(_text(EDGE + 18, middle, letter, 14, "#c7d6e6", weight=600, anchor="middle"))
    bases = {shown.headquarters for shown in view.chains.values()}
    for column in range(COLUMNS):
        for row, letter in enumerate(LETTERS):
            tile = f"{column + 1}{letter}"
            x, y = _corner(column, row)
            if tile not in view.board:
                parts += _plot(insight, tile, x, y)
    parts += _bridges(view, chains)
    for tile, chain in view.board.items():
        x, y = _corner(int(tile[:-1]) - 1, LETTERS.index(tile[-1]))
        parts += _lone(tile, x, y) if chain is None else _linked(tile, chains[chain], x, y, tile in bases)
        if tile == view.turn.tile:
            parts.append(_frame(x, y, BRASS, 3.5))
    return parts


def _plot(insight: Insight, tile: str, x: float, y: float) -> list[str]:
    """An empty square, marked if the viewer has its tile."""
    parts = [f'<rect x="{x:g}" y="{y:g}" width="{TILE}" height="{TILE}" rx="8" fill="{PLOT}"/>']
    if tile not in insight.previews:
        return [*parts, _text(x + TILE / 2, y + TILE / 2 + 5, tile, 13, PLOT_INK, anchor="middle")]
    kind = insight.previews[tile].effect
    barred = kind in ("not_now", "never")
    colour = "#9aa9bb" if barred else BRASS
    return [
        *parts,
        f'<rect x="{x + 2:g}" y="{y + 2:g}" width="{TILE - 4}" height="{TILE - 4}" rx="7" fill="{colour}"'
        f' fill-opacity="0.16" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{"3 4" if barred else "7 4"}"/>',
        _text(x + TILE / 2, y + 27, tile, 17, "#fff6df" if not barred else "#c3cedb", weight=700, anchor="middle"),
        _text(x + TILE / 2, y + 44, t(f"mark.{kind}"), 11, colour, weight=600, anchor="middle"),
    ]


def _bridges(view: View, chains: dict[str, Look]) -> list[str]:
    """The joints between neighbouring tiles of one chain."""
    parts = []
    gap = SQUARE - TILE
    for tile, chain in view.board.items():
        if chain is None:
            continue
        column, row = int(tile[:-1]), LETTERS.index(tile[-1])
        x, y = _corner(column - 1, row)
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
        _text(x + TILE / 2, y + TILE / 2 + 6, tile, 17, LONE_INK, weight=600, anchor="middle"),
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
            _text(middle, y + 38.5, look.letter, 20, INK, weight=800, anchor="middle"),
        ]
    else:
        parts += [
            f'<circle cx="{middle:g}" cy="{y + 24:g}" r="14" fill="{look.colour}"/>',
            _text(middle, y + 31, look.letter, 20, look.ink, weight=800, anchor="middle"),
            f'<rect x="{middle - 15:g}" y="{y + 38:g}" width="30" height="12" rx="4" fill="{look.colour}"/>',
            _text(middle, y + 48, tile, 10.5, look.ink, weight=600, anchor="middle"),
        ]
    return parts


def _frame(x: float, y: float, colour: str, width: float) -> str:
    return (
        f'<rect x="{x - 1:g}" y="{y - 1:g}" width="{TILE + 2}" height="{TILE + 2}" rx="9" fill="none"'
        f' stroke="{colour}" stroke-width="{width:g}"/>'
    )


def _legend(insight: Insight) -> list[str]:
    """The words under the board, for the marks that are on it."""
    y = TOP + BOARD_HEIGHT + 34
    effects = {preview.effect for preview in insight.previews.values()}
    found = [kind for kind in EFFECTS if kind in effects]
    if not found:
        return []
    marks = [line(f"mark.{kind}") for kind in found]
    words = t("picture.legend", player=insight.owner_name or "", marks=marks)
    return [_text(EDGE + 4, y, words, 14, FAINT)]


def _chains(insight: Insight, chains: dict[str, Look], width: int) -> list[str]:
    view = insight.view
    right = width - EDGE
    parts = [
        f'<rect x="{PANEL}" y="{TOP}" width="{right - PANEL}" height="414" rx="16" fill="{CARD}" stroke="{LINE}"/>'
    ]
    columns = [PANEL + NAME_WIDTH + COLUMN * i for i in range(3)]
    for x, word in zip(columns, (t("picture.tiles"), t("picture.price"), t("picture.left")), strict=True):
        parts.append(_text(x, TOP + 32, word, 13, FAINT, anchor="end"))
    seats = [columns[2] + 14 + SEAT * (seat + 1) for seat in range(len(view.players))]
    for x, player in zip(seats, view.players, strict=True):
        parts.append(_text(x, TOP + 32, player.name[:5], 13, INK, weight=700, anchor="end"))
    for i, (name, look) in enumerate(chains.items()):
        shown = view.chains[name]
        y = TOP + 46 + i * 51
        parts.append(f'<line x1="{PANEL + 16}" x2="{right - 16}" y1="{y}" y2="{y}" stroke="{LINE}"/>')
        fade = ' opacity="0.45"' if not shown.active else ""
        parts.append(f"<g{fade}>")
        parts.append(_swatch(PANEL + 16, y + 9, look))
        parts.append(_text(PANEL + 58, y + 31, name, 16, INK, weight=600))
        size = f"{shown.size}" if shown.active else "–"
        parts.append(_text(columns[0], y + (26 if shown.safe else 31), size, 16, INK, weight=600, anchor="end"))
        if shown.safe:
            parts.append(_text(columns[0], y + 41, t("safe"), 11, "#1f6f4a", weight=700, anchor="end"))
        parts.append(
            _text(columns[1], y + 31, current().amount(shown.price) if shown.price else "–", 16, INK, anchor="end")
        )
        parts.append(_text(columns[2], y + 31, str(shown.market), 16, FAINT, anchor="end"))
        parts.append("</g>")
        parts += _holdings(insight, i, seats, y)
    return parts


def _swatch(x: float, y: float, look: Look) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="33" height="33" rx="6" fill="{look.colour}"/>'
        f'<rect x="{x:g}" y="{y:g}" width="33" height="33" rx="6" fill="{pattern_fill(look)}"/>'
        f'<circle cx="{x + 16.5:g}" cy="{y + 16.5:g}" r="11" fill="{look.colour}"/>'
        + _text(x + 16.5, y + 23, look.letter, 18, look.ink, weight=800, anchor="middle")
    )


def _holdings(insight: Insight, chain: int, seats: list[int], y: int) -> list[str]:
    """Everybody's shares; a number under them is the place that would be paid a bonus now."""
    holders = {holder.player: holder for holder in insight.holders(chain)}
    parts = []
    for seat, (x, player) in enumerate(zip(seats, insight.view.players, strict=True)):
        count = insight.shown_shares(seat, chain)
        if count is None:
            parts.append(_text(x, y + 31, "?", 16, FAINT, anchor="end"))
            continue
        holder = holders.get(player.name)
        paid = holder is not None and (holder.bonus or 0) > 0
        colour, weight = (INK, 700) if paid else (FAINT, 400)
        parts.append(_text(x, y + (26 if paid else 31), str(count) if count else "·", 16, colour, weight, "end"))
        if holder is not None and paid:
            place = t(f"place.{min(3, holder.place or 3)}")
            parts.append(_text(x, y + 41, place, 11, "#8a6210", weight=700, anchor="end"))
    return parts


def _players(insight: Insight, width: int) -> list[str]:
    view = insight.view
    right = width - EDGE
    top = TOP + 430
    cash, worth = insight.cash(), insight.net_worth()
    parts = [
        f'<rect x="{PANEL}" y="{top}" width="{right - PANEL}" height="{30 + 38 * len(view.players)}" rx="16"'
        f' fill="{CARD}" stroke="{LINE}"/>',
        _text(right - 130, top + 22, t("picture.cash"), 13, FAINT, anchor="end"),
        _text(right - 18, top + 22, t("picture.worth"), 13, FAINT, anchor="end"),
    ]
    for i, player in enumerate(view.players):
        y = top + 48 + 38 * i
        acting = player.name == view.to_act
        if acting:
            parts.append(
                f'<rect x="{PANEL + 8}" y="{y - 22}" width="{right - PANEL - 16}" height="32" rx="9" fill="#fbe9bf"/>'
            )
            parts.append(f'<path d="M{PANEL + 16} {y - 12} l9 6 l-9 6 Z" fill="#8a6210"/>')
        parts.append(_text(PANEL + 34, y, player.name[:24], 16, INK, weight=700 if acting else 500))
        has, value = cash[player.name], worth[player.name]
        parts.append(_text(right - 130, y, "?" if has is None else current().amount(has), 16, INK, anchor="end"))
        parts.append(
            _text(right - 18, y, "?" if value is None else current().amount(value), 16, INK, weight=700, anchor="end")
        )
    return parts
