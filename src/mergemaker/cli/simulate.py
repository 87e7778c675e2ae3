"""The players choose at random among their legal actions; the same seed repeats the games. The first run on a
machine takes about half a minute longer, to compile the rules."""

import json
from typing import Annotated, Any

import typer

from ..errors import BadSetup
from .options import EditionName, Options, check_seed, check_workers, chosen_edition
from .progress import progress_bar


def command(
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="Number of games.")] = 100_000,
    players: Annotated[int, typer.Option("--players", "-p", metavar="N", help="Players at each table, 2 to 6.")] = 4,
    edition: EditionName = "renegade",
    option: Options = [],  # noqa: B006  # typer copies it
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")] = 1,
    workers: Annotated[int, typer.Option(metavar="N", help="Number of processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Plays random games and reports on them."""
    if games < 1:
        raise BadSetup("too_few", option="--games", n=games)
    check_workers(workers)
    check_seed(seed)
    chosen = chosen_edition(edition, option, players)
    from ..arena.simulation import simulate

    with progress_bar("games", total=games, compiles=True) as done:
        report = simulate(chosen, players, games, seed, workers, done)
    if as_json:
        print(json.dumps(report))
    else:
        show(report)


def show(report: dict[str, Any]) -> None:
    """Prints the report as a table."""
    from rich.console import Console
    from rich.table import Table as RichTable

    table = RichTable(title=f"{report['games']:,} random games, {report['edition']}, {report['players']} players")
    table.add_column("")
    table.add_column("", justify="right")
    rows = [
        ("games a second", f"{report['games_per_second']:,.0f}"),
        ("decisions a second", f"{report['decisions_per_second']:,.0f}"),
        ("decisions a game", f"{report['decisions_per_game']:.1f}"),
        ("turns a game", f"{report['turns_per_game']:.1f} ({report['shortest_game']} to {report['longest_game']})"),
        ("mergers a game", f"{report['mergers_per_game']:.2f}"),
        ("money at the end, mean", f"${report['mean_money']:,.0f}"),
        ("the winner's money", f"${report['winning_money']:,.0f} ± {report['winning_money_spread']:,.0f}"),
        ("wins by seat", " ".join(f"{part:.1%}" for part in report["wins_by_seat"])),
        ("ends", ", ".join(f"{how} {count:,}" for how, count in report["ends"].items())),
    ]
    for name, value in rows:
        table.add_row(name, value)
    Console().print(table)
