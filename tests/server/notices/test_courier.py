"""The courier tries again with growing pauses, gives up in the end, and forgets browsers that are gone."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from mergemaker.room.notices import Notice, turn_notice
from mergemaker.server.notices.courier import RETRIES, Courier
from mergemaker.server.notices.outbound import Outbound
from mergemaker.server.notices.push import Push, new_key
from mergemaker.server.notices.webhook import Webhook, new_secret
from mergemaker.server.store.database import Database
from mergemaker.server.store.outbox import PAUSE, OutboxRepository
from mergemaker.server.store.schema import users
from mergemaker.server.store.targets import StoredTarget, TargetRepository
from tests.room.house import ANN, House, Page

from .endpoints import Browser, Endpoint


class Post:
    """A courier with a clock set by hand, for a game of Ann's that waits for her."""

    def __init__(self, folder: Path, endpoint: Endpoint) -> None:
        self.database = Database(str(folder / "games.sqlite3"))
        self.outbox, self.targets = OutboxRepository(self.database), TargetRepository(self.database)
        self.house = House()
        self.browser = Browser(endpoint)
        self.endpoint = endpoint

    async def begin(self) -> None:
        """Ann has a target of each kind, and is told of her turn."""
        outbound = Outbound(private=True)
        senders = {"push": Push(outbound, new_key(), None), "webhook": Webhook(outbound, "http://localhost/")}
        self.courier = Courier(self.outbox, self.targets, self.house.rooms, senders, lambda: self.house.time)  # type: ignore[arg-type]  # two kinds
        ann = {"id": ANN.id, "name": "Ann", "preferences": "{}", "created": 0.0}
        await self.database.write(lambda connection: connection.execute(sa.insert(users).values(**ann)))
        self.room = await self.house.open("me", "guest")

    async def add(self, kind: str) -> None:
        """Ann is told there too."""
        keys = self.browser.subscription() if kind == "push" else {"secret": new_secret()}
        address = self.browser.endpoint if kind == "push" else f"{self.endpoint.address}/hook"
        await self.targets.add(StoredTarget(kind, ANN.id, kind, address, "", keys, ["turn"], "en", True, 0.0))  # type: ignore[arg-type]  # a kind

    def notice(self) -> Notice:
        """That it is her turn."""
        found = turn_notice(self.room.state)
        assert found is not None
        return found

    async def deliver(self) -> None:
        """What is due is delivered."""
        await self.courier.start_due()
        await self.courier.close()


@pytest.fixture
def post(tmp_path: Path, endpoint: Endpoint) -> Iterator[Post]:
    """A courier on a database of its own."""
    made = Post(tmp_path, endpoint)
    yield made
    made.database.close()


def test_a_webhook_that_fails_is_tried_again_ever_later_with_the_same_id(post: Post, endpoint: Endpoint) -> None:
    endpoint.answer = lambda: 500

    async def work() -> None:
        await post.begin()
        await post.add("webhook")
        await post.outbox.add(post.notice(), post.house.time)
        post.house.time += PAUSE
        for number, pause in enumerate(RETRIES, start=1):
            await post.deliver()
            assert len(endpoint.received) == number
            post.house.time += pause - 1
            await post.deliver()
            assert len(endpoint.received) == number, "not yet"
            post.house.time += 1
        await post.deliver()
        assert len(endpoint.received) == len(RETRIES) + 1
        assert await post.outbox.next_due() is None
        assert (await post.targets.of_person(ANN.id))[0].failures == 1
        assert len({request.headers["webhook-id"] for request in endpoint.received}) == 1

    asyncio.run(work())


def test_a_browser_that_has_unsubscribed_is_forgotten(post: Post, endpoint: Endpoint) -> None:
    endpoint.answer = lambda: 410

    async def work() -> None:
        await post.begin()
        await post.add("push")
        await post.outbox.add(post.notice(), post.house.time)
        post.house.time += PAUSE
        await post.deliver()
        assert await post.targets.of_person(ANN.id) == []

    asyncio.run(work())


def test_a_turn_that_was_taken_and_a_table_that_is_open_are_not_told(post: Post, endpoint: Endpoint) -> None:
    async def work() -> None:
        await post.begin()
        await post.add("webhook")
        await post.outbox.add(post.notice(), post.house.time)
        page = Page(post.room, ANN)
        post.house.time += PAUSE
        await post.deliver()
        post.room.depart(page.connection)
        stale = Notice("b", "turn", post.room.state.id, 1, "renegade", [])
        assert not await post.courier.still_wanted(stale), "it is another's turn"
        assert not await post.courier.still_wanted(Notice("a", "turn", "gone", 1, "renegade", []))
        assert endpoint.received == []
        assert await post.outbox.next_due() is None

    asyncio.run(work())
