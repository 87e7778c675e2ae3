"""Where people are notified of their games while they are away, and the server's own keys."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from ...room.interfaces import Conflict
from ...room.messages.notices import Choice, TargetKind
from .database import Database
from .schema import keys, outbox, targets

CONFIRMED_WITHIN = 7 * 86_400.0  # seconds


class StoredTarget(NamedTuple):
    """A browser, a mail address or a URL, with all that is needed to send to it."""

    id: str
    user: str
    kind: TargetKind
    address: str
    name: str
    secrets: dict[str, str]
    choices: list[Choice]
    language: str
    confirmed: bool
    created: float
    failures: int = 0
    problem: str | None = None


class TargetRepository:
    """People's targets."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_person(self, user: str) -> list[StoredTarget]:
        """The person's targets, oldest first."""
        return await self._found(targets.c.user == user)

    async def target(self, number: str) -> StoredTarget | None:
        """A target by its id."""
        found = await self._found(targets.c.id == number)
        return found[0] if found else None

    async def with_address(self, kind: TargetKind, address: str) -> list[StoredTarget]:
        """Everybody's targets of that address."""
        return await self._found((targets.c.kind == kind) & (targets.c.address == address))

    async def _found(self, wanted: sa.ColumnElement[bool]) -> list[StoredTarget]:
        query = sa.select(targets).where(wanted).order_by(targets.c.created)
        return await self._database.read(lambda connection: [target_of(row) for row in connection.execute(query)])

    async def add(self, target: StoredTarget) -> None:
        """The target is kept; a browser that was another's is now this person's."""

        def change(connection: Connection) -> None:
            if target.kind == "push":
                same = (targets.c.kind == "push") & (targets.c.address == target.address)
                for number in connection.scalars(sa.select(targets.c.id).where(same)).all():
                    _remove(connection, number)
            row = target._asdict()
            row |= {"secrets": _text(target.secrets), "choices": _text(target.choices)}
            connection.execute(sa.insert(targets).values(**row))

        await self._database.write(change)

    async def confirm(self, number: str) -> None:
        """The mail address is confirmed, and notified from now on."""
        await self._change(number, confirmed=True)

    async def choose(self, number: str, choices: Sequence[Choice]) -> None:
        """The target is notified of these from now on, even if it had been switched off."""
        await self._change(number, choices=_text(list(choices)), failures=0, problem=None)

    async def remove(self, number: str) -> None:
        """Removes the target."""
        await self._database.write(lambda connection: _remove(connection, number))

    async def forget(self, now: float) -> None:
        """Addresses that were not confirmed within a week are forgotten."""
        old = targets.c.confirmed.is_(False) & (targets.c.created < now - CONFIRMED_WITHIN)

        def change(connection: Connection) -> None:
            for number in connection.scalars(sa.select(targets.c.id).where(old)).all():
                _remove(connection, number)

        await self._database.write(change)

    async def _change(self, number: str, **values: object) -> None:
        def change(connection: Connection) -> None:
            connection.execute(sa.update(targets).where(targets.c.id == number).values(**values))

        await self._database.write(change)


class KeyRepository:
    """The server's keys, made once and the same for all servers on one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def key(self, name: str, make: Callable[[], str]) -> str:
        """The key of that name; the first to ask makes it."""
        query = sa.select(keys.c.value).where(keys.c.name == name)
        found = await self._database.read(lambda connection: connection.scalar(query))
        if found is not None:
            return str(found)
        made = make()

        def change(connection: Connection) -> None:
            connection.execute(sa.insert(keys).values(name=name, value=made))

        try:
            await self._database.write(change)
        except Conflict:  # another server was first
            return await self.key(name, make)
        return made


def target_of(row: sa.Row[tuple[object, ...]]) -> StoredTarget:
    """The target of a row that has all its columns."""
    columns = {name: row._mapping[targets.c[name]] for name in StoredTarget._fields}
    columns |= {name: msgspec.json.decode(columns[name]) for name in ("secrets", "choices")}
    return StoredTarget(**columns)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _remove(connection: Connection, number: str) -> None:
    connection.execute(sa.delete(outbox).where(outbox.c.target == number))
    connection.execute(sa.delete(targets).where(targets.c.id == number))
