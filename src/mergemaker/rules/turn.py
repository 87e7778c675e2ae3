"""A turn, decision by decision: what is legal, why something is not, what it does, and what comes next.

TURN_START -> PLACE (-> ANSWER) -> FOUND | SURVIVOR -> ACQUIRED -> DISPOSE ... -> BUY -> DRAW -> DISCARD -> TURN_END
"""

from .actions import (
    ACCEPT,
    ACQUIRED_CHAIN,
    ACTIONS,
    ANNOUNCE_END,
    BUY_SHARE,
    DISCARD_TILE,
    DONE,
    FOUND_CHAIN,
    PLACE_TILE,
    SELL_SHARES,
    STOP_PLACING,
    SURVIVOR_CHAIN,
    TRADE_2,
    TRADE_PAIRS,
    USE_POWER,
)
from .constants import (
    ACQUIRED,
    ANSWER,
    BUY,
    CHAINS,
    DISCARD,
    DISPOSE,
    DISPOSE_SELL,
    DISPOSE_TRADE,
    DRAW,
    FOUND,
    NOBODY,
    NONE,
    NOT_YET,
    OVER,
    PLACE,
    SURVIVOR,
    TURN_END,
    TURN_START,
)
from .decisions.acquired import begin_settling, list_acquired, reach_acquired, why_not_acquired
from .decisions.announce import announce, list_announcement, why_not_announce
from .decisions.buy import buy, end_purchase, list_purchases, reach_buy, why_not_buy
from .decisions.discard import discard_tile, list_discards, reach_discard, replace_set_aside, why_not_discard
from .decisions.dispose import (
    list_sales,
    list_trades,
    reach_dispose,
    sell_shares,
    trade_pairs,
    why_not_sell,
    why_not_trade,
)
from .decisions.found import found, list_foundings, why_not_found
from .decisions.place import list_placements, place_tile, reach_place, stop_placing, why_not_place, why_not_stop
from .decisions.survivor import list_survivors, name_survivor, reach_survivor, why_not_survivor
from .decisions.trade import answer, list_answers, why_not_answer
from .ending import end_game, should_end
from .facts import note_turn_began
from .hand import fill_hand, redraw_hopeless
from .powers import trade_2, use_power, why_not_power, why_not_trade_2
from .reasons import FINE, Reason
from .rule import called_rule, rule
from .state import Game, Row, Rules


@called_rule
def legal(game: Game, rules: Rules, out: Row) -> int:
    """Writes every legal action of the player to act into `out`; returns how many. Offers are too many to list."""
    phase = game.phase
    count = 0
    if phase == PLACE:
        count = list_placements(game, rules, out)
    elif phase == BUY:
        count = list_purchases(game, rules, out)
    elif phase == DISPOSE_TRADE:
        count = list_trades(game, out)
    elif phase == DISPOSE_SELL:
        count = list_sales(game, out)
    elif phase == FOUND:
        count = list_foundings(game, out)
    elif phase == SURVIVOR:
        count = list_survivors(game, out)
    elif phase == ACQUIRED:
        count = list_acquired(game, out)
    elif phase == DISCARD:
        count = list_discards(game, out)
    elif phase == ANSWER:
        count = list_answers(out)
    return list_announcement(game, rules, out, count) if game.safe else count


@called_rule
def why_not(game: Game, rules: Rules, action: int) -> Reason:
    """Why the player to act may not do this, or FINE."""
    if game.phase == OVER:
        return Reason.GAME_IS_OVER
    if action < 0 or action >= ACTIONS:
        return Reason.NO_SUCH_ACTION
    if action < DISCARD_TILE:
        return why_not_place(game, action - PLACE_TILE)
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
        return FINE if game.phase == BUY or game.phase == DISCARD else Reason.NOT_THIS_DECISION
    if action == ANNOUNCE_END:
        return why_not_announce(game, rules)
    return why_not_answer(game)


@rule
def apply(game: Game, rules: Rules, action: int) -> None:
    """Carries out a legal action; `advance` has to follow."""
    if action < DISCARD_TILE:
        place_tile(game, action - PLACE_TILE)
    elif action < FOUND_CHAIN:
        discard_tile(game, rules, action - DISCARD_TILE)
    elif action < SURVIVOR_CHAIN:
        found(game, rules, action - FOUND_CHAIN)
    elif action < ACQUIRED_CHAIN:
        name_survivor(game, action - SURVIVOR_CHAIN)
    elif action < BUY_SHARE:
        begin_settling(game, rules, action - ACQUIRED_CHAIN)
    elif action < TRADE_PAIRS:
        buy(game, rules, action - BUY_SHARE)
    elif action < SELL_SHARES:
        trade_pairs(game, action - TRADE_PAIRS)
    elif action < TRADE_2:
        sell_shares(game, rules, action - SELL_SHARES)
    elif action < USE_POWER:
        trade_2(game, (action - TRADE_2) // CHAINS, (action - TRADE_2) % CHAINS)
    elif action < STOP_PLACING:
        use_power(game, action - USE_POWER)
    elif action == STOP_PLACING:
        stop_placing(game, rules)
    elif action == DONE:
        if game.phase == BUY:
            end_purchase(game)
        else:
            replace_set_aside(game, rules)
    elif action == ANNOUNCE_END:
        announce(game)
    else:
        answer(game, action == ACCEPT)


@rule
def advance(game: Game, rules: Rules) -> None:
    """The game moves on by itself until a player has a decision or it is over."""
    while game.actor == NOBODY and game.phase != OVER:
        phase = game.phase
        if phase == PLACE:
            reach_place(game, rules)
        elif phase == BUY:
            reach_buy(game, rules)
        elif phase == DRAW:
            fill_hand(game, game.player)
            game.discard_from = 0
            game.phase = DISCARD
        elif phase == DISCARD:
            reach_discard(game, rules)
        elif phase == TURN_END:
            end_turn(game, rules)
        elif phase == TURN_START:
            begin_turn(game, rules)
        elif phase == DISPOSE:
            reach_dispose(game)
        elif phase == ACQUIRED:
            reach_acquired(game, rules)
        else:
            reach_survivor(game)


@called_rule
def step(game: Game, rules: Rules, action: int) -> None:
    """Carries out a legal action and moves on to the next decision."""
    apply(game, rules, action)
    advance(game, rules)


@rule
def begin_turn(game: Game, rules: Rules) -> None:
    """T1: a turn begins with a clean slate."""
    game.turn += 1
    game.power = NONE
    game.placed = 0
    game.drew = 0
    game.tile = NONE
    game.offers = 0
    game.bought = 0
    game.buy_from = 0
    game.trades_left = 0
    game.discard_from = 0
    note_turn_began(game, game.player, game.turn)
    redraw_hopeless(game, rules, game.player)
    game.phase = PLACE


@rule
def end_turn(game: Game, rules: Rules) -> None:
    """E3, E4: the game ends, or it is the next player's turn."""
    if game.placed == 0 and game.drew == 0:
        game.idle += 1
    else:
        game.idle = 0
    ending = should_end(game)
    if ending != NOT_YET:
        end_game(game, rules, ending)
    else:
        game.player = (game.player + 1) % game.players
        game.phase = TURN_START
