"""How a game ends, and what everybody gets."""

from .constants import (
    ANNOUNCED,
    CHAINS,
    ENDING_SIZE,
    EXHAUSTED,
    NOBODY,
    NONE,
    OVER,
    STALLED,
)
from .facts import (
    END_ANNOUNCED,
    FINAL_MONEY,
    FINAL_SALE,
    GAME_ENDED,
    WINNER,
    note,
)
from .hand import tiles_left_anywhere
from .money import clear_settling, pay_bonuses, price, sell
from .rule import rule
from .state import Game, Rules


@rule
def end_condition(game: Game) -> bool:
    """E1: a chain has 41 tiles, or every chain on the board is safe and there is one."""
    if game.safe == 0:
        return False
    if game.safe == game.active:
        return True
    for chain in range(CHAINS):
        if game.sizes[chain] >= ENDING_SIZE:
            return True
    return False


@rule
def announce(game: Game) -> None:
    """E3: the end is announced; the turn goes on as usual, and then the game ends."""
    game.announced = game.player
    note(game, END_ANNOUNCED, game.player, NONE, NONE, 0, 0)


@rule
def should_end(game: Game) -> int:
    """E3, E4: how the game ends with this turn, or 0: announced, or nobody could place or draw for a whole round."""
    if game.announced != NOBODY:
        return ANNOUNCED
    if game.idle < game.players:
        return 0
    if tiles_left_anywhere(game):
        return STALLED
    return EXHAUSTED


@rule
def settle_game(game: Game, rules: Rules, how: int) -> None:
    """E5: bonuses for all active chains, their stock sold; stock of chains off the board is worth nothing.

    K3: with two players the market draws again for each of them. E6: most money wins, and a tie is shared.
    """
    game.ended = how
    note(game, GAME_ENDED, game.announced, NONE, NONE, how, 0)
    for chain in range(CHAINS):
        if game.active >> chain & 1:
            pay_bonuses(game, rules, chain)
            clear_settling(game)
            for player in range(game.players):
                count = game.shares[player][chain]
                if count > 0:
                    paid = sell(game, player, chain, count, price(game, rules, chain))
                    note(game, FINAL_SALE, player, chain, NONE, count, paid)
    most = 0
    for player in range(game.players):
        note(game, FINAL_MONEY, player, NONE, NONE, 0, game.cash[player])
        most = max(most, game.cash[player])
    for player in range(game.players):
        if game.cash[player] == most:
            note(game, WINNER, player, NONE, NONE, 0, most)
    game.phase = OVER
    game.actor = NOBODY
