"""Luck is separated from play: the parts sum up, and a draw brings nothing on average."""

from collections.abc import Callable

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings

from mergemaker.bots.registry import make_bot
from mergemaker.coach.luck import Course, Moment, Worth, course_of, has_drawn, luck_of
from mergemaker.coach.par import par_of
from mergemaker.coach.review import steps_of
from mergemaker.game.actions import Action
from mergemaker.game.table import Table
from mergemaker.rules import constants
from mergemaker.rules.turn import step
from tests.random_play import Setup, moments, setups, tries


def course_played(table: Table, chosen: Callable[[Table], Action]) -> tuple[list[Moment], Course]:
    """The game is played to its end by a function of the table; its moments and its course."""
    found = []
    while not table.over:
        before, action = table.game.copy(), chosen(table)
        table.act(action)
        found.append(Moment(before, steps_of(before, table, action) if has_drawn(before, table.game) else ()))
    found.append(Moment(table.game.copy()))
    return found, course_of(found, table.rules)


@settings(max_examples=tries(4))
@given(setups)
def test_play_and_draws_sum_up_exactly(setup: Setup) -> None:
    """For every player, in points and in dollars, in games of every kind; the last chance is the result."""
    table, rng = next(moments(setup))
    _, course = course_played(table, lambda table: rng.choice(table.legal()))
    for seat, name in enumerate(table.players):
        luck = luck_of(course, seat)
        for change in (luck.points, luck.dollars):
            brought = change.own_play + change.own_draws + change.others_play + change.others_draws
            assert change.final - change.initial == pytest.approx(brought, abs=1e-9)
        assert table.result is not None
        assert luck.dollars.final == table.result.final[name]


def test_a_draw_brings_nothing_on_the_average() -> None:
    """Of all the tiles that might come next, each is drawn in turn: the mean of what they bring is nothing."""
    table = Table(["Ann", "Ben", "Cy", "Di"], "renegade", seed=8)
    bots = {player: make_bot("medium", seed) for seed, player in enumerate(table.players)}
    while len(table.actions) < 40 or table.decision != "buy":
        table.act(bots[table.to_act or ""].choose(table.position(table.to_act)))
    action = bots[table.to_act or ""].choose(table.position(table.to_act))
    steps = steps_of(table.game, table, action)
    brought, worth = [], set()
    for drawn in range(table.game.drawn, constants.TILES):
        before = table.game.copy()
        bag, first = before.bag, before.drawn
        bag[first], bag[drawn] = bag[drawn], bag[first]
        after = before.copy()
        for number in steps:
            step(after, table.rules, number)
        course = course_of([Moment(before, steps), Moment(after)], table.rules)
        brought.append(course.moments.parts[1] - course.between.parts[0])
        worth.add(tuple(course.between.parts[0].tolist()))
    assert len(worth) == 1
    assert np.abs(np.mean(brought, axis=0)) == pytest.approx([0.0] * 4, abs=1.0)  # hundredths of a point
    assert np.abs(brought).max() > 10


def test_own_draws_are_those_of_ones_own_turns() -> None:
    """A player who never acts has no play of its own, and no draws."""
    course = Course(
        actors=np.array([0, 1]),
        owners=np.array([0, 1]),
        moments=course_worth([[2500, 7500], [3000, 7000], [10000, 0]]),
        between=course_worth([[2600, 7400], [4000, 6000]]),
    )
    points = luck_of(course, 0).points
    assert msgspec.structs.astuple(points) == (25.0, 100.0, 1.0, 4.0, 10.0, 60.0)
    points = luck_of(course, 1).points
    assert msgspec.structs.astuple(points) == (75.0, 0.0, -10.0, -60.0, -1.0, -4.0)


def course_worth(parts: list[list[int]]) -> Worth:
    """What positions are worth, with as many dollars as hundredths of a point."""
    return Worth(np.array(parts), np.array(parts))


def test_par_is_what_reference_players_win() -> None:
    """Someone wins; the same seed gives the same par, and other tiles another."""
    tables = [Table(["Ann", "Ben", "Cy"], "renegade", seed=seed) for seed in (1, 2)]
    first, again, other = (par_of(table.game, table.rules, games=60) for table in (tables[0], tables[0], tables[1]))
    assert first == again != other
    assert sum(par.points for par in first) == pytest.approx(100, abs=0.1)
    assert all(par.error > 0 and par.dollars > constants.STARTING_CASH for par in first)
