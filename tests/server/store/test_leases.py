"""One process at a time is in charge of a game, and one that comes too late stores nothing."""

import asyncio
import contextlib
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from mergemaker.room import events as ev
from mergemaker.room.interfaces import Lease, LeaseLost, StoredGame, StoreUnavailable
from mergemaker.room.messages.setup import SeatSetup, Setup
from mergemaker.room.person import Person
from mergemaker.server.store.database import Database
from mergemaker.server.store.games import GameRepository
from mergemaker.server.store.leases import LeaseRepository
from mergemaker.server.store.people import PeopleRepository, Session
from mergemaker.server.store.schema import leases, processes

from ..postgres import Postgres


@pytest.fixture
def shared(postgres: Postgres) -> Iterator[Database]:
    """A database that several processes share."""
    opened = Database(postgres.url)
    yield opened
    opened.close()


async def new_game(database: Database, name: str) -> GameRepository:
    """The game is stored."""
    games = GameRepository(database)
    person = Person(f"user of {name}", "Ann")
    await PeopleRepository(database).add_guest(person, Session(f"session of {name}", "cookie", 1.0))
    setup = Setup(seats=[SeatSetup("me"), SeatSetup("bot")])
    await games.create(StoredGame(name, f"code of {name}", setup, 1.0), [ev.Seated(person.id, [])], person.id)
    return games


async def die(database: Database, process: str) -> None:
    """The process has given no sign of life for long."""
    long_ago = sa.update(processes).where(processes.c.name == process).values(beat=0.0)
    await database.write(lambda connection: connection.execute(long_ago).rowcount)


def test_a_lease_has_one_holder_until_it_is_given_back_or_its_holder_dies(shared: Database) -> None:
    async def work() -> None:
        await new_game(shared, "lease-1")
        one, two = LeaseRepository(shared, "one"), LeaseRepository(shared, "two")
        assert (await one.beat(1_000)).living >= {"one"}
        await two.beat(1_000)
        first = await one.acquire("lease-1")
        assert first == Lease("one", 1)
        assert await two.acquire("lease-1") is None
        assert await two.free(["lease-1"]) == []
        assert await one.release("lease-1", first)
        assert await two.free(["lease-1"]) == ["lease-1"]
        assert await two.acquire("lease-1") == Lease("two", 2)
        assert not await one.release("lease-1", first), "it is another's by now"
        await die(shared, "two")
        pulse = await one.beat(1_000)
        assert "two" not in pulse.living
        assert "lease-1" in pulse.orphans
        assert await one.acquire("lease-1") == Lease("one", 3, orphaned=True)
        assert (await two.beat(1_000)).late, "it learns that others took it for dead"
        await two.end()
        await one.end()

    asyncio.run(work())


def test_a_process_that_comes_too_late_stores_nothing(shared: Database) -> None:
    async def work() -> None:
        games = await new_game(shared, "lease-2")
        late, now = LeaseRepository(shared, "late"), LeaseRepository(shared, "now")
        await late.beat(1_000)
        await now.beat(1_000)
        old = await late.acquire("lease-2")
        assert old is not None
        await games.append("lease-2", [ev.Stored(2, 2.0, ev.Said("Ann", 0, "in time"))], None, (), old)
        await die(shared, "late")
        new = await now.acquire("lease-2")
        with pytest.raises(LeaseLost):
            await games.append("lease-2", [ev.Stored(3, 3.0, ev.Said("Ann", 0, "late"))], None, (), old)
        await games.append("lease-2", [ev.Stored(3, 3.0, ev.Said("Ann", 0, "now"))], None, (), new)
        said = [stored.event for stored in await games.events_after("lease-2", 1)]
        assert said == [ev.Said("Ann", 0, "in time"), ev.Said("Ann", 0, "now")]
        await now.end()

    asyncio.run(work())


def test_a_process_halted_in_a_transaction_does_not_hold_up_the_others(shared: Database, postgres: Postgres) -> None:
    async def work() -> None:
        await new_game(shared, "lease-3")
        halted, other = LeaseRepository(shared, "halted"), LeaseRepository(shared, "other")
        await halted.beat(1_000)
        await halted.acquire("lease-3")
        await die(shared, "halted")
        frozen = Database(postgres.url)
        with frozen.engine.connect() as connection:
            connection.execute(sa.select(leases).where(leases.c.game == "lease-3").with_for_update())
            lease = None
            async with asyncio.timeout(10):
                while lease is None:
                    with contextlib.suppress(StoreUnavailable):
                        lease = await other.acquire("lease-3")
            with pytest.raises(sa.exc.DBAPIError):
                connection.rollback()  # PostgreSQL has ended it
            connection.invalidate()
        frozen.close()
        await other.end()

    asyncio.run(work())
