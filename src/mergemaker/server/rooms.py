"""All games: those in memory, and those in the store, from which a room is made when somebody comes."""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from . import commands
from . import events as ev
from .commands import Person
from .game import Game
from .messages import Setup
from .metrics import Metrics
from .outcomes import count_game
from .pool import Pool
from .refusal import Refusal
from .room import Room
from .schema import events, games, members
from .settings import Settings
from .store import Store

log = logging.getLogger(__name__)
PUT_AWAY_AFTER = 600.0  # seconds that nobody was there
MOST_LISTED = 50
MOST_UNATTENDED = 3  # games among bots alone that are played for one person at a time
NAMED = re.compile(r"[\w-]{1,32}", re.ASCII)  # what the ids of games and invitations look like


class Rooms:
    """The games of this server."""

    def __init__(self, settings: Settings, store: Store, pool: Pool, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.pool = pool
        self.metrics = metrics
        self.closing = False
        self.hint: Callable[[str], None] = lambda game: None  # tells other servers
        self._began = time.time()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}

    # --- Finding ---------------------------------------------------------------------------------------------------

    async def room(self, game: str) -> Room:
        """The room of that game; a Refusal if there is none."""
        room = self._rooms.get(game)
        if room is not None:
            room.used = time.monotonic()
            return room
        if not NAMED.fullmatch(game):
            raise Refusal("not_found", "There is no such game.")
        if game not in self._loading:
            self._loading[game] = asyncio.create_task(self._load(game))
            self._loading[game].add_done_callback(lambda _: self._loading.pop(game, None))
        return await asyncio.shield(self._loading[game])

    def known(self, game: str) -> Room | None:
        """The room of that game if it is in memory."""
        return self._rooms.get(game)

    def in_memory(self) -> list[str]:
        """The games that are in memory."""
        return list(self._rooms)

    async def _load(self, number: str) -> Room:
        row = await self.store.read(
            lambda connection: connection.execute(sa.select(games).where(games.c.id == number)).first()
        )
        if row is None:
            raise Refusal("not_found", "There is no such game.")
        game = Game(row.id, row.code, msgspec.json.decode(row.setup, type=Setup), row.created, row.uploaded)
        await asyncio.to_thread(game.apply_all, await self.events_of(number, 0))
        room = Room(self, game)
        room.counted = row.status == "over"
        self._rooms[number] = room
        self.metrics.rooms.set(len(self._rooms))
        if game.clock is not None and game.clock.running is not None and game.last_at < self._began:
            await room.submit(None, None, lambda _: [ev.Woke()])
        room.after()
        return room

    async def events_of(self, game: str, since: int) -> list[ev.Stored]:
        """The events of a game after a version."""

        def ask(connection: Connection) -> Any:
            return connection.execute(
                sa.select(events.c.seq, events.c.at, events.c.data, events.c.command_id)
                .where(events.c.game == game, events.c.seq > since)
                .order_by(events.c.seq)
            ).all()

        return [
            ev.Stored(row.seq, row.at, _DECODER.decode(row.data), row.command_id) for row in await self.store.read(ask)
        ]

    async def by_code(self, code: str) -> Room:
        """The room that an invitation leads to."""
        if not NAMED.fullmatch(code):
            raise Refusal("not_found", "There is no such invitation.")
        number = await self.store.read(
            lambda connection: connection.execute(sa.select(games.c.id).where(games.c.code == code)).scalar()
        )
        if number is None:
            raise Refusal("not_found", "There is no such invitation.")
        return await self.room(number)

    async def lobby(self) -> list[Room]:
        """Public games that wait for somebody, the newest first, then those being played."""
        found = await self._ids(
            sa.select(games.c.id)
            .where(
                games.c.public, games.c.status.in_(("waiting", "playing")), games.c.touched > time.time() - 7 * 86_400
            )
            .order_by(games.c.status.desc(), games.c.touched.desc())
            .limit(MOST_LISTED)
        )
        return await self._readable(found)

    async def mine(self, person: Person) -> list[Room]:
        """The person's games, those last played first."""
        found = await self._ids(
            sa.select(games.c.id)
            .join(members, members.c.game == games.c.id)
            .where(members.c.user == person.id)
            .order_by(games.c.touched.desc())
            .limit(MOST_LISTED)
        )
        return await self._readable(found)

    async def _readable(self, found: list[str]) -> list[Room]:
        """The rooms of those games; one that cannot be read is left out, and told in the log."""
        rooms = []
        for number in found:
            try:
                rooms.append(await self.room(number))
            except Exception:
                log.exception("a game cannot be read", extra={"game": number})
        return rooms

    async def _ids(self, query: sa.Select[tuple[str]]) -> list[str]:
        return await self.store.read(lambda connection: list(connection.scalars(query)))

    # --- Making ----------------------------------------------------------------------------------------------------

    async def create(self, person: Person, setup: Setup) -> Room:
        """A new game, with the person as its host."""
        commands.check_setup(setup)
        return await self._create(person, setup, [ev.Seated(person.id, commands.seats_from(setup.seats, person))])

    def check_unattended(self, person: Person) -> None:
        """A Refusal when enough games among bots alone are being played for the person: they think for everybody."""
        theirs = [room for room in self._rooms.values() if room.game.host == person.id and room.is_unattended]
        if len(theirs) >= MOST_UNATTENDED:
            raise Refusal(
                "too_many", "Enough games among bots alone are being played for you: wait for the end of one."
            )

    async def rematch(self, room: Room, person: Person) -> Room:
        """The same people at a new table, the same for whoever asks second. Without others it begins at once."""
        game = room.game
        if not game.over or game.uploaded:
            raise Refusal("not_now", "A rematch follows a game that is over.")
        if not game.seats_of(person.id):
            raise Refusal("not_allowed", "Those who played can have a rematch.")
        async with room.rematching:
            if game.rematch is None:
                seats = [*game.seats[1:], game.seats[0]]  # somebody else sits first
                again = await self._create(person, game.setup, [ev.Seated(person.id, seats)])
                await room.submit(None, "rematch", lambda _: [ev.Rematched(again.game.id)])
                if game.rematch == again.game.id and all(seat.bot or seat.user == person.id for seat in seats):
                    await again.submit(person, None, lambda game: commands.start(game, person))
        assert game.rematch is not None
        return await self.room(game.rematch)

    async def upload(self, person: Person, setup: Setup, happened: list[ev.Event]) -> Room:
        """A game that was played elsewhere."""
        return await self._create(person, setup, happened, uploaded=True)

    async def _create(self, person: Person, setup: Setup, happened: list[ev.Event], uploaded: bool = False) -> Room:
        now = time.time()
        game = Game(secrets.token_urlsafe(12), secrets.token_urlsafe(12), setup, now, uploaded)
        row = {
            "id": game.id,
            "code": game.code,
            "setup": msgspec.json.encode(setup).decode(),
            "public": setup.public and not uploaded,
            "timed": setup.clock is not None,
            "uploaded": uploaded,
            "status": "over" if uploaded else "waiting",
            "created": now,
            "touched": now,
        }
        stored = [ev.Stored(number, now, event) for number, event in enumerate(happened, start=1)]

        def change(connection: Connection) -> None:
            connection.execute(sa.insert(games).values(**row))
            _append(connection, game.id, stored, person.id)
            connection.execute(sa.delete(members).where(members.c.game == game.id, members.c.user == person.id))
            connection.execute(sa.insert(members).values(game=game.id, user=person.id))

        await self.store.write(change)
        return await self.room(game.id)

    # --- Storing ---------------------------------------------------------------------------------------------------

    async def append(self, game: Game, stored: list[ev.Stored], user: str | None) -> None:
        """The events are committed; IntegrityError when another server has stored others there."""
        await self.store.write(lambda connection: _append(connection, game.id, stored, user))
        for event in stored:
            self.metrics.events.labels(event.event.__struct_config__.tag).inc()
        self.hint(game.id)

    async def finish(self, game: Game) -> None:
        """A finished game is counted in statistics and ratings, once."""
        for _ in range(3):
            try:
                await self.store.write(lambda connection: count_game(connection, game))
                return
            except sa.exc.IntegrityError:  # another server has rated somebody for the first time meanwhile
                log.info("counting the game again", extra={"game": game.id})

    # --- Going on and ending ---------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """Games whose clocks run are taken up again."""
        found = await self._ids(
            sa.select(games.c.id).where(games.c.timed, games.c.status == "playing").order_by(games.c.touched.desc())
        )
        await self._readable(found)

    async def put_away(self) -> None:
        """Rooms that nobody has used for a while leave the memory."""
        while True:
            await asyncio.sleep(60)
            for number, room in list(self._rooms.items()):
                if room.idle and time.monotonic() - room.used > PUT_AWAY_AFTER:
                    del self._rooms[number]
                    await room.close()
            self.metrics.rooms.set(len(self._rooms))

    def end_session(self, session: str) -> None:
        """Sockets of a session that is over are closed."""
        for room in self._rooms.values():
            for connection in list(room.connections):
                if connection.session == session:
                    connection.close()

    async def close(self) -> None:
        """All rooms come to rest; what was acknowledged is stored."""
        self.closing = True
        for room in list(self._rooms.values()):
            await room.close()


_DECODER = msgspec.json.Decoder(ev.Event)


def _append(connection: Connection, game: str, stored: list[ev.Stored], user: str | None) -> None:
    connection.execute(
        sa.insert(events),
        [
            {
                "game": game,
                "seq": event.seq,
                "command_id": event.command_id,
                "user": user,
                "at": event.at,
                "data": msgspec.json.encode(event.event).decode(),
            }
            for event in stored
        ],
    )
    columns: dict[str, Any] = {"touched": stored[-1].at}
    for event in stored:
        if isinstance(event.event, ev.Started):
            columns["status"] = "playing"
        if isinstance(event.event, ev.Seated):
            people = {seat.user for seat in event.event.seats if seat.user is not None}
            connection.execute(sa.delete(members).where(members.c.game == game))
            for person in people:
                connection.execute(sa.insert(members).values(game=game, user=person))
    connection.execute(sa.update(games).where(games.c.id == game, games.c.uploaded.is_(False)).values(**columns))
