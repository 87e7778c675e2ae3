"""Sessions, accounts and tokens."""

from typing import Annotated, Any

from ...room.messages.people import Credentials, Me, NewPassword, NewSession, SessionList, Token, User
from ...room.person import Person
from ...room.refusal import Refusal
from ..accounts import Accounts
from ..sessions import Sessions
from .endpoint import Asker, Reply, route
from .limits import Limits


class People:
    """Endpoints for the asker's sessions and account."""

    def __init__(self, accounts: Accounts, sessions: Sessions, limits: Limits) -> None:
        self._accounts = accounts
        self._sessions = sessions
        self._limits = limits

    async def _me(self, person: Person | None) -> Me:
        if person is None:
            return Me(None, {})
        user = User(person.id, person.name, person.account)
        return Me(user, await self._accounts.preferences(person))

    @route("GET", "/api/me")
    async def me(self, asker: Asker) -> Me:
        """Who the asker is."""
        return await self._me(asker.person)

    @route("POST", "/api/session", "session")
    async def new_session(self, asker: Asker, body: NewSession) -> Annotated[Reply, Me]:
        """Start a session as a guest, or change the guest's name."""
        if asker.person is not None:
            return Reply(await self._me(await self._accounts.rename(asker.person, body.name)))
        person, cookie = await self._accounts.guest(body.name, asker.agent)
        return Reply(await self._me(person), cookie)

    @route("POST", "/api/register", "login")
    async def register(self, asker: Asker, body: Credentials) -> Annotated[Reply, Me]:
        """Create an account, which keeps the guest's games; the guest's other sessions and tokens end."""
        guest = asker.require_browser()[0] if asker.person else None
        person, cookie = await self._accounts.register(guest, body.name, body.password, asker.agent)
        self._limits.password_known(person.name, asker.network)
        return Reply(await self._me(person), cookie)

    @route("POST", "/api/login", "login")
    async def log_in(self, asker: Asker, body: Credentials) -> Annotated[Reply, Me]:
        """Log in to an account; the session that was used before ends, and those of a guest all do."""
        self._limits.check_password(body.name, asker.network)
        person, cookie = await self._accounts.log_in(body.name, body.password, asker.agent)
        self._limits.password_known(person.name, asker.network)
        if asker.session is not None and asker.session.kind == "cookie":  # which the new one replaces
            await self._accounts.leave_for(asker.person, asker.session.hash, person)
        return Reply(await self._me(person), cookie)

    @route("POST", "/api/logout")
    async def log_out(self, asker: Asker) -> Annotated[Reply, dict[str, str]]:
        """Log out: the session's cookie and sockets end."""
        if asker.session is not None:
            await self._accounts.log_out(asker.session.hash)
        return Reply({}, cookie="")

    @route("POST", "/api/password", "login")
    async def change_password(self, asker: Asker, body: NewPassword) -> dict[str, str]:
        """Change the account's password; all other sessions and all tokens end."""
        person, session = asker.require_browser()
        self._limits.check_password(person.name, asker.network)
        await self._accounts.change_password(person, session, body.old, body.new)
        return {}

    @route("GET", "/api/sessions")
    async def list_sessions(self, asker: Asker) -> SessionList:
        """The asker's sessions: browsers that are logged in, and tokens."""
        person, session = asker.require_browser()
        return SessionList(await self._sessions.of(person, session))

    @route("DELETE", "/api/sessions")
    async def end_other_sessions(self, asker: Asker) -> SessionList:
        """End all sessions but the one that asks, tokens included."""
        person, session = asker.require_browser()
        await self._accounts.end_others(person, session)
        return SessionList(await self._sessions.of(person, session))

    @route("DELETE", "/api/sessions/{session}")
    async def end_session(self, asker: Asker, session: str) -> SessionList:
        """End one of the asker's sessions, on every device and with its sockets."""
        person, own = asker.require_browser()
        if not await self._sessions.end_one(person, session):
            raise Refusal("not_found", "no_session")
        return SessionList(await self._sessions.of(person, own))

    @route("PUT", "/api/preferences")
    async def set_preferences(self, person: Person, body: dict[str, Any]) -> Me:
        """Store the person's preferences."""
        await self._accounts.remember(person, body)
        return await self._me(person)

    @route("POST", "/api/tokens", "session")
    async def new_token(self, asker: Asker) -> Token:
        """Create a token for a program that plays for the person."""
        person, _ = asker.require_browser()
        return Token(await self._accounts.new_token(person, asker.agent))

    @route("DELETE", "/api/tokens")
    async def revoke_tokens(self, asker: Asker) -> dict[str, str]:
        """Revoke all of the person's tokens."""
        person, _ = asker.require_browser()
        await self._accounts.revoke_tokens(person)
        return {}
