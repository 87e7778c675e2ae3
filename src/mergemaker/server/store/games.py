"""Games and their logs on disk."""

import contextlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, get_args

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from ...room import events as ev
from ...room.interfaces import Lease, StoredGame
from ...room.messages.people import Vacation
from ...room.messages.setup import Setup
from ...room.notices import Notice
from ...room.refusal import Refusal
from .database import Database
from .leases import check_lease
from .outbox import add_notices
from .prepared import Prepared
from .schema import events, games, members, vacations

_EVENT = msgspec.json.Decoder(ev.Event)
_SETUP = msgspec.json.Decoder(Setup)


class GameRepository:
    """Games and their logs; the log is the source of truth, the other columns serve queries."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(
        self,
        game: str,
        stored: Sequence[ev.Stored],
        user: str | None,
        notices: Sequence[Notice] = (),
        lease: Lease | None = None,
    ) -> None:
        """The events are committed together with the notices, under the lease if there is one."""

        def change(connection: Connection) -> None:
            if lease is not None:
                check_lease(connection, game, lease)
            _append(connection, game, stored, user)
            if notices:
                add_notices(connection, notices, stored[-1].at)

        await self._database.write(change, game)

    async def events_after(self, game: str, version: int) -> list[ev.Stored]:
        """The events of a game after a version; a Refusal if they cannot be read."""
        asked = {"game": game, "version": version}
        rows = await self._database.read(lambda connection: connection.execute(LOG, asked).all())
        return list(events_in(rows, version))

    async def create(self, game: StoredGame, happened: Sequence[ev.Event], user: str) -> None:
        """The game is committed with its first events and its owner."""
        row = {
            "id": game.id,
            "code": game.code,
            "format": ev.FORMAT,
            "setup": msgspec.json.encode(game.setup).decode(),
            "public": game.setup.public and not game.uploaded,
            "timed": game.setup.clock is not None,
            "uploaded": game.uploaded,
            "status": "over" if game.counted else "waiting",
            "created": game.created,
            "touched": game.created,
        }
        stored = [ev.Stored(number, game.created, event) for number, event in enumerate(happened, start=1)]

        def change(connection: Connection) -> None:
            connection.execute(sa.insert(games).values(**row))
            _append(connection, game.id, stored, user)
            connection.execute(sa.delete(members).where(members.c.game == game.id, members.c.user == user))
            connection.execute(sa.insert(members).values(game=game.id, user=user))

        await self._database.write(change)

    async def game(self, game: str) -> StoredGame | None:
        """A game by its id; a Refusal if it cannot be read."""
        query = sa.select(games).where(games.c.id == game)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        return game_in(row)

    async def id_of_code(self, code: str) -> str | None:
        """The game of an invitation code."""
        found = await self._ids(sa.select(games.c.id).where(games.c.code == code))
        return found[0] if found else None

    async def public(self, since: float, most: int) -> list[str]:
        """Public games active since then: those waiting, newest first, then those being played."""
        wanted = (games.c.public, games.c.status.in_(("waiting", "playing")), games.c.touched > since)
        order = (games.c.status.desc(), games.c.touched.desc())
        return await self._ids(sa.select(games.c.id).where(*wanted).order_by(*order).limit(most))

    async def of_person(self, user: str, most: int) -> list[str]:
        """The games of a person, most recently played first."""
        return await self._ids(
            sa.select(games.c.id)
            .join(members, members.c.game == games.c.id)
            .where(members.c.user == user)
            .order_by(games.c.touched.desc())
            .limit(most)
        )

    async def timed(self, user: str | None = None) -> list[str]:
        """Games being played on a clock, all or a person's."""
        query = sa.select(games.c.id).where(games.c.timed, games.c.status == "playing")
        if user is not None:
            query = query.join(members, members.c.game == games.c.id).where(members.c.user == user)
        return await self._ids(query.order_by(games.c.touched.desc()))

    async def vacations(self, users: Collection[str], now: float) -> Mapping[str, Vacation]:
        """Of these people those who are on vacation, or will be."""
        query = sa.select(vacations).where(vacations.c.user.in_(users), vacations.c.until > now)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.user: Vacation(row.since, row.until) for row in rows}

    async def _ids(self, query: sa.Select[tuple[str]]) -> list[str]:
        return await self._database.read(lambda connection: list(connection.scalars(query)))


