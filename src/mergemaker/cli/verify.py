"""The file is the record of a finished game, text or JSON, as the server gives it. Its key must be the one that was
committed to before the game, and the key with the players' own salts must give the bag; every action is replayed.
The status is 0 if all of that holds, else 1."""

from pathlib import Path
from typing import Annotated

import typer

from ..words import current


def command(
    file: Annotated[Path, typer.Argument(help="A game record, text or JSON.")],
    commitment: Annotated[
        str | None, typer.Option("--commitment", metavar="HEX", help="The commitment that you were shown at the start.")
    ] = None,
) -> None:
    """A recorded game's shuffle is checked."""
    from ..game.record import load
    from ..game.verify import checks
    from ..terminal.saves import read

    found = checks(load(read(file)), commitment)
    for check in found:
        key = f"verify.{check.what}.yes" if check.holds else f"verify.{check.what}.no"
        print("✓" if check.holds else "✗", current().text(key))
    if commitment is None:
        print(current().text("verify.not_noted"))
    if not all(check.holds for check in found):
        raise typer.Exit(1)
