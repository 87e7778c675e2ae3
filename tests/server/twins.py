"""Twins: two whole games that are the same as far as one viewer can tell, and every byte that this viewer is sent."""

import asyncio
import hashlib
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec
from prometheus_client import CollectorRegistry, Histogram
from starlette.routing import Route

from mergemaker.errors import IllegalAction
from mergemaker.game.actions import Action, Buy, PlaceTile, action_data
from mergemaker.game.coach_shapes import Hint, HintedChoice, Warned
from mergemaker.game.editions import EDITIONS
from mergemaker.game.facts import Fact
from mergemaker.game.insight import Insight
from mergemaker.game.position import Position
from mergemaker.game.table import Table
from mergemaker.room import events as ev
from mergemaker.room.interfaces import Lease, StoredGame
from mergemaker.room.messages.setup import LiveClock, SeatSetup, Setup
from mergemaker.room.notices import Notice
from mergemaker.room.person import Person
from mergemaker.room.room import Room
from mergemaker.room.running import Running
from mergemaker.rules.state import LAYOUT
from mergemaker.server.http.api import COOKIE
from mergemaker.server.notices.message import message_of
from mergemaker.server.pool import Pool
from mergemaker.server.sessions import hashed
from mergemaker.server.store.people import Session
from mergemaker.words import line
from tests.random_play import NAMES, choose, random_offer

from .inside import ADDRESS, Inside, Visitor, Wire

ONLOOKER = "Uma"
LONGEST = 90  # actions: what comes later costs more and shows nothing new
ASKING = 8  # every so many actions the viewer asks everything
TRIED = (PlaceTile("6F"), PlaceTile("1A"), Buy({"Tower": 1}))


class Script(NamedTuple):
    """A game: its settings, who sits there, its bag, and what everybody does."""

    setup: Setup
    seats: tuple[ev.Seat, ...]
    seed: int
    bag: tuple[str, ...]
    actions: tuple[tuple[int, Action], ...]

    @property
    def players(self) -> list[str]:
        """The names at the table."""
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> list[str]:
        """Those of them who are no bots."""
        return [seat.name for seat in self.seats if seat.user]

    def table(self) -> Table:
        """The game before its first action."""
        return Table(self.players, self.setup.edition, self.setup.options, self.seed, self.bag)


def random_script(chance: random.Random) -> Script:
    """A game of any edition, with people and bots, trades, powers and hidden holdings, played at random for a while."""
    players, edition = chance.randint(2, 6), chance.choice(list(EDITIONS))
    options: dict[str, str | bool] = {
        "special_powers": chance.random() < 0.5,
        "holdings": chance.choice(("open", "hidden")),
        "trading": chance.random() < 0.5,
    }
    people = chance.randint(1, players)
    seats = [
        ev.Seat(name, user=f"user-{name}") if number < people else ev.Seat(name, bot="random")
        for number, name in enumerate(NAMES[:players])
    ]
    clock = LiveClock(36_000, 10) if chance.random() < 0.5 else None
    setup = Setup(edition, options, [SeatSetup("open")] * players, clock=clock, undo="consent")
    seed = chance.getrandbits(40)
    table = Table(NAMES[:players], edition, options, seed)
    script = Script(setup, tuple(seats), seed, table.bag, ())
    actions: list[tuple[int, Action]] = []
    wanted = chance.randint(5, LONGEST)
    while len(actions) < wanted:
        seat, action = table.game.actor, choose(table, chance, "endless")
        if table.decision == "place_tile" and table.rules.trading and seat < people and chance.random() < 0.2:
            offer = random_offer(table, chance)
            action = action if table.why_not(offer) else offer
        table.act(action)
        if table.over:
            break  # now everybody may see everything
        actions.append((seat, action))
    return script._replace(actions=tuple(actions))


def twin_of(script: Script, viewer: str | None, chance: random.Random) -> Script | None:
    """The same game with other tiles where the viewer cannot see them; None if none was found.

    Everybody does the same in it, and nothing else happens: whoever had to do something else would be seen doing it.
    """
    table, told = _played(script)
    assert told is not None, "it was played"
    unseen = _unseen(table, viewer)
    for size in (len(unseen), *(min(len(unseen), 12),) * 4, *(2,) * 8):
        places = chance.sample(unseen, size)
        moved = chance.sample(places, size)
        bag = list(script.bag)
        for place, source in zip(places, moved, strict=True):
            bag[place] = script.bag[source]
        seed = script.seed if table.game.market_draws else script.seed + 1
        twin = script._replace(bag=tuple(bag), seed=seed)
        other, happened = _played(twin)
        if happened == told and _hands(other, viewer) != _hands(table, viewer):
            return twin
    return None


def _played(script: Script) -> tuple[Table, list[Any] | None]:
    """The game played, and at each decision what can be seen of it happening; None if an action was not possible."""
    table, told = script.table(), list[Any]()
    for seat, action in script.actions:
        if table.over or table.game.actor != seat:
            return table, None
        told.append((table.decision, list(table.game.held[: len(script.seats)]), table.game.drawn))
        try:
            table.act(action)
        except IllegalAction:
            return table, None
    told += [(table.decision, table.to_act), [(fact.type, fact.player, fact.count) for fact in table.facts]]
    return table, told


