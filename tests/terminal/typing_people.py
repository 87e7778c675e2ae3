"""People at the keyboard: a standard input that answers what the screen asks."""

import io
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from mergemaker.game.table import Table
from mergemaker.terminal.saves import PERSON
from mergemaker.terminal.screen import Screen
from mergemaker.terminal.session import Session

CONFIRM = "choose again> "


class Page(io.StringIO):
    """What was shown."""

    tail = ""

    def write(self, text: str) -> int:
        self.tail = (self.tail + text)[-80:]
        return super().write(text)


class Keyboard(io.TextIOBase):
    """Gives a line whenever one is asked for; what is shown last is known."""

    def __init__(self, page: Page, answer: Callable[[str], str | None]) -> None:
        super().__init__()
        self._page = page
        self._answer = answer

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # typeshed's base gives bytes
        line = self._answer(self._page.tail)
        return "" if line is None else line + "\n"


@contextmanager
def typing(answer: Callable[[str], str | None]) -> Iterator[Page]:
    """Standard input and output are these for a while."""
    page = Page()
    before = sys.stdin, sys.stdout
    sys.stdin, sys.stdout = Keyboard(page, answer), page
    try:
        yield page
    finally:
        sys.stdin, sys.stdout = before


def lines(*typed: str) -> Callable[[str], str | None]:
    """These lines one after the other, then end of input."""
    waiting = list(typed)
    return lambda _: waiting.pop(0) if waiting else None


def session_of(table: Table, file: Path, bots: dict[str, str] | None = None) -> Session:
    """A session in which everybody who is no bot is a person."""
    seats = {player: (bots or {}).get(player, PERSON) for player in table.players}
    return Session(table, seats, Screen(), file)


def shown_text(page: Page) -> str:
    """What was shown, in one line, so that line breaks do not matter."""
    return " ".join(page.getvalue().split())
