"""People on disk: accounts with names of their own, and sessions that end."""

import asyncio

import pytest

from mergemaker.room.interfaces import Conflict
from mergemaker.room.person import Person
from mergemaker.server.store.database import Database
from mergemaker.server.store.people import MOST_SESSIONS, Account, PeopleRepository, SeenSession, Session


def test_a_guest_becomes_an_account_and_nobody_else_gets_its_name(database: Database) -> None:
    async def work() -> None:
        people = PeopleRepository(database)
        await people.add_guest(Person("a", "Ann"), Session("h1", "cookie", 100.0))
        first = Session("h1", "cookie", 100.0)
        assert await people.by_session("h1", 99.0) == SeenSession(first, Person("a", "Ann"), 100.0)
        assert await people.by_session("h1", 100.0) is None, "it was not seen since"
        account = Account(Person("a", "Anna", True), "secret")
        second = Session("h2", "cookie", 101.0, "Firefox")
        assert await people.register(account, second, was_guest=True) == ["h1"], "what the guest had has ended"
        assert await people.account("ANNA") == account
        assert await people.by_session("h1", 0.0) is None
        assert await people.by_session("h2", 0.0) == SeenSession(second, Person("a", "Anna", True), 101.0)
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
            ended = await people.add_session("a", Session(f"h{number}", "cookie", float(number)))
        assert ended == ["h0"]
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


def test_a_name_that_looks_like_an_accounts_is_taken(database: Database) -> None:
    async def work() -> None:
        people = PeopleRepository(database)
        await people.register(Account(Person("a", "Milan", True), "x"), Session("h1", "cookie", 1.0), was_guest=False)
        for alike in ("Milan", "MILAN", "M\u0456lan", "\u039cilan", "Mil\uff41n"):
            assert await people.owner(alike) == "a", alike
        for other in ("Mila", "Milam", "M\u00edlan"):
            assert await people.owner(other) is None, other
        with pytest.raises(Conflict):
            await people.register(
                Account(Person("b", "M\u0456lan", True), "y"), Session("h2", "cookie", 2.0), was_guest=False
            )

    asyncio.run(work())


def test_a_new_password_leaves_one_session(database: Database) -> None:
    async def work() -> None:
        people = PeopleRepository(database)
        await people.register(Account(Person("a", "Ann", True), "old"), Session("h1", "cookie", 1.0), was_guest=False)
        await people.add_session("a", Session("h2", "cookie", 2.0))
        await people.add_session("a", Session("t", "token", 3.0))
        assert sorted(await people.change_password("a", "new", "h2")) == ["h1", "t"]
        assert [seen.session.hash for seen in await people.sessions_of("a", 0.0)] == ["h2"]
        assert await people.account("ann") == Account(Person("a", "Ann", True), "new")

    asyncio.run(work())
