"""People on disk: accounts with names of their own, and sessions that end."""

import asyncio

import pytest

from mergemaker.room.interfaces import Conflict
from mergemaker.room.person import Person
from mergemaker.server.store.database import Database
from mergemaker.server.store.people import MOST_SESSIONS, Account, PeopleRepository, Session


def test_a_guest_becomes_an_account_and_nobody_else_gets_its_name(database: Database) -> None:
    async def work() -> None:
        people = PeopleRepository(database)
        await people.add_guest(Person("a", "Ann"), Session("h1", "cookie", 100.0))
        assert await people.by_session("h1", 99.0) == (Person("a", "Ann"), 100.0)
        assert await people.by_session("h1", 100.0) is None, "it was not seen since"
        account = Account(Person("a", "Anna", True), "secret")
        await people.register(account, Session("h2", "cookie", 101.0), was_guest=True)
        assert await people.account("ANNA") == account
        assert await people.by_session("h1", 0.0) == (Person("a", "Anna", True), 100.0)
        with pytest.raises(Conflict):
            await people.register(
                Account(Person("b", "aNNa", True), "other"), Session("h3", "cookie", 102.0), was_guest=False
            )
        assert await people.by_session("h3", 0.0) is None, "nothing of it was kept"

    asyncio.run(work())


def test_beyond_the_limit_the_oldest_sessions_end(database: Database) -> None:
    async def work() -> None:
        people = PeopleRepository(database)
        await people.add_guest(Person("a", "Ann"), Session("h0", "cookie", 0.0))
        for number in range(1, MOST_SESSIONS + 1):
            await people.add_session("a", Session(f"h{number}", "cookie", float(number)))
        assert await people.by_session("h0", -1.0) is None
        assert await people.by_session("h1", -1.0) is not None

    asyncio.run(work())


def test_tokens_end_together_and_cookies_stay(database: Database) -> None:
    async def work() -> None:
        people = PeopleRepository(database)
        await people.add_guest(Person("a", "Ann"), Session("cookie", "cookie", 1.0))
        await people.add_session("a", Session("t1", "token", 2.0))
        await people.add_session("a", Session("t2", "token", 3.0))
        assert sorted(await people.end_tokens("a")) == ["t1", "t2"]
        assert await people.by_session("t1", 0.0) is None
        await people.seen("cookie", 50.0)
        assert await people.by_session("cookie", 40.0) is not None
        await people.end_session("cookie")
        assert await people.by_session("cookie", 0.0) is None

    asyncio.run(work())
