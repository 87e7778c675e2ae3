"""What a bot or the coach thinks of, with a notice when it takes long."""

import threading
from collections.abc import Callable
from typing import TypeVar

from ..words import t

Answer = TypeVar("Answer")

PATIENCE = 3.0  # seconds before anything is said
LONG = 10.0  # seconds after which it must be the compiler


def thinks(
    choose: Callable[[], Answer], name: str, say: Callable[[str], None], patience: float = PATIENCE, long: float = LONG
) -> Answer:
    """The answer; a notice says when it takes long."""
    chosen: list[Answer] = []
    failed: list[BaseException] = []

    def run() -> None:
        try:
            chosen.append(choose())
        except BaseException as error:  # re-raised in the caller's thread
            failed.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(patience)
    if thread.is_alive():
        say(t("terminal.thinking", player=name))
        thread.join(long - patience)
        if thread.is_alive():
            say(t("terminal.compiling", player=name))
        while thread.is_alive():
            thread.join(0.5)  # in short steps, so that Ctrl-C works
    if failed:
        raise failed[0]
    return chosen[0]
