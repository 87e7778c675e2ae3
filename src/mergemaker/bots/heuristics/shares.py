"""Which shares to buy, trade, sell and keep: by what one more share is worth."""

from ...rules.constants import CHAINS, NONE, TILES
from ...rules.decisions.buy import purchase_limit
from ...rules.decisions.dispose import most_pairs
from ...rules.money import cost
from ...rules.rng import below
from ...rules.rule import rule
from ...rules.state import Game, Row, Rules
from .majorities import prospect, rivals, share_price
from .tiles import expected_price, is_late
from .weights import HeuristicWeights


@rule
def share_gain(
    game: Game, rules: Rules, weights: HeuristicWeights, player: int, chain: int, more: int, tiles: int
) -> int:
    """What one more share is worth when the player has `more` beyond those held, in a chain of that many tiles."""
    price = expected_price(game, rules, weights, chain, tiles)
    mine = game.shares[player][chain] + more
    others = rivals(game, rules, chain, player)
    late = is_late(game, weights, chain)
    return price + prospect(rules, price, mine + 1, others, late) - prospect(rules, price, mine, others, late)


@rule
def next_purchase(game: Game, rules: Rules, weights: HeuristicWeights, rng: Row) -> int:
    """The first chain, in their order, of the best purchase; NONE if none is worth its price."""
    player = game.player
    cash = int(game.cash[player])
    planned = 0  # three bits for each chain
    lowest = NONE
    for _ in range(purchase_limit(game) - game.bought):
        best = NONE
        most = 0
        for chain in range(game.buy_from, CHAINS):
            count = planned >> 3 * chain & 7
            if game.sizes[chain] == 0 or game.market[chain] <= count:
                continue
            price = cost(game, rules, chain)
            if price > cash:
                continue
            felt = price
            if cash < weights.cash_reserve:
                felt += price * weights.thrift * (weights.cash_reserve - cash) // (100 * weights.cash_reserve)
            gain = share_gain(game, rules, weights, player, chain, count, game.sizes[chain]) - felt
            if weights.noise > 0:
                gain += below(rng, weights.noise)
            if gain >= 0 and (best == NONE or gain > most):
                best = chain
                most = gain
        if best == NONE:
            break
        planned += 1 << 3 * best
        cash -= cost(game, rules, best)
        if lowest == NONE or best < lowest:
            lowest = best
    return lowest


@rule
def pairs_to_trade(game: Game, rules: Rules, weights: HeuristicWeights) -> int:
    """M7: pairs are traded as long as a share of the survivor is worth more than two of the acquired chain."""
    player = game.actor
    survivor = game.survivor
    tiles = 1
    for chain in range(CHAINS):
        if game.merging >> chain & 1:
            tiles += game.sizes[chain]
    price = share_price(rules, game.settling, game.sizes[game.settling])
    most = most_pairs(game)
    pairs = 0
    while pairs < most:
        gain = share_gain(game, rules, weights, player, survivor, pairs, tiles) * weights.trade // 100
        if gain < 2 * price:
            break
        pairs += 1
    return pairs


@rule
def shares_to_sell(game: Game, rules: Rules, weights: HeuristicWeights) -> int:
    """M6, M8: as many are kept as are worth more, if the chain is founded again, than their price now."""
    player = game.actor
    chain = game.settling
    count = int(game.shares[player][chain])
    now = share_price(rules, chain, game.sizes[chain])
    later = share_price(rules, chain, 5)
    others = rivals(game, rules, chain, player)
    odds = weights.keep * (TILES - game.drawn) // TILES
    best = 0
    most = 0
    for kept in range(1, count + 1):
        gain = (prospect(rules, later, kept, others, False) + kept * later) * odds // 100 - kept * now
        if gain > most:
            best = kept
            most = gain
    return count - best
