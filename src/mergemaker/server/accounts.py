"""Guests and accounts, identified by cookies and tokens of which only hashes are stored."""

import asyncio
import hashlib
import json
import secrets
import time
from functools import cache
from typing import Any

import argon2

from ..room.interfaces import Conflict
from ..room.names import clean_name
from ..room.person import Person
from ..room.refusal import Refusal
from .store.people import Account, Kind, PeopleRepository, Session

COOKIE = "mergemaker_session"
LASTS = 365 * 86_400  # seconds
REMEMBERED_FOR = 5.0  # seconds for which a session is cached
HASHER = argon2.PasswordHasher()


def hashed(token: str) -> str:
    """The stored hash of a cookie or token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Accounts:
    """People and their sessions."""

    def __init__(self, people: PeopleRepository) -> None:
        self._people = people
        self._seen: dict[str, tuple[Person, float]] = {}  # cached for a few seconds, by hash

    async def person(self, token: str | None) -> Person | None:
        """The person whose cookie or token it is."""
        if not token or len(token) > 100:
            return None
        key = hashed(token)
        remembered = self._seen.get(key)
        if remembered and remembered[1] > time.monotonic():
            return remembered[0]
        found = await self._people.by_session(key, time.time() - LASTS)
        if found is None:
            return None
        person, seen = found
        if seen < time.time() - 86_400:
            await self._people.seen(key, time.time())
        if len(self._seen) > 10_000:
            self._seen.clear()
        self._seen[key] = (person, time.monotonic() + REMEMBERED_FOR)
        return person

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new guest and their cookie."""
        person = Person(secrets.token_hex(12), checked_name(name))
        token, session = _new_session("cookie")
        await self._people.add_guest(person, session)
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        """The guest has a new name; accounts keep theirs."""
        if person.account:
            raise Refusal("not_allowed", "account_name")
        renamed = Person(person.id, checked_name(name))
        await self._people.rename(person.id, renamed.name)
        self._seen.clear()
        return renamed

    async def register(self, guest: Person | None, name: str, password: str) -> tuple[Person, str]:
        """A new account, which takes over the games of the guest who asks for it."""
        name = checked_name(name)
        if guest is not None and guest.account:
            raise Refusal("not_now", "has_account")
        secret = await asyncio.to_thread(HASHER.hash, password)
        person = Person(guest.id if guest else secrets.token_hex(12), name, True)
        token, session = _new_session("cookie")
        try:
            await self._people.register(Account(person, secret), session, was_guest=guest is not None)
        except Conflict:
            raise Refusal("taken", "name_taken") from None
        self._seen.clear()
        return person, token

    async def log_in(self, name: str, password: str) -> tuple[Person, str]:
        """The account's person and a new cookie."""
        account = await self._people.account(clean_name(name))
        try:
            await asyncio.to_thread(_verify, account.password if account else None, password)
        except argon2.exceptions.VerifyMismatchError:
            account = None
        if account is None:
            raise Refusal("not_logged_in", "wrong_password")
        token, session = _new_session("cookie")
        await self._people.add_session(account.person.id, session)
        return account.person, token

    async def log_out(self, token: str) -> None:
        """The session has ended."""
        key = hashed(token)
        await self._people.end_session(key)
        self._seen.pop(key, None)

    async def new_token(self, person: Person) -> str:
        """A new token for the person's programs."""
        token, session = _new_session("token", "mm_")
        await self._people.add_session(person.id, session)
        return token

    async def revoke_tokens(self, person: Person) -> list[str]:
        """The person's tokens are revoked; returns their hashes."""
        revoked = await self._people.end_tokens(person.id)
        self._seen.clear()
        return revoked

    async def preferences(self, person: Person) -> dict[str, Any]:
        """The person's preferences."""
        found: dict[str, Any] = json.loads(await self._people.preferences(person.id))
        return found

    async def remember(self, person: Person, preferences: dict[str, Any]) -> None:
        """The preferences are stored."""
        text = json.dumps(preferences)
        if len(text) > 8_000:
            raise Refusal("too_large", "preferences_too_large")
        await self._people.remember(person.id, text)


def _new_session(kind: Kind, prefix: str = "") -> tuple[str, Session]:
    """A new cookie or token, and what is stored of it."""
    token = prefix + secrets.token_urlsafe(32)
    return token, Session(hashed(token), kind, time.time())


def _verify(secret: str | None, password: str) -> None:
    HASHER.verify(secret or _nobodys_password(), password)


@cache
def _nobodys_password() -> str:
    """A hash checked when there is no such account, so that the answer takes equally long."""
    return HASHER.hash(secrets.token_hex())


def checked_name(name: str) -> str:
    """The cleaned name; a Refusal if it cannot be used."""
    shown = clean_name(name)
    if not shown:
        raise Refusal("bad_request", "name_without_letters")
    return shown
