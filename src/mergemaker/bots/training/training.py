"""A training run: games, fitting, checkpoints, a curve. It can be stopped at any time and resumed."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np

from ...charts import lines, standalone
from ...errors import BadSetup
from ...game.editions import EDITIONS
from ...game.editions.options import ANY_NUMBER
from .fit import (
    Adam,
    Positions,
    Table,
    loss_and_gradient,
    loss_of,
    new_weights,
)
from .positions import GameKind, play_positions

USUAL = GameKind("renegade", 4)  # half of every round; the other half is one of the other kinds in turn
POSITIONS = 40_960  # a round
BATCH = 2_048
TEST_POSITIONS = 10_000
TEST_EVERY = 5  # rounds
TEST_SEED = 1 << 40
TEST_SAMPLED = 50  # of a thousand positions in a game


def other_kinds() -> list[GameKind]:
    """Every edition with every number of players but the usual game; then with special powers where it has none."""
    plain = [GameKind(name, players) for players in ANY_NUMBER for name in EDITIONS]
    powers = [
        GameKind(name, USUAL.players, {"special_powers": True})
        for name, edition in EDITIONS.items()
        if not edition.options.special_powers
    ]
    return [kind for kind in (*plain, *powers) if kind != USUAL]


@dataclass
class Progress:
    """How far a run has come; with the weights it is all that resuming needs."""

    seed: int
    rounds: int  # to be done
    rate: float
    done: int = 0
    games: int = 0
    positions: int = 0
    seconds: float = 0.0
    curve: list[tuple[float, float]] = field(default_factory=list)  # positions seen, loss on positions set apart


def learning_curve(progress: Progress) -> str:
    """The loss on positions set apart, over the positions learned from, as a picture."""
    title = f"Loss by positions learned from, seed {progress.seed}"
    points = [("loss", progress.curve)]
    return standalone(lines(title, points, "{:,.0f}".format, "{:.3f}".format, from_zero=False), title)


class Training:
    """One run in one folder."""

    def __init__(self, folder: Path, seed: int, rounds: int, rate: float, count: int = POSITIONS) -> None:
        self.folder = folder
        self.count = count  # positions a round
        self.progress = Progress(seed, rounds, rate)
        self.adam = Adam(new_weights(seed), rate)
        if self._checkpoint.exists():
            self._resume(seed, rounds)
        self._test: Positions | None = None

    @property
    def weights(self) -> Table:
        """The weights as they are now."""
        return self.adam.weights

    @property
    def _checkpoint(self) -> Path:
        return self.folder / "checkpoint.npz"

    def run(self, tell: Callable[[Progress], None]) -> None:
        """The rounds that are left, each followed by a checkpoint."""
        self.folder.mkdir(parents=True, exist_ok=True)
        while self.progress.done < self.progress.rounds:
            begun = time.perf_counter()
            self._round()
            self.progress.seconds += time.perf_counter() - begun
            self.save()
            tell(self.progress)

    def _round(self) -> None:
        """New games are played, the weights fitted to them, and the loss on the positions set apart written down."""
        progress = self.progress
        others = other_kinds()
        kinds = (USUAL, others[progress.done % len(others)])
        batches = [batch for pair in zip(*(self._batches(kind) for kind in kinds), strict=False) for batch in pair]
        self.adam.rate = progress.rate * max(0.02, 1 - progress.done / progress.rounds)
        for batch in batches:
            self.adam.step(loss_and_gradient(self.weights, batch)[1])
            progress.positions += len(batch)
        progress.done += 1
        if progress.done % TEST_EVERY == 0 or progress.done in (1, progress.rounds):
            progress.curve.append((progress.positions, loss_of(self.weights, self._apart())))

    def _batches(self, kind: GameKind) -> list[Positions]:
        """Fresh positions of one kind of game, in no order."""
        progress = self.progress
        fresh, played = play_positions(kind, self.count // 2, progress.seed, progress.games)
        progress.games += played
        order = np.random.default_rng((progress.seed, progress.games)).permutation(len(fresh))
        size = BATCH * 4 // max(4, kind.players)
        return [fresh.pick(order[first : first + size]) for first in range(0, len(fresh), size)]

    def _apart(self) -> Positions:
        """Positions of the usual game that are never learned from."""
        if self._test is None:
            self._test, _ = play_positions(USUAL, TEST_POSITIONS, self.progress.seed, TEST_SEED, TEST_SAMPLED)
        return self._test

    def save(self) -> None:
        """Checkpoint, weights and curve are written; a run stopped here can be resumed."""
        part = self._checkpoint.with_suffix(".part.npz")
        about = np.array(json.dumps(asdict(self.progress)))
        np.savez(
            part, net=self.weights, mean=self.adam.mean, square=self.adam.square, steps=self.adam.steps, progress=about
        )
        part.replace(self._checkpoint)
        np.savez_compressed(self.folder / "weights.npz", net=self.weights, progress=about)
        (self.folder / "curve.svg").write_text(learning_curve(self.progress), encoding="utf-8")

    def _resume(self, seed: int, rounds: int) -> None:
        with np.load(self._checkpoint) as file:
            self.progress = Progress(**json.loads(str(file["progress"])))
            self.adam.weights[:] = file["net"]
            self.adam.mean[:] = file["mean"]
            self.adam.square[:] = file["square"]
            self.adam.steps = int(file["steps"])
        if self.progress.seed != seed:
            raise BadSetup("training_seed", folder=str(self.folder), found=str(self.progress.seed), wanted=str(seed))
        self.progress.curve = [(float(x), float(y)) for x, y in self.progress.curve]
        self.progress.rounds = max(rounds, self.progress.done)
