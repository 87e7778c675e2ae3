"""Games of medium, of hard and of expert among themselves; in positions on the way, the chance of winning as the player
to act may know it is compared with who won. Ctrl-C stops, and reports what there is. The first run compiles the search,
which takes about a minute and a half."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as RichTable

from ..errors import BadSetup
from .options import EditionName, Options, chosen_edition

if TYPE_CHECKING:
    from ..coach.calibration import Calibration

BAND = 0.02  # around the diagonal, within which chances are to be


def command(
    positions: Annotated[int, typer.Option("--positions", "-n", help="Number of positions.")] = 10_000,
    players: Annotated[int, typer.Option("--players", "-p", help="Players at each table, 2 to 6.")] = 4,
    edition: EditionName = "renegade",
    option: Options = [],  # noqa: B006  # typer copies it
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    iterations: Annotated[
        int | None, typer.Option(help="How much hard and expert think about a decision; by default little.")
    ] = None,
    diagram: Annotated[Path | None, typer.Option(help="Write the reliability diagram, an SVG file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    fit: Annotated[bool, typer.Option("--fit", help="First fit the coach's scales anew, to other games.")] = False,
) -> None:
    """Predicted and actual chances are compared."""
    for name, count in (("--positions", positions), ("--iterations", iterations)):
        if count is not None and count < 1:
            raise BadSetup("too_few", option=name, n=count)
    if not 0 <= seed < 2**32:
        raise BadSetup("training_seed_range", most=2**32 - 1)
    chosen = chosen_edition(edition, option, players)
    from ..coach.calibration import ITERATIONS, Calibrator

    console = Console(stderr=True)
    if fit:
        fit_scales(console)
    calibrator = Calibrator(chosen, players, seed, iterations or ITERATIONS)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    stopped = False
    with bar:
        task = bar.add_task("positions", total=positions)
        try:
            calibrator.run(positions, lambda done: bar.update(task, completed=done))
        except KeyboardInterrupt:
            stopped = True
    if calibrator.positions:
        report = calibrator.report()
        print(msgspec.json.encode(report).decode()) if as_json else show(report)
        if diagram:
            diagram.write_text(reliability_diagram([report]), encoding="utf-8")
    if stopped:
        raise KeyboardInterrupt


def fit_scales(console: Console) -> None:
    """The scales are fitted, with progress told."""
    from ..coach.fitting import fit

    fit(lambda kind: console.print(f"Fitting games of the kind {kind}."))


def show(report: "Calibration") -> None:
    """Prints the report as a table."""
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
