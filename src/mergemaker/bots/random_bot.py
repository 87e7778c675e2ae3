"""`random`: any legal step, each as likely as the next, but no trades. Loses to everything that thinks; fills seats."""

from ..rules import actions as numbers
from ..rules.constants import ANSWER
from ..rules.rng import below
from ..rules.state import Game, Rules
from ..rules.turn import legal
from .bot import Bot
from .heuristics.weights import RANDOM


class RandomBot(Bot):
    """Plays at random."""

    name = "random"
    heuristic = RANDOM

    def step(self, game: Game, rules: Rules) -> int:
        """Any legal step; offers are declined, or it could be emptied by asking often enough."""
        if game.phase == ANSWER:
            return numbers.DECLINE
        actions = [0] * numbers.MOST_LEGAL
        rng = [self.rng.getrandbits(32), self.rng.getrandbits(32) | 1]
        return actions[below(rng, legal(game, rules, actions))]
