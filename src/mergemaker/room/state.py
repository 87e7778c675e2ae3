"""A room before the start, and what it has in common with one whose game has begun."""

import copy
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Self, TypeAlias

from .events import Committed, Seat
from .messages.setup import Setup, Unrated
from .messages.table import ChatLine
from .rated import why_unrated

Status: TypeAlias = Literal["waiting", "playing", "paused", "over"]


@dataclass(kw_only=True)
class RoomState:
    """Seats, chat and commands, folded from the log. Only `fold` changes it."""

    id: str
    code: str  # of the invitation
    setup: Setup
    created: float
    uploaded: bool = False  # an uploaded record, not a game played here
    seq: int = 0  # events so far
    version: int = 0  # those that everybody receives; a private one must not show even as a number
    host: str = ""
    seats: list[Seat] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    commands: dict[str, int] = field(default_factory=dict)  # the version of each command's first event
    secret: Committed | None = field(default=None, repr=False)  # of the shuffle, until the game is over
    salts: Mapping[str, str] = field(default_factory=dict)  # what people have added to the shuffle
    ready: frozenset[str] = frozenset()  # people who are ready to start
    shown_out: frozenset[str] = frozenset()  # people who cannot join again
    removed_by: frozenset[str] = frozenset()  # people who took the game off their list
    last_at: float = 0.0

    def copy(self) -> Self:
        """An independent copy."""
        taken = copy.copy(self)
        taken.seats, taken.chat, taken.commands = self.seats[:], self.chat[:], self.commands.copy()
        return taken

    @property
    def abandoned(self) -> bool:
        """Whether everybody who sits here has taken the game off their list."""
        return bool(self.removed_by) and all(seat.user in (None, *self.removed_by) for seat in self.seats)

    @property
    def rated(self) -> bool:
        """Whether the game counts in the ratings. A player who has left is last there, and the others are compared."""
        return self.why_unrated is None

    @property
    def why_unrated(self) -> Unrated | None:
        """Why it does not count."""
        return "record" if self.uploaded else why_unrated(self.seats)

    @property
    def own_salts(self) -> list[str]:
        """What each seat adds to the shuffle: its person's salt, once a person."""
        return [
            self.salts.get(seat.user, "") if seat.user is not None and not seat.guest else "" for seat in self.seats
        ]

    def seats_of(self, user: str | None) -> list[int]:
        """The seats of a person."""
        return [number for number, seat in enumerate(self.seats) if user is not None and seat.user == user]


@dataclass(kw_only=True)
class Waiting(RoomState):
    """A room whose game has not started: people join and leave."""

    @property
    def status(self) -> Status:
        """Always `waiting`."""
        return "waiting"

    def bot_at(self, seat: int) -> str | None:
        """The bot that will play at the seat, if any."""
        return self.seats[seat].bot

    @property
    def open_seats(self) -> list[int]:
        """The seats that are still open."""
        return [number for number, seat in enumerate(self.seats) if seat.user is None and seat.bot is None]
