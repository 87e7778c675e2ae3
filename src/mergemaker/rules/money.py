"""Prices and bonuses, as printed on the card and as shared among holders."""

from typing import Final

from .constants import CHAINS, FREE_3, TILES, Chain, Dollars, Seat
from .rule import rule, table
from .state import Game, Rules

TIERS: Final = 3
SIZES: Final = TILES + 1  # of a chain, none included
STEPS: Final = (3, 4, 5, 6, 11, 21, 31, 41)  # the sizes at which the price of a share rises by a hundred
# What a share costs, for each size in each tier; a tier is one step up.
PRICES: Final = table(
    [
        0 if size == 0 else 100 * (tier + 2 + sum(size >= step for step in STEPS))
        for tier in range(TIERS)
        for size in range(SIZES)
    ]
)
# Tycoon's second bonus for each price in hundreds.
TYCOON_SECONDARY: Final = table([0, 0, 1500, 2200, 3000, 3700, 4200, 5000, 5700, 6200, 7000, 7700, 8200])


@rule
def price_at(rules: Rules, chain: Chain, size: int) -> Dollars:
    """P1: a share's price is read from the chain's tier and size; 0 when it is not on the board."""
    return PRICES[rules.tiers[chain] * SIZES + size]


@rule
def price(game: Game, rules: Rules, chain: Chain) -> Dollars:
    """P1: what a share of the chain costs now."""
    return PRICES[rules.tiers[chain] * SIZES + game.sizes[chain]]


@rule
def bonus(rules: Rules, share_price: Dollars, rank: int) -> Dollars:
    """B1: the first rank is paid ten prices, the last five; Tycoon's second is read from its card."""
    if rank == 0:
        return 10 * share_price
    if rank == 1 and rules.ranks == 3:
        return TYCOON_SECONDARY[share_price // 100]
    return 5 * share_price


@rule
def split(amount: Dollars, ways: int) -> Dollars:
    """B4: a share of a bonus, rounded up to the next hundred."""
    return (amount + 100 * ways - 1) // (100 * ways) * 100


@rule
def bonus_part(rules: Rules, share_price: Dollars, above: int, tied: int, below: int) -> Dollars:
    """B2: what each tied holder is paid, given how many are above and below: they share the ranks they fill.

    B3: a sole holder gets the first and the last.
    """
    amount = 0
    for rank in range(above, min(above + tied, rules.ranks)):
        amount += bonus(rules, share_price, rank)
    if above == 0 and tied == 1 and below == 0:
        amount += bonus(rules, share_price, rules.ranks - 1)
    return split(amount, tied)


@rule
def sell(game: Game, player: Seat, chain: Chain, count: int, share_price: Dollars) -> Dollars:
    """Shares go back to the market for cash; returns what was paid."""
    game.shares[player][chain] -= count
    game.market[chain] += count
    game.cash[player] += count * share_price
    return count * share_price


@rule
def cost(game: Game, rules: Rules, chain: Chain) -> Dollars:
    """P2: what the player on turn pays for a share. W4: nothing with 3 Free."""
    return 0 if game.power == FREE_3 else PRICES[rules.tiers[chain] * SIZES + game.sizes[chain]]


@rule
def can_buy(game: Game, rules: Rules, player: Seat, chain: Chain) -> bool:
    """P3: the chain is on the board, the market has a share, and the player can pay for it."""
    return game.sizes[chain] > 0 and game.market[chain] > 0 and cost(game, rules, chain) <= game.cash[player]


@rule
def can_buy_from(game: Game, rules: Rules, player: Seat, first: Chain) -> bool:
    """P3: whether a share of some chain, from `first` on, can be bought."""
    for chain in range(first, CHAINS):
        if can_buy(game, rules, player, chain):
            return True
    return False
