"""The bus between the processes of a site: short messages by topic, without any state."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

Receive: TypeAlias = Callable[[str, str], None]  # a topic, and the message of another process


class Bus(Protocol):
    """Carries messages from each process to all others that have subscribed to their topic.

    What is published while there is no connection is lost: after reconnecting, a process has to look at everything.
    """

    def begin(self, receive: Receive, connected: Callable[[bool], None]) -> None:
        """Starts; both are called in the event loop, `connected` whenever a connection was made or lost."""

    async def subscribe(self, topic: str) -> None:
        """Receives messages of that topic from now on, or once there is a connection."""

    def unsubscribe(self, topic: str) -> None:
        """Receives no more messages of that topic."""

    def publish(self, topic: str, message: str) -> None:
        """Sends the message to the other processes."""

    async def close(self) -> None:
        """Sends what is waiting, and ends."""
