"""A bot that searches: it walks through guesses of what it cannot see, on the compiled core."""

import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar, Self

import numpy as np

from ..rules import actions as numbers
from ..rules import constants
from ..rules.state import Game, Rules
from ..rules.turn import legal
from .bot import ends_decision
from .heuristic_bot import RuleBot
from .heuristics.policy import choose
from .heuristics.weights import MEDIUM
from .search.runner import Thinker, Weights

WEIGHTS = Path(__file__).parent / "weights.npz"
OVERHEAD = 0.002  # seconds kept back for the way home
CLEAR_LEAD = 0.5  # of the walks that are left: who leads by more will hardly be overtaken, and the search ends


def load_weights(path: Path = WEIGHTS) -> Weights:
    """The network that `mergemaker train` made."""
    with np.load(path) as file:
        return np.ascontiguousarray(file["net"], np.float32)


@cache
def thinker_for(style: tuple[int, ...], how: tuple[int, ...], with_network: bool) -> Thinker:
    """The search of that kind in this process; bots take turns with it, since each search begins anew."""
    return Thinker(style, how, load_weights() if with_network else None)


class SearchBot(RuleBot):
    """Searches every decision for as long as it may; trades are judged by the rule player's measure."""

    style = MEDIUM
    how: ClassVar[tuple[int, ...]]
    with_network: ClassVar[bool] = False
    usual_seconds: ClassVar[float] = 0.1
    beliefs = 8

    def __init__(self, seed: int = 0, iterations: int | None = None) -> None:
        super().__init__(seed)
        self.iterations = iterations

    @classmethod
    def make(cls, seed: int = 0, iterations: int | None = None) -> Self:
        """A bot of this kind, which thinks by count if one is given."""
        return cls(seed, iterations)

    def settings(self, players: int) -> tuple[int, ...]:
        """How the search goes at a table of so many."""
        return self.how

    def warm_up(self) -> None:
        """The search is compiled, or loaded from the compiler's cache."""
        thinker = thinker_for(self.style, self.settings(2), self.with_network)
        thinker.warm_up()

    def steps(self, guesses: Sequence[Game], rules: Rules, seconds: float | None) -> list[int]:
        """The steps most visited in the tree; where it knows too little, the rule player's."""
        begun = time.perf_counter()
        seed = self.chance.getrandbits(64)
        game = guesses[0]
        actions = [0] * numbers.MOST_LEGAL
        count = legal(game, rules, actions)
        if count == 1 or game.phase == constants.ANSWER:
            return super().steps(guesses, rules, seconds)
        thinker = thinker_for(self.style, self.settings(game.players), self.with_network)
        limit = None
        if self.iterations is None:
            limit = (seconds or self.usual_seconds) - (time.perf_counter() - begun) - OVERHEAD

        def is_settled(left: int) -> bool:
            return thinker.walks > 0 and self._follow(thinker, game, rules)[1] > CLEAR_LEAD * left

        thinker.think(guesses, rules, seed, limit, self.iterations, is_settled)
        return self._follow(thinker, game, rules)[0]

    def _follow(self, thinker: Thinker, game: Game, rules: Rules) -> tuple[list[int], int]:
        """The steps of the decision that the tree knows best, and the smallest of their leads."""
        trial = game.copy()
        actions = [0] * numbers.MOST_LEGAL
        node = 0
        taken: list[int] = []
        least = thinker.walks
        while True:
            count = legal(trial, rules, actions)
            action = actions[0]
            if count > 1:  # the tree has no node for a step without a choice
                node, action, lead = thinker.best_step(node, actions[:count])
                least = min(least, lead)
                if node < 0:
                    action = choose(trial, rules, list(self.style), actions, [self.seed & 0xFFFFFFFF, 1])
            taken.append(action)
            if ends_decision(trial, rules, action):
                return taken, least
