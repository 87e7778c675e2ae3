"""Every legal action, listed: those that the judge finds fine, found without asking about each."""

from .board import can_be_placed, is_dead
from .constants import (
    ACCEPT,
    ACQUIRED,
    ACQUIRED_CHAIN,
    ANNOUNCE_END,
    ANSWER,
    BUY,
    BUY_SHARE,
    CHAINS,
    DECLINE,
    DISCARD,
    DISCARD_TILE,
    DISPOSE_SELL,
    DISPOSE_TRADE,
    DONE,
    FOUND,
    FOUND_CHAIN,
    FREE_3,
    NONE,
    PLACE,
    PLAY_4,
    POWERS,
    SELL_SHARES,
    STOP_PLACING,
    SURVIVOR,
    SURVIVOR_CHAIN,
    TAKE_5,
    TRADE_2,
    TRADE_PAIRS,
    USE_POWER,
)
from .judge import why_not_announce, why_not_power, why_not_trade_2
from .merger import largest
from .money import can_buy
from .reasons import FINE
from .rule import rule
from .state import Game, Row, Rules


@rule
def legal(game: Game, rules: Rules, out: Row) -> int:
    """Every legal action of the player to act is written into `out`; returns how many. Offers are too many to list."""
    count = 0
    phase = game.phase
    if phase == PLACE:
        hand = game.hands[game.player]
        for i in range(game.held[game.player]):
            if can_be_placed(game, hand[i]):
                out[count] = hand[i]
                count += 1
        if count == 0 or game.placed > 0:
            out[count] = STOP_PLACING
            count += 1
        count = list_powers(game, rules, TAKE_5, PLAY_4 + 1, out, count)
    elif phase == BUY:
        for chain in range(game.buy_from, CHAINS):
            if can_buy(game, rules, game.player, chain):
                out[count] = BUY_SHARE + chain
                count += 1
        out[count] = DONE
        count += 1
        count = list_powers(game, rules, FREE_3, POWERS, out, count)
        if game.trades_left > 0:
            count = list_trade_2(game, out, count)
    elif phase == DISPOSE_SELL:
        for sold in range(game.shares[game.actor][game.settling] + 1):
            out[count] = SELL_SHARES + sold
            count += 1
    elif phase == DISPOSE_TRADE:
        for pairs in range(min(game.shares[game.actor][game.settling] // 2, game.market[game.survivor]) + 1):
            out[count] = TRADE_PAIRS + pairs
            count += 1
    elif phase == FOUND:
        for chain in range(CHAINS):
            if not game.active >> chain & 1:
                out[count] = FOUND_CHAIN + chain
                count += 1
    elif phase == SURVIVOR:
        count = list_chains(largest(game, game.merging), SURVIVOR_CHAIN, out)
    elif phase == ACQUIRED:
        count = list_chains(largest(game, game.unsettled), ACQUIRED_CHAIN, out)
    elif phase == DISCARD:
        hand = game.hands[game.player]
        for i in range(game.discard_from, game.held[game.player]):
            if is_dead(game, hand[i]):
                out[count] = DISCARD_TILE + hand[i]
                count += 1
        out[count] = DONE
        count += 1
    elif phase == ANSWER:
        out[0] = ACCEPT
        out[1] = DECLINE
        count = 2
    if game.safe and why_not_announce(game, rules) == FINE:
        out[count] = ANNOUNCE_END
        count += 1
    return count


@rule
def list_chains(chains: int, first_action: int, out: Row) -> int:
    """One action for each chain of a set."""
    count = 0
    for chain in range(CHAINS):
        if chains >> chain & 1:
            out[count] = first_action + chain
            count += 1
    return count


@rule
def list_powers(game: Game, rules: Rules, first: int, end: int, out: Row, count: int) -> int:
    """W1: the markers that can be used now."""
    if rules.special_powers and game.power == NONE:
        for power in range(first, end):
            if why_not_power(game, rules, power) == FINE:
                out[count] = USE_POWER + power
                count += 1
    return count


@rule
def list_trade_2(game: Game, out: Row, count: int) -> int:
    """W6: the trades of two for one that can be made now."""
    for give in range(CHAINS):
        if game.shares[game.player][give] >= 2:
            for take in range(CHAINS):
                if why_not_trade_2(game, give, take) == FINE:
                    out[count] = TRADE_2 + give * CHAINS + take
                    count += 1
    return count
