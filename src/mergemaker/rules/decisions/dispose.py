"""Disposing of shares in an acquired chain: first how many pairs are traded, then how many shares are sold."""

from ..actions import SELL_SHARES, TRADE_PAIRS
from ..constants import ACQUIRED, DISPOSE, DISPOSE_SELL, DISPOSE_TRADE, NOBODY, Seat
from ..facts import note_shares_kept, note_shares_sold, note_shares_traded
from ..money import price, sell
from ..reasons import FINE, Reason
from ..rule import rule
from ..settling import clear_settling
from ..state import Game, Row, Rules


@rule
def reach_dispose(game: Game) -> None:
    """M5: clockwise from the mergemaker, every holder is asked; then the next chain follows."""
    while game.asked < game.players:
        player = (game.player + game.asked) % game.players
        game.asked += 1
        if game.shares[player][game.settling] > 0:
            game.actor = player
            game.traded = 0
            game.phase = DISPOSE_TRADE if can_trade(game, player) else DISPOSE_SELL
            return
    clear_settling(game)
    game.asked = 0
    game.phase = ACQUIRED


@rule
def can_trade(game: Game, player: Seat) -> bool:
    """M7: a trade needs two shares, and a share of the survivor in the market."""
    return game.shares[player][game.settling] >= 2 and game.market[game.survivor] > 0


@rule
def most_pairs(game: Game) -> int:
    """M7: how many pairs can be traded, given the player's shares and the survivor's shares in the market."""
    return min(game.shares[game.actor][game.settling] // 2, game.market[game.survivor])


@rule
def list_trades(game: Game, out: Row) -> int:
    """M7: every possible number of pairs."""
    count = most_pairs(game) + 1
    for pairs in range(count):
        out[pairs] = TRADE_PAIRS + pairs
    return count


@rule
def list_sales(game: Game, out: Row) -> int:
    """M6: every possible number of the remaining shares."""
    count = game.shares[game.actor][game.settling] + 1
    for sold in range(count):
        out[sold] = SELL_SHARES + sold
    return count


@rule
def why_not_trade(game: Game, pairs: int) -> Reason:
    """M7: two for one, as long as the player has them and the market has shares of the survivor."""
    if game.phase != DISPOSE_TRADE:
        return Reason.NOT_THIS_DECISION
    if 2 * pairs > game.shares[game.actor][game.settling]:
        return Reason.TOO_FEW_SHARES
    return Reason.TOO_FEW_OF_SURVIVOR if pairs > game.market[game.survivor] else FINE


@rule
def why_not_sell(game: Game, count: int) -> Reason:
    """M6: as many as the player has left."""
    if game.phase != DISPOSE_SELL:
        return Reason.NOT_THIS_DECISION
    return Reason.TOO_FEW_SHARES if count > game.shares[game.actor][game.settling] else FINE


@rule
def why_not_dispose(game: Game, sold: int, traded: int) -> Reason:
    """M6, M7, M8: a whole disposal, shares sold and shares traded, is judged before any of it is done."""
    if game.phase != DISPOSE_TRADE and game.phase != DISPOSE_SELL:
        return Reason.NOT_THIS_DECISION
    if sold < 0 or traded < 0:
        return Reason.NEGATIVE_COUNT
    if traded % 2 == 1:
        return Reason.ODD_TRADE
    if sold + traded > game.shares[game.actor][game.settling]:
        return Reason.TOO_FEW_SHARES
    return Reason.TOO_FEW_OF_SURVIVOR if traded // 2 > game.market[game.survivor] else FINE


@rule
def disposal_begun(game: Game) -> bool:
    """E2: whether shares have been traded in the disposal, but not yet sold."""
    return game.phase == DISPOSE_SELL and (game.traded > 0 or can_trade(game, game.actor))


@rule
def trade_pairs(game: Game, pairs: int) -> None:
    """M7: two shares of the acquired chain go to the market for one of the survivor's."""
    player = game.actor
    game.shares[player][game.settling] -= 2 * pairs
    game.market[game.settling] += 2 * pairs
    game.shares[player][game.survivor] += pairs
    game.market[game.survivor] -= pairs
    game.traded = 2 * pairs
    if pairs > 0:
        note_shares_traded(game, player, game.settling, game.survivor, 2 * pairs)
    game.phase = DISPOSE_SELL


@rule
def sell_shares(game: Game, rules: Rules, count: int) -> None:
    """M6: shares are sold at the price before the merger. M8: the rest is kept."""
    player = game.actor
    if count > 0:
        paid = sell(game, player, game.settling, count, price(game, rules, game.settling))
        note_shares_sold(game, player, game.settling, count, paid)
    kept = game.shares[player][game.settling]
    if kept > 0:
        note_shares_kept(game, player, game.settling, kept)
    game.traded = 0
    game.actor = NOBODY
    game.phase = DISPOSE
