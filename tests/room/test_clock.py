"""Clocks are worked out from the times of events alone."""

from mergemaker.room.clock import DAY, Clock
from mergemaker.room.messages.people import Vacation
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


def test_a_clock_by_the_day_stands_still_during_a_vacation() -> None:
    clock = Clock(DaysClock(3), 2)
    clock.run_for(0, 0.0)
    clock.stand_still(0, Vacation(DAY, 6 * DAY), 0.5 * DAY)
    assert clock.ends_at() == 8 * DAY
    assert clock.state(0.9 * DAY).running == 0
    assert clock.state(4 * DAY).left[0] == 2 * DAY
    assert clock.state(4 * DAY).running is None
    assert clock.state(6.5 * DAY).left[0] == 1.5 * DAY
    assert clock.state(6.5 * DAY).running == 0
    clock.run_for(0, 7 * DAY)
    assert clock.left[0] == DAY
    assert clock.ends_at() == 8 * DAY


def test_a_vacation_that_ends_early_saves_only_what_is_past() -> None:
    clock = Clock(DaysClock(3), 2)
    clock.run_for(0, 0.0)
    clock.stand_still(0, Vacation(0.0, 10 * DAY), 0.0)
    clock.stand_still(0, Vacation(2 * DAY, 2 * DAY), 2 * DAY)
    assert clock.ends_at() == 5 * DAY
    assert clock.vacation(0, 2 * DAY) is None
    clock.stand_still(0, Vacation(4 * DAY, 6 * DAY), 3 * DAY)
    assert clock.ends_at() == 7 * DAY, "both count"
    clock.stand_still(0, Vacation(9 * DAY, 11 * DAY), 3 * DAY)
    assert clock.ends_at() == 5 * DAY, "it comes too late"


def test_a_copy_of_a_clock_has_its_own_vacations() -> None:
    clock = Clock(DaysClock(3), 2)
    clock.run_for(0, 0.0)
    clock.copy().stand_still(0, Vacation(0.0, DAY), 0.0)
    assert clock.ends_at() == 3 * DAY


def test_a_fast_clock_knows_no_vacation() -> None:
    clock = Clock(LiveClock(100, 0), 2)
    clock.run_for(0, 0.0)
    clock.stand_still(0, Vacation(10.0, 1000.0), 5.0)
    assert clock.ends_at() == 100.0
