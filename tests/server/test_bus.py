"""Servers on one store tell each other which games have changed, and bring them up to date."""

import asyncio
import queue
from collections.abc import Callable, Iterable

from mergemaker.room import commands
from mergemaker.room.interfaces import StoreUnavailable
from mergemaker.server.bus import Announcer, Listener

from ..room.house import ANN, House, MemoryStore


class LocalChannel:
    """A channel within this process."""

    def __init__(self) -> None:
        self.payloads: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.sent: list[str] = []
        self.broken = False
        self.listened = False

    def notify(self, payloads: Iterable[str]) -> None:
        """Passes them to the listener."""
        if self.broken:
            raise StoreUnavailable("no connection")
        for payload in payloads:
            self.sent.append(payload)
            self.payloads.put(payload)

    def listen(self, listening: Callable[[], None], received: Callable[[str], None]) -> None:
        """Until it is closed."""
        listening()
        self.listened = True
        while (payload := self.payloads.get()) is not None:
            received(payload)

    def close(self) -> None:
        """The listener returns."""
        self.payloads.put(None)


async def nobody(person: str, game: str) -> None:
    """Nobody is to be told anything."""


async def until(come: Callable[[], bool]) -> None:
    """Returns when it has come."""
    async with asyncio.timeout(10):
        while not come():
            await asyncio.sleep(0.005)


async def settled(channel: LocalChannel) -> None:
    """Returns when there is a listener that has caught up."""
    await until(lambda: channel.listened)
    for _ in range(10):  # what that has put into the loop is done
        await asyncio.sleep(0)


def test_a_room_on_another_server_is_updated() -> None:
    async def work() -> None:
        store, channel = MemoryStore(), LocalChannel()
        here, there = House(store), House(store, seed=1)
        room = await here.open("me", "guest")
        elsewhere = await there.rooms.room(room.state.id)
        announcer, listener = Announcer(channel, "here"), Listener(channel, "there", there.rooms, nobody)
        announcer.begin()
        listener.begin()
        await settled(channel)
        await room.submit(ANN, None, lambda state: commands.say(state, ANN, "one"))
        await room.submit(ANN, None, lambda state: commands.say(state, ANN, "two"))
        announcer.changed(room.state.id)
        announcer.changed(room.state.id)
        await until(lambda: len(elsewhere.state.chat) == 2)
        assert channel.sent == [f"here {room.state.id}"], "several changes at once are one notification"
        await announcer.close()
        await listener.close()

    asyncio.run(work())


def test_a_server_ignores_its_own_notifications_and_survives_a_broken_channel() -> None:
    async def work() -> None:
        store, channel = MemoryStore(), LocalChannel()
        house, other = House(store), House(store, seed=1)
        room = await house.open("me", "guest")
        seen = await other.rooms.room(room.state.id)
        announcer, listener = Announcer(channel, "one"), Listener(channel, "one", other.rooms, nobody)
        announcer.begin()
        listener.begin()
        await settled(channel)
        await room.submit(ANN, None, lambda state: commands.say(state, ANN, "hello"))
        channel.broken = True
        announcer.changed(room.state.id)
        await asyncio.sleep(0.05)
        channel.broken = False
        announcer.changed(room.state.id)
        await until(lambda: bool(channel.sent))
        await asyncio.sleep(0.05)
        assert seen.state.chat == []
        await announcer.close()
        await listener.close()

    asyncio.run(work())
