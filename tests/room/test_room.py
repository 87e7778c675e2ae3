"""A room on its own, without a server: commands, conflicts, failures, bots and clocks."""

import asyncio
import random

import pytest

from mergemaker.room import commands, projection, seating
from mergemaker.room.commands import Decide
from mergemaker.room.connection import MOST_WAITING
from mergemaker.room.events import Acted, Said, Undone
from mergemaker.room.messages.setup import DEFAULT_BOT, DaysClock, LiveClock
from mergemaker.room.person import Person
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


def test_a_person_who_has_seen_more_than_a_host_is_not_refused_by_it() -> None:
    """The answer to a command is the same at every host, also at one that has not heard of the last actions yet."""

    async def play() -> None:
        one = House()
        other = House(one.store)
        here = await one.open("me", "guest")
        there = await other.rooms.room(here.state.id)
        page, elsewhere = Page(here, ANN), Page(there, ANN)
        for number in range(24):
            await page.send("look", seat=running(here).seat_to_act)
            act = {"action": page.now["legal"][0], "version": page.now["version"], "seat": page.now["seat"]}
            pages = [page] if number % 4 else [elsewhere, page]  # every fourth goes to the host that is behind
            answers = [(await each.send("act", command_id=f"c{number}", **act))[-1] for each in pages]
            assert {answer["type"] for answer in answers} == {"ack"}, answers
            assert len({answer["version"] for answer in answers}) == 1

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
        assert running(room).away == {seat: DEFAULT_BOT}
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


def test_what_happens_around_the_table_is_in_the_log() -> None:
    async def play() -> None:
        house = House()
        room = await house.open("me", "open", undo="free")
        await room.submit(BEN, None, lambda state: seating.join(state, BEN, state.code, None, None))
        await house.rooms.start(room, ANN)
        page = Page(room, ANN)
        await page.send("hello")
        await room.submit(BEN, None, lambda state: seating.leave(state, BEN))
        await room.submit(BEN, None, lambda state: commands.take_back_seat(state, BEN, None))
        page.receive()
        lines = [line["line"] for line in page.now["lines"] if line["kind"] == "note"]
        assert lines[-2:] == [{"key": key, "values": {"player": "Ben"}} for key in ("note.left", "note.returned")]
        fresh = Page(room, ANN)
        await fresh.send("hello")
        assert [line["kind"] for line in fresh.now["lines"]][-2:] == ["note", "note"]
        await room.close()

    asyncio.run(play())


def test_notes_stay_when_actions_before_them_are_taken_back() -> None:
    async def play() -> None:
        house = House()
        room = await house.open("me", "guest", clock=LiveClock(60, 0))
        action = running(room).table.legal()[0]
        await room.submit(ANN, None, lambda state: commands.act(state, ANN, action, None, None))
        house.time += 61.0
        await room.submit(None, None, lambda state: commands.time_is_up(state, house.time))
        await room.submit(None, None, lambda state: [Undone(0, 0)])
        (note,) = running(room).notes
        assert (note.at, note.fact, note.line.key) == (0, len(running(room).table.facts), "note.time")
        await room.close()

    asyncio.run(play())


def test_one_person_among_bots_says_how_fast_they_are() -> None:
    async def play() -> None:
        house = House()
        alone, friends = await house.open("me", "bot"), await house.open("me", "open", bot_speed="instant")
        await friends.submit(BEN, None, lambda state: seating.join(state, BEN, state.code, None, None))
        await house.rooms.start(friends, ANN)
        page = Page(alone, ANN)
        await page.send("hello")
        assert page.now["info"]["bot_speed"] == "calm"
        assert (await page.send("bot_speed", speed="instant", command_id="s"))[-1]["type"] == "ack"
        assert page.now["info"]["bot_speed"] == "instant"
        hurried = Page(friends, BEN)
        await hurried.send("hello")
        assert hurried.now["info"]["bot_speed"] is None
        for asked in ({"kind": "bot_speed", "speed": "quick"}, {"kind": "skip"}):
            assert (await hurried.send(**asked))[-1]["reason"] == "hurries_others"
        for room in (alone, friends):
            await room.close()

    asyncio.run(play())


