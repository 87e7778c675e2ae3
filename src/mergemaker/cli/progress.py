"""Progress on standard error: the answer alone goes to standard output.

In a terminal it is a bar. Elsewhere long work writes a line now and then.
"""

import contextlib
import sys
import threading
import time
from collections.abc import Iterator
from typing import Protocol

from ..words import t

QUIET_SECONDS = 20.0  # between two lines
LOADING_SECONDS = 3.0  # after which it must be the compiler


class Report(Protocol):
    """Says how far the work has come; what is left out stays as it was."""

    def __call__(self, done: int, total: int | None = None, what: str | None = None) -> None:
        """So much is done."""


@contextlib.contextmanager
def progress_bar(what: str, total: int | None = None, done: int = 0, compiles: bool = False) -> Iterator[Report]:
    """Shows how far the work has come; if it compiles something first, says so until the first report."""
    if not sys.stderr.isatty():
        with _Lines(what, total, t("cli.loading") if compiles else "") as lines:
            yield lines
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    bar = Progress(*columns, TimeRemainingColumn(), console=console, transient=True)
    task = bar.add_task(what, total=total, completed=done)
    usual, whole = what, total
    with contextlib.ExitStack() as shown:

        def report(done: int, total: int | None = None, what: str | None = None) -> None:
            if not bar.live.is_started:
                shown.close()
                shown.enter_context(bar)
            bar.update(task, completed=done, total=total or whole, description=what or usual)

        shown.enter_context(console.status(t("cli.loading")) if compiles else bar)
        yield report


@contextlib.contextmanager
def loading() -> Iterator[None]:
    """Says that compiled code is being loaded or, the first time, compiled."""
    if not sys.stderr.isatty():
        with _Lines("", None, t("cli.loading")):
            yield
        return
    from rich.console import Console

    with Console(stderr=True).status(t("cli.loading")):
        yield


class _Lines:
    """Writes how far the work has come, at most every few seconds; and, if nothing has come of it soon, why."""

    def __init__(self, what: str, total: int | None, before: str) -> None:
        self._what = what
        self._total = total
        self._last = time.monotonic()
        self._before = threading.Timer(LOADING_SECONDS, self._say, [before]) if before else None

    def __enter__(self) -> Report:
        if self._before is not None:
            self._before.daemon = True
            self._before.start()
        return self._report

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            self._before.cancel()

    def _report(self, done: int, total: int | None = None, what: str | None = None) -> None:
        if self._before is not None:
            self._before.cancel()
        if time.monotonic() - self._last >= QUIET_SECONDS:
            self._last = time.monotonic()
            of = f" of {total or self._total:,}" if total or self._total else ""
            self._say(f"{self._what}: {done:,}{of}")

    def _say(self, line: str) -> None:
        print(line, file=sys.stderr, flush=True)
