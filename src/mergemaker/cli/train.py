"""It learns from self-play and saves a checkpoint after every round; the same command resumes where it stopped. The
folder gets weights.npz (what the expert bot plays with), checkpoint.npz and the learning curve as curve.svg."""

import shutil
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from ..errors import BadSetup


def command(
    folder: Annotated[Path, typer.Argument(help="The folder of the run, new or to be continued.")] = Path("training"),
    rounds: Annotated[int, typer.Option(help="Rounds of 40,960 positions each, including those already done.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    rate: Annotated[float, typer.Option(help="Learning rate of the first round; it decays towards the last.")] = 0.003,
    install: Annotated[bool, typer.Option(help="Let the expert bot play with the new weights afterwards.")] = False,
) -> None:
    """The network is trained, with progress shown."""
    if rounds < 1:
        raise BadSetup("too_few", option="--rounds", n=rounds)
    if not 0 < rate < 1:
        raise BadSetup("training_rate")
    if not 0 <= seed < 2**32:
        raise BadSetup("training_seed_range", most=2**32 - 1)
    from ..bots.search.runner import WEIGHTS
    from ..bots.training.training import Progress, Training

    console = Console(stderr=True)
    training = Training(folder, seed, rounds, rate)
    if training.progress.done:
        console.print(f"Resuming after round {training.progress.done} of {training.progress.rounds}.")
    bar = Bar(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task("rounds", total=training.progress.rounds, completed=training.progress.done)

        def tell(progress: Progress) -> None:
            bar.update(task, completed=progress.done, description=f"loss {progress.curve[-1][1]:.4f}")

        training.run(tell)
    done = training.progress
    print(f"{done.games:,} games, {done.positions:,} positions, {done.seconds:.0f} s, loss {done.curve[-1][1]:.4f}")
    print(f"weights: {folder / 'weights.npz'}; curve: {folder / 'curve.svg'}; seed {done.seed}")
    if install:
        shutil.copyfile(folder / "weights.npz", WEIGHTS)
        print(f"installed as {WEIGHTS}")
