"""A bus within one process: for a server that is alone, or for several in one process."""

import asyncio
from collections import defaultdict
from collections.abc import Callable

from . import Heard


class Hub:
    """What the buses of one process have in common."""

    def __init__(self) -> None:
        self.topics: defaultdict[str, list[LocalBus]] = defaultdict(list)


class LocalBus:
    """One end of a hub; its own, where there are no others."""

    def __init__(self, hub: Hub | None = None) -> None:
        self._hub = hub or Hub()

    def begin(self, heard: Heard, connected: Callable[[bool], None]) -> None:
        """It is connected at once."""
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        connected(True)

    async def subscribe(self, topic: str) -> None:
        """Messages of that topic are heard from now on."""
        if self not in self._hub.topics[topic]:
            self._hub.topics[topic].append(self)

    def unsubscribe(self, topic: str) -> None:
        """Messages of that topic are no longer heard."""
        there = self._hub.topics.get(topic, [])
        if self in there:
            there.remove(self)
        if not there:
            self._hub.topics.pop(topic, None)

    def publish(self, topic: str, message: str) -> None:
        """The others hear the message soon."""
        for other in self._hub.topics.get(topic, ()):
            if other is not self:
                other._loop.call_soon_threadsafe(other._heard, topic, message)

    async def close(self) -> None:
        """Nothing is heard any more."""
        for topic in list(self._hub.topics):
            self.unsubscribe(topic)
