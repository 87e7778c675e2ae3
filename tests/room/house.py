"""Rooms without a server: games in memory, bots that choose at random, a clock that is set by hand."""

import json
import random
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ParamSpec, TypeVar

from mergemaker.game.actions import Action, PlaceTile
from mergemaker.game.coach_shapes import Hint, HintedChoice, Warned
from mergemaker.game.facts import Fact
from mergemaker.game.insight import Insight
from mergemaker.game.position import Position
from mergemaker.room import dispatch
from mergemaker.room.connection import Connection
from mergemaker.room.events import Event, Started, Stored
from mergemaker.room.interfaces import BotResult, Conflict, Lease, NotReady, Pace, StoredGame, StoreUnavailable
from mergemaker.room.messages import encode
from mergemaker.room.messages.people import Vacation
from mergemaker.room.messages.setup import SeatSetup, Setup
from mergemaker.room.notices import Notice
from mergemaker.room.patch import patched
from mergemaker.room.person import Person
from mergemaker.room.refusal import Refusal
from mergemaker.room.room import Room
from mergemaker.room.rooms import Rooms
from mergemaker.room.running import Running
from mergemaker.words import line

P = ParamSpec("P")
Answer = TypeVar("Answer")
ANN, BEN = Person("a", "Ann"), Person("b", "Ben")


class MemoryStore:
    """Games in memory, with the two keys of a log."""

    def __init__(self) -> None:
        self.games: dict[str, StoredGame] = {}
        self.logs: dict[str, list[Stored]] = {}
        self.notices: list[Notice] = []
        self.away: dict[str, Vacation] = {}
        self.out_of_order = False

    async def append(
        self,
        game: str,
        stored: Sequence[Stored],
        user: str | None,
        notices: Sequence[Notice] = (),
        lease: Lease | None = None,
    ) -> None:
        """Conflict when another has been quicker."""
        if self.out_of_order:
            raise StoreUnavailable("the disk is full")
        log = self.logs[game]
        commands = {event.command_id for event in log} - {None}
        if stored[0].seq != len(log) + 1 or commands.intersection(event.command_id for event in stored):
            raise Conflict(game)
        log += stored
        self.notices += notices

    async def events_after(self, game: str, version: int) -> list[Stored]:
        """What was appended after a version."""
        return self.logs[game][version:]

    async def create(self, game: StoredGame, events: Sequence[Event], user: str) -> None:
        """The game is kept."""
        self.games[game.id] = game
        self.logs[game.id] = [Stored(number, game.created, event) for number, event in enumerate(events, start=1)]

    async def game(self, game: str) -> StoredGame | None:
        """A game by its id."""
        return self.games.get(game)

    async def id_of_code(self, code: str) -> str | None:
        """The game with that invitation."""
        return next((game.id for game in self.games.values() if game.code == code), None)

    async def public(self, since: float, most: int) -> list[str]:
        """Public games."""
        return [game.id for game in self.games.values() if game.setup.public and game.created > since][:most]

    async def of_person(self, user: str, most: int) -> list[str]:
        """All games: one person plays here."""
        return list(self.games)[:most]

    async def vacations(self, users: Collection[str], now: float) -> Mapping[str, Vacation]:
        """People who are away."""
        return {user: vacation for user, vacation in self.away.items() if user in users and vacation.until > now}

    async def timed(self, user: str | None = None) -> list[str]:
        """Games that have begun, on a clock."""
        begun = {name for name, log in self.logs.items() if any(isinstance(event.event, Started) for event in log)}
        return [game.id for game in self.games.values() if game.setup.clock and game.id in begun]


