"""The stock table: players and chains, cash and net worth, sizes, prices and what is left in the market."""

from ...words import current, t
from ..insight import Insight
from .canvas import Line, fitted

DIM = "bright_black"
UNKNOWN = "?"


def stock_lines(insight: Insight, width: int = 80) -> list[Line]:
    """The table, no wider than the given width."""
    view = insight.view
    name_width, *moneys = (10, 7, 8) if width < 80 else (12, 8, 8) if width < 110 else (16, 10, 10)
    column = max(4, min(13, (width - name_width - sum(moneys)) // len(view.chains)))
    chains = insight.edition.looks

    def row(label: str, cells: list[str], style: str, tail: tuple[str, str] = ("", "")) -> Line:
        line: Line = [(fitted(label, name_width), style)]
        line += [(fitted(text, column, right=True), style) for text in cells]
        line += [(fitted(text, room, right=True), style) for text, room in zip(tail, moneys, strict=True)]
        return line

    head: Line = [(" " * name_width, "")]
    for name, look in chains.items():
        title = name[: column - 1]
        head += [(" " * (column - len(title)), ""), (title, look.style)]
    titles = t("terminal.cash"), t("terminal.worth")
    head += [(fitted(text, room, right=True), DIM) for text, room in zip(titles, moneys, strict=True)]
    shown = view.chains.values()
    lines = [
        head,
        row(t("terminal.size"), [f"{c.size}{'*' if c.safe else ' '}" if c.active else "- " for c in shown], ""),
        row(t("terminal.price"), [f"{c.price} " if c.price else "- " for c in shown], ""),
        row(t("terminal.left"), [f"{c.market} " for c in shown], DIM),
    ]
    cash, worth = insight.cash(), insight.net_worth()
    for seat, player in enumerate(view.players):
        held = [_count(insight.shown_shares(seat, chain)) for chain in range(len(view.chains))]
        has = cash[player.name]
        value = worth[player.name]
        acting = player.name == view.to_act
        style = "bold" if acting else ""
        label = ("> " if acting else "  ") + player.name
        tail = (_amount(has), _amount(value))
        lines.append(row(label, [f"{text} " for text in held], style, tail))
    return lines


def _count(shares: int | None) -> str:
    return UNKNOWN if shares is None else str(shares or ".")


def _amount(dollars: int | None) -> str:
    return UNKNOWN if dollars is None else current().digits(dollars)
