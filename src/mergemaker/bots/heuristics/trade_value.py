"""Trades between players: what an offer is worth to one side against the other."""

from ...rules.constants import CHAINS
from ...rules.decisions.trade import can_meet, exchange
from ...rules.rule import rule
from ...rules.state import Game, Rules
from .majorities import bonus_now, prospect, rivals, share_price
from .tiles import expected_price, is_late
from .weights import HeuristicWeights


@rule
def stake(game: Game, rules: Rules, weights: HeuristicWeights, player: int) -> int:
    """What the player's cash and shares may come to, twice over: as they are, and as they may become."""
    total = 2 * game.cash[player]
    for chain in range(CHAINS):
        mine = int(game.shares[player][chain])
        if mine > 0:
            tiles = game.sizes[chain] if game.sizes[chain] > 0 else 3
            price = expected_price(game, rules, weights, chain, tiles)
            others = rivals(game, rules, chain, player)
            hope = prospect(rules, price, mine, others, is_late(game, weights, chain)) + mine * price
            if game.sizes[chain] > 0:
                now = share_price(rules, chain, tiles)
                total += hope + bonus_now(game, rules, chain, now, player, mine) + mine * now
            else:
                total += hope // 2
    return total


@rule
def sides_gain(game: Game, rules: Rules, weights: HeuristicWeights, player: int) -> int:
    """What the offered trade gains one of its sides."""
    before = stake(game, rules, weights, player)
    exchange(game, 1)
    after = stake(game, rules, weights, player)
    exchange(game, -1)
    return after - before


@rule
def offer_gain(game: Game, rules: Rules, weights: HeuristicWeights, player: int, other: int) -> int:
    """What the offered trade gains the player more than the other side; not above 0 unless the player gains at all."""
    if not can_meet(game):
        return 0
    mine = sides_gain(game, rules, weights, player)
    return min(mine, mine - sides_gain(game, rules, weights, other))
