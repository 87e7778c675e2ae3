"""Seats are rotated and every bag is played from every seat, so that luck cancels. More bots than seats play a round
robin; fewer, and the last fills the table. A bot is one of ours (hard, hard@0.5s, hard@200 iterations) or any program
that speaks the bot protocol (name=command, see docs/bots.md). With --out the games are kept: the same command goes on
where it stopped, more --games or more bots add to it, and --out alone shows what is there."""

import json
import os
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ..arena.display import Screen, print_table
from ..arena.entrant import Entrant, by_name, check_program, entrant_from
from ..arena.executors import Executor, in_processes, in_this_process, on_ray
from ..arena.league import report_data
from ..arena.report import html_report
from ..arena.results import Results, open_results, read_results
from ..arena.schedule import Setup, games_in_round
from ..arena.tournament import missing_games, run
from ..bots.registry import LADDER
from ..errors import BadSetup
from .options import EditionName, Options, chosen_options


def command(
    bot: Annotated[
        list[str],
        typer.Option(
            "--bot", "-b", metavar="BOT", help=f"One of {', '.join(LADDER)}, or name=command; again for more."
        ),
    ] = [],  # noqa: B006  # typer copies it
    games: Annotated[int, typer.Option("--games", "-n", help="How many games, those on file included.")] = 100,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Seats at a table, 2 to 6; as many as bots if left out.")
    ] = None,
    edition: EditionName = "renegade",
    option: Options = [],  # noqa: B006  # typer copies it
    seconds: Annotated[
        float | None,
        typer.Option(help="Time for a decision; if left out, what our bots usually take, and 1 for programs."),
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(help="Our bots think by count instead: the same seed, the same games.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same bags and seats.")] = 1,
    workers: Annotated[int | None, typer.Option(help="Processes to run; one a core if left out.")] = None,
    executor: Annotated[str, typer.Option(help="local, or ray: a Ray cluster.")] = "local",
    ray_address: Annotated[
        str | None, typer.Option(help="Of the cluster; RAY_ADDRESS if left out, else one is started here.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="The results file, to go on with or to begin.")] = None,
    records: Annotated[Path | None, typer.Option(help="A folder for every game's record.")] = None,
    report: Annotated[Path | None, typer.Option(help="An HTML page to write.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
) -> None:
    """Play, and report."""
    if report is not None and not report.parent.is_dir():
        raise BadSetup("no_report_folder", folder=str(report.parent))
    if not bot:
        _show_only(out, report, as_json)
        return
    if games < 1:
        raise BadSetup("too_few", option="--games", n=games)
    entrants = [entrant_from(text, seconds, iterations) for text in bot]
    named = by_name(entrants)
    seats = players if players is not None else len(entrants) if 2 <= len(entrants) <= 6 else 4
    setup = Setup(edition, chosen_options(option), seats, seed)
    setup.rules()
    if abs(seed) >= 2**63:
        raise BadSetup("seed_range", most=str(2**63 - 1))
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


def _executor(name: str, workers: int | None, address: str | None, entrants: list[Entrant]) -> Executor:
    if workers is not None and workers < 1:
        raise BadSetup("too_few", option="--workers", n=workers)
    count = workers or os.cpu_count() or 1
    if name == "ray":
        return on_ray(count, address)
    if name != "local":
        raise BadSetup("unknown_executor", name=name, known=["local", "ray"])
    if address is not None:
        raise BadSetup("ray_address")
    for entrant in entrants:
        check_program(entrant)
    return in_this_process if count == 1 else in_processes(count)


def _play(results: Results, bots: list[str], games: int, play: Executor, records: Path | None) -> dict[str, Any]:
    console = Console(stderr=True)
    pairings = missing_games(results, bots, games)
    whole = games_in_round(bots, results.setup.players)
    if games % whole:
        console.print(f"Every bag takes {whole} games, so the last is left incomplete: {games} is no multiple.")
    if results.games:
        console.print(f"{len(results.games):,} games are on file, {len(pairings):,} are to be played.")
    before = len(results.games)
    begun = time.perf_counter()
    stopped = False
    with Screen(results, games, games - len(pairings)) as screen:
        try:
            run(results, pairings, play, records, screen.tell)
        except KeyboardInterrupt:
            stopped = True
    if stopped:
        kept = f" and are kept in {results.path}; the same command goes on" if results.path else ""
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
    _show(read_results(out), report, as_json, {})


def _show(results: Results, report: Path | None, as_json: bool, figures: dict[str, Any]) -> None:
    if report is not None:
        report.write_text(html_report(results), encoding="utf-8")
    if as_json:
        print(json.dumps({**report_data(results), **figures}))
    else:
        print_table(results)