def _unseen(table: Table, viewer: str | None) -> list[int]:
    """The places in the bag of the tiles that the viewer has never seen: in others' hands, or not drawn yet."""
    seen = {fact.tile for fact in table.facts_for(viewer)}
    state = table.state()
    for player in state.players:
        if player.name == viewer and isinstance(player.tiles, list):
            seen.update(player.tiles)
    held = {tile for player in state.players if isinstance(player.tiles, list) for tile in player.tiles}
    drawn = set(table.bag[: table.game.drawn])
    return [place for place, tile in enumerate(table.bag) if tile not in seen and (tile in held or tile not in drawn)]


def _hands(table: Table, viewer: str | None) -> list[Any]:
    """What the others hold."""
    return [player.tiles for player in table.state().players if player.name != viewer]


class ScriptedPool(Pool):
    """Bots that play the script, and a coach that tells a hash of all it was given."""

    def __init__(self) -> None:
        super().__init__(1, 1.0, Histogram("thinking", "none", ["bot"], registry=CollectorRegistry()), False)
        self._scripts: dict[str, Sequence[tuple[int, Action]]] = {}
        self._rooms: dict[str, Room] = {}
        self._go: dict[str, asyncio.Event] = {}

    def begin(self) -> None:
        """No process is needed."""

    def ready(self, level: str) -> bool:
        """Always."""
        return True

    def expect(self, game: str, actions: Sequence[tuple[int, Action]]) -> None:
        """The game's bots will know what to do, and wait until they may."""
        self._scripts[game], self._go[game] = actions, asyncio.Event()

    def go(self, room: Room) -> None:
        """The game's bots may act."""
        self._rooms[room.state.id] = room
        self._go[room.state.id].set()

    async def choose(
        self, key: str, level: str, seed: int, position: Position, legal: list[Action], facts: Sequence[Fact]
    ) -> Action:
        """What the script says; the game stands still where it ends."""
        game = key.split(maxsplit=1)[0]
        await self._go[game].wait()
        state = self._rooms[game].state
        assert isinstance(state, Running)
        number = len(state.table.actions)
        if number >= len(self._scripts[game]):
            await asyncio.Event().wait()
        return self._scripts[game][number][1]

    async def hint(self, key: str, position: Position, log: Sequence[Fact]) -> Hint | None:
        """A tile of the hand, whose money is a hash of the position and the log."""
        tile = (Insight(position).hand or ["none"])[0]
        said = line("better.played_out", choice=tile)
        return Hint(
            position.viewer_name or "", [HintedChoice(PlaceTile(tile), said, 0.5, 0.1, _hash(position, log), said)]
        )

    async def warn(
        self, key: str, position: Position, action: Action, log: Sequence[Fact], limit: float
    ) -> Warned | None:
        """The loss is a hash of the position and the log."""
        return Warned(float(_hash(position, log)), 1.0, line("better.played_out", choice="none"))


def _hash(position: Position, log: Sequence[Fact]) -> int:
    known = {name: getattr(position.game, name) for name in LAYOUT}
    return int.from_bytes(hashlib.sha256(repr(known).encode() + msgspec.json.encode(log)).digest()[:4])


