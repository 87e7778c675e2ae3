"""The file is a game record, as text or JSON. In a terminal you step through it with keys; otherwise one position is
printed."""

from pathlib import Path
from typing import Annotated

import typer

from ..errors import BadSetup


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game record, as text or JSON.")],
    at: Annotated[
        int | None,
        typer.Option("--at", metavar="N", help="Show the position after N actions, instead of the last one."),
    ] = None,
    seen_by: Annotated[
        str | None, typer.Option("--as", metavar="PLAYER", help="Hide what this player may not know.")
    ] = None,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="Write a picture of the position to this file instead.")
    ] = None,
) -> None:
    """Shows a recorded game."""
    from ..game.record import load
    from ..terminal.replayer import Replayer
    from ..terminal.saves import read
    from ..terminal.screen import Screen
    from .leaving import leaving

    screen = Screen()
    replayer = Replayer(load(read(file)), screen, seen_by)
    if at is not None and not 0 <= at <= replayer.last:
        raise BadSetup("replay_at", last=replayer.last, n=at)
    if svg is not None:
        from ..game.pictures.svg import svg as picture

        svg.write_text(picture(replayer.insight(replayer.last if at is None else at)), encoding="utf-8")
        return
    if not screen.is_terminal:
        replayer.show(replayer.last if at is None else at)
        return
    with leaving():
        replayer.run(0 if at is None else at)
