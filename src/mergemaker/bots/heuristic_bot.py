"""A bot that follows the rule player in its style, interpreted: no compiler, no waiting."""

from collections.abc import Sequence
from typing import ClassVar

from ..game.actions import Action
from ..game.position import Position
from ..rules import actions as numbers
from ..rules.state import Game, Rules
from .bot import Bot
from .heuristics.policy import choose
from .offers import best_offer


class RuleBot(Bot):
    """One sensible action for every decision."""

    style: ClassVar[tuple[int, ...]]
    offers_trades: ClassVar[bool] = True

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._offered: set[str] = set()

    def step(self, game: Game, rules: Rules) -> int:
        """What the rule player does."""
        chance = [self.chance.getrandbits(32), self.chance.getrandbits(32) | 1]
        return choose(game, rules, list(self.style), [0] * numbers.MOST_LEGAL, chance)

    def decide(self, guesses: Sequence[Game], position: Position, seconds: float | None) -> Action:
        """Before placing, a trade that is good for both and better for this player; else what the rules say."""
        offer = best_offer(guesses[0], list(self.style), position) if self.offers_trades else None
        if offer is not None and str(offer) not in self._offered:
            self._offered.add(str(offer))  # an offer that was declined is not made again
            return offer
        return super().decide(guesses, position, seconds)
