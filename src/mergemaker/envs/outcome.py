"""What a finished game is worth to each player: by rank, by share of the money, or by winning."""

from typing import Final

from ..rules.insight import richer_than, win_share
from ..rules.rule import rule
from ..rules.state import Game

RANK: Final = 0
MONEY: Final = 1
WIN: Final = 2


@rule
def write_rewards(game: Game, kind: int, out: list[float]) -> None:
    """E6: by rank, from 1 for the first to -1 for the last; by money, one's part of it; by win, one's part of it."""
    total = 0
    for player in range(game.players):
        total += game.cash[player]
    for player in range(game.players):
        if kind == RANK:
            out[player] = richer_than(game, player) / (game.players - 1)
        elif kind == MONEY:
            out[player] = game.cash[player] / total
        else:
            out[player] = win_share(game, player)
