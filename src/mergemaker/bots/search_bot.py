"""A bot that searches: it grows a tree over guesses of what it cannot see, on the compiled rules."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from ..extras import load
from ..rules import actions as numbers
from ..rules import constants
from ..rules.state import Game, Rules
from ..rules.turn import legal
from .bot import completes_decision
from .heuristic_bot import HeuristicBot
from .heuristics.policy import choose
from .heuristics.weights import MEDIUM
from .search.settings import SearchSettings

if TYPE_CHECKING:
    from .search.runner import SearchRunner

OVERHEAD = 0.002  # seconds kept back for the way home
CLEAR_LEAD = 0.5  # of the iterations left: a choice that leads by more will hardly be overtaken, so the search ends


class SearchBot(HeuristicBot):
    """Searches every decision for as long as it may; trades are valued as the heuristic player does."""

    needs_compiler = True
    beliefs = 8
    heuristic = MEDIUM
    settings: ClassVar[SearchSettings]
    with_network: ClassVar[bool] = False
    usual_seconds: ClassVar[float] = 0.1

    def __init__(self, seed: int = 0, iterations: int | None = None) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self._runner_for = load(f"{__package__}.search.runner").runner_for  # here: knowing the class takes no NumPy

    @classmethod
    def make(cls, seed: int = 0, iterations: int | None = None) -> Self:
        """A bot of this kind, which thinks by count if one is given."""
        return cls(seed, iterations)

    def settings_for(self, players: int) -> SearchSettings:
        """The settings of the search at a table of that many players."""
        return self.settings

    def runner(self, players: int) -> "SearchRunner":
        """The search with this bot's settings at a table of that many players."""
        runner: SearchRunner = self._runner_for(self.heuristic, self.settings_for(players), self.with_network)
        return runner

    def warm_up(self) -> None:
        """The search is compiled, or loaded from the compiler's cache."""
        self.runner(2).warm_up()

    def steps(self, guesses: Sequence[Game], rules: Rules, seconds: float | None) -> list[int]:
        """The steps most visited in the tree; where it knows too little, the heuristic player's."""
        begun = time.perf_counter()
        seed = self.rng.getrandbits(64)
        game = guesses[0]
        actions = [0] * numbers.MOST_LEGAL
        count = legal(game, rules, actions)
        if count == 1 or game.phase == constants.ANSWER:
            return super().steps(guesses, rules, seconds)
        runner = self.runner(game.players)
        limit = None
        if self.iterations is None:
            limit = (seconds or self.usual_seconds) - (time.perf_counter() - begun) - OVERHEAD

        def is_decided(left: int) -> bool:
            return runner.iterations > 0 and self._follow(runner, game, rules)[1] > CLEAR_LEAD * left

        runner.search(guesses, rules, seed, limit, self.iterations, is_decided)
        return self._follow(runner, game, rules)[0]

    def _follow(self, runner: "SearchRunner", game: Game, rules: Rules) -> tuple[list[int], int]:
        """The steps of the decision that the tree knows best, and the smallest of their leads."""
        trial = game.copy()
        actions = [0] * numbers.MOST_LEGAL
        node = 0
        taken: list[int] = []
        least = runner.iterations
        while True:
            count = legal(trial, rules, actions)
            action = actions[0]
            if count > 1:  # the tree has no node for a step without a choice
                node, action, lead = runner.best_step(node, actions[:count])
                least = min(least, lead)
                if node == constants.NONE:
                    action = choose(trial, rules, self.heuristic, actions, [self.seed & 0xFFFFFFFF, 1])
            taken.append(action)
            if completes_decision(trial, rules, action):
                return taken, least
