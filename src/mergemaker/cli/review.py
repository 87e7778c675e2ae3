"""The file is a game record, as text or JSON, or a saved game. Every decision that was not forced is judged from what
its player knew then, and luck is told apart from play. Ctrl-C stops it. The first run on a machine compiles the rules
and the rollouts, which takes about a minute."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..errors import BadSetup
from ..words import current


def command(
    file: Annotated[Path, typer.Argument(help="A game record, text or JSON.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the review as JSON.")] = False,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write it as one page that can be sent to anybody.")
    ] = None,
    effort: Annotated[
        float, typer.Option("--effort", metavar="X", help="X times the usual number of rollouts, 0.1 to 100.")
    ] = 1.0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same review.")] = 0,
) -> None:
    """A recorded game is reviewed."""
    if not 0.1 <= effort <= 100:
        raise BadSetup("review_effort", n=f"{effort:g}")
    import msgspec
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ..coach.judge import USUAL
    from ..coach.review import review
    from ..coach.review_page import review_page
    from ..game.record import load
    from ..terminal.review import show_review
    from ..terminal.saves import read

    record = load(read(file))
    if not record.actions:
        raise BadSetup("review_empty", file=str(file))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("decisions", total=len(record.actions))
        found = review(record, USUAL.times(effort), seed, lambda done, _: bar.update(task, completed=done))
    if html is not None:
        try:
            html.write_text(review_page(found, record, current()), encoding="utf-8")
        except OSError as error:
            raise BadSetup("unwritable", file=str(html), detail=error.strerror or str(error)) from None
    if as_json:
        print(msgspec.json.encode(found).decode())
    elif html is None:
        show_review(found, Console())
