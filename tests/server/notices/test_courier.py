"""The courier tries again with growing pauses, gives up in the end, and forgets browsers that are gone."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec import structs

from mergemaker.room.clock import DAY
from mergemaker.room.messages.notices import TargetKind
from mergemaker.room.messages.people import Vacation
from mergemaker.room.messages.setup import DaysClock
from mergemaker.room.notices import Notice, late_notice, turn_notice
from mergemaker.room.running import Running
from mergemaker.server.notices.courier import RETRIES, Courier, Sender
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
        self.counted: list[tuple[str, str]] = []

    async def begin(self) -> None:
        """Ann has a target of each kind, and is notified of her turn."""
        outbound = Outbound(private=True)
        senders: dict[TargetKind, Sender] = {
            "push": Push(outbound, new_key(), None),
            "webhook": Webhook(outbound, "http://localhost/"),
        }
        self.courier = Courier(
            self.outbox, self.targets, self.house.rooms, senders, lambda: self.house.time, self.count
        )
        ann = {"id": ANN.id, "name": "Ann", "preferences": "{}", "created": 0.0}
        await self.database.write(lambda connection: connection.execute(sa.insert(users).values(**ann)))
        self.room = await self.house.open("me", "guest", clock=DaysClock(4))

    def count(self, kind: TargetKind, how: str) -> None:
        """What was sent, and what failed."""
        self.counted.append((kind, how))

    async def add(self, kind: str) -> None:
        """Ann is notified there too."""
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
        assert post.counted == [("push", "failed")]

    asyncio.run(work())


def test_a_turn_that_was_taken_and_a_table_that_is_open_send_no_notice(post: Post, endpoint: Endpoint) -> None:
    async def work() -> None:
        await post.begin()
        await post.add("webhook")
        await post.outbox.add(post.notice(), post.house.time)
        page = Page(post.room, ANN)
        post.house.time += PAUSE
        await post.deliver()
        post.room.depart(page.connection)
        stale = Notice("b", "turn", post.room.state.id, 1, "renegade", [])
        assert await post.courier.still_true(stale) is None, "it is another's turn"
        assert await post.courier.still_true(Notice("a", "turn", "gone", 1, "renegade", [])) is None
        assert endpoint.received == []
        assert await post.outbox.next_due() is None

    asyncio.run(work())


def test_people_are_reminded_of_a_clock_a_day_before_it_runs_out_and_later_after_a_vacation(
    post: Post, endpoint: Endpoint
) -> None:
    async def work() -> None:
        await post.begin()
        await post.add("webhook")
        began = post.house.time
        late = late_notice(post.room.state)
        assert late is not None
        assert late.due == began + 3 * DAY
        await post.outbox.add(late, began)
        await post.outbox.seen(ANN.id, post.room.state.id)  # who has looked may still forget
        post.house.store.away[ANN.id] = Vacation(began, began + 5 * DAY)
        await post.house.rooms.take_vacation(ANN)
        post.house.time = began + 3 * DAY
        await post.deliver()
        assert endpoint.received == []
        assert await post.outbox.next_due() == began + 8 * DAY
        post.house.time = began + 8 * DAY
        await post.deliver()
        sent = json.loads(endpoint.received[0].body)
        assert sent["title"] == "Your time runs out soon."
        assert sent["games"][0]["deadline"] == began + 9 * DAY
        await post.outbox.add(structs.replace(late, version=late.version + 1), began)
        game = post.room.state
        assert isinstance(game, Running)
        game.position_version += 2  # as if she had acted
        await post.deliver()
        assert len(endpoint.received) == 1

    asyncio.run(work())


def test_a_notice_that_cannot_be_made_is_given_up_and_the_next_one_sent(post: Post, endpoint: Endpoint) -> None:
    async def work() -> None:
        await post.begin()
        await post.add("webhook")
        good = post.notice()
        await post.targets.choose("webhook", ["turn", "over"])
        await post.outbox.add(structs.replace(good, kind="over", edition="of yesterday"), post.house.time)
        await post.outbox.add(good, post.house.time)
        post.house.time += PAUSE
        await post.deliver()
        assert [json.loads(request.body)["type"] for request in endpoint.received] == ["turn"]
        assert await post.outbox.next_due() is None

    asyncio.run(work())
