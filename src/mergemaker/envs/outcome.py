"""What a finished game is worth to each player: by rank, by share of the money, or by winning."""

from typing import Final

from ..rules.rule import rule
from ..rules.state import Game

RANK: Final = 0
MONEY: Final = 1
WIN: Final = 2


@rule
def write_rewards(game: Game, kind: int, out: list[float]) -> None:
    """E6: by rank, from 1 for the first to -1 for the last; by money, one's part of it; by win, one's part of it."""
    total = 0
    most = 0
    for player in range(game.players):
        total += game.cash[player]
        most = max(most, game.cash[player])
    winners = 0
    for player in range(game.players):
        winners += game.cash[player] == most
    for player in range(game.players):
        if kind == RANK:
            out[player] = places_won(game, player) / (game.players - 1)
        elif kind == MONEY:
            out[player] = game.cash[player] / total
        else:
            out[player] = (game.cash[player] == most) / winners


@rule
def places_won(game: Game, player: int) -> int:
    """How many have less than the player, minus how many have more."""
    won = 0
    for other in range(game.players):
        won += int(game.cash[player] > game.cash[other]) - int(game.cash[player] < game.cash[other])
    return won
