"""Everybody at one table: those connected to this process, and those whom the other processes have there."""

import asyncio
from typing import Protocol

from .attendance import Attendance
from .connection import Connection
from .fold import State
from .interfaces import Here, Now, Site
from .messages import encode
from .messages.table import Presence
from .messages.updates import PresenceEvent, ServerMessage
from .refusal import Refusal

MOST_ONLOOKERS = 200  # at one table
MOST_WINDOWS = 20  # of one person at one table


class SharedRoom(Protocol):
    """What those around a table need from its room."""

    state: State


class Company:
    """The connections at one table, and who is at the same table elsewhere."""

    def __init__(self, room: SharedRoom, site: Site, now: Now, grace: float) -> None:
        self.connections: list[Connection] = []
        self._room = room
        self._site = site
        self._now = now
        self._grace = grace
        self._came = now()
        self._absent_since: dict[int, float] = {}
        self._connected: set[int] = set()
        self._told = Here()

    @property
    def elsewhere(self) -> bool:
        """Whether anybody is at the table at another process."""
        return any(there.users or there.onlookers for there in self._site.elsewhere(self._room.state.id))

    @property
    def onlookers(self) -> int:
        """How many onlookers there are."""
        return self._onlookers_here() + sum(there.onlookers for there in self._site.elsewhere(self._room.state.id))

    def _onlookers_here(self) -> int:
        return sum(self._looks_on(connection) for connection in self.connections)

    def _looks_on(self, connection: Connection) -> bool:
        """Whether they only watch: players who share a screen see nobody's tiles in between, but are no onlookers."""
        return connection.seat is None and not self._room.state.seats_of(connection.user)

    def users(self) -> set[str]:
        """The people who have the table open."""
        here = {connection.user for connection in self.connections if connection.user is not None}
        return here.union(*(there.users for there in self._site.elsewhere(self._room.state.id)))

    def attendance(self) -> Attendance:
        """Who is connected now."""
        state = self._room.state
        connected = {seat for user in self.users() for seat in state.seats_of(user)}
        since = {
            seat: max(self._absent_since.get(seat, self._came), self._site.heard_since)
            for seat in range(len(state.seats))
        }
        return Attendance(connected, since, self._grace, self._now())

    def enter(self, connection: Connection) -> None:
        """The connection is at the table."""
        if self._looks_on(connection) and self.onlookers >= MOST_ONLOOKERS:
            raise Refusal("too_many", "too_many_onlookers")
        alike = sum(other.person == connection.person for other in self.connections)
        if not self._looks_on(connection) and alike >= MOST_WINDOWS:
            raise Refusal("too_many", "too_many_windows")
        self.connections.append(connection)
        self.changed()

    def depart(self, connection: Connection) -> None:
        """The connection has left the table."""
        self.connections.remove(connection)
        self.changed()

    def changed(self) -> None:
        """Everybody at the table, and the other processes, know who is there now."""
        attendance, state = self.attendance(), self._room.state
        for seat in self._connected - attendance.connected:
            self._absent_since[seat] = self._now()
            if state.status != "over":  # when the grace period is over, the others may ask for a bot
                asyncio.get_running_loop().call_later(self._grace + 0.5, self._send)
        self._connected = attendance.connected
        self._send()
        self.tell()

    def tell(self, again: bool = False) -> None:
        """The other processes know who is here, unless they do already."""
        state = self._room.state
        users = frozenset(connection.user for connection in self.connections if connection.user is not None)
        here = Here(frozenset(user for user in users if state.seats_of(user)), self._onlookers_here())
        if here != self._told or again:
            self._told = here
            self._site.tell(state.id, here)

    def _send(self) -> None:
        attendance, state = self.attendance(), self._room.state
        replaceable = attendance.replaceable(state)
        seats = [
            Presence(number, number in attendance.connected, number in replaceable)
            for number in range(len(state.seats))
        ]
        self.send(PresenceEvent(seats, self.onlookers))

    def send(self, message: ServerMessage, seat: int | None = None) -> None:
        """Everybody who is up to date here gets the message, or those who view the table from one seat."""
        encoded = encode(message)
        for connection in self.connections:
            if connection.shown is not None and seat in (None, connection.seat):
                connection.send(encoded)

    def reseat(self) -> None:
        """Seats have changed hands: nobody views the table from a seat that is another's by now."""
        for connection in self.connections:
            mine = self._room.state.seats_of(connection.user)
            if connection.seat not in mine:
                connection.seat = mine[0] if mine else None
        self.tell()
