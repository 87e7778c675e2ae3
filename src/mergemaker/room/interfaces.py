"""What rooms need from their host: a store for the log, bots, a clock, randomness, and a place to compute."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, ParamSpec, Protocol, TypeAlias, TypeVar

from ..game.actions import Action
from ..game.coach_shapes import Hint, Warned
from ..game.facts import Fact
from ..game.position import Position
from .events import Event, Stored
from .messages.people import Vacation
from .messages.setup import Setup
from .notices import Notice
from .running import Running

P = ParamSpec("P")
Answer = TypeVar("Answer")
Now: TypeAlias = Callable[[], float]  # seconds since 1970


class Conflict(Exception):
    """Another writer was first: read the log and decide again."""


class StoreUnavailable(Exception):
    """The store cannot be reached or written to just now."""


class NotReady(Exception):
    """What is asked for is still being prepared."""


class LeaseLost(Exception):
    """Another process is in charge of the game now."""


class Lease(NamedTuple):
    """The right of one process to be in charge of a game: its bots think there, and its clock runs there."""

    holder: str
    epoch: int  # grows with every holder, so that a late one is recognized
    orphaned: bool = False  # whether the one before had died


class Here(NamedTuple):
    """Who is at the table of a game, in one process."""

    users: frozenset[str] = frozenset()  # of those with a seat
    onlookers: int = 0


class Site(Protocol):
    """All processes that serve the same games."""

    @property
    def sole_lease(self) -> Lease | None:
        """The lease of every game where there is one process only."""

    @property
    def heard_since(self) -> float:
        """Since when the other processes have been heard from without a gap."""

    async def join(self, game: str) -> None:
        """Subscribes to what other processes do with the game."""

    def leave(self, game: str) -> None:
        """The game is no longer in memory here."""

    async def acquire(self, game: str) -> Lease | None:
        """The lease of the game; None while another process has it. StoreUnavailable if that is not known."""

    async def release(self, game: str, lease: Lease) -> None:
        """Releases the lease and notifies the other processes."""

    def tell(self, game: str, here: Here) -> None:
        """Tells the other processes who is at the table here."""

    def elsewhere(self, game: str) -> Collection[Here]:
        """Who is at the table at the other processes."""

    def skip(self, game: str) -> None:
        """Tells the other processes that a game's bots should not pause until a person has to decide."""

    def end_session(self, session: str) -> None:
        """Tells the other processes that a session has ended."""


class StoredGame(NamedTuple):
    """What is stored of a game in addition to its log."""

    id: str
    code: str  # of the invitation
    setup: Setup
    created: float
    uploaded: bool = False
    counted: bool = False  # in statistics and ratings


class EventLog(Protocol):
    """The append-only logs of games, from which everything else follows."""

    async def append(
        self,
        game: str,
        stored: Sequence[Stored],
        user: str | None,
        notices: Sequence[Notice] = (),
        lease: Lease | None = None,
    ) -> None:
        """The events are stored durably, together with the notices about them for people who are not at the table.

        Conflict if others have those versions, LeaseLost if the lease under which they are stored is another's by now,
        StoreUnavailable if it fails.
        """

    async def events_after(self, game: str, version: int) -> list[Stored]:
        """The events of a game after a version; a Refusal if one is missing or of a kind that is not known here."""


class GameStore(EventLog, Protocol):
    """All stored games and their logs."""

    async def create(self, game: StoredGame, events: Sequence[Event], user: str) -> None:
        """The game is stored with its first events."""

    async def game(self, game: str) -> StoredGame | None:
        """A game by its id."""

    async def id_of_code(self, code: str) -> str | None:
        """The game that an invitation leads to."""

    async def public(self, since: float, most: int) -> list[str]:
        """Public games active since then: those waiting, newest first, then those being played."""

    async def of_person(self, user: str, most: int) -> list[str]:
        """The games of a person, most recently played first."""

    async def timed(self, user: str | None = None) -> list[str]:
        """Games being played on a clock, all or a person's."""

    async def vacations(self, users: Collection[str], now: float) -> Mapping[str, Vacation]:
        """Of these people those who are on vacation, or will be."""


class Results(Protocol):
    """Statistics and ratings of finished games."""

    async def count(self, game: Running) -> None:
        """The game is counted in statistics and ratings, once; StoreUnavailable if that fails."""


class BotResult(NamedTuple):
    """How a player came out of a game against bots of one level."""

    level: str
    bots: int
    place: int  # of the player, from 0


class Bots(Protocol):
    """Bots, which think outside the room."""

    @property
    def levels(self) -> Collection[str]:
        """Every level, from the weakest to the strongest."""

    def sentences(self) -> Mapping[str, str]:
        """A sentence about each level."""

    def ready(self, level: str) -> bool:
        """Whether that bot is ready to think; until then a simpler one substitutes for it."""

    def fair_level(self, results: Sequence[BotResult]) -> str:
        """The level against which a player with these results, the latest last, wins a fair share."""

    async def choose(
        self, key: str, level: str, seed: int, position: Position, legal: list[Action], facts: Sequence[Fact]
    ) -> Action:
        """The bot's action; `key` names the seat, so that the same bot object plays a whole game."""

    async def hint(self, key: str, position: Position, log: Sequence[Fact]) -> Hint | None:
        """The best choices of the player who views the position; None where there is only one. NotReady: not yet."""

    async def warn(
        self, key: str, position: Position, action: Action, log: Sequence[Fact], limit: float
    ) -> Warned | None:
        """What the player's action would cost, if that is a mistake and more than the limit. NotReady: not yet."""


class Chance(Protocol):
    """A source of unpredictable values."""

    def token(self) -> str:
        """An unguessable identifier."""

    def seed(self) -> int:
        """An unpredictable number."""

    def secret(self) -> str:
        """256 unpredictable bits, as 64 hexadecimal digits."""


class Compute(Protocol):
    """Runs work of many milliseconds where it does not hold up others."""

    async def __call__(self, work: Callable[P, Answer], /, *args: P.args, **kwargs: P.kwargs) -> Answer:
        """Runs the work and returns its result."""


class Pace(NamedTuple):
    """The delays at a table, in seconds."""

    grace: float = 60.0  # after which an absent player may be replaced
    bot_pause: float = 0.7  # the least time for a bot's decision, so that people can follow
