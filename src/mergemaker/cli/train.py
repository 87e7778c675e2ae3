"""The network learns from self-play. A checkpoint is saved after every round, and the same command resumes where it
stopped. The folder receives weights.npz (what the expert bot plays with), checkpoint.npz and the learning curve,
curve.svg."""

import shutil
from pathlib import Path
from typing import Annotated

import typer

from ..errors import BadSetup
from .options import check_small_seed
from .progress import progress_bar


def command(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="The folder of the run, new or to be continued.")
    ] = Path("training"),
    rounds: Annotated[
        int, typer.Option(metavar="N", help="Rounds of 40,960 positions each, including those already done.")
    ] = 400,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same weights.")] = 1,
    rate: Annotated[
        float, typer.Option(metavar="RATE", help="Learning rate of the first round; it decays towards the last.")
    ] = 0.003,
    install: Annotated[
        bool, typer.Option("--install", help="Let the expert bot play with the new weights afterwards.")
    ] = False,
) -> None:
    """Trains the network."""
    if rounds < 1:
        raise BadSetup("too_few", option="--rounds", n=rounds)
    if not 0 < rate < 1:
        raise BadSetup("training_rate")
    check_small_seed(seed)
    from rich.console import Console

    from ..bots.search.runner import WEIGHTS
    from ..bots.training.training import Progress, Training

    console = Console(stderr=True)
    training = Training(folder, seed, rounds, rate)
    if training.progress.done:
        console.print(f"Resuming after round {training.progress.done} of {training.progress.rounds}.")
    with progress_bar("rounds", training.progress.rounds, training.progress.done, compiles=True) as report:

        def round_done(progress: Progress) -> None:
            report(progress.done, what=f"loss {progress.curve[-1][1]:.4f}")

        training.run(round_done)
    done = training.progress
    print(f"{done.games:,} games, {done.positions:,} positions, {done.seconds:.0f} s, loss {done.curve[-1][1]:.4f}")
    print(f"weights: {folder / 'weights.npz'}; curve: {folder / 'curve.svg'}; seed {done.seed}")
    if install:
        shutil.copyfile(folder / "weights.npz", WEIGHTS)
        print(f"installed as {WEIGHTS}")
