"""A heuristic player: one sensible action for every decision, from what its player may know."""

from ...rules.actions import (
    ACCEPT,
    ACQUIRED_CHAIN,
    ANNOUNCE_END,
    BUY_SHARE,
    DECLINE,
    DONE,
    SELL_SHARES,
    STOP_PLACING,
    SURVIVOR_CHAIN,
    TRADE_PAIRS,
    USE_POWER,
)
from ...rules.board import largest
from ...rules.constants import (
    ACQUIRED,
    ANSWER,
    BUY,
    BUY_5,
    CHAIN_IN,
    CHAINS,
    DISCARD,
    DISPOSE_SELL,
    DISPOSE_TRADE,
    FOUND,
    FREE_3,
    NONE,
    PLACE,
    PLAY_4,
    SURVIVOR,
    TAKE_5,
    TILES,
)
from ...rules.decisions.announce import why_not_announce
from ...rules.reasons import FINE
from ...rules.rng import below
from ...rules.rule import rule
from ...rules.state import Game, Row, Rules
from ...rules.turn import legal, why_not
from .majorities import is_ahead, share_price
from .shares import next_purchase, pairs_to_trade, shares_to_sell
from .tiles import best_founding, best_survivor, best_tile, tile_gain
from .trade_value import offer_gain
from .weights import HeuristicWeights


@rule
def choose(game: Game, rules: Rules, weights: HeuristicWeights, actions: Row, rng: Row) -> int:
    """A legal action of the player to act."""
    if game.phase == ANSWER:  # never at random: who may ask ten times a turn would be lucky in the end
        return ACCEPT if answers_yes(game, rules, weights) else DECLINE
    if weights.random_moves > 0 and below(rng, 100) < weights.random_moves:
        return actions[below(rng, legal(game, rules, actions))]
    if game.safe and why_not_announce(game, rules) == FINE and is_ahead(game, rules, game.actor):
        return ANNOUNCE_END
    phase = game.phase
    if phase == BUY:
        return choose_purchase(game, rules, weights, rng)
    if phase == PLACE:
        return choose_tile(game, rules, weights, rng)
    if phase == DISPOSE_TRADE:
        return TRADE_PAIRS + pairs_to_trade(game, rules, weights)
    if phase == DISPOSE_SELL:
        return SELL_SHARES + shares_to_sell(game, rules, weights)
    if phase == FOUND:
        return best_founding(game, rules, weights)
    if phase == SURVIVOR:
        return SURVIVOR_CHAIN + best_survivor(game, rules, weights, game.player, game.merging)
    if phase == ACQUIRED:
        return ACQUIRED_CHAIN + CHAIN_IN[largest(game, game.unsettled)]
    assert phase == DISCARD
    legal(game, rules, actions)
    return actions[0]


@rule
def answers_yes(game: Game, rules: Rules, weights: HeuristicWeights) -> bool:
    """O3: whether the player who was asked accepts."""
    return offer_gain(game, rules, weights, game.offer_to, game.player) > 0


@rule
def choose_tile(game: Game, rules: Rules, weights: HeuristicWeights, rng: Row) -> int:
    """T2: the best tile; W1: before it, markers that give more tiles to choose from or to place."""
    player = game.player
    if rules.special_powers and game.placed == 0:
        if why_not(game, rules, USE_POWER + TAKE_5) == FINE and TILES - game.drawn >= 5 and game.turn > game.players:
            return USE_POWER + TAKE_5
        if why_not(game, rules, USE_POWER + PLAY_4) == FINE and good_tiles(game, rules, weights) >= 3:
            return USE_POWER + PLAY_4
    tile = best_tile(game, rules, weights, rng)
    if tile == NONE:
        return STOP_PLACING
    if game.placed > 0 and tile_gain(game, rules, weights, player, tile) < 0:
        return STOP_PLACING
    return tile


@rule
def good_tiles(game: Game, rules: Rules, weights: HeuristicWeights) -> int:
    """How many tiles of the hand gain something beyond a tile placed alone."""
    player = game.player
    hand = game.hands[player]
    count = 0
    for place in range(game.held[player]):
        if why_not(game, rules, hand[place]) == FINE and tile_gain(game, rules, weights, player, hand[place]) > 500:
            count += 1
    return count


@rule
def choose_purchase(game: Game, rules: Rules, weights: HeuristicWeights, rng: Row) -> int:
    """P2: the next share of the best purchase, if any; W1: before it, markers that give more or cheaper ones."""
    if rules.special_powers and game.bought == 0 and game.active:
        dearest = 0
        for chain in range(CHAINS):
            if game.market[chain] >= 3:
                dearest = max(dearest, share_price(rules, chain, game.sizes[chain]) if game.sizes[chain] else 0)
        late = game.announced >= 0 or game.drawn > 70
        if why_not(game, rules, USE_POWER + FREE_3) == FINE and (dearest >= 600 or (late and dearest > 0)):
            return USE_POWER + FREE_3
        if why_not(game, rules, USE_POWER + BUY_5) == FINE and dearest > 0 and game.cash[game.player] >= 5 * dearest:
            return USE_POWER + BUY_5
    chain = next_purchase(game, rules, weights, rng)
    return DONE if chain == NONE else BUY_SHARE + chain
