"""Special powers: five markers for each player, each used once, at most one in a turn (W1)."""

from typing import Final

from .actions import TRADE_2, USE_POWER
from .board import has_placeable
from .constants import BUY, CHAINS, NONE, PLACE, PLAY_4, POWERS, TAKE_5, TRADE_2_POWER, Chain, Phase
from .facts import note_power_used, note_trade_2_made
from .hand import draw
from .reasons import FINE, Reason
from .rule import called_rule, rule, table
from .state import Game, Row, Rules

PHASE_OF: Final = table([PLACE, PLACE, BUY, BUY, BUY])  # of each power
MOST_PLACED: Final = 4  # under Play 4 Tiles
TAKEN_TILES: Final = 5  # by Take 5 Tiles
MOST_BOUGHT: Final = 5  # under Buy 5
MOST_TRADES: Final = 3  # under Trade 2


@rule
def power_ready(game: Game, rules: Rules, power: int) -> bool:
    """W1: the player on turn has the marker and has used no other this turn."""
    return bool(rules.special_powers and game.power == NONE and game.powers[game.player] >> power & 1)


@rule
def some_power_ready(game: Game, rules: Rules, phase: Phase) -> bool:
    """W1: one of the markers of this phase can be used."""
    for power in range(POWERS):
        if PHASE_OF[power] == phase and power_ready(game, rules, power):
            return True
    return False


@called_rule
def list_powers(game: Game, rules: Rules, out: Row, count: int) -> int:
    """W1: the markers that can be used now."""
    if game.power == NONE:
        for power in range(POWERS):
            if PHASE_OF[power] == game.phase and why_not_power(game, rules, power) == FINE:
                out[count] = USE_POWER + power
                count += 1
    return count


@called_rule
def why_not_power(game: Game, rules: Rules, power: int) -> Reason:
    """W1: each marker once, one a turn, in its own phase, before the tile or the purchase."""
    if not rules.special_powers:
        return Reason.NO_POWERS
    if game.phase != PHASE_OF[power] or (game.placed if game.phase == PLACE else game.bought) > 0:
        return Reason.WRONG_PHASE_FOR_POWER
    if not game.powers[game.player] >> power & 1:
        return Reason.POWER_SPENT
    if game.power != NONE:
        return Reason.ONE_POWER_A_TURN
    if power == PLAY_4 and not has_placeable(game, game.player):
        return Reason.NOTHING_TO_PLACE
    return FINE


@called_rule
def use_power(game: Game, power: int) -> None:
    """W1: the marker is spent. W2: Take 5 Tiles draws at once. W6: Trade 2 allows three trades.

    What Play 4 Tiles, 3 Free and Buy 5 change is in `place` (W3) and `buy` (W4, W5).
    """
    player = game.player
    game.powers[player] &= ~(1 << power)
    game.power = power
    note_power_used(game, player, power)
    if power == TAKE_5:
        draw(game, player, TAKEN_TILES)
    elif power == TRADE_2_POWER:
        game.trades_left = MOST_TRADES


@called_rule
def list_trade_2(game: Game, out: Row, count: int) -> int:
    """W6: the trades of two for one that can be made now."""
    for give in range(CHAINS):
        if game.shares[game.player][give] >= 2:
            for take in range(CHAINS):
                if why_not_trade_2(game, give, take) == FINE:
                    out[count] = TRADE_2 + give * CHAINS + take
                    count += 1
    return count


@rule
def why_not_trade_2(game: Game, give: Chain, take: Chain) -> Reason:
    """W6: up to three times, active chains only, two of the player's for one of the market's."""
    if game.phase != BUY:
        return Reason.NOT_THIS_DECISION
    if game.trades_left == 0:
        return Reason.NO_TRADE_2_LEFT
    if game.bought > 0:
        return Reason.DECISION_BEGUN
    if game.sizes[give] == 0 or game.sizes[take] == 0:
        return Reason.CHAIN_NOT_ACTIVE
    if game.shares[game.player][give] < 2:
        return Reason.TOO_FEW_SHARES
    return Reason.MARKET_EMPTY if game.market[take] == 0 else FINE


@called_rule
def trade_2(game: Game, give: Chain, take: Chain) -> None:
    """W6: two shares of one active chain go to the market for one share of an active chain."""
    player = game.player
    game.shares[player][give] -= 2
    game.market[give] += 2
    game.shares[player][take] += 1
    game.market[take] -= 1
    game.trades_left -= 1
    note_trade_2_made(game, player, give, take, 2)
