"""A room on its own, without a server: commands, conflicts, failures, bots and clocks."""

import asyncio
import random

import pytest

from mergemaker.room import commands, seating
from mergemaker.room.commands import Decide
from mergemaker.room.connection import MOST_WAITING
from mergemaker.room.events import Acted, Said
from mergemaker.room.messages.setup import DaysClock, LiveClock
from mergemaker.room.refusal import Refusal
from mergemaker.room.room import Room
from mergemaker.room.running import Running
from mergemaker.room.state import Waiting

from .house import ANN, BEN, House, MemoryStore, Page


def running(room: Room) -> Running:
    """The game of a room where it has begun."""
    assert isinstance(room.state, Running)
    return room.state


def saying(text: str) -> Decide:
    """Ann's command to say it."""
    return lambda state: commands.say(state, ANN, text)


async def quiet(room: Room) -> None:
    """Returns when no bot has anything to do."""
    while running(room).bot_to_act is not None:
        await asyncio.sleep(0)


def test_a_whole_game_is_played_without_a_server() -> None:
    async def play() -> None:
        house = House()
        room = await house.open("me", "bot", "bot")
        page, onlooker = Page(room, ANN), Page(room, None)
        await page.send("hello")
        await onlooker.send("hello")
        chance = random.Random(3)
        number = 0
        while running(room).status != "over":
            await quiet(room)
            for each in (page, onlooker):
                each.receive()
            if page.now["legal"]:
                number += 1
                action = chance.choice(page.now["legal"])
                came = await page.send("act", command_id=f"c{number}", action=action, version=page.now["version"])
                assert any(message["type"] == "ack" for message in came)
        onlooker.receive()
        assert onlooker.now["info"]["result"] == page.now["info"]["result"] is not None
        assert not room.idle
        for each in (page, onlooker):
            room.depart(each.connection)
        async with asyncio.timeout(5):
            while not room.idle:
                await asyncio.sleep(0)
        assert house.counted == [room.state.id]

    asyncio.run(play())


def test_when_two_hosts_share_a_store_the_second_writer_catches_up_and_decides_again() -> None:
    async def play() -> None:
        store = MemoryStore()
        one, other = House(store), House(store, seed=1)
        here = await one.open("me", "guest")
        there = await other.rooms.room(here.state.id)
        action = running(here).table.legal()[0]
        await here.submit(ANN, "x", lambda state: commands.act(state, ANN, action, None, None))
        assert there.state.version == here.state.version - 1
        await there.submit(BEN, None, lambda state: commands.say(state, BEN, "I come second"))
        assert running(there).table.actions == running(here).table.actions
        assert [type(stored.event) for stored in store.logs[here.state.id]][-2:] == [Acted, Said]
        # the same command, sent to the other house after a reconnection, is not carried out again
        version = await there.submit(ANN, "x", lambda state: commands.act(state, ANN, action, None, None))
        assert version == here.state.version
        await here.catch_up()
        assert here.state.chat == there.state.chat

    asyncio.run(play())


def test_an_event_that_cannot_be_stored_has_no_effect() -> None:
    async def play() -> None:
        house = House()
        room = await house.open("me", "guest")
        page = Page(room, ANN)
        await page.send("hello")
        house.store.out_of_order = True
        action = page.now["legal"][0]
        came = await page.send("act", command_id="c", action=action)
        assert [(message["type"], message["code"]) for message in came] == [("refused", "unavailable")]
        assert running(room).table.actions == []
        house.store.out_of_order = False
        assert (await page.send("act", command_id="c", action=action))[-1]["type"] == "ack"

    asyncio.run(play())


def test_a_failing_bot_is_substituted_and_the_game_is_not_rated() -> None:
    async def play() -> None:
        house = House()
        house.bots.fail = True
        room = await house.open("bot", "me")
        page = Page(room, ANN)
        await page.send("hello")
        while not running(room).unrated:
            await quiet(room)
            page.receive()
            if page.now["legal"]:
                await page.send("act", command_id=f"c{room.state.version}", action=page.now["legal"][0])
        assert any(player == "Ada" for player, _ in running(room).table.actions)
        await room.close()

    asyncio.run(play())


def test_when_the_time_is_up_a_bot_plays_on() -> None:
    async def play() -> None:
        house = House()
        room = await house.open("me", "guest", clock=LiveClock(60, 0))
        seat = running(room).seat_to_act
        assert seat is not None
        assert commands.time_is_up(room.state, house.time + 59.0) == []
        house.time += 61.0
        await room.submit(None, None, lambda state: commands.time_is_up(state, house.time))
        assert running(room).away == {seat: seating.DEFAULT_BOT}
        await room.close()

    asyncio.run(play())


def test_downtime_is_charged_to_nobody() -> None:
    async def play() -> None:
        house = House()
        room = await house.open("me", "guest", clock=DaysClock(1))
        await room.close()
        later = House(house.store, time=house.time + 5 * 86_400)
        await later.rooms.resume()
        again = later.rooms.known(room.state.id)
        assert again is not None
        clock = running(again).clock
        assert clock is not None
        assert clock.state(later.time).left == [86_400.0, 86_400.0]
        await again.close()

    asyncio.run(play())


def test_before_the_start_nothing_can_be_played() -> None:
    async def play() -> None:
        house = House()
        room = await house.open("me", "open")
        assert isinstance(room.state, Waiting)
        page = Page(room, ANN)
        synced = (await page.send("hello"))[0]
        assert (synced["view"], synced["legal"], synced["undo"]) == (None, [], "no")
        for kind in ("undo", "pause", "resume", "return"):
            assert (await page.send(kind, command_id=kind))[-1]["code"] == "not_now"
        why = (await page.send("why_not", command_id="w", action={"type": "announce_end"}))[-1]
        assert "begun" in why["message"]
        code = room.state.code
        await room.submit(BEN, None, lambda state: seating.join(state, BEN, code, None, None))
        await house.rooms.start(room, ANN)
        assert page.receive()[-1]["view"] is not None
        with pytest.raises(Refusal, match="begun"):
            await room.submit(BEN, None, lambda state: seating.join(state, BEN, code, None, None))

    asyncio.run(play())


def test_a_slow_connection_is_closed_and_gets_a_sync_on_return() -> None:
    async def play() -> None:
        house = House()
        room = await house.open("me", "guest")
        slow = Page(room, None)
        await slow.send("hello")
        for number in range(MOST_WAITING + 1):
            await room.submit(ANN, None, saying(str(number)))
        assert slow.connection.lost
        again = Page(room, None)
        assert (await again.send("hello"))[-1]["chat"][-1]["text"] == str(MOST_WAITING)

    asyncio.run(play())
