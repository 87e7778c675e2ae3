"""Trades between players: what an offer is worth to one side, at the least, and to the other, at the most.

Nobody knows what a share is worth, and offers are made where the other side is expected to err. So a trade is judged
in several ways, by the one that is most against it: if the game ended now, by what the shares may become, and by
what the bank charges for the same shares.
"""

from typing import Final

from ...rules.constants import CHAINS
from ...rules.decisions.trade import can_meet, exchange
from ...rules.insight import net_worth
from ...rules.rule import rule
from ...rules.state import Game, Rules
from .majorities import expected_market, prospect, rivals, share_price
from .tiles import expected_price, is_late
from .weights import HeuristicWeights

MARGIN: Final = 100  # dollars that a trade must bring in any case
ERROR: Final = 10  # how wrong the value of what changes hands may be, in per cent
NEED: Final = 30  # how much more than its amount cash is worth to one who offers shares for it, in per cent


@rule
def worth_later(game: Game, rules: Rules, weights: HeuristicWeights, player: int) -> int:
    """What the player's cash and shares may become; those of chains off the board come back less often."""
    total = int(game.cash[player])
    for chain in range(CHAINS):
        mine = int(game.shares[player][chain])
        if mine > 0:
            tiles = game.sizes[chain] if game.sizes[chain] > 0 else 3
            price = expected_price(game, rules, weights, chain, tiles)
            others = rivals(game, rules, chain, player)
            hope = prospect(rules, price, mine, others, is_late(game, weights, chain)) + mine * price
            total += hope if game.sizes[chain] > 0 else hope // 4
    return total


@rule
def worth_now(game: Game, rules: Rules, player: int) -> int:
    """What the player would have if the game ended now, the market counted as expected."""
    return net_worth(game, rules, player, expected_market(game, rules))


@rule
def from_bank(game: Game, player: int, chain: int) -> int:
    """How many of the shares that the player would be given the bank sells too."""
    gained = game.offer_give[chain] - game.offer_take[chain]
    if player == game.player:
        gained = -gained
    if game.sizes[chain] == 0:
        return 0
    return max(0, min(int(gained), int(game.market[chain])))


@rule
def least_gain(game: Game, rules: Rules, weights: HeuristicWeights, player: int) -> int:
    """What the offered trade gains one of its sides by the way of counting that is worst for it."""
    now = worth_now(game, rules, player)
    later = worth_later(game, rules, weights, player)
    exchange(game, 1)
    least = min(worth_now(game, rules, player) - now, worth_later(game, rules, weights, player) - later)
    cost = 0
    for chain in range(CHAINS):  # without what could be bought as well, and with what that would cost
        count = from_bank(game, player, chain)
        if count > 0:
            cost += count * share_price(rules, chain, game.sizes[chain])
            game.shares[player][chain] -= count
    if cost > 0:
        least = min(least, cost + worth_now(game, rules, player) - now)
        least = min(least, cost + worth_later(game, rules, weights, player) - later)
    for chain in range(CHAINS):
        game.shares[player][chain] += from_bank(game, player, chain)
    exchange(game, -1)
    return least


@rule
def most_gain(game: Game, rules: Rules, weights: HeuristicWeights, player: int) -> int:
    """What the offered trade gains one of its sides by the way of counting that is best for it."""
    now = worth_now(game, rules, player)
    later = worth_later(game, rules, weights, player)
    exchange(game, 1)
    most = max(worth_now(game, rules, player) - now, worth_later(game, rules, weights, player) - later)
    exchange(game, -1)
    cash = game.offer_take_cash - game.offer_give_cash
    if player != game.player:
        cash = -cash
    return most + max(0, int(cash)) * NEED // 100


@rule
def turnover(game: Game, rules: Rules) -> int:
    """What changes hands, in dollars."""
    total = int(game.offer_give_cash + game.offer_take_cash)
    for chain in range(CHAINS):
        tiles = game.sizes[chain] if game.sizes[chain] > 0 else 3
        total += int(game.offer_give[chain] + game.offer_take[chain]) * share_price(rules, chain, tiles)
    return total


@rule
def offer_gain(game: Game, rules: Rules, weights: HeuristicWeights, player: int, other: int) -> int:
    """What the offered trade surely gains the player, less what it may gain the other side; above 0: it is welcome.

    The offering player can trade with everybody in turn, the others only with that one: so that they pay for none
    of it, the player has to gain as much as the other side does from as many trades as there are partners.
    """
    if not can_meet(game):
        return 0
    mine = least_gain(game, rules, weights, player) - MARGIN - turnover(game, rules) * ERROR // 100
    return min(mine, mine - (game.players - 1) * most_gain(game, rules, weights, other))
