"""A position as a picture: plain text, rich text for terminals and notebooks, SVG."""

from rich.text import Text

from ..view import View
from .board import board_lines
from .canvas import Line, plain, rich_text
from .stocks import stock_lines
from .svg import svg

__all__ = ["Line", "as_rich", "as_text", "plain", "position_lines", "rich_text", "svg"]


def position_lines(view: View) -> list[Line]:
    """The board, and the stock table under it."""
    return [*board_lines(view), [], *stock_lines(view)]


def as_text(view: View) -> str:
    """The position in plain characters."""
    return plain(position_lines(view))


def as_rich(view: View) -> Text:
    """The position in colours, for rich's consoles."""
    return rich_text(position_lines(view))
