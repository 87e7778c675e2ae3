"""What a place among the holders of a chain is worth: now, and by the time it is paid."""

from typing import Final

from ...rules.constants import CHAINS, TILES
from ...rules.money import LINE, bonus, split
from ...rules.rule import rule, table
from ...rules.state import Game, Rules

# How likely, in per cent, who leads by so many shares now still leads when it is paid; from -8 to 8.
MOST_LEAD: Final = 8
AHEAD: Final = table([4, 6, 8, 12, 17, 23, 31, 40, 50, 60, 69, 77, 83, 88, 92, 94, 96])
AHEAD_LATE: Final = table([0, 0, 0, 1, 2, 5, 12, 27, 50, 73, 88, 95, 98, 99, 100, 100, 100])
MARKET_GUESS: Final = 6  # shares the market counts with in a game of two, before the draw shows it


@rule
def market_counts(game: Game, rules: Rules) -> bool:
    """K1: whether the market is one more holder."""
    return game.players == 2 and rules.two_player_market == 1


@rule
def share_price(rules: Rules, chain: int, tiles: int) -> int:
    """P1: the price of a share of a chain that has so many tiles."""
    return 100 * (LINE[min(tiles, TILES)] + rules.tiers[chain])


@rule
def bonus_now(game: Game, rules: Rules, chain: int, price: int, player: int, mine: int) -> int:
    """B2, B3: what the player would be paid with so many shares if the chain were settled at that price now."""
    if mine == 0:
        return 0
    above = 0
    tied = 1
    below = 0
    for other in range(game.players):
        if other != player:
            held = game.shares[other][chain]
            if held > mine:
                above += 1
            elif held == mine:
                tied += 1
            elif held > 0:
                below += 1
    if market_counts(game, rules):
        if mine < MARKET_GUESS:
            above += 1
        else:
            below += 1
    if above >= rules.ranks:
        return 0
    amount = 0
    for rank in range(above, min(above + tied, rules.ranks)):
        amount += bonus(rules, price, rank)
    if above == 0 and tied == 1 and below == 0:
        amount += bonus(rules, price, rules.ranks - 1)
    return split(amount, tied)


@rule
def lead_chance(lead: int, late: bool) -> int:
    """How likely, in per cent, a lead of so many shares lasts."""
    place = min(max(lead, -MOST_LEAD), MOST_LEAD) + MOST_LEAD
    return AHEAD_LATE[place] if late else AHEAD[place]


@rule
def rivals(game: Game, rules: Rules, chain: int, player: int) -> int:
    """The three largest holdings of others, the market's counted in: first * 4096 + second * 64 + third."""
    first = MARKET_GUESS if market_counts(game, rules) else 0
    second = 0
    third = 0
    for other in range(game.players):
        if other != player:
            held = int(game.shares[other][chain])
            if held > first:
                third = second
                second = first
                first = held
            elif held > second:
                third = second
                second = held
            elif held > third:
                third = held
    return first * 4096 + second * 64 + third


@rule
def prospect(rules: Rules, price: int, mine: int, others: int, late: bool) -> int:
    """The bonus to be expected with so many shares against `rivals`, if the chain is settled at that price some day."""
    if mine == 0:
        return 0
    first = lead_chance(mine - others // 4096, late)
    second = lead_chance(mine - others // 64 % 64, late)
    paid = bonus(rules, price, 0) * first + bonus(rules, price, 1) * max(0, second - first)
    if rules.ranks == 3:
        paid += bonus(rules, price, 2) * max(0, lead_chance(mine - others % 64, late) - max(first, second))
    return paid // 100


@rule
def worth_now(game: Game, rules: Rules, player: int) -> int:
    """E5: the player's money if the game ended at once."""
    worth = int(game.cash[player])
    for chain in range(CHAINS):
        mine = int(game.shares[player][chain])
        if game.sizes[chain] > 0 and mine > 0:
            price = share_price(rules, chain, game.sizes[chain])
            worth += mine * price + bonus_now(game, rules, chain, price, player, mine)
    return worth


@rule
def is_ahead(game: Game, rules: Rules, player: int) -> bool:
    """Whether the player would win if the game ended at once."""
    best = 0
    for other in range(game.players):
        if other != player:
            best = max(best, worth_now(game, rules, other))
    return worth_now(game, rules, player) > best
