"""Leaving what is done at the keyboard: with `quit`, at the end of the input, or by Ctrl-C."""

import contextlib
from collections.abc import Callable, Iterator

import typer

from ..terminal.screen import Left


@contextlib.contextmanager
def leaving(goodbye: Callable[[], None] | None = None) -> Iterator[None]:
    """Ends the command when the user leaves, with status 130 if it was interrupted."""
    try:
        yield
    except (Left, KeyboardInterrupt) as left:
        if goodbye is not None:
            goodbye()
        interrupted = isinstance(left, KeyboardInterrupt) or left.reason == "interrupted"
        raise typer.Exit(130 if interrupted else 0) from None
