"""You solve the puzzles that come with the game, easy ones first. With --find, or any option that belongs to it, games
between bots are searched for new ones: decisions in which the best choice wins at least 10 percentage points more
often than the second-best, in 20,000 rollouts and again in 100,000 with other hidden tiles. Puzzles are added to the
file as they are found; the same command continues a stopped search."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from ..coach.puzzles import THEMES, daily, puzzle_named
from ..errors import BadSetup
from ..game.editions import EDITIONS, edition_named
from ..game.inputs import check_player_count
from .options import check_small_seed
from .progress import progress_bar

COUNT = 10
SEED = 1
FILE = Path("puzzles.jsonl")


def command(
    theme: Annotated[
        str | None, typer.Option("--theme", metavar="NAME", help=f"The theme: {', '.join(THEMES)}; all by default.")
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option("--edition", "-e", metavar="NAME", help=f"The edition: {', '.join(EDITIONS)}; all by default."),
    ] = None,
    today: Annotated[bool, typer.Option("--daily", help="Start with the puzzle of the day.")] = False,
    name: Annotated[str | None, typer.Option("--id", metavar="ID", help="Start with this puzzle.")] = None,
    finding: Annotated[bool, typer.Option("--find", help="Find new puzzles in games between bots.")] = False,
    count: Annotated[
        int | None,
        typer.Option(
            "--count", "-n", metavar="N", help=f"With --find: until the file has N puzzles; {COUNT} by default."
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(
            "--players", "-p", metavar="N", help="With --find: N players at each table; 2 to 6 in turn by default."
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="With --find: the same seed gives the same games.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", "--output", "-o", metavar="FILE", help=f"With --find: the file to add to; {FILE} by default."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="With --find: print the report as JSON.")] = False,
    playing: Annotated[bool, typer.Option("--play", hidden=True)] = False,
) -> None:
    """Solves or finds puzzles."""
    if playing or not (finding or as_json or (count, players, seed, out) != (None, None, None, None)):
        play(theme, edition, today, name)
        return
    if count is not None and count < 1:
        raise BadSetup("too_few", option="--count", n=count)
    if seed is not None:
        check_small_seed(seed)
    if players is not None:
        check_player_count(players)
    editions = [*EDITIONS] if edition is None else [edition_named(edition).name]
    tables = range(2, 7) if players is None else [players]
    find(count or COUNT, editions, tables, SEED if seed is None else seed, out or FILE, as_json)


def play(theme: str | None, edition: str | None, today: bool, name: str | None) -> None:
    """Lets the user solve puzzles, one after another."""
    from ..terminal.puzzler import Puzzler, load_solver
    from ..terminal.screen import Screen
    from .leaving import leaving

    chosen = next((known for known in THEMES if known == theme), None)
    if theme is not None and chosen is None:
        raise BadSetup("unknown_theme", name=theme, known=[*THEMES])
    only = edition_named(edition).name if edition is not None else None
    first = puzzle_named(name) if name is not None else daily(datetime.now(UTC).date()) if today else None
    screen = Screen()
    with leaving():
        Puzzler(screen, load_solver(), chosen, only).run(first)


def find(count: int, editions: Sequence[str], players: Sequence[int], seed: int, out: Path, as_json: bool) -> None:
    """Finds puzzles until the file has enough of them, and reports on the file."""
    from rich.console import Console

    from ..coach.puzzles.collection import Collection

    with out.open("ab"):
        pass  # fails now rather than when the first puzzle is found
    collection = Collection(out, editions, players, seed)
    with progress_bar("puzzles", count, len(collection.puzzles), compiles=True) as found_now:
        try:
            for step in collection.grow(count):
                found = f"{step.games:,} games" if step.found is None else f"{step.found.theme}: {step.found.best}"
                found_now(len(collection.puzzles), what=found)
        except KeyboardInterrupt:
            Console(stderr=True).print("Stopped; the same command continues from here.")
    report = collection.report()
    if as_json:
        print(json.dumps(report))
    else:
        show(report)


def show(report: dict[str, object]) -> None:
    """Prints the report as a table."""
    from rich.console import Console
    from rich.table import Table as RichTable

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
