"""A lesson at a table: the others play what is written, the learner is asked, corrected, and may come back later."""

import asyncio

from mergemaker.game.lessons import lesson_named
from mergemaker.room.events import Started, Stored
from mergemaker.room.room import Room
from mergemaker.room.running import Running

from .house import ANN, BEN, House, MemoryStore, Page
from .test_room import quiet, running


async def learn(house: House, again: bool = False) -> tuple[Room, Page]:
    """Ann takes up the first lesson."""
    room = await house.rooms.learn(ANN, "first", again)
    page = Page(room, ANN)
    await page.send("hello")
    return room, page


async def follow(page: Page, until: str) -> None:
    """The learner does what is asked, up to the step of that name."""
    lesson = lesson_named("first")
    while True:
        await quiet(page.room)
        page.receive()
        step = page.now["lesson"]["step"]
        if step == until:
            return
        game = running(page.room)
        move = lesson.next_move(game.table)
        assert move is not None
        action = next(action for action in game.table.legal() if move.admits(action))
        await page.send("act", command_id=f"{len(game.table.actions)}", action=action)


def test_a_whole_lesson_is_played_at_a_table_and_counted_nowhere() -> None:
    async def play() -> None:
        house = House()
        house.bots.fail = True  # no bot is asked: what the others play is written
        room, page = await learn(house)
        assert page.now["lesson"]["squares"] == ["4D"]
        await follow(page, "done")
        game = running(room)
        assert game.over
        assert game.is_practice
        assert game.unrated
        assert game.table.result is not None
        assert game.table.result.winners == ["Ann"]
        assert page.now["lesson"]["task"] is None

    asyncio.run(play())


def test_what_the_lesson_does_not_ask_for_is_refused_with_what_it_asks() -> None:
    async def play() -> None:
        room, page = await learn(House())
        (refused,) = await page.send("act", command_id="1", action={"type": "place_tile", "tile": "8F"})
        assert refused["reason"] == "lesson_asks"
        assert refused["values"] == {"task": {"key": "lesson.first.place.task"}}
        assert refused["message"].endswith("Place tile 4D.")
        (illegal,) = await page.send("act", command_id="2", action={"type": "place_tile", "tile": "1A"})
        assert (illegal["code"], illegal["reason"]) == ("illegal", "not_in_hand")
        assert running(room).table.actions == []

    asyncio.run(play())


def test_a_lesson_is_taken_up_where_it_was_left_even_after_a_restart() -> None:
    async def play() -> None:
        store = MemoryStore()
        room, page = await learn(House(store))
        await follow(page, "grow")
        steps = page.now["lesson"]["steps"]
        assert page.now["info"]["progress"] == {"taken": page.now["lesson"]["number"] - 1, "steps": steps}
        again, page = await learn(House(store))
        assert again.state.id == room.state.id
        assert page.now["lesson"]["step"] == "grow"
        fresh, page = await learn(House(store, seed=5), again=True)
        assert fresh.state.id != room.state.id
        assert page.now["lesson"]["step"] == "place"

    asyncio.run(play())


def test_taking_back_returns_to_the_step_before() -> None:
    async def play() -> None:
        _, page = await learn(House())
        await follow(page, "found")
        await page.send("undo", command_id="u")
        assert page.now["lesson"]["step"] == "connect"

    asyncio.run(play())


def test_onlookers_are_not_taught() -> None:
    async def play() -> None:
        room, _ = await learn(House())
        for person in (BEN, None):
            onlooker = Page(room, person)
            await onlooker.send("hello")
            assert onlooker.now["lesson"] is None
            assert onlooker.now["info"]["lesson"] == "first"

    asyncio.run(play())


def test_a_lesson_of_which_the_file_is_gone_is_played_on_as_an_ordinary_game() -> None:
    async def play() -> None:
        store = MemoryStore()
        room, _ = await learn(House(store))
        log = store.logs[room.state.id]
        log[1] = Stored(2, log[1].at, Started(0, [*lesson_named("first").bag], lesson="forgotten"))
        loaded = await House(store).rooms.room(room.state.id)
        assert isinstance(loaded.state, Running)
        assert loaded.state.script is None
        page = Page(loaded, ANN)
        await page.send("hello")
        assert page.now["lesson"] is None
        came = await page.send("act", command_id="1", action={"type": "place_tile", "tile": "8F"})
        assert any(message["type"] == "ack" for message in came)

    asyncio.run(play())
