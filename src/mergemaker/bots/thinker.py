"""The compiled search, driven from Python: its tables, its clock, and the best steps it found."""

import time
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import numpy as np

from ..core import names
from ..core.chance import fill_bag
from ..core.record import new_games, rules_record, write_game
from ..core.setup import deal
from ..core.state import Game, Rules
from ..editions import EDITIONS
from ..search import features, network, tree

MOST_NODES = 60_000
ENOUGH_VISITS = 8  # below this the tree knows too little, and the rule player's choice is taken
SMALLEST, LARGEST = 4, 256  # walks between two looks at the clock

Weights = np.ndarray[Any, np.dtype[np.float32]]


class Thinker:
    """One search after another with the same settings; a position in, the best steps of its decision out."""

    def __init__(self, style: Sequence[int], how: Sequence[int], net: Weights | None = None) -> None:
        self._module: ModuleType | None = None
        self.style = np.array(style, np.int64)
        self.how = np.array(how, np.int64)
        shape = (network.WEIGHT_ROWS, network.PAD_WIDTH)
        self.net = np.zeros(shape, np.float32) if net is None else np.ascontiguousarray(net, np.float32)
        self.games = new_games(3)
        self.nodes = np.zeros((MOST_NODES, tree.NODE_NUMBERS), np.int64)
        self.values = np.zeros((MOST_NODES, tree.NODE_VALUES), np.float64)
        self.size = np.zeros(1, np.int64)
        self.path = np.zeros(tree.MOST_DEPTH, np.int64)
        self.actions = np.zeros(names.MOST_LEGAL, np.int64)
        self.more_actions = np.zeros(names.MOST_LEGAL, np.int64)
        self.marks = np.zeros(names.ACTIONS, np.int64)
        self.counts = np.zeros((features.COUNTS, names.CHAINS), np.int64)
        self.pad = np.zeros((network.PAD_ROWS, network.PAD_WIDTH), np.float32)
        self.chance = np.zeros(2, np.int64)
        self.walks = 0

    def think(self, game: Game | Any, rules: Rules | Any, seed: int, seconds: float | None, walks: int | None) -> None:
        """The tree is grown for so many walks, or until so many seconds are over."""
        begun = time.perf_counter()
        if isinstance(game, Game):
            write_game(game, self.games[0])
        else:
            self.games[0] = game
        record = rules_record(rules)[0] if isinstance(rules, Rules) else rules
        self.chance[:] = seed & 0xFFFFFFFF, (seed >> 32 & 0xFFFFFFFF) | 1
        self.size[0] = 0
        self.walks = 0
        self.marks[:] = -1
        chunk = SMALLEST
        while walks is None or self.walks < walks:
            count = chunk if walks is None else min(LARGEST, walks - self.walks)
            self._walk(record, count)
            if walks is None:
                used = time.perf_counter() - begun
                left = (seconds or 0.0) - used
                if left <= 0:
                    break
                speed = self.walks / used
                chunk = int(min(LARGEST, max(1, speed * left / 2)))
                if speed * left < 1:
                    break

    def warm_up(self) -> None:
        """The search is compiled, or loaded from the compiler's cache."""
        table = EDITIONS["renegade"].for_players(2).rules()
        game = Game()
        fill_bag(game, [1, 1])
        deal(game, table, 2)
        self.think(game, table, 1, None, 1)

    def _walk(self, rules: Any, count: int) -> None:
        if self._module is None:
            from ..core.compile import compiled  # loads the compiler, which not every program needs

            self._module = compiled("tree", "search")
        self._module.walk_many(
            self.games,
            rules,
            self.style,
            self.net,
            self.how,
            self.nodes,
            self.values,
            self.size,
            self.walks,
            count,
            self.path,
            self.actions,
            self.more_actions,
            self.marks,
            self.counts,
            self.pad,
            self.chance,
        )
        self.walks += count

    def best_step(self, node: int, legal: Sequence[int]) -> tuple[int, int]:
        """The child most visited that is legal, and its step; (-1, -1) when the tree knows too little."""
        best, most = -1, -1.0
        child = self.nodes[node, tree.FIRST_CHILD] if node >= 0 else -1
        while child >= 0:
            visits = self.nodes[child, tree.VISITS]
            mark = visits + self.values[child, tree.SUM] / max(1, visits)
            if self.nodes[child, tree.ACTION] in legal and mark > most:
                best, most = int(child), float(mark)
            child = self.nodes[child, tree.NEXT]
        if best < 0 or self.nodes[best, tree.VISITS] < ENOUGH_VISITS:
            return -1, -1
        return best, int(self.nodes[best, tree.ACTION])

    def chances(self) -> dict[int, tuple[int, float]]:
        """For every step at the root: how often it was tried and how it came out."""
        found = {}
        child = self.nodes[0, tree.FIRST_CHILD]
        while child >= 0:
            visits = int(self.nodes[child, tree.VISITS])
            found[int(self.nodes[child, tree.ACTION])] = (visits, float(self.values[child, tree.SUM]) / max(1, visits))
            child = self.nodes[child, tree.NEXT]
        return found
