"""Hidden holdings: what a bot remembers of the others' shares and cash, kept in step with what it is shown."""

import random

from ..core import names
from ..core.state import Game
from ..editions import Edition
from ..view import View


class Memory:
    """A guess of everybody's cash and shares that never contradicts what was shown."""

    def __init__(self, players: int) -> None:
        self.shares = [[0] * names.CHAINS for _ in range(players)]
        self.cash = [names.STARTING_CASH] * players
        self._prices = [300] * names.CHAINS
        self._paid: tuple[int, str] | None = None  # the turn and chain whose bonuses are booked already

    def fill_in(self, game: Game, view: View, edition: Edition, me: int, chance: random.Random) -> None:
        """Holdings that the view hides are written into the guess, as far as they are remembered."""
        others = [seat for seat in range(game.players) if seat != me]
        self._book_merger(view, edition)
        for chain in range(names.CHAINS):
            if chain == game.settling:  # shown just now: the guess has it right
                for seat in others:
                    self.shares[seat][chain] = game.shares[seat][chain]
                continue
            price = view.chains[edition.chains[chain]].price or self._prices[chain]
            self._prices[chain] = price
            out = sum(game.shares[seat][chain] for seat in others)
            self._account_for(others, chain, out - sum(self.shares[seat][chain] for seat in others), chance)
        for seat in others:
            game.shares[seat] = self.shares[seat][:]
            game.cash[seat] = self.cash[seat]

    def _account_for(self, others: list[int], chain: int, change: int, chance: random.Random) -> None:
        """Shares that the others together gained or lost are booked, one by one, with their price."""
        for _ in range(abs(change)):
            seat = self._who(others, chain, change > 0, chance)
            self.shares[seat][chain] += 1 if change > 0 else -1
            paid = self._prices[chain] if change > 0 else -self._prices[chain]
            self.cash[seat] = max(0, self.cash[seat] - paid)

    def _book_merger(self, view: View, edition: Edition) -> None:
        """What a merger shows is known for sure: everybody's shares in the chain, and the bonuses."""
        merger = view.merger
        if merger is None or merger.settling is None or self._paid == (view.turn.number, merger.settling):
            return
        self._paid = (view.turn.number, merger.settling)
        chain = edition.chains.index(merger.settling)
        for name, count in merger.holdings.items():
            self.shares[view.seat(name)][chain] = count
        for name, money in merger.bonuses.items():
            self.cash[view.seat(name)] += money

    def _who(self, others: list[int], chain: int, more: bool, chance: random.Random) -> int:
        """Who bought or gave back a share: more likely who holds more of the chain, and has the cash."""
        if not more:
            return chance.choices(others, [self.shares[seat][chain] for seat in others])[0]
        can_pay = [seat for seat in others if self.cash[seat] >= self._prices[chain]] or others
        return chance.choices(can_pay, [2 + self.shares[seat][chain] for seat in can_pay])[0]
