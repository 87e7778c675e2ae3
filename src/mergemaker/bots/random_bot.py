"""`random`: any legal step, each as likely as the next. Loses to everything that thinks; good for filling seats."""

from ..rules import actions as numbers
from ..rules.rng import below
from ..rules.state import Game, Rules
from ..rules.turn import legal
from .bot import Bot


class RandomBot(Bot):
    """Plays at random."""

    name = "random"

    def step(self, game: Game, rules: Rules) -> int:
        """Any legal step."""
        actions = [0] * numbers.MOST_LEGAL
        chance = [self.chance.getrandbits(32), self.chance.getrandbits(32) | 1]
        return actions[below(chance, legal(game, rules, actions))]
