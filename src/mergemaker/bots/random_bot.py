"""`random`: any legal step, each as likely as the next. Loses to everything that thinks; good for filling seats."""

from ..core import names
from ..core.chance import below
from ..core.legal import legal
from ..core.state import Game, Rules
from .bot import Bot


class RandomBot(Bot):
    """Plays at random."""

    name = "random"

    def step(self, game: Game, rules: Rules) -> int:
        """Any legal step."""
        actions = [0] * names.MOST_LEGAL
        chance = [self.chance.getrandbits(32), self.chance.getrandbits(32) | 1]
        return actions[below(chance, legal(game, rules, actions))]
