"""Par: what reference players win from a seat with exactly the tiles that came."""

import dataclasses

import numpy as np

from ..bodies.arrays import new_games, records, write_game
from ..bodies.native import compiled
from ..game.coach_shapes import Par
from ..rules.actions import MOST_LEGAL
from ..rules.state import Game, Rules
from .comparison import REFERENCE

GAMES = 400
# The reference players, with errors small enough to play well and large enough that no two games are the same.
VARIED = dataclasses.replace(REFERENCE, noise=600, random_moves=2)


def par_of(dealt: Game, rules: Rules, games: int = GAMES, seed: int = 0) -> list[Par]:
    """Each seat's par: the game from its first decision on, with its own bag, by reference players in every seat."""
    played = new_games(games)
    write_game(dealt, played[0])
    played[1:] = played[0]
    room = np.zeros(MOST_LEGAL, np.int64), np.zeros(2, np.int64)
    compiled("coach.rollouts.chance").play_all(played, records([rules])[0], records([VARIED])[0], seed, *room)
    wins = np.zeros((games, dealt.players))
    compiled("rules.insight").write_win_shares(played, wins)
    money = played["cash"][:, : dealt.players]
    root = games**0.5
    return [
        Par(
            points=round(100 * float(won.mean()), 2),
            error=round(100 * float(won.std(ddof=1)) / root, 2),
            dollars=round(float(cash.mean())),
            dollars_error=round(float(cash.std(ddof=1)) / root),
        )
        for won, cash in zip(wins.T, money.T, strict=True)
    ]
