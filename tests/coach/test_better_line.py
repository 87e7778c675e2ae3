"""The better line goes on from the better choice, with the tiles of the game."""

from pathlib import Path

import pytest

from mergemaker.coach.better_line import MOST, as_played, better_line
from mergemaker.game.record import load, replay

GAMES = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize(("name", "number"), [("renegade-announced", 40), ("avalon-hill-powers-announced", 60)])
def test_it_goes_on_until_the_player_is_next_on_turn(name: str, number: int) -> None:
    """It begins with the choice, the bag is the game's, and the tables stand one action apart."""
    record = load((GAMES / f"{name}.txt").read_text(encoding="utf-8"))
    before = replay(record, number - 1)
    best = before.legal()[-1]
    steps = better_line(record, number, best)
    assert (steps[0][0], steps[0][1]) == (before.to_act, best)
    assert [len(table.actions) for _, _, table in steps] == [number + place for place in range(len(steps))]
    assert [(player, action) for player, action, _ in steps] == steps[-1][2].actions[number - 1 :]
    last = steps[-1][2]
    assert last.bag == before.bag
    assert last.over or len(steps) == MOST or (last.turn_player == before.to_act and last.turn > before.turn)
    played = as_played(record, number)
    assert played.actions == replay(record).actions[: len(played.actions)]
    assert played.over or (played.turn_player == before.to_act and played.turn > before.turn)
    assert not any(table.turn > before.turn and table.turn_player == before.to_act for _, _, table in steps[:-1])


def test_it_is_the_same_each_time() -> None:
    record = load((GAMES / "renegade-announced.txt").read_text(encoding="utf-8"))
    best = replay(record, 39).legal()[0]
    first, second = ([(one[0], one[1]) for one in better_line(record, 40, best)] for _ in range(2))
    assert first == second
