"""What every bus does: messages reach the others that have subscribed, in order, and never the sender."""

import asyncio
from collections.abc import Callable

import pytest

from mergemaker.server.bus import Bus
from mergemaker.server.bus.local import Hub, LocalBus
from mergemaker.server.bus.nats import NatsBus
from mergemaker.server.store.notify import PostgresBus

from .postgres import Postgres


@pytest.fixture(params=["local", "postgres", "nats"])
def new_bus(request: pytest.FixtureRequest) -> Callable[[], Bus]:
    """Makes the ends of one bus."""
    match request.param:
        case "local":
            hub = Hub()
            return lambda: LocalBus(hub)
        case "postgres":
            url = request.getfixturevalue("postgres").url
            return lambda: PostgresBus(url)
        case _:
            address = request.getfixturevalue("nats")
            return lambda: NatsBus(address)


class End:
    """One end of a bus, and what it has heard."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.heard: list[tuple[str, str]] = []
        self.connected: list[bool] = []

    async def begin(self) -> "End":
        """It is connected."""
        self.bus.begin(lambda topic, message: self.heard.append((topic, message)), self.connected.append)
        await until(lambda: self.connected == [True])
        return self


async def until(come: Callable[[], bool]) -> None:
    """Returns when it has come."""
    async with asyncio.timeout(10):
        while not come():
            await asyncio.sleep(0.005)


def test_messages_reach_the_others_that_have_subscribed(new_bus: Callable[[], Bus]) -> None:
    async def work() -> None:
        here, there, elsewhere = [await End(new_bus()).begin() for _ in range(3)]
        for end in (here, there):
            await end.bus.subscribe("game.a")
        await elsewhere.bus.subscribe("game.b")
        for number in range(20):
            here.bus.publish("game.a", f"{number} “ü”")
        here.bus.publish("game.b", "other")
        await until(lambda: len(there.heard) == 20 and len(elsewhere.heard) == 1)
        assert there.heard == [("game.a", f"{number} “ü”") for number in range(20)]
        assert elsewhere.heard == [("game.b", "other")]
        there.bus.unsubscribe("game.a")
        await there.bus.subscribe("game.c")
        here.bus.publish("game.a", "unheard")
        here.bus.publish("game.c", "heard")
        await until(lambda: there.heard[-1] == ("game.c", "heard"))
        assert len(there.heard) == 21
        assert here.heard == []
        for end in (here, there, elsewhere):
            await end.bus.close()

    asyncio.run(work())


def test_what_is_published_before_closing_is_sent(new_bus: Callable[[], Bus]) -> None:
    async def work() -> None:
        here, there = [await End(new_bus()).begin() for _ in range(2)]
        await there.bus.subscribe("site")
        here.bus.publish("site", "goodbye")
        await here.bus.close()
        await until(lambda: there.heard == [("site", "goodbye")])
        await there.bus.close()

    asyncio.run(work())


def test_a_lost_connection_is_made_again_with_all_its_topics(postgres: Postgres) -> None:
    import psycopg

    async def work() -> None:
        here, there = [await End(PostgresBus(postgres.url)).begin() for _ in range(2)]
        await there.bus.subscribe("game.a")
        with psycopg.connect(postgres.url, autocommit=True) as other:
            other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        await until(lambda: there.connected == [True, False, True])
        here.bus.publish("game.a", "again")
        await until(lambda: there.heard == [("game.a", "again")])
        for end in (here, there):
            await end.bus.close()

    asyncio.run(work())
