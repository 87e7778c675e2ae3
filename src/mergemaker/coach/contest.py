"""The choices of one decision against each other, over the same deals, until the difference is known well enough."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..bots.heuristics.weights import SHARP
from ..bots.search.runner import SearchRunner
from ..bots.search.settings import SearchSettings
from ..bots.search.tree import ROLLOUT
from ..rules.state import Game, Rules

SETTINGS = SearchSettings(
    horizon=0, tree_turns=0, exploration=0.3, heuristic_prior=0.3, money=0.0, first_play_reduction=0.05
)
LARGEST_BATCH = 1024  # deals between two looks at the standings
UNSEEN = 0.25  # spread that a single deal might have shown and has not

Numbers = np.ndarray[Any, np.dtype[np.float64]]


class Lead(NamedTuple):
    """By how much one choice wins more often than another, with the standard error."""

    points: float
    error: float


class _Runner(SearchRunner):
    """The tables that contests take turns with."""

    user: object = None  # whose trees they hold


@cache
def _runner() -> _Runner:
    return _Runner(SHARP, SETTINGS)


class Contest:
    """Choices, each a row of steps, rolled out over the same deals; those far behind may drop out."""

    def __init__(self, guesses: Sequence[Game], rules: Rules, choices: Sequence[Sequence[int]], seed: int) -> None:
        self._guesses, self._rules, self._seed = guesses, rules, seed
        count = len(choices)
        self._steps = np.zeros((count, max(len(steps) for steps in choices)), np.int64)
        self._lengths = np.array([len(steps) for steps in choices], np.int64)
        for row, steps in enumerate(choices):
            self._steps[row, : len(steps)] = steps
        self.deals = np.zeros(count, np.int64)  # that each choice has been rolled out over
        self.racing = list(range(count))
        self.rollouts = 0
        self._ends: list[int] = []  # the turn in which the last rollout of each batch ended
        # For each pair, over the deals of both: the sum of the first one's results, and the sum of products.
        self._sums: Numbers = np.zeros((count, count))
        self._squares: Numbers = np.zeros((count, count))
        self._products: Numbers = np.zeros((count, count))

    def roll_out(self, deals: int) -> None:
        """Rolls the choices still racing out over that many more deals."""
        from ..bodies.native import compiled  # loads the compiler, which not every program needs

        module = compiled("coach.rollouts.searched")
        runner = _runner()
        if runner.user is not self:
            runner.begin(self._guesses, self._rules, self._seed)
            module.plant(runner.compiled_search(), len(self._lengths))
            runner.user = self
        search = runner.compiled_search()
        choices = np.array(self.racing, np.int64)
        first = int(self.deals[self.racing[0]])
        results: Numbers = np.zeros((deals, len(choices)))
        module.roll_out_choices(search, self._seed, first, choices, self._steps, self._lengths, results)
        pairs = np.ix_(self.racing, self.racing)
        self._sums[pairs] += results.sum(axis=0)[:, None]
        self._squares[pairs] += (results**2).sum(axis=0)[:, None]
        self._products[pairs] += results.T @ results
        self.deals[self.racing] += deals
        self.rollouts += results.size
        self._ends.append(int(search.games[ROLLOUT].turn))

    def drop(self, choices: Sequence[int]) -> None:
        """These choices are no longer rolled out."""
        self.racing = [choice for choice in self.racing if choice not in choices]

    @property
    def turns(self) -> float:
        """About how many turns a rollout takes, from a few of them."""
        return sum(self._ends) / len(self._ends) - self._guesses[0].turn

    def value(self, choice: int) -> float:
        """The part of its games that the choice won."""
        return float(self._sums[choice, choice] / self.deals[choice])

    def error(self, choice: int) -> float:
        """The standard error of that."""
        deals = self.deals[choice]
        mean = self._sums[choice, choice] / deals
        return float(np.sqrt(max(0.0, self._squares[choice, choice] / deals - mean**2) / deals))

    def lead(self, one: int, other: int) -> Lead:
        """How far one choice is ahead of another, over the deals of both."""
        deals = min(self.deals[one], self.deals[other])
        mean = (self._sums[one, other] - self._sums[other, one]) / deals
        square = (self._squares[one, other] + self._squares[other, one] - 2 * self._products[one, other]) / deals
        spread = max(0.0, square - mean**2) + UNSEEN / deals
        return Lead(float(mean), float(np.sqrt(spread / deals)))

    @property
    def ranking(self) -> list[int]:
        """The choices still racing, best first."""
        return sorted(self.racing, key=self.value, reverse=True)
