"""Twins: two whole games that are the same as far as one viewer can tell, and every byte that this viewer is sent."""

import asyncio
import contextlib
import hashlib
import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self
from unittest.mock import patch

import msgspec
from prometheus_client import CollectorRegistry, Histogram
from starlette.routing import Route

from mergemaker.errors import IllegalAction
from mergemaker.game.actions import Action, AnswerTrade, Buy, OfferTrade, PlaceTile, Side, action_data
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
from mergemaker.rules.constants import CHAINS
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
MOST = 90  # actions of most games: what comes later costs more and shows little that is new
WHOLE = 0.1  # of the games are played as far as their last action but one
ASKING = 8  # every so many actions the viewer asks everything
OK = 200


class Forgery(NamedTuple):
    """After so many actions players have more or less than the log tells."""

    after: int
    cash: tuple[int, ...]  # by seat
    shares: tuple[tuple[int, ...], ...]  # by seat and chain


class Script(NamedTuple):
    """A game: its settings, who sits there, its bag, and what everybody does."""

    setup: Setup
    seats: tuple[ev.Seat, ...]
    seed: int
    bag: tuple[str, ...]
    actions: tuple[tuple[int, Action], ...]
    forged: tuple[Forgery, ...] = ()

    @property
    def players(self) -> list[str]:
        """The names at the table."""
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> list[str]:
        """Those of them who are no bots."""
        return [seat.name for seat in self.seats if seat.user]

    def forge(self) -> None:
        """Tables that are dealt like this game have from now on what is forged in it."""
        _FORGED[self.seed, self.bag] = self.forged

    def table(self) -> Table:
        """The game before its first action."""
        self.forge()
        return Table(self.players, self.setup.edition, self.setup.options, self.seed, self.bag)


_FORGED: dict[tuple[int, tuple[str, ...]], tuple[Forgery, ...]] = {}  # by what the game was dealt from
_ACT = Table.act


