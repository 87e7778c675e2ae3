"""The test of the coach: predicted chances against what became of positions, in games between equal bots.

A chance of winning assumes that all play equally well. Where one is far better than the others, as `expert` against
`medium`, the leader is probably the better player, and wins more often than that.
"""

import time
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from multiprocessing import get_context

import msgspec
import numpy as np

from .reliability import Bin, reliability, systematic, worst
from .sampling import BATCH, LEVELS, Integers, Kind, Sample, joined, sample
from .scales import coach_version


class MoneyError(msgspec.Struct, frozen=True):
    """Money expected, against money at the end, in dollars, over all players and positions."""

    predicted: float
    actual: float
    error: float  # one standard error of the difference
    spread: float  # root mean square of prediction less outcome


class LevelCalibration(msgspec.Struct, frozen=True):
    """How well chances came true in the games of one bot."""

    level: str
    positions: int
    games: int
    bins: list[Bin]


class Calibration(msgspec.Struct, frozen=True):
    """How well chances came true in one kind of game."""

    edition: str
    players: int
    seed: int
    iterations: int  # of `hard` and `expert`, for each decision
    coach: str  # the version of the coach
    positions: int
    games: int
    seconds: float
    bins: list[Bin]  # the chance of winning, by tenths of the scale
    worst: float  # the largest difference between predicted and actual in a tenth
    systematic: float  # differences beyond what chance explains, root mean square
    log_loss: float  # of who won, mean over positions
    places: list[list[Bin]]  # the chance of each place, likewise
    money: MoneyError
    levels: list[LevelCalibration]  # the chance of winning in the games of each bot


class Calibrator:
    """Games of one kind, a table of `medium`, of `hard` and of `expert` in turn, and what came of their positions."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.seconds = 0.0
        self._parts: list[Sample] = []

    @property
    def positions(self) -> int:
        """How many have been collected."""
        return sum(len(part.games) for part in self._parts)

    def run(self, positions: int, tell: Callable[[int], None], workers: int = 1) -> None:
        """Plays games, in whole batches, until there are enough positions; the same with any number of workers."""
        begun = time.perf_counter() - self.seconds
        with closing(_batches(self.kind, len(self._parts), workers)) as batches:
            while self.positions < positions:
                self._parts.append(next(batches))
                self.seconds = time.perf_counter() - begun
                tell(min(positions, self.positions))

    def report(self) -> Calibration:
        """How well the chances came true so far."""
        found = joined(self._parts)
        predicted, actual = found.predicted.places, found.actual.places
        players = self.kind.players
        by_place = [reliability(predicted[:, :, k], actual[:, :, k], found.games) for k in range(players)]
        losses = -(actual[:, :, 0] * np.log(np.maximum(predicted[:, :, 0], 1e-9))).sum(axis=1)
        return Calibration(
            edition=self.kind.edition.name,
            players=players,
            seed=self.kind.seed,
            iterations=self.kind.iterations,
            coach=coach_version(),
            positions=len(found.games),
            games=len(self._parts) * BATCH,
            seconds=self.seconds,
            bins=by_place[0],
            worst=worst(by_place[0]),
            systematic=systematic(by_place[0]),
            log_loss=float(losses.mean()),
            places=by_place,
            money=_money_error(found),
            levels=[_of_level(found, level, name) for level, name in enumerate(LEVELS)],
        )


def _batches(kind: Kind, first: int, workers: int) -> Generator[Sample]:
    """One batch after the other, without end; with several workers some are played ahead."""
    batch = first
    if workers == 1:
        while True:
            yield sample(kind, batch)
            batch += 1
    yield sample(kind, batch)  # fills the compiler's cache, which the workers read
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        ahead: deque[Future[Sample]] = deque()
        try:
            while True:
                while len(ahead) < 2 * workers:
                    batch += 1
                    ahead.append(pool.submit(sample, kind, batch))
                yield ahead.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)


def _of_level(found: Sample, level: int, name: str) -> LevelCalibration:
    here = found.levels == level
    games: Integers = found.games[here]
    bins = reliability(found.predicted.places[here, :, 0], found.actual.places[here, :, 0], games)
    return LevelCalibration(name, len(games), len(np.unique(games)), bins)


def _money_error(found: Sample) -> MoneyError:
    off = found.actual.money - found.predicted.money
    by_game = np.bincount(found.games, weights=off.sum(axis=1))
    return MoneyError(
        predicted=float(found.predicted.money.mean()),
        actual=float(found.actual.money.mean()),
        error=float(np.sqrt((by_game**2).sum())) / off.size,
        spread=float(np.sqrt((off**2).mean())),
    )
