"""Buying shares, one at a time and in the order of the chains."""

from ..actions import BUY_SHARE, DONE
from ..constants import BUY, BUY_5, CHAINS, DRAW, FREE_3, NOBODY, PURCHASE_LIMIT, Chain
from ..ending import may_still_announce
from ..facts import note_shares_bought, note_shares_taken
from ..money import can_buy, can_buy_from, cost
from ..powers import MOST_BOUGHT, list_powers, list_trade_2, some_power_ready
from ..reasons import FINE, Reason
from ..rule import rule
from ..state import Game, Row, Rules


@rule
def reach_buy(game: Game, rules: Rules) -> None:
    """P2: the player is asked when a share can be bought, the end announced or a power used."""
    player = game.player
    if (
        can_buy_from(game, rules, player, 0)
        or may_still_announce(game)
        or (rules.special_powers and some_power_ready(game, rules, BUY))
    ):
        game.actor = player
    else:
        end_purchase(game)


@rule
def purchase_limit(game: Game) -> int:
    """P2: three shares a turn. W5: five with Buy 5."""
    return MOST_BOUGHT if game.power == BUY_5 else PURCHASE_LIMIT


@rule
def list_purchases(game: Game, rules: Rules, out: Row) -> int:
    """P3: a share of any chain that can be bought, or no more; W1: markers; W6: and trades of two for one."""
    count = 0
    for chain in range(game.buy_from, CHAINS):
        if can_buy(game, rules, game.player, chain):
            out[count] = BUY_SHARE + chain
            count += 1
    out[count] = DONE
    count += 1
    if rules.special_powers:
        count = list_powers(game, rules, out, count)
    return list_trade_2(game, out, count) if game.trades_left > 0 else count


@rule
def why_not_buy(game: Game, rules: Rules, chain: Chain) -> Reason:
    """P3: active chains, from the market, paid at once. Single shares go in the order of the chains."""
    if game.phase != BUY:
        return Reason.NOT_THIS_DECISION
    if game.sizes[chain] == 0:
        return Reason.CHAIN_NOT_ACTIVE
    if game.market[chain] == 0:
        return Reason.MARKET_EMPTY
    if chain < game.buy_from:
        return Reason.OUT_OF_ORDER
    return FINE if can_buy(game, rules, game.player, chain) else Reason.TOO_LITTLE_CASH


@rule
def why_not_purchase(game: Game, rules: Rules, wanted: Row) -> Reason:
    """P2, P3: a whole purchase, given as shares of each chain, is judged before any of it is done."""
    if game.phase != BUY:
        return Reason.NOT_THIS_DECISION
    count = 0
    total = 0
    for chain in range(CHAINS):
        if wanted[chain] < 0:
            return Reason.NEGATIVE_COUNT
        if wanted[chain] > 0:
            if game.sizes[chain] == 0:
                return Reason.CHAIN_NOT_ACTIVE
            if wanted[chain] > game.market[chain]:
                return Reason.MARKET_EMPTY
            count += wanted[chain]
            total += wanted[chain] * cost(game, rules, chain)
    if count > purchase_limit(game):
        return Reason.TOO_MANY_SHARES
    return Reason.TOO_LITTLE_CASH if total > game.cash[game.player] else FINE


@rule
def purchase_begun(game: Game) -> bool:
    """E2: whether part of the purchase has already been made."""
    return game.phase == BUY and game.bought > 0


@rule
def buy(game: Game, rules: Rules, chain: Chain) -> None:
    """P2: a share is bought at the current price. W4: or taken for free."""
    player = game.player
    game.market[chain] -= 1
    game.shares[player][chain] += 1
    game.bought += 1
    game.buy_from = chain
    if game.power == FREE_3:
        note_shares_taken(game, player, chain, 1)
    else:
        paid = cost(game, rules, chain)
        game.cash[player] -= paid
        note_shares_bought(game, player, chain, 1, -paid)
    if game.bought == purchase_limit(game) or not can_buy_from(game, rules, player, chain):
        end_purchase(game)


@rule
def end_purchase(game: Game) -> None:
    """P2: the purchase is over."""
    game.buy_from = 0
    game.trades_left = 0
    game.actor = NOBODY
    game.phase = DRAW
