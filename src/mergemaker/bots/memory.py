"""Hidden holdings where no log is sent: what a bot believes of the others' shares and cash, from its views alone.

A player is asked once a round or so. What happened in between is guessed: shares that left the market were bought by
a player whose turn it was, chains that are gone paid their bonuses. Mergers show the truth, and correct the belief.
"""

import random

from ..game.position import Position
from ..rules import constants
from ..rules.insight import bonus_of, has_paid, is_settled
from ..rules.mask import is_hidden
from ..rules.money import price
from ..rules.state import Game, Rules
from .heuristics.majorities import expected_market

USUAL_PRICE = 300  # of a chain never seen on the board


class Memory:
    """A belief of everybody's cash and shares that never contradicts what was shown."""

    def __init__(self, players: int) -> None:
        self.shares = [[0] * constants.CHAINS for _ in range(players)]
        self.cash = [constants.STARTING_CASH] * players
        self._turn = 1
        self._settling = (0, constants.NONE)  # the turn and chain whose bonuses were read last
        self._sizes = [0] * constants.CHAINS  # when last seen; 0 for a chain whose bonuses are booked
        self._prices = [USUAL_PRICE] * constants.CHAINS
        self._paid = [0] * constants.CHAINS  # for all the shares that are believed to have been bought
        self._bought = [0] * constants.CHAINS

    def fill_in(self, game: Game, position: Position, rng: random.Random) -> None:
        """The position is taken in, and what it hides is written into the guess."""
        rules = position.rules
        others = [seat for seat in range(game.players) if is_hidden(position.game, seat)]
        for seat in set(range(game.players)) - set(others):
            self.shares[seat] = game.shares[seat][:]
        gone = [chain for chain in range(constants.CHAINS) if self._has_gone(game, chain)]
        for chain in gone:
            self._pay_bonuses(game, rules, others, chain)
        if game.settling != constants.NONE:
            self._read_settling(game, others)
        self._book_changes(game, rules, others, rng)
        self._look(game)
        for seat in others:
            game.shares[seat] = self.shares[seat][:]
            game.cash[seat] = self.cash[seat]

    def _has_gone(self, game: Game, chain: int) -> bool:
        """Whether the chain was settled since the last look, and nobody asked this player about it."""
        return self._sizes[chain] > 0 and (game.sizes[chain] < self._sizes[chain] or is_settled(game, chain))

    def _pay_bonuses(self, game: Game, rules: Rules, others: list[int], chain: int) -> None:
        """B2: by what they are believed to have held, at the price last seen."""
        before = game.copy()
        market = expected_market(game, rules)
        before.shares[: game.players] = self.shares
        for seat in others:
            held = self.shares[seat][chain]
            self.cash[seat] += bonus_of(before, rules, chain, self._prices[chain], seat, held, market)
        self._sizes[chain] = 0

    def _read_settling(self, game: Game, others: list[int]) -> None:
        """H2: what a merger shows is known for sure: everybody's shares in the chain, and the bonuses."""
        chain = game.settling
        usual = self._paid[chain] // max(1, self._bought[chain])
        is_new = self._settling != (game.turn, chain)
        self._settling = (game.turn, chain)
        for seat in others:
            if is_new:
                self.cash[seat] -= usual * (game.holdings[seat] - self.shares[seat][chain])
                self.cash[seat] += game.bonuses[seat]
                self.shares[seat][chain] = game.holdings[seat]
            sold = self.shares[seat][chain] - game.shares[seat][chain]
            self.cash[seat] = max(0, self.cash[seat] + sold * self._prices[chain])
            self.shares[seat][chain] = game.shares[seat][chain]

    def _book_changes(self, game: Game, rules: Rules, others: list[int], rng: random.Random) -> None:
        """What the others together gained or lost is booked, share by share."""
        gained: list[int] = []
        free = []
        for chain in range(constants.CHAINS):
            if chain == game.settling:
                continue
            out = sum(game.shares[seat][chain] - self.shares[seat][chain] for seat in others)
            for _ in range(-out):
                seat = rng.choices(others, [self.shares[seat][chain] for seat in others])[0]
                self.shares[seat][chain] -= 1
                self.cash[seat] += self._prices[chain]
            gained += [chain] * out
            if out > 0 and self._sizes[chain] == 0 and game.sizes[chain] > 0:
                free.append(chain)
            self._prices[chain] = price(game, rules, chain) or self._prices[chain]
        rng.shuffle(gained)
        room = self._room(game)
        for chain in gained:
            if chain in free:  # the founder's
                free.remove(chain)
                self.shares[rng.choice([seat for seat in others if room[seat] > 0] or others)][chain] += 1
            else:
                self._buy(self._buyer(others, chain, room, rng), chain, room)

    def _room(self, game: Game) -> list[int]:
        """How many shares each may have bought since the last look."""
        room = [0] * game.players
        for turn in range(self._turn, game.turn):
            room[(game.player - (game.turn - turn)) % game.players] += constants.PURCHASE_LIMIT
        return room

    def _buyer(self, others: list[int], chain: int, room: list[int], rng: random.Random) -> int:
        """A player who had a turn and the cash, more likely one who holds more of the chain."""
        able = [seat for seat in others if room[seat] > 0 and self.cash[seat] >= self._prices[chain]]
        likely = able or [seat for seat in others if self.cash[seat] >= self._prices[chain]] or others
        return rng.choices(likely, [2 + self.shares[seat][chain] for seat in likely])[0]

    def _buy(self, seat: int, chain: int, room: list[int]) -> None:
        price = self._prices[chain]
        self.shares[seat][chain] += 1
        self.cash[seat] = max(0, self.cash[seat] - price)
        self._paid[chain] += price
        self._bought[chain] += 1
        room[seat] -= 1

    def _look(self, game: Game) -> None:
        """The board as it is now, to be compared with the next."""
        self._sizes = [0 if has_paid(game, chain) else game.sizes[chain] for chain in range(constants.CHAINS)]
        self._turn = game.turn
