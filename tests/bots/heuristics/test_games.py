"""The heuristic players are as strong as their pages say: many games, compiled."""

import numpy as np
import pytest

from mergemaker.bodies.arrays import new_games, records, write_game
from mergemaker.bodies.native import compiled
from mergemaker.bots.fast_games import fast_match
from mergemaker.bots.heuristics import games
from mergemaker.bots.registry import heuristics
from mergemaker.game.editions import EDITIONS
from mergemaker.rules import actions as numbers
from mergemaker.rules.state import Game

PLAYERS = 4


@pytest.mark.slow
@pytest.mark.parametrize(
    ("one", "others", "least"), [("easy", "random", 0.9), ("medium", "random", 0.97), ("medium", "easy", 0.5)]
)
def test_a_higher_bot_wins(one: str, others: str, least: float) -> None:
    """A thousand games against three of a lower bot."""
    result = fast_match(one, others, 1000)
    assert result.win_share - 2 * result.error > least


@pytest.mark.slow
@pytest.mark.parametrize("edition", list(EDITIONS))
@pytest.mark.parametrize("players", [2, 3, 6])
def test_no_edition_turns_the_ladder_over(edition: str, players: int) -> None:
    """In every edition and at every table a higher heuristic player wins more than its part."""
    for one, others in (("easy", "random"), ("medium", "easy")):
        result = fast_match(one, others, 600, players, edition)
        assert result.win_share - 3 * result.error > 1 / players


@pytest.mark.slow
def test_both_bodies_play_the_same_match() -> None:
    """Interpreted and compiled, the heuristic players play the same games, to the last byte."""
    entrants = [heuristics()[name] for name in ("easy", "medium")]
    rules = EDITIONS["renegade"].rules()
    seats = [[(i + seat) % 2 for seat in range(PLAYERS)] for i in range(6)]
    plain = [Game() for _ in range(6)]
    actions = [0] * numbers.MOST_LEGAL
    games.play_games(plain, rules, PLAYERS, entrants, seats, 7, actions, [0, 0])
    fast = new_games(6)
    compiled("bots.heuristics.games").play_games(
        fast,
        records([rules])[0],
        PLAYERS,
        records(entrants),
        np.array(seats, np.int64),
        7,
        np.zeros(numbers.MOST_LEGAL, np.int64),
        np.zeros(2, np.int64),
    )
    expected = new_games(6)
    for game, record in zip(plain, expected, strict=True):
        write_game(game, record)
    assert expected.tobytes() == fast.tobytes()
