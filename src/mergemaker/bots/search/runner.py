"""The compiled search, driven from Python: its tables, its clock, and the best steps it found."""

import time
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

import numpy as np

from ...bodies.arrays import new_games, rules_record, write_game
from ...game.editions import EDITIONS
from ...rules import actions as numbers
from ...rules import constants
from ...rules.rng import fill_bag
from ...rules.setup import deal
from ...rules.state import Game, Rules
from . import features, network, tree

MOST_NODES = 60_000
ENOUGH_VISITS = 8  # below this the tree knows too little, and the rule player's choice is taken
SMALLEST, LARGEST = 4, 256  # walks between two looks at the clock
MOST_WALKS = 1 << 30  # are left, as far as is known before the first look at the clock

Weights = np.ndarray[Any, np.dtype[np.float32]]


def never(left: int) -> bool:
    """Nothing is settled before the end."""
    return False


class Thinker:
    """One search after another with the same settings; a position in, the best steps of its decision out."""

    def __init__(self, style: Sequence[int], how: Sequence[int], net: Weights | None = None) -> None:
        self._module: ModuleType | None = None
        shape = (network.WEIGHT_ROWS, network.PAD_WIDTH)
        self.nodes = np.zeros((MOST_NODES, tree.NODE_NUMBERS), np.int64)
        self.values = np.zeros((MOST_NODES, tree.NODE_VALUES), np.float64)
        self.walks = 0
        self._games = new_games(tree.ROOT)
        self._search: dict[str, Any] = {
            "games": None,
            "rules": None,
            "style": np.array(style, np.int64),
            "net": np.zeros(shape, np.float32) if net is None else np.ascontiguousarray(net, np.float32),
            "how": np.array(how, np.int64),
            "nodes": self.nodes,
            "values": self.values,
            "size": np.zeros(1, np.int64),
            "path": np.zeros(tree.MOST_DEPTH, np.int64),
            "actions": np.zeros(numbers.MOST_LEGAL, np.int64),
            "more_actions": np.zeros(numbers.MOST_LEGAL, np.int64),
            "marks": np.zeros(numbers.ACTIONS, np.int64),
            "counts": np.zeros((features.COUNTS, constants.CHAINS), np.int64),
            "pad": np.zeros((network.PAD_ROWS, network.PAD_WIDTH), np.float32),
            "chance": np.zeros(2, np.int64),
        }

    def think(
        self,
        guesses: Sequence[Game],
        rules: Rules,
        seed: int,
        seconds: float | None,
        walks: int | None,
        is_settled: Callable[[int], bool] = never,
    ) -> None:
        """The tree is grown for so many walks, or until so many seconds are over, or it is settled.

        Walks begin in each of the guesses in turn, and deal the tiles that cannot be seen anew.
        `is_settled` is asked now and then whether the walks that are left can still change the choice.
        """
        begun = time.perf_counter()
        self._begin(guesses, rules, seed)
        chunk = SMALLEST
        left = walks if walks is not None else MOST_WALKS
        while left > 0 and not is_settled(left):
            self._walk(min(LARGEST, left) if walks is not None else chunk, left)
            if walks is not None:
                left = walks - self.walks
            else:
                used = time.perf_counter() - begun
                left = int(self.walks / used * ((seconds or 0.0) - used))
                chunk = min(LARGEST, max(1, left // 2))

    def warm_up(self) -> None:
        """The search is compiled, or loaded from the compiler's cache."""
        table = EDITIONS["renegade"].for_players(2).rules()
        game = Game()
        fill_bag(game, [1, 1])
        deal(game, table, 2)
        self.think([game], table, 1, None, 1)

    def _begin(self, guesses: Sequence[Game], rules: Rules, seed: int) -> None:
        search = self._search
        if len(self._games) < tree.ROOT + len(guesses):
            self._games = new_games(tree.ROOT + len(guesses))
        search["games"] = self._games[: tree.ROOT + len(guesses)]
        for place, game in enumerate(guesses, start=tree.ROOT):
            write_game(game, search["games"][place])
        search["rules"] = rules_record(rules)[0]
        search["chance"][:] = seed & 0xFFFFFFFF, (seed >> 32 & 0xFFFFFFFF) | 1
        search["size"][0] = 0
        search["marks"][:] = -1
        self.walks = 0

    def _walk(self, count: int, left: int) -> None:
        if self._module is None:
            from ...bodies.native import compiled  # loads the compiler, which not every program needs

            self._module = compiled("bots.search.tree")
        self._module.walk_many(self._module.Search(**self._search), self.walks, count, self.walks + left)
        self.walks += count

    def best_step(self, node: int, legal: Sequence[int]) -> tuple[int, int, int]:
        """The child most visited that is legal, its step, and by how many visits it leads.

        (-1, -1, 0) when the tree knows too little.
        """
        best, most, second = -1, -1.0, -1.0
        child = self.nodes[node, tree.FIRST_CHILD] if node >= 0 else -1
        while child >= 0:
            visits = self.nodes[child, tree.VISITS]
            mark = visits + self.values[child, tree.SUM] / max(1, visits)
            if self.nodes[child, tree.ACTION] in legal:
                if mark > most:
                    best, most, second = int(child), float(mark), most
                else:
                    second = max(second, float(mark))
            child = self.nodes[child, tree.NEXT]
        if best < 0 or most < ENOUGH_VISITS:
            return -1, -1, 0
        return best, int(self.nodes[best, tree.ACTION]), int(most - second)

    def chances(self) -> dict[int, tuple[int, float]]:
        """For every step at the root: how often it was tried and how it came out."""
        found = {}
        child = self.nodes[0, tree.FIRST_CHILD]
        while child >= 0:
            visits = int(self.nodes[child, tree.VISITS])
            found[int(self.nodes[child, tree.ACTION])] = (visits, float(self.values[child, tree.SUM]) / max(1, visits))
            child = self.nodes[child, tree.NEXT]
        return found
