"""Clocks are worked out from the times of events alone."""

from mergemaker.room.clock import DAY, Clock
from mergemaker.room.messages.setup import DaysClock, LiveClock


def test_the_clock_of_the_player_to_act_runs_and_an_action_adds_the_increment() -> None:
    clock = Clock(LiveClock(100, 5), 2)
    assert clock.ends_at() is None
    clock.run_for(0, 10.0)
    assert clock.ends_at() == 110.0
    assert clock.state(40.0).left == [70.0, 100.0]
    clock.acted(0, 40.0)
    clock.run_for(1, 40.0)
    assert clock.state(45.0).left == [75.0, 95.0]
    assert clock.state(45.0).running == 1


def test_clocks_stop_in_a_pause_and_run_out_at_zero() -> None:
    clock = Clock(LiveClock(100, 5), 2)
    clock.run_for(0, 0.0)
    clock.run_for(None, 30.0)
    assert clock.state(500.0).left == [70.0, 100.0]
    clock.run_for(0, 600.0)
    assert clock.ends_at() == 670.0
    assert clock.state(1000.0).left == [0.0, 100.0]
    clock.run_for(1, 1000.0)
    assert clock.left[0] == 0.0


def test_days_are_given_for_each_decision() -> None:
    clock = Clock(DaysClock(2), 2)
    clock.run_for(0, 0.0)
    clock.acted(0, DAY)
    clock.run_for(1, DAY)
    assert clock.left == [2 * DAY, 2 * DAY]
    clock.run_for(0, 2 * DAY)
    assert clock.left[1] == DAY
    clock.run_for(1, 2 * DAY)
    assert clock.left[1] == 2 * DAY, "days begin again with each decision"


def test_time_that_is_forgiven_is_charged_to_nobody() -> None:
    clock = Clock(LiveClock(100, 0), 2)
    clock.run_for(0, 0.0)
    clock.forgive(80.0)
    clock.run_for(0, 90.0)
    assert clock.left == [90.0, 100.0]
