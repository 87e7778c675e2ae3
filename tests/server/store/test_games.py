"""Games and their logs on disk: what is appended is read again, and the two keys of the log hold."""

import asyncio

import pytest

from mergemaker.room import events as ev
from mergemaker.room.interfaces import Conflict, StoredGame
from mergemaker.room.messages.orders import DiscardOrder, Order
from mergemaker.room.messages.setup import LiveClock, SeatSetup, Setup
from mergemaker.room.person import Person
from mergemaker.server.store.database import Database
from mergemaker.server.store.games import GameRepository
from mergemaker.server.store.people import PeopleRepository, Session

SEATED = ev.Seated("a", [ev.Seat("Ann", user="a"), ev.Seat()])


async def people(database: Database) -> GameRepository:
    """The games of a database in which Ann and Ben are known."""
    known = PeopleRepository(database)
    for user in ("a", "b"):
        await known.add_guest(Person(user, user), Session(f"hash of {user}", "cookie", 0.0))
    return GameRepository(database)


def game(name: str, created: float = 1.0, public: bool = False, timed: bool = False) -> StoredGame:
    """A game that waits."""
    clock = LiveClock(600, 0) if timed else None
    setup = Setup("hasbro", {"trading": True}, [SeatSetup("me"), SeatSetup("open")], public, clock)
    return StoredGame(name, f"code-{name}", setup, created)


def test_stored_games_and_events_are_read_back(database: Database) -> None:
    async def work() -> None:
        games = await people(database)
        await games.create(game("g"), [SEATED], "a")
        await games.append("g", [ev.Stored(2, 5.0, ev.Said("Ann", 0, "hello"), "a:c1")], "a")
        assert await games.game("g") == game("g")
        assert await games.id_of_code("code-g") == "g"
        assert await games.events_after("g", 0) == [
            ev.Stored(1, 1.0, SEATED),
            ev.Stored(2, 5.0, ev.Said("Ann", 0, "hello"), "a:c1"),
        ]
        assert [stored.seq for stored in await games.events_after("g", 1)] == [2]
        assert await games.game("other") is None
        assert await games.id_of_code("other") is None

    asyncio.run(work())


@pytest.mark.parametrize(
    "second", [ev.Stored(2, 6.0, ev.Paused(0), "a:c2"), ev.Stored(3, 6.0, ev.Paused(0), "a:c1")], ids=["seq", "command"]
)
def test_the_second_writer_gets_a_conflict_and_changes_nothing(database: Database, second: ev.Stored) -> None:
    async def work() -> None:
        games = await people(database)
        await games.create(game("g"), [SEATED], "a")
        await games.append("g", [ev.Stored(2, 5.0, ev.Said("Ann", 0, "hello"), "a:c1")], "a")
        with pytest.raises(Conflict):
            await games.append("g", [second, ev.Stored(9, 6.0, ev.Resumed(0))], "a")
        assert len(await games.events_after("g", 0)) == 2

    asyncio.run(work())


def test_games_are_found_by_person_status_and_kind(database: Database) -> None:
    async def work() -> None:
        games = await people(database)
        for one in (game("old", 1.0, public=True), game("new", 9.0, public=True), game("own", 5.0, timed=True)):
            await games.create(one, [SEATED], "a")
        assert await games.public(0.0, 10) == ["new", "old"]
        assert await games.public(2.0, 10) == ["new"]
        assert await games.timed() == []
        both = ev.Seated("a", [ev.Seat("Ann", user="a"), ev.Seat("Ben", user="b")])
        await games.append("own", [ev.Stored(2, 20.0, both), ev.Stored(3, 20.0, ev.Started(1, []))], "a")
        assert await games.timed() == ["own"]
        assert await games.of_person("b", 10) == ["own"]
        assert await games.of_person("a", 2) == ["own", "new"]
        await games.append("new", [ev.Stored(2, 30.0, ev.Started(1, []))], "a")
        assert await games.public(0.0, 10) == ["old", "new"], "those that wait stand first"

    asyncio.run(work())


def test_a_game_taken_off_the_list_does_not_fill_it_and_playing_on_puts_it_back(database: Database) -> None:
    async def work() -> None:
        games = await people(database)
        for name in ("one", "two", "three"):
            await games.create(game(name), [SEATED], "a")
        await games.append("three", [ev.Stored(2, 30.0, ev.Removed("a"))], "a")
        await games.append("two", [ev.Stored(2, 20.0, ev.Paused(0))], "a")
        assert await games.of_person("a", 2) == ["two", "one"]
        await games.append("three", [ev.Stored(3, 40.0, ev.Relisted("a"))], "a")
        assert await games.of_person("a", 2) == ["three", "two"]

    asyncio.run(work())


def test_an_order_moves_a_game_in_nobodys_list(database: Database) -> None:
    async def work() -> None:
        games = await people(database)
        await games.create(game("one", 1.0), [SEATED], "a")
        await games.create(game("two", 2.0), [SEATED], "a")
        left = ev.Ordered(0, 1, Order(DiscardOrder()))
        await games.append("one", [ev.Stored(2, 50.0, left, "a:c1")], "a")
        assert await games.of_person("a", 2) == ["two", "one"]
        assert (await games.events_after("one", 1))[0].event == left

    asyncio.run(work())
