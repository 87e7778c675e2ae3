"""How a game ends, and what everybody gets."""

from .constants import (
    ANNOUNCED,
    CHAINS,
    ENDING_SIZE,
    EXHAUSTED,
    NOBODY,
    NOT_YET,
    OVER,
    STALLED,
    TILES,
    Ending,
)
from .facts import note_final_money, note_final_sale, note_game_ended, note_winner
from .money import price, sell
from .rule import called_rule, rule
from .settling import clear_settling, pay_bonuses
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
def may_still_announce(game: Game) -> bool:
    """E2: nobody has announced the end, and a condition holds."""
    return game.announced == NOBODY and end_condition(game)


@rule
def tiles_left_anywhere(game: Game) -> bool:
    """E4: whether the bag or any hand has a tile."""
    if game.drawn < TILES:
        return True
    for player in range(game.players):
        if game.held[player] > 0:
            return True
    return False


@rule
def should_end(game: Game) -> Ending:
    """E3, E4: how the game ends with this turn, if it does: announced, or nobody placed or drew for a round."""
    if game.announced != NOBODY:
        return ANNOUNCED
    if game.idle < game.players:
        return NOT_YET
    return STALLED if tiles_left_anywhere(game) else EXHAUSTED


@rule
def most_money(game: Game) -> int:
    """E6: what the winners have, in a game that is over."""
    most = 0
    for player in range(game.players):
        most = max(most, game.cash[player])
    return most


@called_rule
def end_game(game: Game, rules: Rules, ending: Ending) -> None:
    """E5: bonuses for all active chains, their stock sold; stock of chains off the board is worth nothing.

    K3: with two players the market draws again for each of them. E6: most money wins, and a tie is shared.
    """
    game.ended = ending
    note_game_ended(game, game.announced, ending)
    for chain in range(CHAINS):
        if game.active >> chain & 1:
            pay_bonuses(game, rules, chain)
            clear_settling(game)
            for player in range(game.players):
                count = game.shares[player][chain]
                if count > 0:
                    paid = sell(game, player, chain, count, price(game, rules, chain))
                    note_final_sale(game, player, chain, count, paid)
    most = most_money(game)
    for player in range(game.players):
        note_final_money(game, player, game.cash[player])
    for player in range(game.players):
        if game.cash[player] == most:
            note_winner(game, player, most)
    game.phase = OVER
    game.actor = NOBODY
