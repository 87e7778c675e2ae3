"""NATS as the bus: a subject for each topic."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from . import Receive

log = logging.getLogger(__name__)
PREFIX = "mergemaker."
PAUSE = 1  # seconds before connecting again


class NatsBus:
    """The bus of all processes on one NATS server or cluster; the client reconnects automatically."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._client = Client()
        self._topics: dict[str, Subscription | None] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, receive: Receive, connected: Callable[[bool], None]) -> None:
        """Connects in the background."""
        self._receive = receive
        self._on_connected = connected
        self._later(self._connect())

    async def _connect(self) -> None:
        async def made() -> None:
            self._on_connected(True)

        async def lost() -> None:
            log.warning("lost the connection of the bus")
            self._on_connected(False)

        async def failed(error: Exception) -> None:
            log.warning("the bus: %s", error)

        while not self._client.is_connected:
            try:
                await self._client.connect(
                    self._address,
                    no_echo=True,
                    pending_size=0,  # not sent later: after connecting, everything is looked at
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=PAUSE,
                    reconnected_cb=made,
                    disconnected_cb=lost,
                    error_cb=failed,
                )
            except (OSError, nats.errors.Error):
                log.warning("the bus cannot be reached", exc_info=True)
                await asyncio.sleep(PAUSE)
        for topic, known in list(self._topics.items()):
            if known is None:
                await self._subscribe(topic)
        await made()

    async def subscribe(self, topic: str) -> None:
        """Subscribes to the topic's subject."""
        if self._topics.setdefault(topic, None) is None and self._client.is_connected:
            await self._subscribe(topic)

    async def _subscribe(self, topic: str) -> None:
        async def received(message: Msg) -> None:
            self._receive(topic, message.data.decode())

        with contextlib.suppress(nats.errors.Error):  # lost meanwhile: the client resubscribes automatically
            self._topics[topic] = await self._client.subscribe(PREFIX + topic, cb=received)
            await self._flush()

    async def _flush(self) -> None:
        """What was sent has reached the server; the client's first ping overtakes it, the second comes after it."""
        await self._client.flush(2)
        await self._client.flush(2)

    def unsubscribe(self, topic: str) -> None:
        """Ends the subscription."""
        known = self._topics.pop(topic, None)
        if known is not None:
            self._later(known.unsubscribe())

    def publish(self, topic: str, message: str) -> None:
        """Publishes to the topic's subject."""
        if self._client.is_connected:
            self._later(self._client.publish(PREFIX + topic, message.encode()))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("the bus: %s", task.exception())

    async def close(self) -> None:
        """Sends what is waiting, and ends."""
        if self._client.is_connected:
            await asyncio.gather(*self._tasks, return_exceptions=True)
            with contextlib.suppress(nats.errors.Error):
                await self._flush()
        for task in self._tasks:
            task.cancel()
        await self._client.close()
