"""A room before the start, and what it has in common with one whose game has begun."""

import copy
from dataclasses import dataclass, field
from typing import Literal, Self, TypeAlias

from .events import Seat
from .messages.setup import Setup
from .messages.table import ChatLine

Status: TypeAlias = Literal["waiting", "playing", "paused", "over"]


@dataclass(kw_only=True)
class RoomState:
    """Who sits where and what was said, as the log tells it. Only `fold` changes it."""

    id: str
    code: str  # of the invitation
    setup: Setup
    created: float
    uploaded: bool = False  # a record somebody uploaded, not a game played here
    version: int = 0  # events so far
    host: str = ""
    seats: list[Seat] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    commands: dict[str, int] = field(default_factory=dict)  # the version that each made
    last_at: float = 0.0

    def copy(self) -> Self:
        """The same room, sharing nothing that changes."""
        taken = copy.copy(self)
        taken.seats, taken.chat, taken.commands = self.seats[:], self.chat[:], self.commands.copy()
        return taken

    def seats_of(self, user: str | None) -> list[int]:
        """The seats of a person."""
        return [number for number, seat in enumerate(self.seats) if user is not None and seat.user == user]


@dataclass(kw_only=True)
class Waiting(RoomState):
    """A room whose game has not begun: people come and go."""

    @property
    def status(self) -> Status:
        """It waits."""
        return "waiting"

    def bot_at(self, seat: int) -> str | None:
        """The bot that is to play there."""
        return self.seats[seat].bot

    @property
    def open_seats(self) -> list[int]:
        """Seats that nobody has taken."""
        return [number for number, seat in enumerate(self.seats) if seat.user is None and seat.bot is None]
