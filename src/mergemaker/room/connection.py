"""One viewer's connection: the seat they view the table from, and what is still to be sent."""

import asyncio

from .messages import encode
from .messages.updates import ServerMessage, Shown
from .person import Person

MOST_WAITING = 200  # how many messages a connection may fall behind


class Connection:
    """A viewer, the seat they view the table from, and the messages still to be sent."""

    def __init__(self, person: Person | None, session: str | None, seat: int | None) -> None:
        self.person = person
        self.session = session
        self.seat = seat  # the one asked for, or chosen when connecting
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.patches = False  # whether it takes patches instead of updates
        self.shown: Shown | None = None  # what it was sent last; it can take updates when it has had a sync
        self.lost = False

    @property
    def user(self) -> str | None:
        """The id of the person, if there is one."""
        return self.person.id if self.person else None

    def send(self, message: ServerMessage | bytes) -> None:
        """The message is queued; a connection that falls too far behind is closed, and gets a sync when it returns."""
        if self.lost:
            return
        try:
            self.outbox.put_nowait(message if isinstance(message, bytes) else encode(message))
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Nothing more is sent."""
        if not self.lost:
            self.lost = True
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)
