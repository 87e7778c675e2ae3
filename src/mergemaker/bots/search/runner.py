"""The compiled search, driven from Python: its tables, its clock, and the best steps it found."""

import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from ...bodies.arrays import new_games, records, write_game
from ...game.editions import EDITIONS
from ...rules import actions as numbers
from ...rules import constants
from ...rules.rng import fill_bag
from ...rules.setup import deal
from ...rules.state import Game, Rules
from ..heuristics.weights import HeuristicWeights
from . import features, network, tree
from .settings import SearchSettings

WEIGHTS = Path(__file__).parent.parent / "weights.npz"
MOST_NODES = 60_000
SMALLEST, LARGEST = 4, 256  # iterations between two looks at the clock
MOST_ITERATIONS = 1 << 30  # are left, as far as is known before the first look at the clock

Weights = np.ndarray[Any, np.dtype[np.float32]]


class RootStatistics(NamedTuple):
    """How often a step was tried at the root, and its mean result."""

    visits: int
    value: float


class BestStep(NamedTuple):
    """The best step at a node: the child it leads to, the action, and by how many visits it leads."""

    node: int
    action: int
    lead: int


UNKNOWN_STEP = BestStep(constants.NONE, constants.NONE, 0)  # the tree knows too little


def load_weights(path: Path = WEIGHTS) -> Weights:
    """The network that `mergemaker train` made."""
    with np.load(path) as file:
        return np.ascontiguousarray(file["net"], np.float32)


@cache
def runner_for(heuristic: HeuristicWeights, settings: SearchSettings, with_network: bool) -> "SearchRunner":
    """The search of that kind in this process; bots take turns with it, since each search starts from scratch."""
    return SearchRunner(heuristic, settings, load_weights() if with_network else None)


def never(left: int) -> bool:
    """Nothing is decided before the end."""
    return False


class SearchRunner:
    """One search after another with the same settings; a position in, the best steps of its decision out."""

    def __init__(self, heuristic: HeuristicWeights, settings: SearchSettings, weights: Weights | None = None) -> None:
        self._module: ModuleType | None = None
        self._settings = settings
        shape = (network.WEIGHT_ROWS, network.SCRATCH_WIDTH)
        self.nodes: Any = np.zeros((MOST_NODES, tree.NODE_NUMBERS), np.int64)
        self.values: Any = np.zeros((MOST_NODES, tree.NODE_VALUES), np.float64)  # to the rules both are lists of rows
        self.iterations = 0
        self._games = new_games(tree.ROOT)
        self._search: dict[str, Any] = {
            "games": None,
            "rules": None,
            "heuristic": records([heuristic])[0],
            "network": np.zeros(shape, np.float32) if weights is None else np.ascontiguousarray(weights, np.float32),
            "nodes": self.nodes,
            "values": self.values,
            "size": np.zeros(1, np.int64),
            "path": np.zeros(tree.MOST_DEPTH, np.int64),
            "actions": np.zeros(numbers.MOST_LEGAL, np.int64),
            "more_actions": np.zeros(numbers.MOST_LEGAL, np.int64),
            "legal_stamps": np.zeros(numbers.ACTIONS, np.int64),
            "tallies": np.zeros((features.TALLIES, constants.CHAINS), np.int64),
            "scratch": np.zeros((network.SCRATCH_ROWS, network.SCRATCH_WIDTH), np.float32),
            "rng": np.zeros(2, np.int64),
        }

    def search(
        self,
        guesses: Sequence[Game],
        rules: Rules,
        seed: int,
        seconds: float | None,
        iterations: int | None,
        is_decided: Callable[[int], bool] = never,
    ) -> None:
        """Grows the tree for that many iterations or seconds, or until the choice is decided.

        Iterations begin in each of the guesses in turn, and redeal the tiles that cannot be seen.
        `is_decided` is asked now and then whether the iterations that are left can still change the choice.
        """
        begun = time.perf_counter()
        self.begin(guesses, rules, seed)
        chunk = SMALLEST
        left = iterations if iterations is not None else MOST_ITERATIONS
        while left > 0 and not is_decided(left):
            self._iterate(min(LARGEST, left) if iterations is not None else chunk, left)
            if iterations is not None:
                left = iterations - self.iterations
            else:
                used = time.perf_counter() - begun
                left = int(self.iterations / used * ((seconds or 0.0) - used))
                chunk = min(LARGEST, max(1, left // 2))

    def warm_up(self) -> None:
        """The search is compiled, or loaded from the compiler's cache."""
        rules = EDITIONS["renegade"].for_players(2).rules()
        game = Game()
        fill_bag(game, [1, 1])
        deal(game, rules, 2)
        self.search([game], rules, 1, None, 1)

    def begin(self, guesses: Sequence[Game], rules: Rules, seed: int) -> None:
        """The guesses stand at the root of an empty tree."""
        search = self._search
        if len(self._games) < tree.ROOT + len(guesses):
            self._games = new_games(tree.ROOT + len(guesses))
        search["games"] = self._games[: tree.ROOT + len(guesses)]
        for place, game in enumerate(guesses, start=tree.ROOT):
            write_game(game, search["games"][place])
        search["rules"] = records([rules])[0]
        search["rng"][:] = seed & 0xFFFFFFFF, (seed >> 32 & 0xFFFFFFFF) | 1
        search["size"][0] = 0
        search["legal_stamps"][:] = -1
        self.iterations = 0

    def _iterate(self, count: int, left: int) -> None:
        search = self.compiled_search()
        assert self._module is not None
        self._module.iterate_many(search, self.iterations, count, self.iterations + left)
        self.iterations += count

    def compiled_search(self) -> Any:
        """The tables of this search, as compiled functions take them."""
        if self._module is None:
            from ...bodies.native import compiled  # loads the compiler, which not every program needs

            self._module = compiled("bots.search.tree")
            self._search["settings"] = self._module.SearchSettings(*self._settings)
        return self._module.Search(**self._search)

    def best_step(self, node: int, legal: list[int]) -> BestStep:
        """The most visited child that is legal, or UNKNOWN_STEP when the tree knows too little."""
        best = tree.most_visited(self.nodes, self.values, node, legal, len(legal))
        if best.node == constants.NONE:
            return UNKNOWN_STEP
        return BestStep(int(best.node), int(self.nodes[best.node, tree.ACTION]), best.lead)

    def root_statistics(self) -> dict[int, RootStatistics]:
        """For every step at the root: how often it was tried and how it came out."""
        found = {}
        child = self.nodes[0, tree.FIRST_CHILD]
        while child != constants.NONE:
            visits = int(self.nodes[child, tree.VISITS])
            value = float(self.values[child, tree.RESULTS]) / max(1, visits)
            found[int(self.nodes[child, tree.ACTION])] = RootStatistics(visits, value)
            child = self.nodes[child, tree.NEXT]
        return found
