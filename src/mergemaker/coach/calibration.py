"""The test of the coach: predicted chances against what became of positions, in games between equal bots.

A chance of winning supposes that all play equally well. Where one is far better than the others, as `expert` against
`medium`, who leads is probably the better player, and wins more often than that.
"""

import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np

from ..bots.expert import ExpertBot
from ..bots.hard import HardBot
from ..bots.heuristics.weights import MEDIUM
from ..game.editions import Edition
from .bot_games import BotGames, Entrant, Played
from .chances import chances_of_viewers
from .places import place_shares
from .reliability import Bin, reliability, systematic, worst
from .scales import coach_version

LEVELS = (Entrant(MEDIUM), Entrant(HardBot), Entrant(ExpertBot))
ITERATIONS = 24  # of a search: few, so that there can be many games
SAMPLED = 25  # of a thousand positions in a game: some five
MOST_IN_GAME = 30  # positions, on the average of a batch
GUESSES = 16
BATCH = 21  # games between two looks at the progress

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
Integers: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]


class MoneyError(msgspec.Struct, frozen=True):
    """Money expected, against money at the end, in dollars, over all players and positions."""

    predicted: float
    actual: float
    error: float  # one standard error of the difference
    spread: float  # root mean square of prediction less outcome


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
    log_loss: float  # mean surprise at who won
    places: list[list[Bin]]  # the chance of each place, likewise
    money: MoneyError


class Observed(NamedTuple):
    """Positions, what was predicted in them, and how their games ended; a row for each position."""

    places: Floats  # position, seat, place
    money: Floats  # position, seat
    final: Floats  # position, seat: money at the end
    games: Integers  # the number of the game


class Calibrator:
    """Games of one kind, a table of `medium`, of `hard` and of `expert` in turn, and what came of their positions."""

    def __init__(self, edition: Edition, players: int, seed: int, iterations: int = ITERATIONS) -> None:
        self.edition = edition
        self.players = players
        self.seed = seed
        self.iterations = iterations
        self.games = 0
        self.seconds = 0.0
        self._parts: list[Observed] = []
        self._bots = BotGames(edition, players, LEVELS, iterations)

    @property
    def positions(self) -> int:
        """How many have been collected."""
        return sum(len(part.games) for part in self._parts)

    def run(self, positions: int, tell: Callable[[int], None]) -> None:
        """Games are played until there are so many positions, whole batches of them."""
        begun = time.perf_counter() - self.seconds
        while self.positions < positions:
            self._collect(self._play())
            self.seconds = time.perf_counter() - begun
            tell(min(positions, self.positions))

    def _play(self) -> Played:
        bags = np.arange(self.games, self.games + BATCH)
        seats = np.repeat(bags[:, None] % len(LEVELS), self.players, axis=1)
        return self._bots.play(seats, bags, self.seed, self.games, SAMPLED, BATCH * MOST_IN_GAME)

    def _collect(self, played: Played) -> None:
        """Chances as the player to act may know them, beside the end of the game."""
        viewers = played.positions["actor"].astype(np.int64)
        found = chances_of_viewers(
            played.positions, self.edition.rules(), viewers, guesses=GUESSES, seed=self.seed + self.games
        )
        final = played.games["cash"][:, : self.players][played.numbers].astype(np.float64)
        self._parts.append(Observed(found.places, found.money, final, played.numbers + self.games))
        self.games += BATCH

    def report(self) -> Calibration:
        """How well the chances came true so far."""
        observed = Observed(*(np.concatenate(part) for part in zip(*self._parts, strict=True)))
        actual = place_shares(observed.final)
        by_place = [reliability(observed.places[:, :, k], actual[:, :, k], observed.games) for k in range(self.players)]
        surprise = -(actual[:, :, 0] * np.log(np.maximum(observed.places[:, :, 0], 1e-9))).sum(axis=1)
        return Calibration(
            edition=self.edition.name,
            players=self.players,
            seed=self.seed,
            iterations=self.iterations,
            coach=coach_version(),
            positions=len(observed.games),
            games=self.games,
            seconds=self.seconds,
            bins=by_place[0],
            worst=worst(by_place[0]),
            systematic=systematic(by_place[0]),
            log_loss=float(surprise.mean()),
            places=by_place,
            money=_money_error(observed),
        )


def _money_error(observed: Observed) -> MoneyError:
    off = observed.final - observed.money
    by_game = np.bincount(observed.games, weights=off.sum(axis=1))
    return MoneyError(
        predicted=float(observed.money.mean()),
        actual=float(observed.final.mean()),
        error=float(np.sqrt((by_game**2).sum())) / off.size,
        spread=float(np.sqrt((off**2).mean())),
    )
