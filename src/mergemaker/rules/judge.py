"""The one judge of what is legal: `why_not` gives the reason why an action is not, or FINE."""

from .board import can_be_placed, has_placeable, is_dead
from .constants import (
    ACQUIRED,
    ACQUIRED_CHAIN,
    ACTIONS,
    ANNOUNCE_END,
    ANSWER,
    BUY,
    BUY_SHARE,
    CHAINS,
    DISCARD,
    DISCARD_TILE,
    DISPOSE_SELL,
    DISPOSE_TRADE,
    DONE,
    FOUND,
    FOUND_CHAIN,
    FREE_3,
    MOST_OFFERS,
    NOBODY,
    NONE,
    OVER,
    PLACE,
    PLAY_4,
    SELL_SHARES,
    START_OR_END,
    STOP_PLACING,
    SURVIVOR,
    SURVIVOR_CHAIN,
    TRADE_2,
    TRADE_PAIRS,
    USE_POWER,
)
from .ending import end_condition
from .hand import place_in_hand
from .merger import can_trade, largest
from .money import can_buy, price
from .reasons import (
    ALREADY_ANNOUNCED,
    ALREADY_KEPT,
    ANNOUNCE_START_OR_END,
    BOTH_MUST_GIVE,
    CANNOT_GIVE,
    CHAIN_NOT_ACTIVE,
    CHAIN_ON_BOARD,
    DEAD_TILE,
    DECISION_BEGUN,
    EIGHTH_CHAIN,
    FINE,
    GAME_IS_OVER,
    MARKET_EMPTY,
    MUST_PLACE,
    NEGATIVE_COUNT,
    NEGATIVE_OFFER,
    NO_END_CONDITION,
    NO_POWERS,
    NO_SUCH_ACTION,
    NO_TRADE_2_LEFT,
    NO_TRADING,
    NOT_DEAD,
    NOT_IN_HAND,
    NOT_THIS_DECISION,
    NOT_TIED_LARGEST,
    NOT_TIED_NEXT,
    NOT_YOUR_TURN_TO_ANNOUNCE,
    NOTHING_TO_PLACE,
    ODD_TRADE,
    OFFER_TO_SELF,
    ONE_POWER_A_TURN,
    OUT_OF_ORDER,
    POWER_SPENT,
    TOO_FEW_OF_SURVIVOR,
    TOO_FEW_SHARES,
    TOO_LITTLE_CASH,
    TOO_MANY_OFFERS,
    TOO_MANY_SHARES,
    TRADING_CLOSED,
    WRONG_PHASE_FOR_POWER,
)
from .rule import rule
from .state import Game, Row, Rules
from .turn import purchase_limit


