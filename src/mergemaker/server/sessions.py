"""Sessions: whose a cookie or token is. One that has ended is no longer valid, not even on open sockets."""

import hashlib
import re
import secrets
import time
from collections.abc import Callable, Collection, Iterable

from ..room.messages.people import SessionInfo
from ..room.person import Person
from .store.people import Kind, PeopleRepository, SeenSession, Session

LASTS = 365 * 86_400  # seconds
REMEMBERED_FOR = 1.0  # seconds for which a session is cached
MOST_REMEMBERED = 10_000
ENDED_FOR = 60.0  # seconds for which it is known which sessions ended, longer than anything that still asks for one
BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS": "macOS"}
SYSTEMS |= {"CrOS": "ChromeOS", "Linux": "Linux"}


def hashed(token: str) -> str:
    """The stored hash of a cookie or token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_session(kind: Kind, agent: str | None = None) -> tuple[str, Session]:
    """A new cookie or token, and what is stored of it."""
    token = ("mm_" if kind == "token" else "") + secrets.token_urlsafe(32)
    return token, Session(hashed(token), kind, time.time(), (agent or "")[:200] or None)


class Sessions:
    """The sessions that this process was asked about lately; `closed` is called for each that ends here."""

    def __init__(self, people: PeopleRepository, closed: Callable[[str], None]) -> None:
        self._people = people
        self._closed = closed
        self._seen: dict[str, tuple[SeenSession, float]] = {}
        self._ended: dict[str, float] = {}

    async def find(self, token: str | None) -> SeenSession | None:
        """The session of a cookie or token."""
        if not token or len(token) > 100:
            return None
        key = hashed(token)
        remembered = self._seen.get(key)
        if remembered and remembered[1] > time.monotonic():
            return remembered[0]
        found = await self._people.by_session(key, time.time() - LASTS)
        if found is None or self.has_ended(key):
            return None
        if found.seen < time.time() - 86_400:
            await self._people.seen(key, time.time())
        if len(self._seen) >= MOST_REMEMBERED:
            self._seen.clear()
        self._seen[key] = (found, time.monotonic() + REMEMBERED_FOR)
        return found

    def has_ended(self, key: str) -> bool:
        """Whether the session has just ended: what was read before does not count."""
        return key in self._ended

    def forget(self, key: str) -> None:
        """The session has ended, here or at another process."""
        now = time.monotonic()
        while self._ended and (oldest := next(iter(self._ended))) and self._ended[oldest] < now - ENDED_FOR:
            del self._ended[oldest]
        self._ended[key] = now
        self._seen.pop(key, None)

    async def ended(self, keys: Collection[str]) -> Collection[str]:
        """Those of the sessions that have ended, also if nobody said so here."""
        return set(keys) - await self._people.known(keys)

    def end(self, ended: Iterable[str]) -> None:
        """These sessions have ended, and so have their sockets."""
        for key in ended:
            self.forget(key)
            self._closed(key)

    def forget_names(self) -> None:
        """A person has another name or account now: nothing cached is kept."""
        self._seen.clear()

    async def of(self, person: Person, own: str | None) -> list[SessionInfo]:
        """The person's sessions, `own` being the one that asks."""
        found = await self._people.sessions_of(person.id, time.time() - LASTS)
        return [_shown(seen, seen.session.hash == own) for seen in found]

    async def end_one(self, person: Person, name: str) -> bool:
        """The person's session of that name has ended; returns whether there was one."""
        found = await self._people.sessions_of(person.id, 0.0)
        ended = [seen.session.hash for seen in found if _name_of(seen.session) == name]
        for key in ended:
            await self._people.end_session(key)
        self.end(ended)
        return bool(ended)


def _name_of(session: Session) -> str:
    """What a session is called in public: it says nothing about its token."""
    return session.hash[:16]


def _shown(seen: SeenSession, own: bool) -> SessionInfo:
    session = seen.session
    return SessionInfo(_name_of(session), session.kind, agent_of(session.agent), session.created, seen.seen, own)


def agent_of(agent: str | None) -> str | None:
    """The browser and the system by their names, as far as they are known; of programs the first word."""
    if not agent:
        return None
    found = [next((name for sign, name in known.items() if sign in agent), None) for known in (BROWSERS, SYSTEMS)]
    named = ", ".join(name for name in found if name)
    return named or re.split(r"[\s/]", agent, maxsplit=1)[0]
