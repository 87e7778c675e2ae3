"""Finished games on disk: counted once, with the ratings in the same transaction."""

import asyncio
from collections.abc import Mapping

from mergemaker.room.events import Seat, Seated
from mergemaker.room.interfaces import StoredGame
from mergemaker.room.messages.setup import Setup
from mergemaker.room.person import Person
from mergemaker.server.store.database import Database
from mergemaker.server.store.games import GameRepository
from mergemaker.server.store.people import PeopleRepository, Session
from mergemaker.server.store.results import Outcome, RatedName, Rating, ResultRepository

OUTCOMES = [
    Outcome("g", 0, "a", "renegade", 2, True, 30_000, "{}"),
    Outcome("g", 1, None, "renegade", 2, False, 20_000, "{}"),
]


def one_better(pool: Mapping[str, Rating]) -> dict[str, Rating]:
    """Ann and a bot gain a point."""
    return {
        who: (pool.get(who) or Rating(25.0, 8.0))._replace(mu=(pool[who].mu if who in pool else 25.0) + 1)
        for who in ("a", "bot:easy")
    }


def test_a_game_is_counted_once(database: Database) -> None:
    async def work() -> None:
        await PeopleRepository(database).add_guest(Person("a", "Ann"), Session("h", "cookie", 0.0))
        games, results = GameRepository(database), ResultRepository(database)
        await games.create(StoredGame("g", "c", Setup(), 1.0), [Seated("a", [Seat("Ann", user="a")])], "a")
        for _ in range(2):
            await results.count("g", OUTCOMES, one_better)
        stored = await games.game("g")
        assert stored is not None
        assert stored.counted
        first = OUTCOMES[0]._replace(mu_after=26.0)
        assert await results.outcomes_of("a") == [first]
        assert await results.rated_in("g") == [first]
        assert sorted(await results.ratings()) == [
            RatedName(2, "a", "Ann", False, Rating(26.0, 8.0)),
            RatedName(2, "bot:easy", None, False, Rating(26.0, 8.0)),
        ]
        await games.create(StoredGame("h", "d", Setup(), 2.0), [Seated("a", [Seat("Ann", user="a")])], "a")
        await results.count("h", [outcome._replace(game="h") for outcome in OUTCOMES], one_better)
        assert {one.rating.mu for one in await results.ratings()} == {27.0}
        rated = await results.rated_outcomes("a")
        assert [(one.game, one.mu_before, one.mu_after) for one, _ in rated] == [("g", None, 26.0), ("h", 26.0, 27.0)]

    asyncio.run(work())
