"""Lines of styled text, drawn once and shown plain or in colour."""

from collections.abc import Sequence
from typing import TypeAlias

from rich.cells import cell_len, set_cell_size
from rich.text import Text

Span: TypeAlias = tuple[str, str]  # text and its rich style; "" is plain
Line: TypeAlias = list[Span]


def printable(text: str) -> str:
    """The text with nothing in it that would move a cursor or break a line."""
    return (
        text
        if text.isprintable()
        else "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
    )


def fitted(text: str, width: int, right: bool = False) -> str:
    """The text cut or padded to a width in columns."""
    text = printable(text)
    if right and cell_len(text) < width:
        return " " * (width - cell_len(text)) + text
    return set_cell_size(text, width)


def width_of(line: Line) -> int:
    """How many columns of the screen a line takes."""
    return sum(cell_len(text) for text, _ in line)


def plain(lines: Sequence[Line]) -> str:
    """The lines without colour."""
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)


def rich_text(lines: Sequence[Line]) -> Text:
    """The lines in colour."""
    return Text("\n", no_wrap=True, overflow="crop", end="").join(Text.assemble(*line) for line in lines)


def beside(left: Sequence[Line], right: Sequence[Line], width: int) -> list[Line]:
    """Two blocks side by side, the left one padded to a width."""
    lines = []
    for i in range(max(len(left), len(right))):
        line = list(left[i]) if i < len(left) else []
        if i < len(right) and right[i]:
            line = [*line, (" " * (width - width_of(line)), ""), *right[i]]
        lines.append(line)
    return lines
