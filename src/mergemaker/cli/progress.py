"""A progress bar on standard error: the answer alone goes to standard output.

Where standard error is no terminal, long work writes a line now and then.
"""

import contextlib
import sys
import time
from collections.abc import Iterator
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

QUIET_SECONDS = 20.0  # between two lines


class Report(Protocol):
    """Says how far the work has come; what is left out stays as it was."""

    def __call__(self, done: int, total: int | None = None, what: str | None = None) -> None:
        """So much is done."""


@contextlib.contextmanager
def progress_bar(what: str, total: int | None = None, done: int = 0, before: str = "") -> Iterator[Report]:
    """Shows a bar while the work runs; until the first report it says what is being prepared."""
    if not sys.stderr.isatty():
        yield _lines(what, total)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(before or what, total=None if before else total, completed=done)
        whole = total

        def report(done: int, total: int | None = None, what: str | None = None) -> None:
            bar.update(task, completed=done, total=total or whole, description=what or usual)

        usual = what
        yield report


def _lines(what: str, total: int | None) -> Report:
    """Writes how far the work has come, at most every few seconds."""
    last = time.monotonic()
    usual, whole = what, total

    def report(done: int, total: int | None = None, what: str | None = None) -> None:
        nonlocal last
        if time.monotonic() - last >= QUIET_SECONDS:
            last = time.monotonic()
            of = f" of {total or whole:,}" if total or whole else ""
            print(f"{usual}: {done:,}{of}", file=sys.stderr, flush=True)

    return report
