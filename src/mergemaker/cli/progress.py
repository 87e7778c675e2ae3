"""A progress bar on standard error: the answer alone goes to standard output. Only a terminal shows it."""

import contextlib
import sys
from collections.abc import Iterator
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Report(Protocol):
    """Says how far the work has come; what is left out stays as it was."""

    def __call__(self, done: int, total: int | None = None, what: str | None = None) -> None:
        """So much is done."""


@contextlib.contextmanager
def progress_bar(what: str, total: int | None = None, done: int = 0) -> Iterator[Report]:
    """Shows a bar for as long as the work takes."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(what, total=total, completed=done)

        def report(done: int, total: int | None = None, what: str | None = None) -> None:
            bar.update(task, completed=done, total=total, description=what)

        yield report