@pytest.mark.parametrize("hurry", [{"kind": "skip"}, {"kind": "bot_speed", "speed": "instant"}])
def test_bots_take_their_time_unless_told_otherwise(hurry: dict[str, str]) -> None:
    """A pause of an hour is over at once, up to the person's own decision."""

    async def play() -> None:
        house = House(pause=3600.0)
        room = await house.open("bot", "bot", "me")
        page = Page(room, ANN)
        await page.send("hello")
        while running(room).bot_to_act is None:
            await page.send("act", command_id=f"c{room.state.version}", action=page.now["legal"][0])
        before = len(running(room).table.actions)
        await asyncio.sleep(0.05)
        assert len(running(room).table.actions) == before
        await page.send(**hurry)
        async with asyncio.timeout(10):
            await quiet(room)
        assert len(running(room).table.actions) > before
        await room.close()

    asyncio.run(play())


def test_a_game_says_whose_move_it_is_and_until_when() -> None:
    async def play() -> None:
        house = House()
        room = await house.open("me", "open", clock=DaysClock(2))
        await room.submit(BEN, None, lambda state: seating.join(state, BEN, state.code, None, None))
        await house.rooms.start(room, ANN)
        infos = [projection.info_of(room.state, person, room.attendance()) for person in (ANN, BEN)]
        assert [info.my_turn for info in infos] == [info.my_seats == [running(room).seat_to_act] for info in infos]
        assert sum(info.my_turn for info in infos) == 1
        assert infos[0].deadline == house.time + 2 * 86_400
        await room.close()

    asyncio.run(play())


def test_the_clock_of_an_abandoned_game_stands_still_until_it_is_played_on() -> None:
    async def play() -> None:
        house = House()
        room = await house.open("me", "guest", clock=LiveClock(60, 0), public=True)
        assert await house.rooms.lobby() == [room]
        await room.submit(ANN, None, lambda state: seating.remove(state, ANN))
        assert await house.rooms.lobby() == []
        house.time += 1_000.0
        assert commands.time_is_up(room.state, house.time) == []
        action = running(room).table.legal()[0]
        await room.submit(ANN, None, lambda state: commands.act(state, ANN, action, None, None))
        clock = running(room).clock
        assert clock is not None
        assert clock.ends_at() == house.time + 60.0
        await room.close()

    asyncio.run(play())


def test_a_game_is_taken_off_the_list_where_nobody_else_waits() -> None:
    async def play() -> None:
        house = House()
        alone, friends = await house.open("me", "guest"), await house.open("me", "open")
        await friends.submit(BEN, None, lambda state: seating.join(state, BEN, state.code, None, None))
        await house.rooms.start(friends, ANN)
        for person in (ANN, BEN, Person("c", "Cleo")):
            with pytest.raises(Refusal, match="other people"):
                seating.remove(friends.state, person)
        await alone.submit(ANN, None, lambda state: seating.remove(state, ANN))
        assert [room.state.id for room in await house.rooms.mine(ANN)] == [friends.state.id]
        action = running(alone).table.legal()[0]
        await alone.submit(ANN, None, lambda state: commands.act(state, ANN, action, None, None))
        assert len(await house.rooms.mine(ANN)) == 2
        await friends.submit(BEN, None, lambda state: seating.leave(state, BEN))
        await friends.submit(BEN, None, lambda state: seating.remove(state, BEN))
        assert friends.state.removed_by == {"b"}
        for room in (alone, friends):
            await room.close()

    asyncio.run(play())


def test_a_viewer_may_ask_why_of_their_own_decision_only() -> None:
    async def play() -> None:
        room = await House().open("me", "guest", "guest")
        game = running(room)
        acting = game.seat_to_act
        for seat in (0, 1, 2):
            page = Page(room, ANN, seat)
            (answer,) = [message for message in await page.send("why", command_id="1") if message["type"] == "why"]
            assert (answer["why"] is not None) == (seat == acting)
        onlooker = Page(room, None)
        (answer,) = [message for message in await onlooker.send("why", command_id="1") if message["type"] == "why"]
        assert answer["why"] is None

    asyncio.run(play())
