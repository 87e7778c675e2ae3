"""Every bag of tiles is played once from each seat, so that luck cancels out. If there are more bots than seats,
they play a round robin; if there are fewer, the last one fills the table. A bot is a built-in one (hard, hard@0.5s,
hard@200 for 200 iterations) or any program that speaks the bot protocol (name=command, see docs/bots.md). With --out
the results are saved: the same command resumes where it stopped, more games or bots add to them, and --out alone
shows them."""

import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..bots.registry import LADDER
from ..errors import BadSetup
from .options import EditionName, Options, check_folder, check_seed, check_workers, chosen_options
from .progress import loading

if TYPE_CHECKING:
    from ..arena.entrant import Entrant
    from ..arena.executors import Executor
    from ..arena.results import Results


def command(
    bot: Annotated[
        list[str],
        typer.Option("--bot", "-b", metavar="BOT", help=f"One of {', '.join(LADDER)}, or name=command; repeatable."),
    ] = [],  # noqa: B006  # typer copies it
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="N", help="Number of games, including saved ones.")
    ] = 100,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", metavar="N", help="Seats at a table, 2 to 6; one per bot by default."),
    ] = None,
    edition: EditionName = "renegade",
    option: Options = [],  # noqa: B006  # typer copies it
    seconds: Annotated[
        float | None,
        typer.Option(
            metavar="SECONDS",
            help="Time per decision; by default what a built-in bot usually takes, or 1 for programs.",
        ),
    ] = None,
    iterations: Annotated[
        int | None,
        typer.Option(metavar="N", help="Iterations per decision instead of a time, so that a seed repeats its games."),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same bags and seats.")] = 1,
    workers: Annotated[
        int | None, typer.Option(metavar="N", help="Number of processes; one per core by default.")
    ] = None,
    executor: Annotated[
        str, typer.Option(metavar="NAME", help="Where games run: local, or ray for a Ray cluster.")
    ] = "local",
    ray_address: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="The Ray cluster; by default RAY_ADDRESS, or a new one on this machine."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The file for the results, new or to be continued.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="A folder for the record of every game.")
    ] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a report to this HTML file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
) -> None:
    """Plays games between bots and rates them."""
    check_folder(report)
    if not bot:
        _show_only(out, report, as_json)
        return
    if games < 1:
        raise BadSetup("too_few", option="--games", n=games)
    from ..arena.entrant import by_name, entrant_from
    from ..arena.results import Results, open_results
    from ..arena.schedule import Setup

    entrants = [entrant_from(text, seconds, iterations) for text in bot]
    named = by_name(entrants)
    seats = players if players is not None else len(entrants) if 2 <= len(entrants) <= 6 else 4
    setup = Setup(edition, chosen_options(option), seats, seed)
    setup.rules()
    check_seed(seed)
    play = _executor(executor, workers, ray_address, list(named.values()))
    results = Results(setup) if out is None else open_results(out, setup)
    try:
        results.add_bots(named.values())
        figures = _play(results, [entrant.name for entrant in entrants], games, play, records)
    finally:
        results.close()
    _show(results, report, as_json, figures)
    if figures["stopped"]:
        raise typer.Exit(130)


def _executor(name: str, workers: int | None, address: str | None, entrants: "list[Entrant]") -> "Executor":
    from ..arena.entrant import check_program
    from ..arena.executors import in_processes, in_this_process, on_ray
    from ..arena.jobs import get_ready

    if workers is not None:
        check_workers(workers)
    count = workers or os.cpu_count() or 1
    if name == "ray":
        return on_ray(count, address)
    if name != "local":
        raise BadSetup("unknown_executor", name=name, known=["local", "ray"])
    if address is not None:
        raise BadSetup("ray_address")
    for entrant in entrants:
        check_program(entrant)
    with loading():
        get_ready(entrants)
    return in_this_process if count == 1 else in_processes(count)


def _play(results: "Results", bots: list[str], games: int, play: "Executor", records: Path | None) -> dict[str, Any]:
    from rich.console import Console

    from ..arena.display import Screen
    from ..arena.schedule import games_in_round
    from ..arena.tournament import missing_games, run

    console = Console(stderr=True)
    pairings = missing_games(results, bots, games)
    whole = games_in_round(bots, results.setup.players)
    if games % whole:
        console.print(f"Every bag takes {whole} games and {games} is not a multiple, so the last bag stays incomplete.")
    if results.games:
        console.print(f"{len(results.games):,} games are in the file, {len(pairings):,} remain to be played.")
    before = len(results.games)
    begun = time.perf_counter()
    stopped = False
    with Screen(results, games, games - len(pairings)) as screen:
        try:
            run(results, pairings, play, records, screen.tell)
        except KeyboardInterrupt:
            stopped = True
    if stopped:
        kept = f" and are saved in {results.path}; the same command resumes" if results.path else ""
        console.print(f"Stopped: {len(results.games):,} games were played{kept}.")
    took = time.perf_counter() - begun
    played = len(results.games) - before
    return {
        "stopped": stopped,
        "seconds": round(took, 3),
        "games_per_second": round(played / took, 2) if played else None,
    }


def _show_only(out: Path | None, report: Path | None, as_json: bool) -> None:
    if out is None:
        raise BadSetup("no_bots_named")
    from ..arena.results import read_results

    _show(read_results(out), report, as_json, {})


def _show(results: "Results", report: Path | None, as_json: bool, figures: dict[str, Any]) -> None:
    from ..arena.display import print_table
    from ..arena.league import report_data
    from ..arena.report import html_report

    if report is not None:
        report.write_text(html_report(results), encoding="utf-8")
    if as_json:
        print(json.dumps({**report_data(results), **figures}))
    else:
        print_table(results)