@rule
def why_not(game: Game, rules: Rules, action: int) -> int:
    """The reason why the player to act may not do this, or FINE."""
    if game.phase == OVER:
        return GAME_IS_OVER
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if action < DISCARD_TILE:
        return why_not_place(game, action)
    if action < FOUND_CHAIN:
        return why_not_discard(game, action - DISCARD_TILE)
    if action < SURVIVOR_CHAIN:
        return why_not_found(game, action - FOUND_CHAIN)
    if action < ACQUIRED_CHAIN:
        return why_not_survivor(game, action - SURVIVOR_CHAIN)
    if action < BUY_SHARE:
        return why_not_acquired(game, action - ACQUIRED_CHAIN)
    if action < TRADE_PAIRS:
        return why_not_buy(game, rules, action - BUY_SHARE)
    if action < SELL_SHARES:
        return why_not_trade(game, action - TRADE_PAIRS)
    if action < TRADE_2:
        return why_not_sell(game, action - SELL_SHARES)
    if action < USE_POWER:
        return why_not_trade_2(game, (action - TRADE_2) // CHAINS, (action - TRADE_2) % CHAINS)
    if action < STOP_PLACING:
        return why_not_power(game, rules, action - USE_POWER)
    if action == STOP_PLACING:
        return why_not_stop(game)
    if action == DONE:
        return FINE if game.phase == BUY or game.phase == DISCARD else NOT_THIS_DECISION
    if action == ANNOUNCE_END:
        return why_not_announce(game, rules)
    return FINE if game.phase == ANSWER else NOT_THIS_DECISION


@rule
def why_not_place(game: Game, tile: int) -> int:
    """T2: a tile from the hand, unless it is dead (T4) or would found an eighth chain (T5)."""
    if game.phase != PLACE:
        return NOT_THIS_DECISION
    if place_in_hand(game, game.player, tile) == NONE:
        return NOT_IN_HAND
    if can_be_placed(game, tile):
        return FINE
    return DEAD_TILE if is_dead(game, tile) else EIGHTH_CHAIN


@rule
def why_not_stop(game: Game) -> int:
    """T2: placing is not optional. W3: from the second tile of Play 4 Tiles on it is."""
    if game.phase != PLACE:
        return NOT_THIS_DECISION
    if game.placed == 0 and has_placeable(game, game.player):
        return MUST_PLACE
    return FINE


@rule
def why_not_found(game: Game, chain: int) -> int:
    """F1: any chain that is not on the board."""
    if game.phase != FOUND:
        return NOT_THIS_DECISION
    return CHAIN_ON_BOARD if game.active >> chain & 1 else FINE


@rule
def why_not_survivor(game: Game, chain: int) -> int:
    """M2: one of those that tie for the largest."""
    if game.phase != SURVIVOR:
        return NOT_THIS_DECISION
    return FINE if largest(game, game.merging) >> chain & 1 else NOT_TIED_LARGEST


@rule
def why_not_acquired(game: Game, chain: int) -> int:
    """M3: one of those that tie for the next."""
    if game.phase != ACQUIRED:
        return NOT_THIS_DECISION
    return FINE if largest(game, game.unsettled) >> chain & 1 else NOT_TIED_NEXT


@rule
def why_not_trade(game: Game, pairs: int) -> int:
    """M7: two for one, while the player has them and the market has shares of the survivor."""
    if game.phase != DISPOSE_TRADE:
        return NOT_THIS_DECISION
    if 2 * pairs > game.shares[game.actor][game.settling]:
        return TOO_FEW_SHARES
    return TOO_FEW_OF_SURVIVOR if pairs > game.market[game.survivor] else FINE


@rule
def why_not_sell(game: Game, count: int) -> int:
    """M6: as many as the player has left."""
    if game.phase != DISPOSE_SELL:
        return NOT_THIS_DECISION
    return TOO_FEW_SHARES if count > game.shares[game.actor][game.settling] else FINE


@rule
def why_not_buy(game: Game, rules: Rules, chain: int) -> int:
    """P3: active chains, from the market, paid at once. In the core, in the order of the chains."""
    if game.phase != BUY:
        return NOT_THIS_DECISION
    if game.sizes[chain] == 0:
        return CHAIN_NOT_ACTIVE
    if game.market[chain] == 0:
        return MARKET_EMPTY
    if chain < game.buy_from:
        return OUT_OF_ORDER
    return FINE if can_buy(game, rules, game.player, chain) else TOO_LITTLE_CASH


@rule
def why_not_purchase(game: Game, rules: Rules, wanted: Row) -> int:
    """P2, P3: a whole purchase, so many shares of each chain, judged before any of it is done."""
    if game.phase != BUY:
        return NOT_THIS_DECISION
    count = 0
    cost = 0
    for chain in range(CHAINS):
        if wanted[chain] < 0:
            return NEGATIVE_COUNT
        if wanted[chain] > 0:
            if game.sizes[chain] == 0:
                return CHAIN_NOT_ACTIVE
            if wanted[chain] > game.market[chain]:
                return MARKET_EMPTY
            count += wanted[chain]
            cost += wanted[chain] * price(game, rules, chain)
    if count > purchase_limit(game):
        return TOO_MANY_SHARES
    return TOO_LITTLE_CASH if cost > game.cash[game.player] and game.power != FREE_3 else FINE


@rule
def why_not_dispose(game: Game, sold: int, traded: int) -> int:
    """M6, M7, M8: a whole disposal, so many shares sold and so many traded, judged before any of it is done."""
    if game.phase != DISPOSE_TRADE and game.phase != DISPOSE_SELL:
        return NOT_THIS_DECISION
    if sold < 0 or traded < 0:
        return NEGATIVE_COUNT
    if traded % 2 == 1:
        return ODD_TRADE
    if sold + traded > game.shares[game.actor][game.settling]:
        return TOO_FEW_SHARES
    return TOO_FEW_OF_SURVIVOR if traded // 2 > game.market[game.survivor] else FINE


@rule
def why_not_discard(game: Game, tile: int) -> int:
    """T8: dead tiles of the hand, as far as they were not kept before. In the core, in the order of the hand."""
    if game.phase != DISCARD:
        return NOT_THIS_DECISION
    place = place_in_hand(game, game.player, tile)
    if place == NONE:
        return NOT_IN_HAND
    if not is_dead(game, tile):
        return NOT_DEAD
    return ALREADY_KEPT if place < game.discard_from else FINE


@rule
def decision_begun(game: Game) -> bool:
    """E2: whether part of a purchase, a disposal or an exchange of dead tiles is done already."""
    if game.phase == DISPOSE_SELL:
        return game.traded > 0 or can_trade(game, game.actor)
    return (game.phase == BUY and game.bought > 0) or (game.phase == DISCARD and game.set_aside > 0)


@rule
def why_not_announce(game: Game, rules: Rules) -> int:
    """E2: once, in one's own turn, when a condition holds, at the moments that the edition allows."""
    if game.announced != NOBODY:
        return ALREADY_ANNOUNCED
    if not end_condition(game):
        return NO_END_CONDITION
    if game.actor != game.player:
        return NOT_YOUR_TURN_TO_ANNOUNCE
    if decision_begun(game):
        return DECISION_BEGUN
    if (
        rules.announce == START_OR_END
        and game.phase != BUY
        and (game.phase != PLACE or game.placed > 0 or game.offers > 0)
    ):
        return ANNOUNCE_START_OR_END
    return FINE


@rule
def why_not_power(game: Game, rules: Rules, power: int) -> int:
    """W1: each marker once, one a turn, in its own phase."""
    if not rules.special_powers:
        return NO_POWERS
    if power <= PLAY_4:
        if game.phase != PLACE or game.placed > 0:
            return WRONG_PHASE_FOR_POWER
    elif game.phase != BUY or game.bought > 0:
        return WRONG_PHASE_FOR_POWER
    if not game.powers[game.player] >> power & 1:
        return POWER_SPENT
    if game.power != NONE:
        return ONE_POWER_A_TURN
    if power == PLAY_4 and not has_placeable(game, game.player):
        return NOTHING_TO_PLACE
    return FINE


@rule
def why_not_trade_2(game: Game, give: int, take: int) -> int:
    """W6: up to three times, active chains only, two of the player's for one of the market's."""
    if game.phase != BUY:
        return NOT_THIS_DECISION
    if game.trades_left == 0:
        return NO_TRADE_2_LEFT
    if game.bought > 0:
        return DECISION_BEGUN
    if game.sizes[give] == 0 or game.sizes[take] == 0:
        return CHAIN_NOT_ACTIVE
    if game.shares[game.player][give] < 2:
        return TOO_FEW_SHARES
    return MARKET_EMPTY if game.market[take] == 0 else FINE


@rule
def why_not_offer(game: Game, rules: Rules) -> int:
    """O1, O2: the offer written into the state, judged; what it asks for is not compared with what the other has."""
    if game.phase == OVER:
        return GAME_IS_OVER
    if not rules.trading:
        return NO_TRADING
    if game.phase != PLACE or game.placed > 0:
        return TRADING_CLOSED
    if game.offers >= MOST_OFFERS:
        return TOO_MANY_OFFERS
    if game.offer_to == game.player:
        return OFFER_TO_SELF
    if game.offer_give_cash < 0 or game.offer_take_cash < 0:
        return NEGATIVE_OFFER
    gives = game.offer_give_cash > 0
    takes = game.offer_take_cash > 0
    cannot = game.offer_give_cash > game.cash[game.player]
    for chain in range(CHAINS):
        if game.offer_give[chain] < 0 or game.offer_take[chain] < 0:
            return NEGATIVE_OFFER
        gives = gives or game.offer_give[chain] > 0
        takes = takes or game.offer_take[chain] > 0
        cannot = cannot or game.offer_give[chain] > game.shares[game.player][chain]
    if not (gives and takes):
        return BOTH_MUST_GIVE
    return CANNOT_GIVE if cannot else FINE
