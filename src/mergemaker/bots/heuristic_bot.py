"""A bot that follows a heuristic, interpreted: no compiler, no waiting."""

from collections.abc import Sequence
from typing import ClassVar

from ..game.actions import Action
from ..game.position import Position
from ..rules import actions as numbers
from ..rules.state import Game, Rules
from .bot import Bot
from .heuristics.policy import choose
from .heuristics.weights import HeuristicWeights
from .offers import best_offer, wanted_offer


class HeuristicBot(Bot):
    """One sensible action for every decision."""

    heuristic: ClassVar[HeuristicWeights]
    offers_trades: ClassVar[bool] = True

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._offered: set[str] = set()
        self._offered_in = 0  # the turn of the last offer: not every host says how many there were

    def step(self, game: Game, rules: Rules) -> int:
        """What the heuristic player does."""
        rng = [self.rng.getrandbits(32), self.rng.getrandbits(32) | 1]
        return choose(game, rules, self.heuristic, [0] * numbers.MOST_LEGAL, rng)

    def decide(self, guesses: Sequence[Game], position: Position, seconds: float | None) -> Action:
        """Before placing, a trade that others want, or may want, and this player too; else what the heuristic says."""
        offer = wanted_offer(guesses[0], self.heuristic, position)
        may = self.offers_trades and self.holdings_certain and self._offered_in != position.game.turn
        if offer is None and may:
            offer = best_offer(guesses[0], self.heuristic, position)
        if offer is not None and str(offer) not in self._offered:
            self._offered.add(str(offer))  # an offer that was declined is not made again
            self._offered_in = position.game.turn
            return offer
        return super().decide(guesses, position, seconds)
