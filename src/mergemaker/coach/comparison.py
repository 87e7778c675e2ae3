"""The choices of a decision compared: each is played out over the same guesses and the same chance."""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from ..bodies.arrays import new_games, records, write_game
from ..bodies.native import compiled
from ..bots.heuristics.weights import SHARP
from ..bots.search import features, network
from ..bots.search.runner import load_weights
from ..rules import constants
from ..rules.actions import MOST_LEGAL
from ..rules.state import Game, Rules
from .choices import Choice
from .rollouts import paired

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]

REFERENCE = SHARP  # who plays on


class Outcomes(NamedTuple):
    """What came of each choice for its player: a row for each choice, a column for each rollout."""

    wins: Floats  # the player's part of the win
    money: Floats  # at the end, in dollars


class Comparison:
    """Rollouts of one decision, more whenever they are asked for; the same seed gives the same ones."""

    def __init__(self, guesses: Sequence[Game], rules: Rules, choices: Sequence[Choice], seed: int) -> None:
        self.seed = seed
        self.rollouts = 0  # complete games played
        longest = max(len(choice.steps) for choice in choices)
        self._steps = np.full((len(choices), longest), -1, np.int64)
        for row, choice in zip(self._steps, choices, strict=True):
            row[: len(choice.steps)] = choice.steps
        games = new_games(paired.ROOT + len(guesses))
        for place, game in enumerate(guesses, start=paired.ROOT):
            write_game(game, games[place])
        self._module = compiled("coach.rollouts.paired")
        self._work = self._module.Rollouts(
            games=games,
            rules=records([rules])[0],
            heuristic=records([REFERENCE])[0],
            network=load_weights(),
            actions=np.zeros(MOST_LEGAL, np.int64),
            tallies=np.zeros((features.TALLIES, constants.CHAINS), np.int64),
            scratch=np.zeros((network.SCRATCH_ROWS, network.SCRATCH_WIDTH), np.float32),
            rng=np.zeros(2, np.int64),
        )

    def play(self, choices: Sequence[int], first: int, count: int, horizon: int = paired.TO_THE_END) -> Outcomes:
        """Rollouts from that number on; a horizon ends them after some turns with the network's evaluation."""
        found = Outcomes(np.zeros((len(self._steps), count)), np.zeros((len(self._steps), count)))
        rows = np.array(choices, np.int64)
        results = self._module.RolloutResults(*found)
        self._module.roll_out(self._work, self._steps, rows, first, count, self.seed, horizon, results)
        if horizon == paired.TO_THE_END:
            self.rollouts += count * len(choices)
        return Outcomes(found.wins[rows], found.money[rows])
