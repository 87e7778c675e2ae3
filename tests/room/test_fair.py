"""Bots that follow a player: each game's level comes from the games before, and is the same after a restart."""

import asyncio
import random

from mergemaker.room import events as ev
from mergemaker.room.fair import fair_result
from mergemaker.room.interfaces import BotResult
from mergemaker.room.messages.setup import SeatSetup, Setup
from mergemaker.room.room import Room
from mergemaker.room.running import Running

from .games import game_of
from .house import ANN, House, Page

SEATS = [SeatSetup("me"), SeatSetup("bot", bot="fair"), SeatSetup("bot", bot="fair")]


def running(room: Room) -> Running:
    """The game, which has begun."""
    assert isinstance(room.state, Running)
    return room.state


async def play_to_the_end(room: Room) -> None:
    """Ann plays at random, and the bots too."""
    page = Page(room, ANN)
    await page.send("hello")
    chance = random.Random(4)
    number = 0
    while not running(room).over:
        while running(room).bot_to_act is not None:
            await asyncio.sleep(0)
        page.receive()
        if page.now["legal"]:
            number += 1
            action = chance.choice(page.now["legal"])
            await page.send("act", command_id=f"c{number}", action=action, version=page.now["version"])


def test_the_next_bots_follow_the_last_result() -> None:
    async def work() -> None:
        house = House()
        first = await house.rooms.create(ANN, Setup(seats=SEATS), start=True)
        assert [running(first).level_at(seat) for seat in (1, 2)] == ["dial-00", "dial-00"]
        await play_to_the_end(first)
        result = fair_result(running(first), ANN.id)
        assert result is not None
        again = await house.rooms.rematch(first, ANN)
        assert running(again).fair_level == f"dial-1{result.place}"
        elsewhere = await House(house.store).rooms.room(again.state.id)
        assert running(elsewhere).fair_level == running(again).fair_level

    asyncio.run(work())


def finished(bots: tuple[str, str], fair_level: str | None) -> Running:
    """A game of Ann's against two bots, played to its end."""
    seats = [ev.Seat("Ann", user=ANN.id), *(ev.Seat(name, bot=bot) for name, bot in zip("BC", bots, strict=True))]
    game = game_of("renegade", 3, 7, 10_000, seats=seats)
    game.fair_level = fair_level
    return game


def test_only_games_against_such_bots_tell_something() -> None:
    """The place counts those who have more; a game with other bots is no measure."""
    game = finished(("fair", "fair"), "dial-40")
    assert game.table.result is not None
    final = game.table.result.final
    assert fair_result(game, ANN.id) == BotResult("dial-40", 2, sum(money > final["Ann"] for money in final.values()))
    assert fair_result(game, "someone else") is None
    assert fair_result(finished(("fair", "hard"), "dial-40"), ANN.id) is None
    assert fair_result(finished(("dial-40", "dial-40"), None), ANN.id) is None
