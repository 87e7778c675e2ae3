"""The position as an SVG: the board as it lies on the table, and the stock table beside it."""

from ...words import current, line, t
from ..editions import Look
from ..insight import Insight
from ..previews import EFFECTS
from ..view import View
from .patterns import definitions, pattern_fill
from .svg_board import BOARD_HEIGHT, BOARD_WIDTH, CARD, EDGE, FONT, INK, TOP, board_parts, safe, text_at

PANEL = EDGE + BOARD_WIDTH + 24
NAME_WIDTH, COLUMN, SEAT = 198, 62, 54
PAPER, FAINT, LINE = "#f3ecdf", "#667085", "#e2d7c1"


def svg(insight: Insight) -> str:
    """The position as the text of an SVG file; the owner's tiles are marked by what they would do."""
    view, chains = insight.view, insight.edition.looks
    width = PANEL + NAME_WIDTH + COLUMN * 2 + 14 + SEAT * len(view.players) + EDGE + 20
    height = max(TOP + BOARD_HEIGHT + 52, TOP + 462 + 38 * len(view.players))
    title = f"{heading(view)}. {status(view)}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="img" aria-label="{safe(title)}" font-family="{FONT}">',
        f"<title>{safe(title)}</title>",
        definitions(chains.values()),
        f'<rect width="{width}" height="{height}" rx="14" fill="{PAPER}"/>',
        text_at(EDGE, 46, heading(view)[:64], 24, INK, weight=700),
        text_at(width - EDGE, 46, status(view), 15, FAINT, anchor="end"),
        *board_parts(insight, chains),
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


def _legend(insight: Insight) -> list[str]:
    """The words under the board, for the marks that are on it."""
    y = TOP + BOARD_HEIGHT + 34
    effects = {preview.effect for preview in insight.previews.values()}
    found = [kind for kind in EFFECTS if kind in effects]
    if not found:
        return []
    marks = [line(f"mark.{kind}") for kind in found]
    words = t("picture.legend", player=insight.owner_name or "", marks=marks)
    return [text_at(EDGE + 4, y, words, 14, FAINT)]


def _chains(insight: Insight, chains: dict[str, Look], width: int) -> list[str]:
    view = insight.view
    right = width - EDGE
    parts = [
        f'<rect x="{PANEL}" y="{TOP}" width="{right - PANEL}" height="414" rx="16" fill="{CARD}" stroke="{LINE}"/>'
    ]
    columns = [PANEL + NAME_WIDTH + COLUMN * i for i in range(3)]
    for x, word in zip(columns, (t("picture.tiles"), t("picture.price"), t("picture.left")), strict=True):
        parts.append(text_at(x, TOP + 32, word, 13, FAINT, anchor="end"))
    seats = [columns[2] + 14 + SEAT * (seat + 1) for seat in range(len(view.players))]
    for x, player in zip(seats, view.players, strict=True):
        parts.append(text_at(x, TOP + 32, player.name[:5], 13, INK, weight=700, anchor="end"))
    for i, (name, look) in enumerate(chains.items()):
        shown = view.chains[name]
        y = TOP + 46 + i * 51
        parts.append(f'<line x1="{PANEL + 16}" x2="{right - 16}" y1="{y}" y2="{y}" stroke="{LINE}"/>')
        fade = ' opacity="0.45"' if not shown.active else ""
        parts.append(f"<g{fade}>")
        parts.append(_swatch(PANEL + 16, y + 9, look))
        parts.append(text_at(PANEL + 58, y + 31, name, 16, INK, weight=600))
        size = f"{shown.size}" if shown.active else "–"
        parts.append(text_at(columns[0], y + (26 if shown.safe else 31), size, 16, INK, weight=600, anchor="end"))
        if shown.safe:
            parts.append(text_at(columns[0], y + 41, t("safe"), 11, "#1f6f4a", weight=700, anchor="end"))
        parts.append(
            text_at(columns[1], y + 31, current().amount(shown.price) if shown.price else "–", 16, INK, anchor="end")
        )
        parts.append(text_at(columns[2], y + 31, str(shown.market), 16, FAINT, anchor="end"))
        parts.append("</g>")
        parts += _holdings(insight, i, seats, y)
    return parts


def _swatch(x: float, y: float, look: Look) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="33" height="33" rx="6" fill="{look.colour}"/>'
        f'<rect x="{x:g}" y="{y:g}" width="33" height="33" rx="6" fill="{pattern_fill(look)}"/>'
        f'<circle cx="{x + 16.5:g}" cy="{y + 16.5:g}" r="11" fill="{look.colour}"/>'
        + text_at(x + 16.5, y + 23, look.letter, 18, look.ink, weight=800, anchor="middle")
    )


def _holdings(insight: Insight, chain: int, seats: list[int], y: int) -> list[str]:
    """Everybody's shares; a number under them is the place that would be paid a bonus now."""
    holders = {holder.player: holder for holder in insight.holders(chain)}
    parts = []
    for seat, (x, player) in enumerate(zip(seats, insight.view.players, strict=True)):
        count = insight.shown_shares(seat, chain)
        if count is None:
            parts.append(text_at(x, y + 31, "?", 16, FAINT, anchor="end"))
            continue
        holder = holders.get(player.name)
        paid = holder is not None and (holder.bonus or 0) > 0
        colour, weight = (INK, 700) if paid else (FAINT, 400)
        parts.append(text_at(x, y + (26 if paid else 31), str(count) if count else "·", 16, colour, weight, "end"))
        if holder is not None and paid:
            place = t(f"place.{min(3, holder.place or 3)}")
            parts.append(text_at(x, y + 41, place, 11, "#8a6210", weight=700, anchor="end"))
    return parts


def _players(insight: Insight, width: int) -> list[str]:
    view = insight.view
    right = width - EDGE
    top = TOP + 430
    cash, worth = insight.cash(), insight.net_worth()
    parts = [
        f'<rect x="{PANEL}" y="{top}" width="{right - PANEL}" height="{30 + 38 * len(view.players)}" rx="16"'
        f' fill="{CARD}" stroke="{LINE}"/>',
        text_at(right - 130, top + 22, t("picture.cash"), 13, FAINT, anchor="end"),
        text_at(right - 18, top + 22, t("picture.worth"), 13, FAINT, anchor="end"),
    ]
    for i, player in enumerate(view.players):
        y = top + 48 + 38 * i
        acting = player.name == view.to_act
        if acting:
            parts.append(
                f'<rect x="{PANEL + 8}" y="{y - 22}" width="{right - PANEL - 16}" height="32" rx="9" fill="#fbe9bf"/>'
            )
            parts.append(f'<path d="M{PANEL + 16} {y - 12} l9 6 l-9 6 Z" fill="#8a6210"/>')
        parts.append(text_at(PANEL + 34, y, player.name[:24], 16, INK, weight=700 if acting else 500))
        has, value = cash[player.name], worth[player.name]
        parts.append(text_at(right - 130, y, "?" if has is None else current().amount(has), 16, INK, anchor="end"))
        parts.append(
            text_at(right - 18, y, "?" if value is None else current().amount(value), 16, INK, weight=700, anchor="end")
        )
    return parts
