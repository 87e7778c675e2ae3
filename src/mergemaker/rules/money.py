"""Prices, bonuses, and who is paid what."""

from typing import Final

from .constants import (
    CHAINS,
    FREE_3,
    NOBODY,
    NONE,
    ROWS,
    TILES,
)
from .facts import (
    BONUS_KEPT,
    BONUS_PAID,
    HOLDING_SHOWN,
    MARKET_DREW,
    SETTLING_BEGAN,
    note,
)
from .rule import rule, table
from .state import Game, Rules

# The price card's line for each size; a tier is one line up.
LINE: Final = table(
    [size if size < 6 else 6 + (size > 10) + (size > 20) + (size > 30) + (size > 40) for size in range(TILES + 1)]
)
# Tycoon's second bonus for each price in hundreds.
TYCOON_SECONDARY: Final = table([0, 0, 1500, 2200, 3000, 3700, 4200, 5000, 5700, 6200, 7000, 7700, 8200])


@rule
def price(game: Game, rules: Rules, chain: int) -> int:
    """P1: a share's price is read from the chain's tier and size; 0 when it is not on the board."""
    if game.sizes[chain] == 0:
        return 0
    return 100 * (LINE[game.sizes[chain]] + rules.tiers[chain])


@rule
def bonus(rules: Rules, share_price: int, rank: int) -> int:
    """B1: the first rank is paid ten prices, the last five; Tycoon's second is read from its card."""
    if rank == 0:
        return 10 * share_price
    if rank == 1 and rules.ranks == 3:
        return TYCOON_SECONDARY[share_price // 100]
    return 5 * share_price


@rule
def split(amount: int, ways: int) -> int:
    """B4: a share of a bonus, rounded up to the next hundred."""
    return (amount + 100 * ways - 1) // (100 * ways) * 100


@rule
def market_holding(game: Game, rules: Rules, chain: int) -> int:
    """K1: with two players the market is one more holder: a tile shown from the bag says with how many shares."""
    game.market_tile = NONE
    left = TILES - game.drawn
    if rules.two_player_market == 0 or game.players != 2 or left == 0:
        return 0
    chance = game.chances[game.market_draws]
    game.market_draws += 1
    if chance < 0:
        game.market_tile = -1 - chance
    else:
        game.market_tile = game.bag[game.drawn + chance % left]
    shown = game.market_tile // ROWS + 1
    note(game, MARKET_DREW, NOBODY, chain, game.market_tile, shown, 0)
    return shown


@rule
def most_below(game: Game, market: int, limit: int) -> int:
    """B2: the largest holding smaller than `limit`, the market's counted in; 0 when nobody has one."""
    most = market if market < limit else 0
    for player in range(game.players):
        if most < game.holdings[player] < limit:
            most = game.holdings[player]
    return most


@rule
def holders_of(game: Game, market: int, count: int) -> int:
    """B2: how many hold exactly so many shares, the market counted in."""
    tied = 1 if market == count else 0
    for player in range(game.players):
        if game.holdings[player] == count:
            tied += 1
    return tied


@rule
def pay_bonuses(game: Game, rules: Rules, chain: int) -> None:
    """B2: the tied share the bonuses of the ranks they fill. B3: a sole holder gets the first and the last.

    K2: what the market would be paid stays in the bank. H2: everybody's shares in the chain are shown.
    """
    share_price = price(game, rules, chain)
    note(game, SETTLING_BEGAN, NOBODY, chain, NONE, game.sizes[chain], share_price)
    market = market_holding(game, rules, chain)
    for player in range(game.players):
        game.holdings[player] = game.shares[player][chain]
        game.bonuses[player] = 0
        note(game, HOLDING_SHOWN, player, chain, NONE, game.holdings[player], 0)
    most = most_below(game, market, 128)
    rank = 0
    while most > 0 and rank < rules.ranks:
        tied = holders_of(game, market, most)
        below = most_below(game, market, most)
        last = min(rank + tied, rules.ranks) - 1
        amount = 0
        for filled in range(rank, last + 1):
            amount += bonus(rules, share_price, filled)
        if rank == 0 and tied == 1 and below == 0:
            last = rules.ranks - 1
            amount += bonus(rules, share_price, last)
        part = split(amount, tied)
        for player in range(game.players):
            if game.holdings[player] == most:
                game.bonuses[player] = part
                game.cash[player] += part
                note(game, BONUS_PAID, player, chain, rank * 4 + last, tied, part)
        if market == most:
            note(game, BONUS_KEPT, NOBODY, chain, rank * 4 + last, tied, part)
        rank += tied
        most = below


@rule
def clear_settling(game: Game) -> None:
    """What was shown while a chain was being settled is put away."""
    game.settling = NONE
    game.market_tile = NONE
    for player in range(game.players):
        game.holdings[player] = 0
        game.bonuses[player] = 0


@rule
def sell(game: Game, player: int, chain: int, count: int, share_price: int) -> int:
    """Shares go back to the market for cash; returns what was paid."""
    game.shares[player][chain] -= count
    game.market[chain] += count
    game.cash[player] += count * share_price
    return count * share_price


@rule
def can_buy(game: Game, rules: Rules, player: int, chain: int) -> bool:
    """P3: the chain is on the board, the market has a share, and the player can pay it. W4: or need not."""
    return (
        game.sizes[chain] > 0
        and game.market[chain] > 0
        and (game.power == FREE_3 or price(game, rules, chain) <= game.cash[player])
    )


@rule
def can_buy_from(game: Game, rules: Rules, player: int, first: int) -> bool:
    """P3: whether a share of some chain, from `first` on, can be bought."""
    for chain in range(first, CHAINS):
        if can_buy(game, rules, player, chain):
            return True
    return False
