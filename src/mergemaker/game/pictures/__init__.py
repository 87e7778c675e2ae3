"""A position as a picture: plain text, rich text for terminals and notebooks, SVG."""

from rich.text import Text

from ..insight import Insight
from ..position import Position
from .board import board_lines
from .canvas import Line, plain, rich_text
from .stocks import stock_lines
from .svg import svg

__all__ = ["Line", "as_rich", "as_svg", "as_text", "plain", "position_lines", "rich_text"]


def position_lines(insight: Insight) -> list[Line]:
    """The board, and the stock table under it."""
    return [*board_lines(insight), [], *stock_lines(insight)]


def as_text(position: Position, owner: int | None = None) -> str:
    """The position in plain characters, with the tiles of the viewer, or of the given owner, marked."""
    return plain(position_lines(Insight(position, owner)))


def as_rich(position: Position, owner: int | None = None) -> Text:
    """The position in colour, for a rich console."""
    return rich_text(position_lines(Insight(position, owner)))


def as_svg(position: Position, owner: int | None = None) -> str:
    """The position as the text of an SVG file."""
    return svg(Insight(position, owner))
