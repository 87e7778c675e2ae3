"""What rooms need of whoever runs them: a store for the log, bots, a clock, chance, and a place to compute."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, ParamSpec, Protocol, TypeAlias, TypeVar

from ..game.actions import Action
from ..game.facts import Fact
from ..game.position import Position
from .events import Event, Stored
from .messages.setup import Setup
from .running import Running

P = ParamSpec("P")
Answer = TypeVar("Answer")
Now: TypeAlias = Callable[[], float]  # seconds since 1970


class Conflict(Exception):
    """Somebody else has stored what stands in the way: read again, and decide again."""


class StoreUnavailable(Exception):
    """The store cannot be reached or written to just now."""


class StoredGame(NamedTuple):
    """What is stored of a game besides its log."""

    id: str
    code: str  # of the invitation
    setup: Setup
    created: float
    uploaded: bool = False
    counted: bool = False  # in statistics and ratings


class EventLog(Protocol):
    """The log of one game after another: append-only, and the truth about them."""

    async def append(self, game: str, stored: Sequence[Stored], user: str | None) -> None:
        """The events are kept for good; Conflict when others stand there, StoreUnavailable when it cannot be."""

    async def events_after(self, game: str, version: int) -> list[Stored]:
        """The events of a game after a version."""


class GameStore(EventLog, Protocol):
    """All games that there are."""

    async def create(self, game: StoredGame, events: Sequence[Event], user: str) -> None:
        """The game is kept with its first events."""

    async def game(self, game: str) -> StoredGame | None:
        """A game by its id."""

    async def id_of_code(self, code: str) -> str | None:
        """The game that an invitation leads to."""

    async def public(self, since: float, most: int) -> list[str]:
        """Public games touched since then: those waiting, the newest first, then those being played."""

    async def of_person(self, user: str, most: int) -> list[str]:
        """The games of a person, those last played first."""

    async def timed(self) -> list[str]:
        """Games being played on a clock."""


class Results(Protocol):
    """Where finished games are counted."""

    async def count(self, game: Running) -> None:
        """The game is counted in statistics and ratings, once."""


class Bots(Protocol):
    """Players that think elsewhere."""

    @property
    def levels(self) -> Collection[str]:
        """Every level, from the weakest to the strongest."""

    async def sentences(self) -> Mapping[str, str]:
        """For each level a sentence about it."""

    def ready(self, level: str) -> bool:
        """Whether that bot can think at once; else a simpler one stands in for it."""

    async def choose(
        self, key: str, level: str, seed: int, position: Position, legal: list[Action], facts: Sequence[Fact]
    ) -> Action:
        """What the bot does; `key` names the seat, so that one bot remembers one game."""


class Chance(Protocol):
    """Where what nobody may guess comes from."""

    def token(self) -> str:
        """A name that cannot be guessed."""

    def seed(self) -> int:
        """A number that cannot be guessed."""


class Compute(Protocol):
    """Where work of many milliseconds is done, so that nobody else waits for it."""

    async def __call__(self, work: Callable[P, Answer], /, *args: P.args, **kwargs: P.kwargs) -> Answer:
        """What the work returns."""


class Pace(NamedTuple):
    """How long things take at a table, in seconds."""

    grace: float = 60.0  # after which an absent player may be replaced
    bot_pause: float = 0.7  # at least so long a bot's decision takes, so that people can follow
