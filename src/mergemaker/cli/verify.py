"""The file is the record of a finished game, as text or JSON, downloaded from the server. The command checks that
its key is the one that the server committed to before the game, that the key and the players' own words give the
bag, and that every action is legal. The exit status is 0 if all of that holds, 1 if
something does not, and 2 if there is nothing to check."""

from pathlib import Path
from typing import Annotated

import typer

from ..words import current


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game record, as text or JSON.")],
    commitment: Annotated[
        str | None, typer.Option("--commitment", metavar="HEX", help="The commitment that you noted before the game.")
    ] = None,
) -> None:
    """Checks the shuffle of a recorded game."""
    from ..game.record import load
    from ..game.verify import checks
    from ..terminal.saves import read
    from ..terminal.screen import Screen

    found, screen = checks(load(read(file)), commitment), Screen()
    for check in found:
        key = f"verify.{check.what}.yes" if check.holds else f"verify.{check.what}.no"
        screen.say(f"{'✓' if check.holds else '✗'} {current().text(key)}")
    if commitment is None:
        screen.say(current().text("verify.not_noted"))
    if not all(check.holds for check in found):
        raise typer.Exit(1)
