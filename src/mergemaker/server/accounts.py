"""Guests and accounts: their names, passwords and preferences."""

import asyncio
import contextlib
import json
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar

import argon2

from ..room.interfaces import Conflict
from ..room.names import clean_name, looks
from ..room.person import Person
from ..room.refusal import Refusal
from ..words import language, languages
from .sessions import Sessions, new_session
from .store.people import Account, PeopleRepository

HASHER = argon2.PasswordHasher()
MOST_WAITING = 100  # passwords to be hashed one after the other
NICE = 15  # hashing, which takes 64 MB and several cores, runs at a low priority

Result = TypeVar("Result")


class Accounts:
    """People, with and without an account."""

    def __init__(self, people: PeopleRepository, sessions: Sessions) -> None:
        self._people = people
        self._sessions = sessions
        self._hashing = ThreadPoolExecutor(1, "hashing", _lower_priority)  # apart from what else is computed
        self._waiting = 0

    async def guest(self, name: str, agent: str | None = None) -> tuple[Person, str]:
        """A new guest and their cookie."""
        person = Person(secrets.token_hex(12), await self.free_name(name))
        token, session = new_session("cookie", agent)
        await self._people.add_guest(person, session)
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        """The guest has a new name; accounts keep theirs."""
        if person.account:
            raise Refusal("not_allowed", "account_name")
        renamed = Person(person.id, await self.free_name(name, person))
        await self._people.rename(person.id, renamed.name)
        self._sessions.forget_names()
        return renamed

    async def free_name(self, name: str, person: Person | None = None) -> str:
        """The cleaned name; a Refusal if it cannot be used, or is that of another's account or looks like it."""
        name = checked_name(name)
        owner = await self._people.owner(name)
        if owner is not None and (person is None or owner != person.id):
            raise Refusal("taken", "name_of_account", name=name)
        return name

    async def register(
        self, guest: Person | None, name: str, password: str, agent: str | None = None
    ) -> tuple[Person, str]:
        """A new account, which takes over the games of the guest who asks for it, but none of their sessions."""
        name = checked_name(name)
        if guest is not None and guest.account:
            raise Refusal("not_now", "has_account")
        if looks(name) in _reserved() or await self._people.owner(name) is not None:
            raise Refusal("taken", "name_taken")
        secret = await self._hashed(HASHER.hash, password)
        person = Person(guest.id if guest else secrets.token_hex(12), name, True)
        token, session = new_session("cookie", agent)
        try:
            ended = await self._people.register(Account(person, secret), session, was_guest=guest is not None)
        except Conflict:
            raise Refusal("taken", "name_taken") from None
        self._sessions.end(ended)
        return person, token

    async def log_in(self, name: str, password: str, agent: str | None = None) -> tuple[Person, str]:
        """The account's person and a new cookie."""
        account = await self._verified(await self._people.account(clean_name(name)), password)
        token, session = new_session("cookie", agent)
        self._sessions.end(await self._people.add_session(account.person.id, session))
        return account.person, token

    async def leave_for(self, before: Person | None, key: str, person: Person) -> None:
        """Ends what this browser used before `person` logged in: every session of a guest, else the one."""
        if before is not None and before.id != person.id and not before.account:
            self._sessions.end(await self._people.end_sessions(before.id))
        else:
            await self.log_out(key)

    async def change_password(self, person: Person, key: str, old: str, new: str) -> None:
        """The account has a new password, and no session but the one that asked."""
        if not person.account:
            raise Refusal("not_now", "no_account")
        await self._verified(await self._people.account(person.name), old, "wrong_current_password")
        secret = await self._hashed(HASHER.hash, new)
        self._sessions.end(await self._people.change_password(person.id, secret, key))

    async def _verified(self, account: Account | None, password: str, why_not: str = "wrong_password") -> Account:
        """The account; a Refusal for that reason if it is not its password."""
        try:
            await self._hashed(_verify, account.password if account else None, password)
        except argon2.exceptions.VerifyMismatchError:
            account = None
        if account is None:
            raise Refusal("not_logged_in", why_not)
        return account

    async def _hashed(self, function: Callable[..., Result], *args: str | None) -> Result:
        """What hashing gives when its turn comes; a Refusal if too many wait."""
        if self._waiting >= MOST_WAITING:
            raise Refusal("too_many", "too_fast")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._hashing, function, *args)
        finally:
            self._waiting -= 1

    async def log_out(self, key: str) -> None:
        """The session has ended."""
        await self._people.end_session(key)
        self._sessions.end([key])

    async def end_others(self, person: Person, key: str) -> None:
        """Every session of the person's but that one has ended."""
        self._sessions.end(await self._people.end_sessions(person.id, but=key))

    async def new_token(self, person: Person, agent: str | None = None) -> str:
        """A new token for the person's programs."""
        token, session = new_session("token", agent)
        self._sessions.end(await self._people.add_session(person.id, session))
        return token

    async def revoke_tokens(self, person: Person) -> None:
        """The person's tokens are revoked."""
        self._sessions.end(await self._people.end_tokens(person.id))

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


def _lower_priority() -> None:
    """This thread, and those it starts, run when nothing else needs the processor, where the system supports it."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


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


@cache
def _reserved() -> frozenset[str]:
    """What the names look like that a page gives to guests who have none."""
    given = [language(code).text("home.name.hint") for code in languages()]
    given += [language(code).text("seat.guest", n=seat + 1) for code in languages() for seat in range(6)]
    return frozenset(map(looks, given))
