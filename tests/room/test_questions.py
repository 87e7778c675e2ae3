"""Questions about the position one sees: asked by players and onlookers, answered from what each may know."""

import asyncio
from unittest.mock import patch

from mergemaker.game.actions import action_data
from mergemaker.game.ledger import ledger_sheet
from mergemaker.game.squares import squares_of
from mergemaker.room import questions
from mergemaker.room.running import Running

from .house import ANN, House, Page


def test_the_squares_are_sent_to_players_and_onlookers() -> None:
    async def play() -> None:
        house = House()
        room = await house.open("me", "open")
        page, onlooker = Page(room, ANN), Page(room, None)
        assert (await page.send("squares", command_id="early"))[-1]["squares"] is None
        await room.close()
        room = await house.open("me", "guest")
        page, onlooker = Page(room, ANN), Page(room, None)
        seen = (await page.send("look", seat=0))[-1]["view"]
        hand = next(player["tiles"] for player in seen["players"] if player["name"] == "Ann")
        mine = (await page.send("squares", command_id="a"))[-1]["squares"]
        assert [square["tile"] for square in mine["squares"] if square["place"] == "hand"] == hand
        theirs = (await onlooker.send("squares", command_id="b"))[-1]["squares"]
        assert theirs["unseen"] == mine["unseen"] + len(hand)
        await room.close()

    asyncio.run(play())


def test_what_is_asked_again_is_made_once_for_a_position() -> None:
    async def play() -> None:
        room = await House().open("me", "guest", edition="avalon-hill")
        pages = [Page(room, None) for _ in range(5)]
        with (
            patch.object(questions, "squares_of", wraps=squares_of) as squares,
            patch.object(questions, "ledger_sheet", wraps=ledger_sheet) as ledger,
        ):
            for _ in range(2):
                answers = [await page.send(kind, command_id="a") for page in pages for kind in ("squares", "ledger")]
                assert answers[0] == answers[2] != answers[1] == answers[3]
            assert (squares.call_count, ledger.call_count) == (1, 1)
            assert isinstance(room.state, Running)
            await Page(room, ANN).send("act", action=action_data(room.state.table.legal()[0]), command_id="b")
            await pages[0].send("squares", command_id="a")
            assert squares.call_count == 2
        await room.close()

    asyncio.run(play())


def test_the_ledger_is_sent_only_where_holdings_are_hidden() -> None:
    async def play() -> None:
        house = House()
        for edition, answers in (("renegade", False), ("avalon-hill", True)):
            room = await house.open("me", "guest", edition=edition)
            page = Page(room, ANN)
            answer = (await page.send("ledger", command_id="l"))[-1]
            assert answer["command_id"] == "l"
            assert (answer["ledger"] is not None) == answers
            await room.close()

    asyncio.run(play())
