"""The bus between the processes of a site: short messages by topic, without any state."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

Heard: TypeAlias = Callable[[str, str], None]  # a topic, and the message of another process


class Bus(Protocol):
    """Carries messages from each process to all others that have subscribed to their topic.

    What is published while there is no connection is lost: whoever connects again has to look at everything.
    """

    def begin(self, heard: Heard, connected: Callable[[bool], None]) -> None:
        """Starts; both are called in the event loop, `connected` whenever a connection was made or lost."""

    async def subscribe(self, topic: str) -> None:
        """Messages of that topic are heard from now on, or once there is a connection."""

    def unsubscribe(self, topic: str) -> None:
        """Messages of that topic are no longer heard."""

    def publish(self, topic: str, message: str) -> None:
        """The other processes hear the message soon."""

    async def close(self) -> None:
        """Sends what is waiting, and ends."""
