"""What a game leaves behind is freed at once: collecting garbage holds everybody at a server up."""

import asyncio
import gc
import random
from collections import Counter

from mergemaker.room.running import Running

from .house import ANN, House, Page


def test_a_game_leaves_no_garbage_to_collect() -> None:
    """Nothing that an action makes refers to itself in a circle; the game itself is still there."""

    async def play(house: House) -> int:
        room = await house.open("me", "guest")
        pages = [Page(room, ANN, 0), Page(room, ANN, 1), Page(room, None)]
        for page in pages:
            await page.send("hello", patches=True)
        chance = random.Random(4)
        for number in range(200):
            for page in pages:
                page.receive()
            assert isinstance(room.state, Running)
            actor = next((page for page in pages if page.now["legal"]), None)
            if actor is None or room.state.status == "over":
                return number
            action = chance.choice(actor.now["legal"])
            await actor.send("act", command_id=f"c{number}", action=action, version=actor.now["version"])
        return number

    house = House()  # which outlives the collection
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        actions = asyncio.run(play(house))
        gc.collect()
        left = Counter(type(each).__name__ for each in gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert actions > 100
    assert left.total() < actions, left.most_common(10)
