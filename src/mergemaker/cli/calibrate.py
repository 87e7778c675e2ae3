"""Bots of one level (medium, hard, expert) play against each other. In positions of their games the coach's win
probability, from what the player to act may know, is compared with who won in the end. Ctrl-C stops early and
reports what was measured so far. The first run on a machine takes about a minute and a half longer, to compile the
search."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from ..errors import BadSetup
from .options import EditionName, Options, check_folder, check_small_seed, check_workers, chosen_edition
from .progress import progress_bar

if TYPE_CHECKING:
    from ..coach.calibration import Calibration

BAND = 0.02  # around the diagonal, within which chances are to be


def command(
    positions: Annotated[int, typer.Option("--positions", "-n", metavar="N", help="Number of positions.")] = 10_000,
    players: Annotated[int, typer.Option("--players", "-p", metavar="N", help="Players at each table, 2 to 6.")] = 4,
    edition: EditionName = "renegade",
    option: Options = [],  # noqa: B006  # typer copies it
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")] = 1,
    iterations: Annotated[
        int | None, typer.Option(metavar="N", help="Iterations per decision of hard and expert; few by default.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", help="Number of processes; one for each core by default.")
    ] = None,
    diagram: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a reliability diagram to this SVG file.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    fit: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="First refit the coach's scales, to other games: hours of work. The games are kept in this folder, "
            "so that a fit that was stopped resumes there.",
        ),
    ] = None,
    refine: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="First refine the coach's scales by further games, those of --seed, kept in this folder: about an "
            "hour of work on two cores.",
        ),
    ] = None,
) -> None:
    """Compares predicted and actual chances."""
    for name, count in (("--positions", positions), ("--iterations", iterations)):
        if count is not None and count < 1:
            raise BadSetup("too_few", option=name, n=count)
    if workers is not None:
        check_workers(workers)
    check_small_seed(seed)
    check_folder(diagram)
    chosen = chosen_edition(edition, option, players)
    from ..coach.calibration import Calibrator
    from ..coach.sampling import ITERATIONS, Kind

    processes = workers or os.cpu_count() or 1
    if fit is not None:
        from ..coach.fitting import fit as fit_scales

        fit_scales(fit, processes, _tell)
    if refine is not None:
        from ..coach.fitting import refine as refine_scales

        refine_scales(refine, seed, processes, _tell)
    calibrator = Calibrator(Kind(chosen, players, seed, iterations or ITERATIONS))
    stopped = False
    with progress_bar("positions", total=positions, compiles=True) as report_done:
        try:
            calibrator.run(positions, report_done, processes)
        except KeyboardInterrupt:
            stopped = True
    if calibrator.positions:
        report = calibrator.report()
        print(msgspec.json.encode(report).decode()) if as_json else show(report)
        if diagram:
            diagram.write_text(reliability_diagram([report]), encoding="utf-8")
    if stopped:
        raise KeyboardInterrupt


def _tell(done: str) -> None:
    """Says how far fitting the scales has come."""
    from rich.console import Console

    Console(stderr=True).print(f"Refitting the scales: {done}.")


def show(report: "Calibration") -> None:
    """Prints the report as a table."""
    from rich.console import Console
    from rich.table import Table as RichTable

    title = f"{report.positions:,} positions of {report.games:,} games, {report.edition}, {report.players} players"
    table = RichTable(title=title)
    for heading in ("chance of winning", "predicted", "actual", "difference", "± error", "positions"):
        table.add_column(heading, justify="right")
    for tenth, one in enumerate(report.bins):
        name = f"{tenth * 10} to {tenth * 10 + 10} %"
        if one.positions:
            off = one.actual - one.predicted
            row = (f"{one.predicted:.1%}", f"{one.actual:.1%}", f"{100 * off:+.1f}", f"{100 * one.error:.1f}")
            table.add_row(name, *row, f"{one.positions:,}")
        else:
            table.add_row(name, *("" for _ in range(4)), "0")
    console = Console()
    console.print(table)
    money = report.money
    console.print(
        f"Largest difference {100 * report.worst:.1f} points; beyond chance {100 * report.systematic:.1f}. "
        f"Money: predicted ${money.predicted:,.0f}, actual ${money.actual:,.0f} ± {money.error:,.0f}."
    )


def reliability_diagram(reports: list["Calibration"]) -> str:
    """Predicted chances against actual ones, a panel for each report, as a picture of its own."""
    from ..charts import reliability, standalone

    panels = [
        (
            f"{report.edition}, {report.players}",
            [(one.predicted, one.actual, one.error) for one in report.bins if one.positions],
        )
        for report in reports
    ]
    title = "Chance of winning in per cent: predicted (across) and actual (up)"
    return standalone(reliability(title, panels, BAND), title)
