"""The rule players are as strong as their pages say: many games, compiled."""

import numpy as np
import pytest

from mergemaker.core import names
from mergemaker.core.compile import compiled
from mergemaker.core.record import new_games, rules_record
from mergemaker.core.state import Game
from mergemaker.editions import RENEGADE
from mergemaker.search import match
from mergemaker.search.style import EASY, MEDIUM, RANDOM

PLAYERS = 4


def win_share(style: tuple[int, ...], others: tuple[int, ...], games: int) -> float:
    """The part of the games that one player of a style wins against three of another, each bag from every seat."""
    seats = np.ones((games, PLAYERS), np.int64)
    seats[np.arange(games), np.arange(games) % PLAYERS] = 0
    played = new_games(games)
    compiled("match", "search").play_matches(
        played,
        rules_record(RENEGADE.rules())[0],
        PLAYERS,
        np.array([style, others], np.int64),
        seats,
        1,
        np.zeros(names.MOST_LEGAL, np.int64),
        np.zeros(2, np.int64),
    )
    cash = played.cash[:, :PLAYERS]
    won = cash == cash.max(axis=1, keepdims=True)
    return float((won / won.sum(axis=1, keepdims=True))[seats == 0].mean())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("style", "others", "least"), [(EASY, RANDOM, 0.9), (MEDIUM, RANDOM, 0.97), (MEDIUM, EASY, 0.5)]
)
def test_a_higher_bot_wins(style: tuple[int, ...], others: tuple[int, ...], least: float) -> None:
    """A thousand games against three of a lower bot."""
    assert win_share(style, others, 1000) > least


@pytest.mark.slow
def test_both_bodies_play_the_same_match() -> None:
    """Interpreted and compiled, the rule players take the same decisions."""
    rules = RENEGADE.rules()
    seats = [[(i + seat) % 2 for seat in range(PLAYERS)] for i in range(6)]
    plain = [Game() for _ in range(6)]
    actions = [0] * names.MOST_LEGAL
    match.play_matches(plain, rules, PLAYERS, [list(EASY), list(MEDIUM)], seats, 7, actions, [0, 0])
    fast = new_games(6)
    compiled("match", "search").play_matches(
        fast,
        rules_record(rules)[0],
        PLAYERS,
        np.array([EASY, MEDIUM], np.int64),
        np.array(seats, np.int64),
        7,
        np.zeros(names.MOST_LEGAL, np.int64),
        np.zeros(2, np.int64),
    )
    assert [game.cash for game in plain] == fast.cash.tolist()
