"""The compiled and the interpreted rules play the same games, to the last byte of the state."""

from typing import Any

import numpy as np
import pytest

from mergemaker.bodies.arrays import (
    GAME_DTYPE,
    new_games,
    read_game,
    records,
    write_game,
)
from mergemaker.bodies.native import compiled
from mergemaker.game.editions import EDITIONS
from mergemaker.rules import actions as numbers
from mergemaker.rules import random_play
from mergemaker.rules.state import LAYOUT, Game

KINDS = [
    ("renegade", {}, 4),
    ("renegade", {"trading": True, "special_powers": True}, 6),
    ("avalon-hill", {"special_powers": True}, 3),
    ("avalon-hill", {}, 2),
    ("reference", {}, 5),
    ("reference", {"special_powers": True, "bonuses": "tycoon", "two_player_market": True}, 2),
    ("hasbro", {}, 2),
    ("hasbro", {"trading": True, "hopeless_hand": "redraw", "dead_tiles": "may_until_live"}, 6),
]


@pytest.mark.parametrize(("edition", "options", "players"), KINDS)
def test_both_bodies_play_the_same_games(edition: str, options: dict[str, Any], players: int) -> None:
    """For every seed the two bodies give the same game."""
    count, seed = 40, 2023
    rules = EDITIONS[edition].but(**options).for_players(players).rules()
    plain = [Game() for _ in range(count)]
    plain_decisions = [0] * count
    random_play.play_many(plain, rules, players, seed, 0, [0, 0], [0] * numbers.MOST_LEGAL, plain_decisions)
    fast = new_games(count)
    decisions = np.zeros(count, np.int64)
    compiled("rules.random_play").play_many(
        fast,
        records([rules])[0],
        players,
        seed,
        0,
        np.zeros(2, np.int64),
        np.zeros(numbers.MOST_LEGAL, np.int64),
        decisions,
    )
    written = new_games(count)
    for i, game in enumerate(plain):
        write_game(game, written[i])
    assert decisions.tolist() == plain_decisions
    assert written.tobytes() == fast.tobytes()


def test_a_record_is_small_and_reads_back() -> None:
    """A saved game is its bytes, fewer than a kilobyte, and becomes the same plain game again."""
    assert GAME_DTYPE.itemsize <= 1024
    game = Game()
    rules = EDITIONS["renegade"].rules()
    random_play.new_random(game, rules, 4, [1, 1])
    record = new_games(1)
    write_game(game, record[0])
    again = read_game(record[0])
    assert all(getattr(again, name) == getattr(game, name) for name in LAYOUT)
