"""Who somebody is: guests and accounts, by cookies and tokens of which only hashes are kept."""

import asyncio
import hashlib
import json
import secrets
import time
from functools import cache
from typing import Any

import argon2
import sqlalchemy as sa
from sqlalchemy import Connection

from .commands import Person, clean_name
from .refusal import Refusal
from .schema import sessions, users
from .store import Store

COOKIE = "mergemaker_session"
LASTS = 365 * 86_400  # seconds
MOST_SESSIONS = 20  # of one person, of each kind
HASHER = argon2.PasswordHasher()


def hashed(token: str) -> str:
    """What is kept of a cookie or token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    """People and their sessions, in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: dict[str, tuple[Person, float]] = {}  # for a few seconds, by hash

    async def person(self, token: str | None) -> Person | None:
        """Whose cookie or token it is."""
        if not token or len(token) > 100:
            return None
        key = hashed(token)
        found = self._seen.get(key)
        if found and found[1] > time.monotonic():
            return found[0]

        def ask(connection: Connection) -> Any:
            return connection.execute(
                sa.select(users.c.id, users.c.name, users.c.login, sessions.c.seen)
                .join(sessions, sessions.c.user == users.c.id)
                .where(sessions.c.hash == key, sessions.c.seen > time.time() - LASTS)
            ).first()

        row = await self._store.read(ask)
        if row is None:
            return None
        if row.seen < time.time() - 86_400:
            await self._store.write(
                lambda connection: connection.execute(
                    sa.update(sessions).where(sessions.c.hash == key).values(seen=time.time())
                )
            )
        person = Person(row.id, row.name, row.login is not None)
        if len(self._seen) > 10_000:
            self._seen.clear()
        self._seen[key] = (person, time.monotonic() + 5)
        return person

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new guest and the cookie."""
        person = Person(secrets.token_hex(12), checked_name(name))
        token = secrets.token_urlsafe(32)

        def change(connection: Connection) -> None:
            connection.execute(
                sa.insert(users).values(id=person.id, name=person.name, preferences="{}", created=time.time())
            )
            _keep(connection, person.id, token, "cookie")

        await self._store.write(change)
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        """A guest has another name; an account keeps its own."""
        if person.account:
            raise Refusal("not_allowed", "The name of an account stays as it is.")
        renamed = Person(person.id, checked_name(name))
        await self._store.write(
            lambda connection: connection.execute(
                sa.update(users).where(users.c.id == person.id).values(name=renamed.name)
            )
        )
        self._seen.clear()
        return renamed

    async def register(self, person: Person | None, name: str, password: str) -> tuple[Person, str]:
        """A new account, which takes over the games of the guest who asks for it."""
        name = checked_name(name)
        if person is not None and person.account:
            raise Refusal("not_now", "You have an account already: log out first.")
        secret = await asyncio.to_thread(HASHER.hash, password)
        user = person.id if person else secrets.token_hex(12)
        token = secrets.token_urlsafe(32)

        def change(connection: Connection) -> None:
            account = {"name": name, "login": name.casefold(), "password": secret}
            if person is None:
                connection.execute(sa.insert(users).values(id=user, preferences="{}", created=time.time(), **account))
            else:
                connection.execute(sa.update(users).where(users.c.id == user).values(**account))
            _keep(connection, user, token, "cookie")

        try:
            await self._store.write(change)
        except sa.exc.IntegrityError:
            raise Refusal("taken", "Somebody has that name already.") from None
        self._seen.clear()
        return Person(user, name, True), token

    async def log_in(self, name: str, password: str) -> tuple[Person, str]:
        """The account's person and a new cookie."""
        login = clean_name(name).casefold()
        row = await self._store.read(
            lambda connection: connection.execute(
                sa.select(users.c.id, users.c.name, users.c.password).where(users.c.login == login)
            ).first()
        )
        try:
            await asyncio.to_thread(_verify, row.password if row else None, password)
        except argon2.exceptions.VerifyMismatchError:
            row = None
        if row is None:
            raise Refusal("not_logged_in", "There is no account with that name and password.")
        token = secrets.token_urlsafe(32)
        await self._store.write(lambda connection: _keep(connection, row.id, token, "cookie"))
        return Person(row.id, row.name, True), token

    async def log_out(self, token: str) -> None:
        """The session is worth nothing any more."""
        key = hashed(token)
        await self._store.write(
            lambda connection: connection.execute(sa.delete(sessions).where(sessions.c.hash == key))
        )
        self._seen.pop(key, None)

    async def new_token(self, person: Person) -> str:
        """A token for the person's programs."""
        token = "mm_" + secrets.token_urlsafe(32)
        await self._store.write(lambda connection: _keep(connection, person.id, token, "token"))
        return token

    async def revoke_tokens(self, person: Person) -> list[str]:
        """The person's tokens are worth nothing any more; returns their hashes."""
        theirs = (sessions.c.user == person.id, sessions.c.kind == "token")

        def change(connection: Connection) -> list[str]:
            found = list(connection.scalars(sa.select(sessions.c.hash).where(*theirs)))
            connection.execute(sa.delete(sessions).where(*theirs))
            return found

        revoked = await self._store.write(change)
        self._seen.clear()
        return revoked

    async def preferences(self, person: Person) -> dict[str, Any]:
        """What was remembered for next time."""
        text = await self._store.read(
            lambda connection: connection.execute(
                sa.select(users.c.preferences).where(users.c.id == person.id)
            ).scalar_one()
        )
        found: dict[str, Any] = json.loads(text)
        return found

    async def remember(self, person: Person, preferences: dict[str, Any]) -> None:
        """The preferences are kept."""
        text = json.dumps(preferences)
        if len(text) > 8_000:
            raise Refusal("too_large", "That is too much to remember.")
        await self._store.write(
            lambda connection: connection.execute(
                sa.update(users).where(users.c.id == person.id).values(preferences=text)
            )
        )


def _verify(secret: str | None, password: str) -> None:
    HASHER.verify(secret or _nobodys_password(), password)


@cache
def _nobodys_password() -> str:
    """Checked when there is no such account, so that the answer takes as long."""
    return HASHER.hash(secrets.token_hex())


def checked_name(name: str) -> str:
    """The name as it is shown."""
    shown = clean_name(name)
    if not shown:
        raise Refusal("bad_request", "A name has letters in it.")
    return shown


def _keep(connection: Connection, user: str, token: str, kind: str) -> None:
    now = time.time()
    connection.execute(sa.insert(sessions).values(hash=hashed(token), user=user, kind=kind, created=now, seen=now))
    mine = sa.select(sessions.c.hash).where(sessions.c.user == user, sessions.c.kind == kind)
    old = connection.execute(mine.order_by(sessions.c.created.desc()).offset(MOST_SESSIONS)).scalars().all()
    if old:
        connection.execute(sa.delete(sessions).where(sessions.c.hash.in_(old)))
