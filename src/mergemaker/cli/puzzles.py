"""Solve the puzzles that come with the game (`--play`), or find new ones in games between bots. A puzzle is a decision
in which the best choice wins at least 10 points more often than the second-best: over 20,000 rollouts, and again over
100,000 on other guesses. Puzzles are added to the file one by one; the same command goes on where it was stopped."""

import json
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as RichTable

from ..coach.puzzles import THEMES, daily, puzzle_named
from ..errors import BadSetup
from ..game.editions import EDITIONS, edition_named
from ..game.inputs import check_player_count


def command(
    count: Annotated[int, typer.Option("--count", "-n", help="Puzzles wanted in the file, old ones included.")] = 10,
    edition: Annotated[
        str | None, typer.Option("--edition", "-e", help=f"One of {', '.join(EDITIONS)}; otherwise all in turn.")
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Players at the table; otherwise 2 to 6 in turn.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    output: Annotated[Path, typer.Option("--output", "-o", help="The file that puzzles are added to.")] = Path(
        "puzzles.jsonl"
    ),
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    playing: Annotated[bool, typer.Option("--play", help="Solve the puzzles that come with the game.")] = False,
    theme: Annotated[
        str | None, typer.Option("--theme", help=f"With --play, one of {', '.join(THEMES)}; otherwise all.")
    ] = None,
    today: Annotated[bool, typer.Option("--daily", help="With --play, begin with the puzzle of the day.")] = False,
    name: Annotated[str | None, typer.Option("--id", help="With --play, begin with this puzzle.")] = None,
) -> None:
    """Puzzles are solved or found."""
    if playing:
        play(theme, today, name)
        return
    if count < 1:
        raise BadSetup("too_few", option="--count", n=count)
    if not 0 <= seed < 2**32:
        raise BadSetup("training_seed_range", most=2**32 - 1)
    if players is not None:
        check_player_count(players)
    editions = [*EDITIONS] if edition is None else [edition_named(edition).name]
    find(count, editions, range(2, 7) if players is None else [players], seed, output, as_json)


def play(theme: str | None, today: bool, name: str | None) -> None:
    """Puzzles are solved at the keyboard, one after another."""
    from ..terminal.puzzler import Puzzler, load_solver
    from ..terminal.screen import Left, Screen

    chosen = next((known for known in THEMES if known == theme), None)
    if theme is not None and chosen is None:
        raise BadSetup("unknown_theme", name=theme, known=[*THEMES])
    first = puzzle_named(name) if name is not None else daily(datetime.now(UTC).date()) if today else None
    screen = Screen()
    try:
        Puzzler(screen, load_solver(), chosen).run(first)
    except Left as left:
        raise typer.Exit(130 if left.how == "interrupted" else 0) from None


def find(count: int, editions: Sequence[str], players: Sequence[int], seed: int, output: Path, as_json: bool) -> None:
    """Puzzles are found until the file has enough of them, and the file is reported on."""
    from ..coach.puzzles.collection import Collection

    collection = Collection(output, editions, players, seed)
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task("puzzles", total=count, completed=len(collection.puzzles))
        try:
            for step in collection.grow(count):
                found = f"{step.games:,} games" if step.found is None else f"{step.found.theme}: {step.found.best}"
                bar.update(task, completed=len(collection.puzzles), description=found)
        except KeyboardInterrupt:
            console.print("Stopped; the same command goes on from here.")
    report = collection.report()
    if as_json:
        print(json.dumps(report))
    else:
        show(report)


def show(report: dict[str, object]) -> None:
    """Prints the report as a table."""
    table = RichTable(title=f"{report['puzzles']} puzzles in {report['file']}, {report['bytes']:,} bytes")
    table.add_column("")
    table.add_column("puzzles", justify="right")
    for title in ("themes", "editions", "players"):
        counts = report[title]
        assert isinstance(counts, dict)
        for name, number in counts.items():
            table.add_row(f"{name} players" if title == "players" else name, str(number))
        table.add_section()
    Console().print(table)
