"""On vacation one's clock stands still in games by the day, everybody sees it, and a fold gives the same again."""

import asyncio
from collections.abc import Callable

import pytest

from mergemaker.room import commands, seating
from mergemaker.room.clock import DAY
from mergemaker.room.messages.people import Vacation
from mergemaker.room.messages.setup import ClockSetup, DaysClock, LiveClock
from mergemaker.room.projection import info_of
from mergemaker.room.reading import state_after
from mergemaker.room.room import Room
from mergemaker.room.running import Running
from mergemaker.room.state import Waiting

from .house import ANN, BEN, House


async def two(house: House, clock: ClockSetup | None) -> Room:
    """Ann and Ben at a table, the game not begun."""
    room = await house.open("me", "open", clock=clock)
    await room.submit(BEN, None, lambda state: seating.join(state, BEN, room.state.code, None, None))
    return room


def running(room: Room) -> Running:
    """The game, which has begun."""
    assert isinstance(room.state, Running)
    return room.state


def mover(room: Room) -> str:
    """Who is to act."""
    game = running(room)
    return game.seats[game.seat_to_act or 0].user or ""


def test_the_deadline_moves_and_everybody_sees_until_when() -> None:
    async def work() -> None:
        house = House()
        room = await two(house, DaysClock(2))
        await house.rooms.start(room, ANN)
        began, who = house.time, mover(room)
        away = Vacation(began + DAY, began + 8 * DAY)
        house.store.away[who] = away
        person = ANN if who == ANN.id else BEN
        await house.rooms.take_vacation(person)
        assert running(room).clock.ends_at() == began + 9 * DAY  # type: ignore[union-attr]  # it has a clock
        for viewer in (ANN, BEN, None):
            info = info_of(room.state, viewer, room.attendance())
            assert [seat.vacation for seat in info.seats if seat.vacation] == [away]
            assert info.deadline == began + 9 * DAY
        before = room.state.version
        house.time += 3 * DAY
        await house.rooms.take_vacation(person)
        assert room.state.version == before, "there is nothing new"
        assert commands.time_is_up(room.state, house.time) == []
        del house.store.away[who]
        await house.rooms.take_vacation(person)
        assert running(room).clock.ends_at() == began + 4 * DAY  # type: ignore[union-attr]  # the same
        keys = [note.line.key for note in running(room).notes]
        assert keys == ["note.vacation", "note.returned"]

    asyncio.run(work())


def test_the_fold_of_the_log_is_the_same_again() -> None:
    async def work() -> None:
        house = House()
        room = await two(house, DaysClock(2))
        await house.rooms.start(room, ANN)
        house.store.away = {user: Vacation(house.time, house.time + 5 * DAY) for user in (ANN.id, BEN.id)}
        await house.rooms.take_vacation(ANN)
        stored = house.store.games[room.state.id]
        empty = Waiting(id=stored.id, code=stored.code, setup=stored.setup, created=stored.created)
        again = state_after(empty, house.store.logs[stored.id])
        assert isinstance(again, Running)
        assert vars(again.clock) == vars(running(room).clock)

    asyncio.run(work())


def test_a_game_that_begins_or_is_loaded_later_knows_it_too() -> None:
    async def work() -> None:
        house = House()
        room = await two(house, DaysClock(2))
        house.store.away = {user: Vacation(0.0, house.time + 5 * DAY) for user in (ANN.id, BEN.id)}
        await house.rooms.start(room, ANN)
        assert running(room).clock.ends_at() == house.time + 7 * DAY  # type: ignore[union-attr]  # it has a clock
        house.store.away = {user: Vacation(0.0, house.time + 6 * DAY) for user in (ANN.id, BEN.id)}
        later = House(house.store, seed=1, time=house.time)
        loaded = await later.rooms.room(room.state.id)
        assert running(loaded).clock.ends_at() == house.time + 8 * DAY  # type: ignore[union-attr]  # the same

    asyncio.run(work())


@pytest.mark.parametrize("clock", [None, LiveClock(600, 0)])
def test_other_games_know_no_vacation(clock: ClockSetup | None) -> None:
    async def work() -> None:
        house = House()
        room = await two(house, clock)
        await house.rooms.start(room, ANN)
        known = {ANN.id: Vacation(0.0, house.time + DAY)}
        assert commands.take_vacations(room.state, known, house.time) == []

    asyncio.run(work())


def test_who_has_run_out_of_time_cannot_save_it() -> None:
    async def work() -> None:
        house = House()
        room = await two(house, DaysClock(1))
        await house.rooms.start(room, ANN)
        who, late = mover(room), house.time + DAY
        known = {who: Vacation(0.0, late + 5 * DAY)}
        assert commands.take_vacations(room.state, known, late - 1)
        assert commands.take_vacations(room.state, known, late) == []

    asyncio.run(work())


def test_by_the_day_the_clock_decides_and_nobody_is_replaced_for_being_absent() -> None:
    async def work() -> None:
        house = House()
        room = await two(house, DaysClock(1))
        await house.rooms.start(room, ANN)
        house.time += 3600
        assert room.attendance().replaceable(room.state) == set()

    asyncio.run(work())


def test_a_clock_of_several_days_runs_out_though_a_timer_lasts_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        house = House()
        timers: list[Callable[[], object]] = []
        loop = asyncio.get_running_loop()
        later = loop.call_later

        def call_later(delay: float, work: Callable[[], object]) -> asyncio.TimerHandle:
            timers.append(work)
            assert delay <= DAY
            return later(delay, lambda: None)

        room = await two(house, DaysClock(3))
        monkeypatch.setattr(loop, "call_later", call_later)
        await house.rooms.start(room, ANN)
        for _ in range(4):
            assert running(room).away == {}
            house.time += 0.999 * DAY
            timers.pop()()
            while room._tasks:
                await asyncio.sleep(0)
        assert len(running(room).away) == 1

    asyncio.run(work())