class Half:
    """One of two servers, on which one of two twins is played; its clock is set by hand."""

    def __init__(self, folder: Path) -> None:
        self._time = 1e6
        self._known: set[str] = set()
        self._told: list[Notice] = []
        self._pool = ScriptedPool()
        settings: dict[str, Any] = {"grace": 1e6, "address": ADDRESS}
        self.inside = Inside(folder / "games.sqlite3", lambda: self._time, self._pool, **settings)

    async def __aenter__(self) -> Self:
        await self.inside.__aenter__()
        games = self.inside.server.games
        append = games.append

        async def listen(
            game: str,
            stored: Sequence[ev.Stored],
            user: str | None,
            notices: Sequence[Notice] = (),
            lease: Lease | None = None,
        ) -> None:
            self._told += notices
            await append(game, stored, user, notices, lease)

        games.append = listen  # type: ignore[method-assign]  # whoever is told nothing has no target
        return self

    async def __aexit__(self, *why: object) -> None:
        await self.inside.__aexit__(*why)

    async def _visitor(self, name: str) -> Visitor:
        """Somebody by that name, with the same id and cookie on both servers."""
        if name not in self._known:
            self._known.add(name)
            session = Session(hashed(f"cookie-{name}"), "cookie", 2e9)
            await self.inside.server.people.add_guest(Person(f"user-{name}", name), session)
        return self.inside.visitor({"Origin": ADDRESS, "Cookie": f"{COOKIE}=cookie-{name}"})

    async def play(self, game: str, script: Script, viewer: str, away: bool, orders: bool) -> tuple[list[str], str]:
        """Everything that the viewer is sent in the whole game, and what somebody else sees in the end.

        `away`: they ask over HTTP only, and are told by notices; `orders`: the others leave some.
        """
        server = self.inside.server
        self._time, self._told[:] = 1e6, []
        people = {name: await self._visitor(name) for name in (*script.people, ONLOOKER)}
        begun: list[ev.Event] = [ev.Seated("user-Ann", list(script.seats)), ev.Started(script.seed, list(script.bag))]
        await server.games.create(StoredGame(game, f"code-{game}", script.setup, 1e6), begun, "user-Ann")
        self._pool.expect(game, script.actions)
        room = await server.rooms.room(game)
        await _settled(room, 0)
        other = next((name for name in people if name != viewer), viewer)
        wire = await people[other].sit(game)
        own = None if away else await people[viewer].sit(game)
        self._pool.go(room)
        if orders:
            await _leave_orders(game, script, people, viewer)
        for number, (seat, action) in enumerate(script.actions):
            name = script.players[seat]
            if name in people:
                await _settled(room, number)  # bots have acted, by the same clock
                self._time += 5.0
                if own is not None and number % ASKING == 0:
                    await _ask_all(own, room, viewer)
                if number % ASKING == 3:
                    await _interrupt(people[name], game, number)
                body = {"command_id": f"n{number}", "action": action_data(action), "seat": seat}
                await people[name].ask("POST", f"/api/games/{game}/actions", body)
        await _settled(room, len(script.actions))
        if own is not None:
            await _ask_all(own, room, viewer)
            await own.close()
        told = [repr(message_of("id", [notice], "en")) for notice in self._told if notice.user == f"user-{viewer}"]
        read = await _read_all(people[viewer], game, len(script.actions))
        elsewhere = json.dumps(await people[other].ask("GET", f"/api/games/{game}/view"))
        await wire.close()
        return [*(own.raw if own else ()), *told, *read], elsewhere


async def _leave_orders(game: str, script: Script, people: dict[str, Visitor], viewer: str) -> None:
    """Everybody but the viewer leaves an order that will never be carried out."""
    chain = EDITIONS[script.setup.edition].chains[0]
    never = {"type": "if_size", "chain": chain, "least": 108}
    order = {"answer": {"type": "buy", "shares": {chain: 1}}, "conditions": [never]}
    for seat, name in enumerate(script.players):
        if name in people and name != viewer:
            body = {"type": "order", "order": order, "command_id": "order", "seat": seat}
            await people[name].ask("POST", f"/api/games/{game}/commands", body)


async def _interrupt(player: Visitor, game: str, number: int) -> None:
    """The player says something, and the game is paused for a moment."""
    for command in ({"type": "chat", "text": f"after {number}"}, {"type": "pause"}, {"type": "resume"}):
        body = {**command, "command_id": f"{command['type']}{number}"}
        await player.ask("POST", f"/api/games/{game}/commands", body)


async def _ask_all(own: Wire, room: Room, viewer: str) -> None:
    """The viewer asks everything there is to ask on a socket, and tries what is not possible."""
    state = room.state
    assert isinstance(state, Running)
    asked: list[dict[str, Any]] = [{"type": kind} for kind in ("why", "squares", "ledger", "hint")]
    for action in TRIED:
        asked += [{"type": kind, "action": action_data(action)} for kind in ("why_not", "what_if", "teach")]
        if viewer == ONLOOKER or state.table.why_not(action, viewer):
            asked.append({"type": "act", "action": action_data(action)})
    for number, message in enumerate(asked):
        await own.ask(**message, command_id=f"q{number}")


async def _settled(room: Room, actions: int) -> None:
    """So many actions have been taken, and whoever is there was told."""
    async with asyncio.timeout(60):
        while not isinstance(room.state, Running) or len(room.state.table.actions) < actions or room.lock.locked():
            await asyncio.sleep(0.001)
    for _ in range(5):  # what follows by itself has begun
        await asyncio.sleep(0)


async def _read_all(watcher: Visitor, game: str, actions: int) -> list[str]:
    """Everything that the viewer can read of the game over HTTP while it is played, refusals included."""
    routes = [route for route in watcher.inside.app.routes if isinstance(route, Route) and "{game}" in route.path]
    got = []
    for path in ("/api/games", "/api/games?list=mine", f"/game/{game}"):
        answer = await watcher.web.get(path)
        got.append(f"{path} {answer.status_code} {answer.text}")
    for route in routes:
        if "GET" not in (route.methods or ()) or route.path.endswith("/picture"):  # of the drawing, at some cost
            continue
        several = "{number}" in route.path
        for number in sorted({0, actions // 2, actions, actions + 1}) if several else (0,):
            path = route.path.format(game=game, number=number)
            for query in ("", "?seat=0", "?seat=1"):
                answer = await watcher.web.get(path + query)
                got.append(f"{path}{query} {answer.status_code} {answer.text}")
    return got
