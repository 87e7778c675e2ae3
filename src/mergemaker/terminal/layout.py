"""One screen of the game: a title, the board with the hand and the log beside it, the stock table. It fits 80 × 24."""

from collections.abc import Sequence

from ..game.insight import (
    ALONE,
    BESIDE,
    FOUND,
    GROW,
    MERGE,
    NEVER,
    NOT_NOW,
    Effect,
    Outlook,
)
from ..game.narration import listed, power_title
from ..game.pictures import Line
from ..game.pictures.board import board_lines
from ..game.pictures.canvas import beside, fitted
from ..game.pictures.palette import MARKS
from ..game.pictures.stocks import stock_lines
from ..game.view import View
from .places import places_lines
from .screen import wrapped

NARROW = 3  # columns of a square where the screen is 80 wide
WIDE = 5
TITLES = {
    "place_tile": "place a tile",
    "answer_trade": "answer the offer",
    "found": "found a chain",
    "choose_survivor": "name the survivor",
    "choose_acquired": "choose which chain is settled next",
    "dispose": "sell, trade or keep",
    "buy": "buy shares",
    "discard": "exchange dead tiles",
}
BOARD_HEIGHT = 10


def position(view: View, width: int, log: Sequence[str] = (), last: str | None = None) -> list[Line]:
    """The position as its viewer may see it, the end of the log beside the board; `last` is the tile to point at."""
    left = _board_width(width)
    side = side_lines(view, width - left - 1)
    told = log_lines(log, width - left - 1)
    room = BOARD_HEIGHT - len(side) - 1
    if room > 0:
        side = [*side, *([[]] if side else []), *_tail(told, room)]
    return [title(view, width), *beside(board_lines(view, _cell(width), last), side, left), *stock_lines(view, width)]


def with_log(view: View, width: int, height: int, log: Sequence[str], last: str | None) -> list[Line]:
    """The position, and the end of the log where more of it can be read: beside the board or under the table.

    Where the screen is high, who stands where in each chain is shown too.
    """
    alone = position(view, width, (), last)
    left = _board_width(width)
    room_beside = BOARD_HEIGHT - len(side_lines(view, width - left - 1)) - 1
    room_under = height - len(alone)
    if len(log_lines(log, width - left - 1)) <= room_beside or room_under <= room_beside:
        lines, told = position(view, width, log, last), []
    else:
        lines, told = alone, _tail(log_lines(log, width - 1), room_under)
    places = places_lines(view, width)
    if len(lines) + len(told) + len(places) + 2 <= height:
        lines = [*lines, [], *places, []]
    return lines + told


def _cell(width: int) -> int:
    return WIDE if width >= 112 else NARROW


def _board_width(width: int) -> int:
    return 2 + 12 * _cell(width) + 2


def _tail(told: list[Line], room: int) -> list[Line]:
    """The end of the log, with a word where its beginning is missing."""
    return (
        told
        if len(told) <= room
        else [[("… `log` has what came before", "bright_black")], *told[len(told) - room + 1 :]]
    )


def log_lines(log: Sequence[str], width: int) -> list[Line]:
    """Sentences as lines of the log."""
    return [[(line, "italic")] for sentence in log for line in hanging(sentence, width)]


def title(view: View, width: int) -> Line:
    """Whose turn it is, what is to be decided, what is left in the bag."""
    left = view.bag if isinstance(view.bag, int) else len(view.bag)
    if view.result:
        text = f"The game is over: {listed(view.result.winners)} won"
    else:
        turn = f" (turn of {view.turn.player})" if view.turn.player != view.to_act else ""
        text = f"Turn {view.turn.number}{turn} · {view.to_act}: {TITLES[view.decision or '']}"
    if view.end_announced_by and not view.result:
        text += f" · {view.end_announced_by} has announced the end"
    tail = f"{view.edition} · bag {left}"
    return [(fitted(" " + text, width - len(tail) - 3), "reverse bold"), (f" {tail} ", "reverse"), (" ", "")]


def side_lines(view: View, width: int) -> list[Line]:
    """The viewer's tiles and what each would do, and the powers left."""
    if view.viewer is None:
        return []
    outlook = Outlook(view)
    hand = outlook.hand()
    effects = [outlook.effect(tile, hand) for tile in hand]
    columns = 2 if len(hand) > 3 else 1
    column = width // columns
    rows = -(-len(hand) // columns)
    lines: list[Line] = [[(f"{view.viewer}'s tiles", "bold")]]
    for row in range(rows):
        line: Line = []
        for effect in effects[row::rows]:
            mark, style, _ = MARKS[effect.kind]
            line.append((fitted(f"{effect.tile:>3} {mark} {in_short(effect, column - 7)}", column - 1) + " ", style))
        lines.append(line)
    powers = view.player(view.viewer).powers if view.options["special_powers"] else []
    if powers:
        words = "Powers: " + ", ".join(power_title(power) for power in powers)
        lines += [[(text, "bright_black")] for text in wrapped(words, width)]
    return lines


def in_short(effect: Effect, width: int) -> str:
    """What a tile would do, in few letters, at least thirteen."""
    chains = [chain[: width - 6] for chain in effect.chains]
    merging = f"merges {', '.join(chains)}"
    return {
        ALONE: "alone",
        BESIDE: f"beside {', '.join(effect.near)}",
        FOUND: f"founds {effect.size}",
        GROW: f"{chains[0] if chains else ''} to {effect.size}",
        MERGE: merging if len(merging) <= width else f"merges {' '.join(chain[0] for chain in chains)}",
        NOT_NOW: "not now",
        NEVER: "never",
    }[effect.kind]


def hanging(sentence: str, width: int) -> list[str]:
    """A sentence of the log; its further lines are set in."""
    first, *more = wrapped(sentence, width) or [""]
    return [first, *(f"  {line}" for line in wrapped(" ".join(more), width - 2))]
