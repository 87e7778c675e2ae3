"""The file is a game record, as text or JSON, or a saved game. Every decision that was not forced is judged by what
its player knew at the time, and luck is separated from skill. Ctrl-C stops. The first run on a machine takes about a
minute longer, to compile the rollouts."""

from pathlib import Path
from typing import Annotated

import typer

from ..errors import BadSetup
from ..words import current
from .options import check_folder, check_seed


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game record, as text or JSON.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the review as JSON.")] = False,
    html: Annotated[
        Path | None,
        typer.Option("--html", metavar="FILE", help="Write the review as an HTML page, complete in one file."),
    ] = None,
    effort: Annotated[
        float, typer.Option("--effort", metavar="X", help="Play X times the usual number of rollouts, 0.1 to 100.")
    ] = 1.0,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same review.")] = 0,
) -> None:
    """Reviews a recorded game."""
    if not 0.1 <= effort <= 100:
        raise BadSetup("review_effort", n=f"{effort:g}")
    check_seed(seed)
    check_folder(html)
    import msgspec
    from rich.console import Console

    from ..coach.judge import USUAL
    from ..coach.review import review
    from ..coach.review_page import review_page, said_reason
    from ..game.record import load
    from ..terminal.review import show_review
    from ..terminal.saves import read
    from .progress import progress_bar

    record = load(read(file))
    if not record.actions:
        raise BadSetup("review_empty", file=str(file))
    with progress_bar("actions", total=len(record.actions), compiles=True) as report:
        found = review(record, USUAL.times(effort), seed, lambda done, _: report(done))
    if html is not None:
        html.write_text(review_page(found, record, current()), encoding="utf-8")
    if as_json:
        data = msgspec.to_builtins(found)
        for row, decision in zip(data["decisions"], found.decisions, strict=True):
            row["reason"] = said_reason(decision, current()) or None
        print(msgspec.json.encode(data).decode())
    elif html is None:
        show_review(found, record, Console())
