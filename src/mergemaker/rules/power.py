"""Special powers: five markers for each player, each used once, at most one in a turn (W1)."""

from .constants import (
    BUY_5,
    FREE_3,
    NONE,
    TAKE_5,
    TRADE_2_POWER,
)
from .facts import POWER_USED, TRADE_2_MADE, note
from .hand import draw
from .rule import rule
from .state import Game, Rules


@rule
def power_ready(game: Game, rules: Rules, power: int) -> bool:
    """W1: the player on turn has the marker and has used no other this turn."""
    return bool(rules.special_powers and game.power == NONE and game.powers[game.player] >> power & 1)


@rule
def buying_power_ready(game: Game, rules: Rules) -> bool:
    """W1: one of the three markers of the buying phase can be used."""
    return (
        power_ready(game, rules, FREE_3) or power_ready(game, rules, BUY_5) or power_ready(game, rules, TRADE_2_POWER)
    )


@rule
def use_power(game: Game, power: int) -> None:
    """W1: the marker is spent. W2: Take 5 Tiles draws at once. W6: Trade 2 allows three trades."""
    player = game.player
    game.powers[player] &= ~(1 << power)
    game.power = power
    note(game, POWER_USED, player, NONE, NONE, power, 0)
    if power == TAKE_5:
        draw(game, player, 5)
    elif power == TRADE_2_POWER:
        game.trades_left = 3


@rule
def trade_2(game: Game, give: int, take: int) -> None:
    """W6: two shares of one active chain go to the market for one share of an active chain."""
    player = game.player
    game.shares[player][give] -= 2
    game.market[give] += 2
    game.shares[player][take] += 1
    game.market[take] -= 1
    game.trades_left -= 1
    note(game, TRADE_2_MADE, player, give, take, 2, 0)
