"""Where the game is shown and where people type: a terminal of any kind, or a pipe."""

import contextlib
import os
import re
import shutil
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from ..game.pictures import Line, plain, rich_text
from ..game.pictures.canvas import printable

_ASCII = str.maketrans(
    {
        "·": ".",
        "■": "#",
        "×": "x",
        "–": "-",
        "→": ">",
        "…": "~",
        "’": "'",
        "“": '"',
        "”": '"',
        "„": '"',
        "\N{MINUS SIGN}": "-",
    }
)


class Left(Exception):
    """The people have left: end of input, Ctrl-C or `quit`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Screen:
    """Output and input by line; colour where the terminal supports it."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            with contextlib.suppress(AttributeError, ValueError):
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # not every stream can, so suppressed
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.can_clear = self.is_terminal and os.environ.get("TERM", "dumb") != "dumb"

    @property
    def width(self) -> int:
        """Columns of the screen."""
        return max(1, self.console.width)

    @property
    def height(self) -> int:
        """Lines of the screen."""
        return max(24, shutil.get_terminal_size((80, 24)).lines)

    def say(self, text: str = "", style: str = "") -> None:
        """Prints a sentence, wrapped at words."""
        for line in wrapped(text, self.width) or [""]:
            self.show([[(line, style)]])

    def show(self, lines: Sequence[Line]) -> None:
        """Prints lines as they were drawn."""
        clean = [[(self._encodable(printable(text)), style) for text, style in line] for line in lines]
        if self.console.is_terminal:
            self.console.print(rich_text(clean), no_wrap=True, overflow="ignore", crop=False)
        else:
            sys.stdout.write(plain(clean) + "\n")

    def _encodable(self, text: str) -> str:
        if self.console.encoding.lower().startswith("utf"):
            return text
        return text.translate(_ASCII).encode(self.console.encoding, "replace").decode(self.console.encoding)

    def clear(self) -> None:
        """Clears the screen and its scrollback."""
        if self.can_clear:
            sys.stdout.write("\033[H\033[2J\033[3J")
            sys.stdout.flush()
        elif self.is_terminal:
            self.console.print("\n" * self.height)
        _forget_typing()

    def ask(self, prompt: str) -> str:
        """The line typed after the prompt; Left at the end of input."""
        try:
            line = input(self._encodable(printable(prompt)))
        except EOFError:
            self.console.print()
            raise Left("end of input") from None
        except KeyboardInterrupt:
            self.console.print()
            raise Left("interrupted") from None
        if not sys.stdin.isatty():
            self.show([[(line, "")]])  # so that what a pipe says can be read between the answers
        return line.strip()


def _forget_typing() -> None:
    """Clears the input history, so that the next person cannot recall what was typed."""
    with contextlib.suppress(ImportError):
        import readline

        readline.clear_history()


def wrapped(text: str, width: int) -> list[str]:
    """The text wrapped at words to lines of at most that width; a number stays with its per cent."""
    lines: list[str] = []
    words = (printable(part.replace("\N{NO-BREAK SPACE}", " ")) for part in re.split(r"[ \t\n]+(?!%)", text))
    for word in filter(None, words):
        if lines and Text(f"{lines[-1]} {word}").cell_len <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
