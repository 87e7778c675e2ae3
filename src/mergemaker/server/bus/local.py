"""A bus within one process: for a server that is alone, or for several in one process."""

import asyncio
from collections import defaultdict
from collections.abc import Callable

from . import Receive


class Hub:
    """What the buses of one process have in common."""

    def __init__(self) -> None:
        self.topics: defaultdict[str, list[LocalBus]] = defaultdict(list)


class LocalBus:
    """One end of a hub; its own, where there are no others."""

    def __init__(self, hub: Hub | None = None) -> None:
        self._hub = hub or Hub()

    def begin(self, receive: Receive, connected: Callable[[bool], None]) -> None:
        """It is connected at once."""
        self._receive = receive
        self._loop = asyncio.get_running_loop()
        connected(True)

    async def subscribe(self, topic: str) -> None:
        """Receives messages of that topic from now on."""
        if self not in self._hub.topics[topic]:
            self._hub.topics[topic].append(self)

    def unsubscribe(self, topic: str) -> None:
        """Receives no more messages of that topic."""
        there = self._hub.topics.get(topic, [])
        if self in there:
            there.remove(self)
        if not there:
            self._hub.topics.pop(topic, None)

    def publish(self, topic: str, message: str) -> None:
        """Sends the message to the others."""
        for other in self._hub.topics.get(topic, ()):
            if other is not self:
                other._loop.call_soon_threadsafe(other._receive, topic, message)

    async def close(self) -> None:
        """Receives nothing more."""
        for topic in list(self._hub.topics):
            self.unsubscribe(topic)
