"""The file is a game record, as text or JSON. In a terminal you step through it; otherwise the position is printed."""

from pathlib import Path
from typing import Annotated

import typer

from ..errors import BadSetup


def command(
    file: Annotated[Path, typer.Argument(help="A game record, text or JSON.")],
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="Show the position after N actions instead of the last.")
    ] = None,
    seen_by: Annotated[
        str | None, typer.Option("--as", metavar="PLAYER", help="Show only what this player may know.")
    ] = None,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="Write a picture of the position instead.")
    ] = None,
) -> None:
    """A recorded game is shown."""
    from ..game.record import load
    from ..terminal.replayer import Replayer
    from ..terminal.saves import read
    from ..terminal.screen import Left, Screen

    screen = Screen()
    replayer = Replayer(load(read(file)), screen, seen_by)
    if at is not None and not 0 <= at <= replayer.last:
        raise BadSetup("replay_at", last=replayer.last, n=at)
    if svg is not None:
        from ..game.pictures.svg import svg as picture

        try:
            svg.write_text(picture(replayer.insight(replayer.last if at is None else at)), encoding="utf-8")
        except OSError as error:
            raise BadSetup("unwritable", file=str(svg), detail=error.strerror or str(error)) from None
        return
    if not screen.is_terminal:
        replayer.show(replayer.last if at is None else at)
        return
    try:
        replayer.run(0 if at is None else at)
    except Left as left:
        raise typer.Exit(130 if left.how == "interrupted" else 0) from None
