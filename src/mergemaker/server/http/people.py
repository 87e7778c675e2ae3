"""Sessions, accounts and tokens."""

from typing import Annotated, Any

from ...room.messages.people import Credentials, Me, NewSession, Token, User
from ...room.person import Person
from ...room.rooms import Rooms
from ..accounts import Accounts, hashed
from .endpoint import Asker, Reply, route


class People:
    """Endpoints for the asker's session and account."""

    def __init__(self, accounts: Accounts, rooms: Rooms) -> None:
        self._accounts = accounts
        self._rooms = rooms

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
        person, cookie = await self._accounts.guest(body.name)
        return Reply(await self._me(person), cookie)

    @route("POST", "/api/register", "login")
    async def register(self, asker: Asker, body: Credentials) -> Annotated[Reply, Me]:
        """Create an account, which keeps the guest's games."""
        person, cookie = await self._accounts.register(asker.person, body.name, body.password)
        if asker.token:
            await self._accounts.log_out(asker.token)
        return Reply(await self._me(person), cookie)

    @route("POST", "/api/login", "login")
    async def log_in(self, asker: Asker, body: Credentials) -> Annotated[Reply, Me]:
        """Log in to an account."""
        person, cookie = await self._accounts.log_in(body.name, body.password)
        return Reply(await self._me(person), cookie)

    @route("POST", "/api/logout")
    async def log_out(self, asker: Asker) -> Annotated[Reply, dict[str, str]]:
        """Log out: the session's cookie and sockets end."""
        if asker.token is not None:
            await self._accounts.log_out(asker.token)
            self._rooms.end_session(hashed(asker.token))
        return Reply({}, cookie="")

    @route("PUT", "/api/preferences")
    async def set_preferences(self, person: Person, body: dict[str, Any]) -> Me:
        """Store the person's preferences."""
        await self._accounts.remember(person, body)
        return await self._me(person)

    @route("POST", "/api/tokens", "session")
    async def new_token(self, person: Person) -> Token:
        """Create a token for a program that plays for the person."""
        return Token(await self._accounts.new_token(person))

    @route("DELETE", "/api/tokens")
    async def revoke_tokens(self, person: Person) -> dict[str, str]:
        """Revoke all of the person's tokens."""
        for token in await self._accounts.revoke_tokens(person):
            self._rooms.end_session(token)
        return {}
