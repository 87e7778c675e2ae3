"""What the processes of a site tell each other. None of it is state: the log and the leases are in the database."""

from typing import TypeAlias

import msgspec

SITE = "site"  # the topic that every process subscribes to
GAME = "game."  # and the game's id: for the processes that have it in memory


class _Message(msgspec.Struct, frozen=True, tag=lambda name: name.lower(), array_like=True):
    sender: str


class Changed(_Message, frozen=True):
    """The game's log has grown."""


class Present(_Message, frozen=True):
    """Who has the game's table open at the sender."""

    users: list[str]
    onlookers: int


class Who(_Message, frozen=True):
    """The sender has loaded the game and wants to know who has its table open."""


class Free(_Message, frozen=True):
    """The lease of the game is free."""


class Skip(_Message, frozen=True):
    """The game's bots are to take no time until a person has to decide."""


class Ended(_Message, frozen=True):
    """A session has ended."""

    session: str


class Left(_Message, frozen=True):
    """The sender is shutting down."""


class Spent(_Message, frozen=True):
    """What was counted against the limits at the sender since the last time."""

    requests: list[tuple[str, str, int]]  # kind, who, how many


class Sockets(_Message, frozen=True):
    """The addresses that have many sockets at the sender."""

    counts: dict[str, int]


Message: TypeAlias = Changed | Present | Who | Free | Skip | Ended | Left | Spent | Sockets
decode = msgspec.json.Decoder(Message).decode
_ENCODER = msgspec.json.Encoder()


def encode(message: Message) -> str:
    """The message as text."""
    return _ENCODER.encode(message).decode()