@contextlib.contextmanager
def forging() -> Iterator[None]:
    """Whatever table plays a script, also one that goes back or is read from a log, has what was forged in it.

    Everybody sees all that is bought, sold and paid, so no honest game has other holdings and the same log.
    But what is sent must come from the log alone, and not from the holdings that are hidden.
    """

    def act(table: Table, action: Any, player: str | None = None) -> list[Fact]:
        facts = _ACT(table, action, player)
        for forgery in _FORGED.get((table.seed, table.bag), ()):
            if forgery.after == len(table.actions):
                for seat, (cash, shares) in enumerate(zip(forgery.cash, forgery.shares, strict=True)):
                    table.game.cash[seat] += cash
                    for chain, count in enumerate(shares):
                        table.game.shares[seat][chain] += count
        return facts

    with patch.object(Table, "act", act):
        yield
    _FORGED.clear()


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
    wanted = 1_000 if chance.random() < WHOLE else chance.randint(5, MOST)
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

    Everybody does the same in it, and nothing else happens: a player who did something else would be seen doing it.
    Where holdings are hidden, the others have other cash and shares as well.
    """
    table, happenings = _played(script)
    assert happenings is not None, "it was played"
    unseen = _unseen(table, viewer)
    for most in (len(unseen), *(12,) * 4, *(2,) * 8):
        size = min(most, len(unseen))
        places = chance.sample(unseen, size)
        moved = chance.sample(places, size)
        bag = list(script.bag)
        for place, source in zip(places, moved, strict=True):
            bag[place] = script.bag[source]
        seed = script.seed if table.game.market_draws else script.seed + 1
        twin = script._replace(bag=tuple(bag), seed=seed)
        other, happened = _played(twin)
        if happened == happenings and _hands(other, viewer) != _hands(table, viewer):
            return _forged(twin, happenings, viewer, chance) if table.edition.hides_holdings else twin
    return None


def _forged(twin: Script, happenings: list[Any], viewer: str | None, chance: random.Random) -> Script:
    """The twin with holdings of the others that the viewer cannot tell from those of the log, as far as some do."""
    others = [seat for seat, name in enumerate(twin.players) if name != viewer]
    moments = sorted({chance.randrange(1, len(twin.actions) + 1) for _ in range(3)})
    for chains in (range(CHAINS), *(chance.sample(range(CHAINS), size) for size in (4, 3, 2, 2, 1, 1, 1, 0, 0))):
        forged = twin
        for moment in moments:
            begun = forged._replace(actions=twin.actions[:moment])
            forged = forged._replace(forged=(*forged.forged, _forgery(_played(begun)[0], others, chains, chance)))
        if _played(forged)[1] == happenings:
            return forged
    return twin


def _forgery(table: Table, others: list[int], chains: Sequence[int], chance: random.Random) -> Forgery:
    """These players have together what they had, and some dollars more, but each of them something else."""
    cash, shares = [0] * len(table.players), [[0] * CHAINS for _ in table.players]
    owners = chance.sample(others, len(others))
    for seat, owner in zip(others, owners, strict=True):
        cash[seat] = int(table.game.cash[owner]) - int(table.game.cash[seat]) + 100 * chance.randrange(1, 30)
    for chain in chains:
        held = [int(table.game.shares[seat][chain]) for seat in others]
        dealt = [chance.choice(others) for _ in range(sum(held))]
        for seat, count in zip(others, held, strict=True):
            shares[seat][chain] = dealt.count(seat) - count
    return Forgery(len(table.actions), tuple(cash), tuple(map(tuple, shares)))


def _played(script: Script) -> tuple[Table, list[Any] | None]:
    """The game played, and at each decision what can be seen of it happening; None if an action was not possible."""
    table, happenings = script.table(), list[Any]()
    for seat, action in script.actions:
        if table.over or table.game.actor != seat:
            return table, None
        happenings.append((table.decision, list(table.game.held[: len(script.seats)]), table.game.drawn))
        try:
            table.act(action)
        except IllegalAction:
            return table, None
    happenings += [(table.decision, table.to_act), [msgspec.structs.replace(fact, tile=None) for fact in table.facts]]
    return table, happenings


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
        return Warned(line("choice.stop"), float(_hash(position, log)), 1.0, line("better.played_out", choice="none"))


def _hash(position: Position, log: Sequence[Fact]) -> int:
    known = {name: getattr(position.game, name) for name in LAYOUT}
    return int.from_bytes(hashlib.sha256(repr(known).encode() + msgspec.json.encode(log)).digest()[:4])


class Way(NamedTuple):
    """How a viewer follows a game."""

    viewer: str
    away: bool  # over HTTP alone, and notified
    patches: bool  # what has changed, as the page asks for it
    tried: tuple[Action, ...]  # what they ask about, whether it is possible or not


def random_way(script: Script, twin: Script, viewer: str, chance: random.Random) -> Way:
    """They ask for tiles and shares that someone else has in one of the twins, and perhaps not in the other."""
    moved = [tile for tile, other in zip(script.bag, twin.bag, strict=True) if tile != other]
    chains = EDITIONS[script.setup.edition].chains
    strangers = [name for name in script.players if name != viewer]
    wanted = (Side(shares={chance.choice(chains): chance.randint(1, 3)}), Side(cash=100 * chance.randrange(50, 90)))
    offers = [OfferTrade(chance.choice(strangers), Side(cash=100), side) for side in wanted]
    tried: list[Action] = [PlaceTile(tile) for tile in chance.sample(moved, 2)]
    tried += [Buy({chains[0]: 1}), *offers]
    return Way(viewer, chance.random() < 0.3, chance.random() < 0.5, tuple(tried))


class Half:
    """One of two servers, on which one of two twins is played; its clock is set by hand."""

    def __init__(self, folder: Path) -> None:
        self._time = 1e6
        self._known: set[str] = set()
        self._happenings: list[Notice] = []
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
            self._happenings += notices
            await append(game, stored, user, notices, lease)

        games.append = listen  # type: ignore[method-assign]  # people without a target are not notified
        return self

    async def __aexit__(self, *why: object) -> None:
        await self.inside.__aexit__(*why)

    async def _visitor(self, name: str) -> Visitor:
        """Someone by that name, with the same id and cookie on both servers."""
        if name not in self._known:
            self._known.add(name)
            session = Session(hashed(f"cookie-{name}"), "cookie", 2e9)
            await self.inside.server.people.add_guest(Person(f"user-{name}", name), session)
        return self.inside.visitor({"Origin": ADDRESS, "Cookie": f"{COOKIE}=cookie-{name}"})

    async def play(self, game: str, script: Script, way: Way, orders: bool) -> tuple[list[str], str]:
        """Everything that the viewer is sent in the whole game, and what someone else sees in the end.

        `orders`: the others leave some.
        """
        server, viewer = self.inside.server, way.viewer
        script.forge()
        self._time, self._happenings[:] = 1e6, []
        people = {name: await self._visitor(name) for name in (*script.people, ONLOOKER)}
        begun: list[ev.Event] = [ev.Seated("user-Ann", list(script.seats)), ev.Started(script.seed, list(script.bag))]
        await server.games.create(StoredGame(game, f"code-{game}", script.setup, 1e6), begun, "user-Ann")
        self._pool.expect(game, script.actions)
        room = await server.rooms.room(game)
        await _settled(room, 0)
        other = next((name for name in people if name != viewer), viewer)
        wire = await people[other].sit(game)
        own = None if way.away else await people[viewer].sit(game, hello=False)
        if own is not None:
            await own.ask(type="hello", patches=way.patches)
        self._pool.go(room)
        first = next((n for n, (seat, _) in enumerate(script.actions) if script.players[seat] in people), 0)
        await _settled(room, first)  # bots that begin have acted, or they would do so at any moment
        playing = Playing(game, script, room, people, viewer, own)
        await playing.leave_order(viewer, rank=True)
        if orders:
            for name in set(script.people) - {viewer}:
                await playing.leave_order(name, rank=False)
        read: list[str] = []
        for number, (seat, _) in enumerate(script.actions):
            if script.players[seat] not in people:
                continue
            await _settled(room, number)  # bots have acted, by the same clock
            self._time += 5.0
            if number % ASKING == 0:
                if own is not None:
                    await _ask_all(own, room, way)
                elif number % (3 * ASKING) == 0:
                    read += await _read_all(people[viewer], room, way, number)
            await playing.interrupt(number)
            await playing.act(number)
            if number % ASKING == 5:
                await playing.take_back(number)
        await _settled(room, len(script.actions))
        if own is not None:
            await _ask_all(own, room, way)
            await own.close()
        happenings = [
            repr(message_of("id", [notice], "en")) for notice in self._happenings if notice.user == f"user-{viewer}"
        ]
        read += await _read_all(people[viewer], room, way, len(script.actions))
        elsewhere = json.dumps(await people[other].ask("GET", f"/api/games/{game}/view"))
        await wire.close()
        return [*(own.raw if own else ()), *happenings, *playing.answers, *read], elsewhere


class Playing:
    """A script that is being played by its people."""

    def __init__(
        self, game: str, script: Script, room: Room, people: dict[str, Visitor], viewer: str, own: Wire | None
    ) -> None:
        self._path, self._script, self._room, self._people = f"/api/games/{game}", script, room, people
        self._viewer, self._own = viewer, own  # with their socket
        self.answers: list[str] = []  # to what the viewer does over HTTP

    async def _post(self, name: str, path: str, body: Any = None) -> int:
        """The answer's status: what is refused is refused to both twins."""
        status, said = await self._people[name].answered("POST", self._path + path, body)
        if name == self._viewer:
            self.answers.append(f"{path} {status} {said}")
        return status

    async def _command(self, name: str, kind: str, number: int, **more: Any) -> int:
        return await self._post(name, "/commands", {"type": kind, "command_id": f"{kind}-{name}-{number}", **more})

    async def leave_order(self, name: str, rank: bool) -> None:
        """The player leaves an order that will never be carried out; `rank`: if their place among holders is known."""
        if name not in self._script.players:
            return
        chain = EDITIONS[self._script.setup.edition].chains[0]
        never = [{"type": "if_rank", "chain": chain, "place": 6}] if rank else []
        never.append({"type": "if_size", "chain": chain, "least": 108})
        order = {"answer": {"type": "buy", "shares": {chain: 1}}, "conditions": never}
        await self._command(name, "order", 0, order=order, seat=self._script.players.index(name))

    async def interrupt(self, number: int) -> None:
        """Someone says something, the game is paused for a moment, or someone leaves and comes back."""
        name = self._script.players[self._script.actions[number][0]]
        others = [other for other in self._script.people if other not in (name, self._viewer)]
        if number % ASKING == 3:
            await self._command(name, "chat", number, text=f"after {number}")
            await self._command(name, "phrase", number, phrase="thanks")
            await self._command(name, "pause", number)
            await self._command(name, "resume", number)
        if number % ASKING == 6 and others:
            await self._post(others[0], "/leave")
            await self._command(others[0], "return", number, seat=self._script.players.index(others[0]))

    async def act(self, number: int, again: str = "") -> None:
        """The action with that number is taken; a viewer who declines a trade says what they would like instead."""
        seat, action = self._script.actions[number]
        name = self._script.players[seat]
        if action == AnswerTrade(False) and name == self._viewer:
            wish = {"give": {"cash": 100}, "take": {"cash": 100}}
            if await self._command(name, "counter", number, seat=seat, **wish) == OK:
                return
        body = {"command_id": f"n{number}{again}", "action": action_data(action), "seat": seat}
        if self._own is not None and name == self._viewer:
            await self._own.ask(type="act", **body)
        else:
            assert await self._post(name, "/actions", body) == OK

    async def take_back(self, number: int) -> None:
        """The player asks to take the action with that number back; the others agree or do not; it is taken again."""
        seats = [seat for seat, _ in self._script.actions[number + 1 :]]
        ahead = next((place for place, seat in enumerate(seats) if self._script.seats[seat].user), None)
        if ahead is None:
            return  # bots would act while the others think
        await _settled(self._room, number + 1 + ahead)
        seat = self._script.actions[number][0]
        if await self._command(self._script.players[seat], "undo", number, seat=seat) != OK:
            return
        state = self._room.state
        assert isinstance(state, Running)
        for request in list(state.pending):
            for asked in list(state.pending[request].waiting):
                accept = number % 2 == 0
                await self._command(self._script.players[asked], "consent", number, request=request, accept=accept)
                if not accept:
                    break
        if len(self._room.state.table.actions) == number:  # type: ignore[union-attr]  # it runs
            await self.act(number, "-again")


