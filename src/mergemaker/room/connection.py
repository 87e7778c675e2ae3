"""One viewer's connection: the seat they view the table from, and what is still to be sent."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from .messages import encode
from .messages.updates import ServerMessage, Shown
from .person import Person

MOST_WAITING = 200  # how many messages a connection may fall behind
Write: TypeAlias = Callable[[bytes], bool]  # sends a message at once, or says that it has to wait


class Connection:
    """A viewer, the seat they view the table from, and the messages still to be sent.

    A message is written at once where that is possible and none waits before it; otherwise it waits in the outbox,
    and the sender calls `sent` for each message taken from there.
    """

    def __init__(
        self, person: Person | None, session: str | None, seat: int | None, write: Write | None = None
    ) -> None:
        self.person = person
        self.session = session
        self.seat = seat  # the one asked for, or chosen when connecting
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.patches = False  # whether it takes patches instead of updates
        self.shown: Shown | None = None  # what it was sent last; it can take updates when it has had a sync
        self.lost = False
        self._write = write
        self._unsent = 0  # messages in the outbox, and the one that is being sent from there

    @property
    def user(self) -> str | None:
        """The id of the person, if there is one."""
        return self.person.id if self.person else None

    def send(self, message: ServerMessage | bytes) -> None:
        """The message is on its way; a connection that falls too far behind is closed, and gets a sync on returning."""
        if self.lost:
            return
        data = message if isinstance(message, bytes) else encode(message)
        if self._write is not None and not self._unsent and self._write(data):
            return
        try:
            self.outbox.put_nowait(data)
            self._unsent += 1
        except asyncio.QueueFull:
            self.close()

    def sent(self) -> None:
        """A message from the outbox has been written."""
        self._unsent -= 1

    def close(self) -> None:
        """Nothing more is sent."""
        if not self.lost:
            self.lost = True
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)