class RandomBots:
    """Bots that are always ready."""

    levels = ("medium", "fair")

    def __init__(self) -> None:
        self.fail = False
        self._chance = random.Random(1)

    def sentences(self) -> Mapping[str, str]:
        """One for each."""
        return {"medium": "Chooses at random."}

    def ready(self, level: str) -> bool:
        """Always."""
        return True

    def fair_level(self, results: Sequence[BotResult]) -> str:
        """A level that tells how many games there were before, and the last place."""
        return f"dial-{len(results)}{results[-1].place if results else 0}"

    async def choose(
        self, key: str, level: str, seed: int, position: Position, legal: list[Action], facts: Sequence[Fact]
    ) -> Action:
        """Anything legal."""
        if self.fail:
            raise RuntimeError("the bot is lost")
        return self._chance.choice(legal)

    async def hint(self, key: str, position: Position, log: Sequence[Fact]) -> Hint | None:
        """Whatever tile of the hand comes first, of which nothing is said."""
        if self.fail:
            raise NotReady
        tile = Insight(position).hand[0]
        said = HintedChoice(
            PlaceTile(tile), line("choice.place", tile=tile), 0.5, 0.1, 20_000, line("better.played_out", choice=tile)
        )
        return Hint(position.viewer_name or "", [said])

    async def warn(
        self, key: str, position: Position, action: Action, log: Sequence[Fact], limit: float
    ) -> Warned | None:
        """Every tile but the first of the hand costs ten points."""
        tile = Insight(position).hand[0]
        chosen = line("choice.place", tile=action.tile) if isinstance(action, PlaceTile) else line("choice.stop")
        said = Warned(chosen, 10.0, 1.0, line("better.played_out", choice=tile))
        return None if action == PlaceTile(tile) or limit > said.loss else said


class House:
    """Rooms with everything they need; several houses may share a store, as servers do."""

    def __init__(
        self, store: MemoryStore | None = None, seed: int = 0, time: float = 1_000.0, pause: float = 0.0
    ) -> None:
        self.store = store or MemoryStore()
        self.bots = RandomBots()
        self.time = time
        self.counted: list[str] = []
        self._chance = random.Random(seed)
        self.rooms = Rooms(self.store, self.bots, self, lambda: self.time, self, compute, Pace(60.0, pause))

    async def count(self, game: Running) -> None:
        """A finished game is counted."""
        self.counted.append(game.id)

    def token(self) -> str:
        """A name."""
        return f"{self._chance.getrandbits(64):x}"

    def seed(self) -> int:
        """A number."""
        return self._chance.getrandbits(32)

    def secret(self) -> str:
        """A key."""
        return f"{self._chance.getrandbits(256):064x}"

    async def open(self, *kinds: str, **setup: Any) -> Room:
        """A game of Ann's with such seats, begun if nobody is missing."""
        seats = [SeatSetup(kind) for kind in kinds]  # type: ignore[arg-type]  # the four kinds
        return await self.rooms.create(ANN, Setup(seats=seats, **setup), start=True)


async def compute(work: Callable[P, Answer], /, *args: P.args, **kwargs: P.kwargs) -> Answer:
    """Work is done on the spot."""
    return work(*args, **kwargs)


class Page:
    """A page at a table: what it sends goes through JSON, and what it is sent is kept."""

    def __init__(self, room: Room, person: Person | None, seat: int | None = None) -> None:
        self.room = room
        self.connection = Connection(person, None, room.default_seat(person) if seat is None else seat)
        room.enter(self.connection)
        self.received: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}
        self.log_from = 0  # the number of the first fact it has
        self.facts: list[Any] = []
        self.lines: list[Any] = []

    async def send(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        """A message is sent; returns what came back until it was answered."""
        text = encode({"type": kind, **fields}).decode()
        try:
            await dispatch.answer(self.room, self.connection, dispatch.read(text))
        except Refusal as refusal:
            self.connection.send(dispatch.refused(text, refusal))
        return self.receive()

    def receive(self) -> list[dict[str, Any]]:
        """What has come since the last time."""
        came = []
        while not self.connection.outbox.empty():
            sent = self.connection.outbox.get_nowait()
            if sent is not None:
                came.append(json.loads(sent))
        for message in came:
            match message["type"]:
                case "sync":
                    self.now, self.log_from, self.facts, self.lines = message, message["facts_from"], [], []
                    self._take_log(message)
                case "update" | "patch" as kind:
                    assert message["version"] == self.now["version"] + 1, "no gap"
                    new = message if kind == "update" else patched(self.now, message["changes"])
                    self.now = {**self.now, **new, "version": message["version"]}
                    self._take_log(message)
                case "log":
                    assert message["before"] == self.log_from == len(message["facts"])
                    self.log_from, self.facts = 0, message["facts"] + self.facts
                    self.lines = message["lines"] + self.lines
                case "chat":
                    self.now = {**self.now, "version": message["version"]}
        self.received += came
        return came

    def _take_log(self, message: dict[str, Any]) -> None:
        first: int = message["facts_from"]
        assert first <= self.log_from + len(self.facts), "no gap"
        self.log_from = min(self.log_from, first)
        self.facts = self.facts[: first - self.log_from] + message["facts"]
        self.lines = [line for line in self.lines if line["fact"] < first] + message["lines"]
