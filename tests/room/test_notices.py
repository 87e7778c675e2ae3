"""Who is notified of what happens at a table: those whom it concerns and who are not there."""

import asyncio

from mergemaker.game.actions import Action
from mergemaker.room import commands, consent, seating
from mergemaker.room.clock import DAY
from mergemaker.room.messages.setup import ClockSetup, DaysClock
from mergemaker.room.person import Person
from mergemaker.room.room import Room
from mergemaker.room.running import Running

from .house import ANN, BEN, House, Page


async def begun(house: House, clock: ClockSetup | None = None) -> Room:
    """A game of Ann and Ben, just begun."""
    room = await house.open("me", "open", clock=clock, undo="consent")
    await room.submit(BEN, None, lambda state: seating.join(state, BEN, room.state.code, None, None))
    await house.rooms.start(room, ANN)
    return room


def mover(room: Room) -> Person:
    """Who is to act."""
    game = room.state
    assert isinstance(game, Running)
    return ANN if game.seats[game.seat_to_act or 0].user == ANN.id else BEN


async def act(room: Room) -> None:
    """The player to act does something legal."""
    game, person = room.state, mover(room)
    assert isinstance(game, Running)
    action: Action = game.table.legal()[-1]
    await room.submit(person, None, lambda state: commands.act(state, person, action, None, None))


def new_notices(house: House) -> list[tuple[str, str]]:
    """Who was notified of what since the last time."""
    found: list[tuple[str, str]] = [(notice.user, notice.kind) for notice in house.store.notices]
    house.store.notices.clear()
    return found


def test_the_other_is_notified_once_when_the_turn_passes_and_the_player_who_acted_is_not() -> None:
    async def work() -> None:
        house = House()
        room = await begun(house)
        first = mover(room)
        other = BEN if first is ANN else ANN
        assert new_notices(house) == [(BEN.id, "turn" if first is BEN else "started")], "Ann began it herself"
        while mover(room) is first:
            assert new_notices(house) == []
            await act(room)
        assert new_notices(house) == [(other.id, "turn")]

    asyncio.run(work())


def test_a_person_with_the_table_open_is_not_notified() -> None:
    async def work() -> None:
        house = House()
        room = await begun(house)
        pages = [Page(room, person) for person in (ANN, BEN)]
        new_notices(house)
        first = mover(room)
        while mover(room) is first:
            await act(room)
        await room.submit(ANN, None, lambda state: commands.say(state, ANN, "hello"))
        assert new_notices(house) == []
        room.depart(pages[1].connection)
        await room.submit(ANN, None, lambda state: commands.say(state, ANN, "where are you?"))
        assert new_notices(house) == [(BEN.id, "said")]

    asyncio.run(work())


def test_people_are_notified_of_a_request_a_pause_and_its_end_that_concern_them() -> None:
    async def work() -> None:
        house = House()
        room = await begun(house)
        first = mover(room)
        other = BEN if first is ANN else ANN
        await act(room)
        new_notices(house)
        await room.submit(first, None, lambda state: consent.undo(state, first, None))
        assert new_notices(house) == [(other.id, "asked")]
        waits = mover(room)
        resumes = BEN if waits is ANN else ANN
        await room.submit(resumes, None, lambda state: commands.pause(state, resumes, resume=False))
        assert new_notices(house) == []
        await room.submit(resumes, None, lambda state: commands.pause(state, resumes, resume=True))
        assert new_notices(house) == [(waits.id, "turn")]

    asyncio.run(work())


def test_by_the_day_a_warning_is_stored_for_each_decision_also_of_those_who_are_there() -> None:
    async def work() -> None:
        house = House()
        room = await begun(house, DaysClock(2))
        Page(room, ANN)
        Page(room, BEN)
        house.store.notices.clear()
        house.time += 3600
        await act(room)
        (late,) = house.store.notices
        assert (late.kind, late.user) == ("late", mover(room).id)
        assert late.deadline == house.time + 2 * DAY
        assert late.due == house.time + 1.5 * DAY

    asyncio.run(work())


def test_a_notice_names_the_game_the_edition_and_the_others() -> None:
    async def work() -> None:
        house = House()
        room = await begun(house)
        (notice,) = house.store.notices
        assert (notice.game, notice.edition, notice.players) == (room.state.id, "renegade", ["Ann"])

    asyncio.run(work())
