"""Who meets whom: seats are exchanged on every bag, and more bots or games only add to what is scheduled."""

from collections import Counter

import pytest

from mergemaker.arena.entrant import Entrant, by_name, entrant_from
from mergemaker.arena.jobs import player_names
from mergemaker.arena.schedule import (
    Setup,
    games_in_round,
    lineups,
    schedule,
    seatings,
)
from mergemaker.errors import BadSetup

SETUP = Setup("renegade", {}, 4, 1)


def test_every_bot_plays_every_bag_from_every_seat() -> None:
    games = list(schedule(SETUP, ["a", "b", "c", "d"], 40))
    for bag in range(10):
        seats = [game.seats for game in games if game.bag == bag]
        assert all(sorted(column) == ["a", "b", "c", "d"] for column in zip(*seats, strict=True))


def test_the_last_bot_fills_the_table() -> None:
    assert lineups(["a", "b"], 4) == [("a", "b", "b", "b")]
    places = Counter(game.seats.index("a") for game in schedule(SETUP, ["a", "b"], 40))
    assert set(places.values()) == {10}


def test_more_bots_than_seats_play_a_round_robin() -> None:
    bots = ["a", "b", "c", "d", "e"]
    assert len(lineups(bots, 4)) == 5
    games = list(schedule(SETUP, bots, games_in_round(bots, 4)))
    assert {game.bag for game in games} == {0}
    assert set(Counter(name for game in games for name in game.seats).values()) == {16}


def test_games_that_are_added_leave_the_others_as_they_are() -> None:
    few = list(schedule(SETUP, ["a", "b", "c", "d"], 8))
    more = list(schedule(SETUP, ["a", "b", "c", "d"], 16))
    with_another = set(schedule(SETUP, ["d", "c", "b", "a", "e"], 40))
    assert more[:8] == few
    assert set(few) <= with_another


def test_every_game_has_a_name_of_its_own() -> None:
    games = list(schedule(SETUP, ["a"], 8))
    assert len({game.id for game in games}) == 8
    assert len(seatings(1, 0, ["a"] * 4)) == 4
    assert player_names(("a", "b", "a", "a")) == ["a", "b", "a 2", "a 3"]


def test_bots_are_named_with_their_budget_or_command() -> None:
    assert entrant_from("medium", seconds=2.0) == Entrant("medium", "medium", [], 2.0, None)
    assert entrant_from("hard@0.5s", iterations=9) == Entrant("hard@0.5s", "hard", [], 0.5, None)
    assert entrant_from("hard@200") == Entrant("hard@200", "hard", [], None, 200)
    assert entrant_from("me=python3 'my bot.py' -x") == Entrant("me", None, ["python3", "my bot.py", "-x"], 1.0, None)


@pytest.mark.parametrize(
    "text", ["nobody", "hard@ ", "hard@x", "hard@0", "hard@0s", "a=", "a='", "=x", "a b=x", "../x=y"]
)
def test_a_bot_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(BadSetup):
        entrant_from(text)


def test_two_bots_do_not_share_a_name() -> None:
    with pytest.raises(BadSetup, match="name of its own"):
        by_name([entrant_from("a=x"), entrant_from("a=y")])
