"""One viewer's end of the wire: through which seat they look, and what is still to be sent."""

import asyncio

from .messages import encode
from .messages.updates import ServerMessage
from .person import Person

MOST_WAITING = 200  # messages that a connection may be behind


class Connection:
    """Somebody at the table or looking on: through which seat, and the messages still to be sent."""

    def __init__(self, person: Person | None, session: str | None, seat: int | None) -> None:
        self.person = person
        self.session = session
        self.seat = seat  # the one asked for, or chosen when connecting
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.synced = False  # whether it has had a sync, and so may have updates
        self.lost = False

    @property
    def user(self) -> str | None:
        """The id of the person, if there is one."""
        return self.person.id if self.person else None

    def send(self, message: ServerMessage | bytes) -> None:
        """The message is on its way; a connection that has fallen too far behind is cut, and comes back with a sync."""
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