async def _ask_all(own: Wire, room: Room, way: Way) -> None:
    """The viewer asks everything there is to ask on a socket, and tries what is not possible."""
    state = room.state
    assert isinstance(state, Running)
    asked: list[dict[str, Any]] = [{"type": kind} for kind in ("why", "squares", "ledger", "hint")]
    asked.append({"type": "log", "before": len(state.table.facts) // 2})
    for action in way.tried:
        asked += [{"type": kind, "action": action_data(action)} for kind in ("why_not", "what_if", "teach")]
    asked += [{"type": "act", "action": action_data(action)} for action in _impossible(room, way)]
    for number, message in enumerate(asked):
        await own.ask(**message, command_id=f"q{number}")


def _impossible(room: Room, way: Way) -> list[Action]:
    """What the viewer tries in vain."""
    state = room.state
    assert isinstance(state, Running)
    return [action for action in way.tried if way.viewer == ONLOOKER or state.table.why_not(action, way.viewer)]


async def _settled(room: Room, actions: int) -> None:
    """That many actions have been taken, and everybody there was sent them."""
    async with asyncio.timeout(60):
        while not isinstance(room.state, Running) or len(room.state.table.actions) < actions or room.lock.locked():
            await asyncio.sleep(0.001)
    for _ in range(5):  # what follows by itself has begun
        await asyncio.sleep(0)


async def _read_all(watcher: Visitor, room: Room, way: Way, actions: int) -> list[str]:
    """Everything that the viewer can read of the game over HTTP while it is played, refusals included."""
    game = room.state.id
    routes = [route for route in watcher.inside.app.routes if isinstance(route, Route) and "{game}" in route.path]
    got = []
    lists = ("/api/games", "/api/games?list=mine", "/api/statistics/me", "/api/ratings/me", "/api/reviews/me")
    for path in (*lists, f"/game/{game}"):
        answer = await watcher.web.get(path)
        got.append(f"{path} {answer.status_code} {answer.text}")
    for number, action in enumerate(_impossible(room, way)):
        body = {"action": action_data(action), "command_id": f"tried-{actions}-{number}"}
        got.append(str(await watcher.answered("POST", f"/api/games/{game}/actions", body)))
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