class _Kind(msgspec.Struct):
    kind: str


_KIND = msgspec.json.Decoder(_Kind)
_KINDS = {kind.__struct_config__.tag for kind in get_args(ev.Event)}


def game_in(row: Any) -> StoredGame:
    """The game of a row; a Refusal if it cannot be read."""
    if row.format > ev.FORMAT:
        raise Refusal("unreadable", "game_newer", found=row.format, known=ev.FORMAT)
    try:
        setup = _SETUP.decode(row.setup)
    except msgspec.MsgspecError:
        raise Refusal("unreadable", "setup_damaged") from None
    return StoredGame(row.id, row.code, setup, row.created, row.uploaded, row.status == "over")


def events_in(rows: Iterable[Any], version: int) -> Iterator[ev.Stored]:
    """The events of these rows, which follow on that version without a gap; a Refusal if they cannot be read."""
    for number, row in enumerate(rows, start=version + 1):
        if row.seq != number:
            raise Refusal("unreadable", "log_gap", n=number)
        if row.format > ev.FORMAT:
            raise Refusal("unreadable", "game_newer", found=row.format, known=ev.FORMAT)
        try:
            event = _EVENT.decode(row.data)
        except msgspec.MsgspecError:
            raise _unreadable(number, row.data) from None
        yield ev.Stored(row.seq, row.at, event, row.command_id)


def _unreadable(number: int, data: str) -> Refusal:
    """Whether the event is of another version or damaged."""
    with contextlib.suppress(msgspec.MsgspecError):
        kind = _KIND.decode(data).kind
        if kind not in _KINDS:
            return Refusal("unreadable", "log_unknown", n=number, kind=kind)
    return Refusal("unreadable", "log_damaged", n=number)


LOG = (
    sa.select(events.c.seq, events.c.at, events.c.format, events.c.data, events.c.command_id)
    .where(events.c.game == sa.bindparam("game"), events.c.seq > sa.bindparam("version"))
    .order_by(events.c.seq)
)
_CHANGE = sa.update(games).where(games.c.id == sa.bindparam("game"), games.c.uploaded.is_(False))
# run for every action
_ADD = Prepared(sa.insert(events))
_TOUCH = Prepared(_CHANGE.values(touched=sa.bindparam("at")))


def _append(connection: Connection, game: str, stored: Sequence[ev.Stored], user: str | None) -> None:
    for event in stored:
        _ADD(
            connection,
            game=game,
            seq=event.seq,
            command_id=event.command_id,
            user=user,
            at=event.at,
            format=ev.FORMAT,
            data=msgspec.json.encode(event.event).decode(),
        )
    public = [event for event in stored if not isinstance(event.event, ev.PRIVATE)]
    if not public:
        return  # not even the order of others' lists may show it
    _TOUCH(connection, game=game, at=public[-1].at)
    for event in stored:
        if isinstance(event.event, ev.Started):
            changed = {"status": "playing", "rules": event.event.rules}
            connection.execute(_CHANGE.values(**changed), {"game": game})
        if isinstance(event.event, ev.Seated):
            people = {seat.user for seat in event.event.seats if seat.user is not None}
            connection.execute(sa.delete(members).where(members.c.game == game))
            for person in people:
                connection.execute(sa.insert(members).values(game=game, user=person))
        if isinstance(event.event, ev.Removed | ev.Relisted):
            mine = (members.c.game == game) & (members.c.user == event.event.user)
            connection.execute(sa.delete(members).where(mine))
        if isinstance(event.event, ev.Relisted):
            connection.execute(sa.insert(members).values(game=game, user=event.event.user))
