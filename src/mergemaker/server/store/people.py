"""People and their sessions. Cookies and tokens are stored as hashes only."""

from collections.abc import Collection
from typing import Literal, NamedTuple, TypeAlias

import sqlalchemy as sa
from sqlalchemy import Connection

from ...room.names import looks
from ...room.person import Person
from .database import Database
from .schema import sessions, users

Kind: TypeAlias = Literal["cookie", "token"]
MOST_SESSIONS = 20  # per person and kind


class Session(NamedTuple):
    """A stored session."""

    hash: str
    kind: Kind
    created: float
    agent: str | None = None  # the browser or program, as it calls itself


class SeenSession(NamedTuple):
    """A session, whose it is, and when it was last used."""

    session: Session
    person: Person
    seen: float


class Account(NamedTuple):
    """An account that can log in."""

    person: Person
    password: str  # argon2


class PeopleRepository:
    """Guests, accounts and their sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def by_session(self, hashed: str, since: float) -> SeenSession | None:
        """The session and whose it is, unless it was last seen before `since`."""
        found = await self._sessions(sessions.c.hash == hashed, sessions.c.seen > since)
        return found[0] if found else None

    async def sessions_of(self, user: str, since: float) -> list[SeenSession]:
        """The person's sessions that were seen since then, the last used one first."""
        return await self._sessions(sessions.c.user == user, sessions.c.seen > since)

    async def _sessions(self, *which: sa.ColumnElement[bool]) -> list[SeenSession]:
        query = (
            sa.select(users.c.id, users.c.name, users.c.login, sessions)
            .join(sessions, sessions.c.user == users.c.id)
            .where(*which)
            .order_by(sessions.c.seen.desc())
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [
            SeenSession(
                Session(row.hash, row.kind, row.created, row.agent),
                Person(row.id, row.name, row.login is not None),
                row.seen,
            )
            for row in rows
        ]

    async def known(self, hashes: Collection[str]) -> set[str]:
        """Those of the sessions that have not ended."""
        query = sa.select(sessions.c.hash).where(sessions.c.hash.in_(hashes))
        return await self._database.read(lambda connection: set(connection.scalars(query)))

    async def seen(self, hashed: str, now: float) -> None:
        """Records that the session has just been used."""
        await self._execute(sa.update(sessions).where(sessions.c.hash == hashed).values(seen=now))

    async def add_guest(self, person: Person, session: Session) -> None:
        """A new person without an account."""

        def change(connection: Connection) -> None:
            row = {"id": person.id, "name": person.name, "preferences": "{}", "created": session.created}
            connection.execute(sa.insert(users).values(**row))
            _keep(connection, person.id, session)

        await self._database.write(change)

    async def rename(self, user: str, name: str) -> None:
        """The person has a new name."""
        await self._execute(sa.update(users).where(users.c.id == user).values(name=name))

    async def owner(self, name: str) -> str | None:
        """The id of the account that has that name, or one that looks like it."""
        same, alike = users.c.login == name.casefold(), users.c.skeleton == looks(name)
        query = sa.select(users.c.id).where(sa.or_(same, alike)).order_by(sa.case((same, 0), else_=1))
        return await self._database.read(lambda connection: connection.execute(query).scalar())

    async def register(self, account: Account, session: Session, was_guest: bool) -> list[str]:
        """The person has an account and one session; returns the hashes of those that ended.

        Conflict if the name, or one that looks like it, is taken.
        """
        person = account.person
        row = {"name": person.name, "login": person.name.casefold(), "skeleton": looks(person.name)}
        row["password"] = account.password

        def change(connection: Connection) -> list[str]:
            ended = _end(connection, sessions.c.user == person.id)
            if was_guest:
                connection.execute(sa.update(users).where(users.c.id == person.id).values(**row))
            else:
                new = {"id": person.id, "preferences": "{}", "created": session.created}
                connection.execute(sa.insert(users).values(**new, **row))
            _keep(connection, person.id, session)
            return ended

        return await self._database.write(change)

    async def change_password(self, user: str, password: str, session: str) -> list[str]:
        """The account has a new password, and no session but that one; returns the hashes of the others."""

        def change(connection: Connection) -> list[str]:
            connection.execute(sa.update(users).where(users.c.id == user).values(password=password))
            return _end(connection, sessions.c.user == user, sessions.c.hash != session)

        return await self._database.write(change)

    async def account(self, name: str) -> Account | None:
        """The account of that name, ignoring case."""
        query = sa.select(users.c.id, users.c.name, users.c.password).where(users.c.login == name.casefold())
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else Account(Person(row.id, row.name, True), row.password)

    async def add_session(self, user: str, session: Session) -> list[str]:
        """Adds a session; beyond the limit the oldest end, whose hashes are returned."""
        return await self._database.write(lambda connection: _keep(connection, user, session))

    async def end_session(self, hashed: str) -> None:
        """The session has ended."""
        await self._execute(sa.delete(sessions).where(sessions.c.hash == hashed))

    async def end_sessions(self, user: str, but: str | None = None) -> list[str]:
        """The person's sessions, all or all but one, have ended; returns their hashes."""
        return await self._end(sessions.c.user == user, sessions.c.hash != (but or ""))

    async def end_tokens(self, user: str) -> list[str]:
        """The person's tokens are revoked; returns their hashes."""
        return await self._end(sessions.c.user == user, sessions.c.kind == "token")

    async def _end(self, *which: sa.ColumnElement[bool]) -> list[str]:
        return await self._database.write(lambda connection: _end(connection, *which))

    async def preferences(self, user: str) -> str:
        """The person's preferences as JSON."""
        query = sa.select(users.c.preferences).where(users.c.id == user)
        return await self._database.read(lambda connection: connection.execute(query).scalar_one())

    async def remember(self, user: str, preferences: str) -> None:
        """The preferences are stored."""
        await self._execute(sa.update(users).where(users.c.id == user).values(preferences=preferences))

    async def _execute(self, statement: sa.Update | sa.Delete) -> None:
        def change(connection: Connection) -> None:
            connection.execute(statement)

        await self._database.write(change)


def _end(connection: Connection, *which: sa.ColumnElement[bool]) -> list[str]:
    """Those sessions have ended; returns their hashes."""
    found = list(connection.scalars(sa.select(sessions.c.hash).where(*which)))
    connection.execute(sa.delete(sessions).where(sessions.c.hash.in_(found)))
    return found


def _keep(connection: Connection, user: str, session: Session) -> list[str]:
    """The session is stored; of too many the oldest end, whose hashes are returned."""
    connection.execute(sa.insert(sessions).values(**session._asdict(), user=user, seen=session.created))
    mine = sa.select(sessions.c.hash).where(sessions.c.user == user, sessions.c.kind == session.kind)
    old = connection.scalars(mine.order_by(sessions.c.created.desc()).offset(MOST_SESSIONS)).all()
    return _end(connection, sessions.c.hash.in_(old)) if old else []
