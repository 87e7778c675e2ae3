"""One screen of the game: a title, the board with the hand and the log beside it, the stock table. It fits 80 × 24.

Where the screen is narrower the hand is one column, chains are abbreviated and a legend names them; from 60 columns on.
"""

from collections.abc import Sequence

from ..game.insight import Insight
from ..game.insight_shapes import Preview
from ..game.pictures import Line
from ..game.pictures.board import board_lines
from ..game.pictures.canvas import beside, fitted
from ..game.pictures.palette import MARKS
from ..game.pictures.stocks import stock_lines
from ..game.view import View
from ..words import line, t
from .places import places_lines
from .screen import wrapped

NARROW = 3  # columns of a square where the screen is 80 wide
WIDE = 5
BOARD_HEIGHT = 10
NARROWEST = 60  # columns of a screen that has room for the board with the hand beside it
USUAL = 80
PAIRED = 36  # columns in which the tiles of a hand stand two in a row


def position(insight: Insight, width: int, log: Sequence[str] = (), last: str | None = None) -> list[Line]:
    """The position as its viewer may see it, the end of the log beside the board; `last` is the tile to highlight."""
    if width < NARROWEST:
        return too_narrow(width)
    return [*_drawn(insight, width, log, last), *legend(insight, width)]


def too_narrow(width: int) -> list[Line]:
    """What is said instead of a position for which there is no room."""
    return [[(text, "bold red")] for text in wrapped(t("terminal.narrow", n=width, least=NARROWEST), width)]


def legend(insight: Insight, width: int) -> list[Line]:
    """The names of the chains by their letters, where the table has little room for them."""
    if width >= USUAL:
        return []
    names = ", ".join(f"{look.letter}\N{NO-BREAK SPACE}{name}" for name, look in insight.edition.looks.items())
    return [[(text, "bright_black")] for text in wrapped(names, width)]


def _drawn(insight: Insight, width: int, log: Sequence[str] = (), last: str | None = None) -> list[Line]:
    left = _board_width(width)
    side = side_lines(insight, width - left - 1)
    entries = log_lines(log, width - left - 1)
    room = BOARD_HEIGHT - len(side) - 1
    if room > 0:
        side = [*side, *([[]] if side else []), *_tail(entries, room)]
    board = beside(board_lines(insight, _cell(width), last), side, left)
    return [*title(insight.view, width), *board, *stock_lines(insight, width)]


def with_log(insight: Insight, width: int, height: int, log: Sequence[str], last: str | None) -> list[Line]:
    """The position, with the end of the log where more of it fits: beside the board or below the table.

    On a tall screen, the majorities of each chain are shown too.
    """
    if width < NARROWEST:
        return too_narrow(width)
    alone = _drawn(insight, width, (), last)
    left = _board_width(width)
    room_beside = BOARD_HEIGHT - len(side_lines(insight, width - left - 1)) - 1
    room_under = height - len(alone)
    if len(log_lines(log, width - left - 1)) <= room_beside or room_under <= room_beside:
        lines, entries = _drawn(insight, width, log, last), []
    else:
        lines, entries = alone, _tail(log_lines(log, width - 1), room_under)
    names = legend(insight, width)
    if len(lines) + len(entries) + len(names) <= height:
        lines += names
    places = places_lines(insight, width)
    if len(lines) + len(entries) + len(places) + 2 <= height:
        lines = [*lines, [], *places, []]
    return lines + entries


def _cell(width: int) -> int:
    return WIDE if width >= 112 else NARROW


def _board_width(width: int) -> int:
    return 2 + 12 * _cell(width) + 2


def _tail(entries: list[Line], room: int) -> list[Line]:
    """The end of the log, marked where earlier entries are missing."""
    return (
        entries
        if len(entries) <= room
        else [[(t("terminal.log.more"), "bright_black")], *entries[len(entries) - room + 1 :]]
    )


def log_lines(log: Sequence[str], width: int) -> list[Line]:
    """Sentences as lines of the log."""
    return [[(text, "italic")] for sentence in log for text in hanging(sentence, width)]


def title(view: View, width: int) -> list[Line]:
    """Whose turn it is, the decision to be made, and the tiles left in the bag; in two lines where one is too short."""
    left = view.bag if isinstance(view.bag, int) else len(view.bag)
    if view.result:
        text = t("terminal.title.over", players=view.result.winners)
    else:
        doing = line(f"doing.{view.decision}", player=view.to_act or "")
        key = "terminal.title" if view.turn.player == view.to_act else "terminal.title.other"
        text = t(key, turn=view.turn.number, player=view.turn.player, doing=doing)
    if view.end_announced_by and not view.result:
        text += f" · {t('last_turn', player=view.end_announced_by)}"
    tail = t("terminal.title.bag", edition=view.edition, n=left)
    room = width - len(tail) - 3
    if width < USUAL and len(text) >= room:
        return [[(fitted(f" {part}", width - 1), style)] for part, style in ((text, "reverse bold"), (tail, "reverse"))]
    return [[(fitted(" " + text, room), "reverse bold"), (f" {tail} ", "reverse"), (" ", "")]]


def side_lines(insight: Insight, width: int) -> list[Line]:
    """The owner's tiles and what each would do, and the powers left."""
    view, owner = insight.view, insight.owner_name
    if owner is None:
        return []
    previews = list(insight.previews.values())
    columns = 2 if len(previews) > 3 and width >= PAIRED else 1
    column = width // columns
    rows = -(-len(previews) // columns)
    lines: list[Line] = [[(t("terminal.hand", player=owner), "bold")]]
    for row in range(rows):
        drawn: Line = []
        for preview in previews[row::rows]:
            mark, style = MARKS[preview.effect]
            words = f"{preview.tile:>3} {mark} {in_short(preview, column - 7)}"
            drawn.append((fitted(words, column - 1) + " ", style))
        lines.append(drawn)
    powers = view.player(owner).powers if view.options["special_powers"] else []
    if powers:
        words = t("terminal.powers", powers=[line(f"power.{power}") for power in powers])
        lines += [[(text, "bright_black")] for text in wrapped(words, width)]
    return lines


def in_short(preview: Preview, width: int) -> str:
    """What a tile would do, in the longest words that the width has room for; it is at least twelve."""
    names = [chain.name for chain in sorted(preview.chains, key=lambda chain: -chain.size_before)]
    match preview.effect:
        case "merge":
            letters = [name[0] for name in names]
            forms = [t("terminal.effect.merge", chains=chains) for chains in (names, letters)]
            forms.append("+".join(letters))
        case "beside":
            near = preview.near
            forms = [t(f"terminal.effect.{key}", near=near, n=len(near)) for key in ("beside", "by", "by_some")]
        case "grow" if not names:  # it has no name yet
            forms = [t("terminal.effect.grow_new", n=preview.size)]
        case "grow":
            room = width - len(t("terminal.effect.grow", chain="", n=preview.size))
            forms = [t("terminal.effect.grow", chain=names[0][:room], n=preview.size)]
        case effect:
            forms = [t(f"terminal.effect.{effect}", n=preview.size)]
    return next((form for form in forms if len(form) <= width), forms[-1])


def hanging(sentence: str, width: int) -> list[str]:
    """A sentence of the log with a hanging indent."""
    first, *more = wrapped(sentence, width) or [""]
    return [first, *(f"  {text}" for text in wrapped(" ".join(more), width - 2))]
