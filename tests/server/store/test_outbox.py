"""The outbox: each delivery is one server's at a time, is tried again, and ends once."""

import asyncio

import pytest
import sqlalchemy as sa

from mergemaker.room.notices import Notice
from mergemaker.server.store.database import Database
from mergemaker.server.store.outbox import MOST_FAILURES, PAUSE, OutboxRepository
from mergemaker.server.store.schema import users
from mergemaker.server.store.targets import KeyRepository, StoredTarget, TargetRepository

TARGET = StoredTarget(
    "t", "ann", "webhook", "https://example.org/", "example", {"secret": "s"}, ["turn"], "en", True, 0
)
NOTICE = Notice("ann", "turn", "game", 5, "renegade", ["Ben"])
NOW = 1000.0


@pytest.fixture
def outbox(database: Database) -> OutboxRepository:
    """An outbox with Ann's one target."""

    async def work() -> None:
        ann = {"id": "ann", "name": "Ann", "preferences": "{}", "created": 0.0}
        await database.write(lambda connection: connection.execute(sa.insert(users).values(**ann)))
        await TargetRepository(database).add(TARGET)

    asyncio.run(work())
    return OutboxRepository(database)


def test_a_delivery_is_claimed_once_until_its_lease_is_over(outbox: OutboxRepository) -> None:
    async def work() -> None:
        await outbox.add(NOTICE, NOW)
        await outbox.add(NOTICE, NOW)  # of the same event
        assert await outbox.next_due() == NOW + PAUSE
        assert await outbox.claim(NOW, 60, 10) == []
        later = NOW + PAUSE
        (claimed,) = await outbox.claim(later, 60, 10)
        assert (claimed.notice, claimed.target) == (NOTICE, TARGET)
        assert await outbox.claim(later + 59, 60, 10) == []
        assert len(await outbox.claim(later + 61, 60, 10)) == 1, "the server that had it is gone"
        await outbox.finish([claimed.id], "sent")
        assert await outbox.next_due() is None
        assert await outbox.notified_turns("t", NOW) == ["game"]

    asyncio.run(work())


def test_a_notice_that_the_person_did_not_choose_is_not_stored(outbox: OutboxRepository) -> None:
    async def work() -> None:
        await outbox.add(Notice("ann", "said", "game", 6, "renegade", []), NOW)
        await outbox.add(Notice("ben", "turn", "game", 6, "renegade", []), NOW)
        assert await outbox.next_due() is None

    asyncio.run(work())


def test_a_target_that_misses_too_many_is_switched_off_until_it_is_chosen_again(
    outbox: OutboxRepository, database: Database
) -> None:
    targets = TargetRepository(database)

    async def work() -> None:
        for number in range(MOST_FAILURES):
            assert (await targets.of_person("ann"))[0].problem is None
            await outbox.add(Notice("ann", "turn", "game", number, "renegade", []), NOW)
            (claimed,) = await outbox.claim(NOW + 10, 60, 10)
            await outbox.missed("t", [claimed.id], "HTTP 500")
        assert (await targets.of_person("ann"))[0].problem == "HTTP 500"
        await outbox.add(NOTICE, NOW)
        assert await outbox.next_due() is None
        await targets.choose("t", ["turn"])
        await outbox.add(NOTICE, NOW)
        assert await outbox.next_due() is not None

    asyncio.run(work())


def test_what_ended_long_ago_is_forgotten(outbox: OutboxRepository) -> None:
    async def work() -> None:
        await outbox.add(NOTICE, NOW)
        (claimed,) = await outbox.claim(NOW + 10, 60, 10)
        await outbox.finish([claimed.id], "sent")
        await outbox.forget(NOW + 29 * 86_400)
        assert await outbox.notified_turns("t", 0) == ["game"]
        await outbox.forget(NOW + 31 * 86_400)
        assert await outbox.notified_turns("t", 0) == []

    asyncio.run(work())


def test_a_browser_belongs_to_the_person_who_subscribed_last(outbox: OutboxRepository, database: Database) -> None:
    targets = TargetRepository(database)
    browser = TARGET._replace(id="one", kind="push")

    async def work() -> None:
        ben = {"id": "ben", "name": "Ben", "preferences": "{}", "created": 0.0}
        await database.write(lambda connection: connection.execute(sa.insert(users).values(**ben)))
        await targets.add(browser)
        await targets.add(browser._replace(id="two", user="ben"))
        assert [target.id for target in await targets.with_address("push", TARGET.address)] == ["two"]

    asyncio.run(work())


def test_a_key_is_made_once(database: Database) -> None:
    async def work() -> None:
        keys = KeyRepository(database)
        made = await asyncio.gather(*(keys.key("push", lambda number=number: f"{number}") for number in range(5)))  # type: ignore[misc]  # a default binds it
        assert len(set(made)) == 1

    asyncio.run(work())


def test_a_warning_takes_the_place_of_the_one_before(outbox: OutboxRepository) -> None:
    async def work() -> None:
        for version, due in ((5, NOW + 100), (6, NOW + 200)):
            await outbox.add(Notice("ann", "late", "game", version, "renegade", [], due=due), NOW)
        await outbox.add(Notice("ann", "late", "other", 7, "renegade", [], due=NOW + 300), NOW)
        claimed = await outbox.claim(NOW + 1000, 60, 10)
        assert [(delivery.notice.game, delivery.notice.version) for delivery in claimed] == [("game", 6), ("other", 7)]

    asyncio.run(work())


def test_an_address_that_nobody_confirms_is_forgotten(outbox: OutboxRepository, database: Database) -> None:
    targets = TargetRepository(database)

    async def work() -> None:
        await targets.add(TARGET._replace(id="mail", kind="email", confirmed=False, created=NOW))
        await targets.forget(NOW + 6 * 86_400)
        assert len(await targets.of_person("ann")) == 2
        await targets.forget(NOW + 8 * 86_400)
        assert [target.id for target in await targets.of_person("ann")] == ["t"]

    asyncio.run(work())
