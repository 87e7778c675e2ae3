"""Questions about the position one sees: asked by players and onlookers, answered from what each may know."""

import asyncio

from .house import ANN, House, Page


def test_the_squares_are_told_to_players_and_onlookers() -> None:
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


def test_the_ledger_is_told_only_where_holdings_are_hidden() -> None:
    async def play() -> None:
        house = House()
        for edition, told in (("renegade", False), ("avalon-hill", True)):
            room = await house.open("me", "guest", edition=edition)
            page = Page(room, ANN)
            answer = (await page.send("ledger", command_id="l"))[-1]
            assert answer["command_id"] == "l"
            assert (answer["ledger"] is not None) == told
            await room.close()

    asyncio.run(play())
