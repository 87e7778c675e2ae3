"""People and their sessions. Cookies and tokens are stored as hashes only."""

from typing import Literal, NamedTuple, TypeAlias

import sqlalchemy as sa
from sqlalchemy import Connection

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


class Account(NamedTuple):
    """An account that can log in."""

    person: Person
    password: str  # argon2


class PeopleRepository:
    """Guests, accounts and their sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def by_session(self, hashed: str, since: float) -> tuple[Person, float] | None:
        """Whose session it is and when it was last seen, unless that was before `since`."""
        query = (
            sa.select(users.c.id, users.c.name, users.c.login, sessions.c.seen)
            .join(sessions, sessions.c.user == users.c.id)
            .where(sessions.c.hash == hashed, sessions.c.seen > since)
        )
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (Person(row.id, row.name, row.login is not None), row.seen)

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

    async def register(self, account: Account, session: Session, was_guest: bool) -> None:
        """The person has an account; Conflict if the name is taken."""
        person = account.person
        row = {"name": person.name, "login": person.name.casefold(), "password": account.password}

        def change(connection: Connection) -> None:
            if was_guest:
                connection.execute(sa.update(users).where(users.c.id == person.id).values(**row))
            else:
                new = {"id": person.id, "preferences": "{}", "created": session.created}
                connection.execute(sa.insert(users).values(**new, **row))
            _keep(connection, person.id, session)

        await self._database.write(change)

    async def account(self, name: str) -> Account | None:
        """The account of that name, ignoring case."""
        query = sa.select(users.c.id, users.c.name, users.c.password).where(users.c.login == name.casefold())
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else Account(Person(row.id, row.name, True), row.password)

    async def add_session(self, user: str, session: Session) -> None:
        """Adds a session; beyond the limit the oldest end."""
        await self._database.write(lambda connection: _keep(connection, user, session))

    async def end_session(self, hashed: str) -> None:
        """The session has ended."""
        await self._execute(sa.delete(sessions).where(sessions.c.hash == hashed))

    async def end_tokens(self, user: str) -> list[str]:
        """The person's tokens are revoked; returns their hashes."""
        theirs = (sessions.c.user == user, sessions.c.kind == "token")

        def change(connection: Connection) -> list[str]:
            found = list(connection.scalars(sa.select(sessions.c.hash).where(*theirs)))
            connection.execute(sa.delete(sessions).where(*theirs))
            return found

        return await self._database.write(change)

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


def _keep(connection: Connection, user: str, session: Session) -> None:
    row = {"hash": session.hash, "user": user, "kind": session.kind, "created": session.created}
    connection.execute(sa.insert(sessions).values(**row, seen=session.created))
    mine = sa.select(sessions.c.hash).where(sessions.c.user == user, sessions.c.kind == session.kind)
    old = connection.execute(mine.order_by(sessions.c.created.desc()).offset(MOST_SESSIONS)).scalars().all()
    if old:
        connection.execute(sa.delete(sessions).where(sessions.c.hash.in_(old)))
