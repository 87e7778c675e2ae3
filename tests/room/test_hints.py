"""Hints at the table: for the player to act, announced to everybody, and never in a rated game with other people."""

import asyncio

import pytest

from mergemaker.room import commands
from mergemaker.room.events import Hinted, Seat
from mergemaker.room.refusal import Refusal
from mergemaker.room.running import Running
from mergemaker.words import line

from .games import game_of
from .house import ANN, House, Page


def test_a_hint_is_given_to_one_and_announced_to_everybody() -> None:
    """Once for each decision, in everybody's log; the game counts in no rating from then on."""

    async def play() -> None:
        house = House()
        room = await house.open("me", "bot")
        assert isinstance(room.state, Running)
        while room.state.seat_to_act != 0:
            await asyncio.sleep(0)
        page, onlooker = Page(room, ANN), Page(room, None)
        await onlooker.send("hello")
        assert room.state.rated
        answers = await page.send("hint", command_id="h")
        hint = next(answer for answer in answers if answer["type"] == "hint")
        assert hint["command_id"] == "h"
        assert hint["hint"]["player"] == "Ann"
        assert hint["hint"]["choices"][0]["reason"]["key"] == "better.played_out"
        seen = onlooker.receive()
        assert [answer["type"] for answer in seen] == ["update"]
        assert {"key": "note.hinted", "values": {"player": "Ann"}} in [events["line"] for events in seen[0]["lines"]]
        await page.send("hint", command_id="again")
        events = [stored.event for stored in house.store.logs[room.state.id] if isinstance(stored.event, Hinted)]
        assert events == [Hinted(0)]
        assert [note.line for note in room.state.notes] == [line("note.hinted", player="Ann")]
        assert room.state.rated  # it counts, but not in Ann's favour
        assert room.state.helped == {0}
        await room.close()

    asyncio.run(play())


def test_the_teacher_warns_a_person_among_bots() -> None:
    """Before an action that costs more than the limit, which is announced as a hint is."""

    async def play() -> None:
        house = House()
        room = await house.open("me", "bot")
        assert isinstance(room.state, Running)
        while room.state.seat_to_act != 0:
            await asyncio.sleep(0)
        page = Page(room, ANN)
        first, second = ({"type": "place_tile", "tile": tile} for tile in room.state.insight(0).hand[:2])
        for action, limit in ((first, 5), (second, 20)):
            answer = (await page.send("teach", command_id="t", action=action, limit=limit))[-1]
            assert (answer["type"], answer["warned"]) == ("teach", None)
        assert room.state.hinted == {}
        warned = (await page.send("teach", command_id="t", action=second))[-1]["warned"]
        assert (warned["loss"], warned["reason"]["key"]) == (10.0, "better.played_out")
        assert room.state.hinted == {0: len(room.state.table.actions)}
        refused = (await page.send("teach", command_id="t", action={"type": "buy", "shares": {}}))[-1]
        assert refused["reason"] == "not_this_decision"
        await room.close()

    asyncio.run(play())


def test_a_hint_is_refused_where_it_would_be_unfair_or_too_early() -> None:
    """In a rated game with other people, where the host says so, out of turn, and while the coach is not ready."""

    rated = game_of("renegade", 2, 1, 0, seats=[Seat("Ann", user="a"), Seat("Ben", user="b")])
    with pytest.raises(Refusal, match="rated"):
        commands.hinted_seat(rated, ANN, None)

    async def refusal(page: Page) -> str:
        return str((await page.send("hint", command_id="h"))[-1].get("reason"))

    async def play() -> None:
        house = House()
        room = await house.open("me", "guest", hints=False)
        assert await refusal(Page(room, ANN)) == "hints_off"
        await room.close()
        room = await house.open("me", "guest")
        assert await refusal(Page(room, None)) == "no_name"
        page = Page(room, ANN)
        assert isinstance(room.state, Running)
        page.connection.seat = 1 - (room.state.seat_to_act or 0)
        assert await refusal(page) == "not_to_act"
        page.connection.seat = room.state.seat_to_act
        house.bots.fail = True
        assert await refusal(page) == "coach_not_ready"
        assert not any(isinstance(stored.event, Hinted) for stored in house.store.logs[room.state.id])
        house.bots.fail = False
        assert await refusal(page) == "None"
        await room.close()

    asyncio.run(play())
