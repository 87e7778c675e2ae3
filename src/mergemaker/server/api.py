"""The HTTP API: one function for each thing that can be asked, with the types that go in and out."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..errors import MergemakerError
from ..room import dispatch, seating
from ..room.catalogue import catalogue
from ..room.history import history_of
from ..room.messages import catalogue as catalogue_messages
from ..room.messages import commands as command_messages
from ..room.messages import encode
from ..room.messages import history as history_messages
from ..room.messages import people as people_messages
from ..room.messages import ratings as rating_messages
from ..room.messages import setup as setup_messages
from ..room.messages import table as table_messages
from ..room.messages import updates as update_messages
from ..room.person import Person
from ..room.projection import Viewer, info_of, position_of, sync_of
from ..room.records import game_from, record_text
from ..room.refusal import Refusal, as_refusal
from ..room.room import Room
from ..room.running import Running
from .accounts import COOKIE, LASTS, hashed
from .middleware import STATUS
from .statistics import ratings_seen, statistics_of

if TYPE_CHECKING:
    from .app import Server

MOST_BODY = 64 * 1024
MOST_RECORD = 512 * 1024
Struct = TypeVar("Struct")


@dataclass
class Ask:
    """A request with who asks."""

    server: "Server"
    request: Request
    person: Person | None
    token: str | None  # the cookie or bearer token that came with it
    cookie: str | None = None  # to be set: a token, or empty to forget it

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return self.request.client.host if self.request.client else "?"

    def someone(self) -> Person:
        """The person who asks; a Refusal for nobody."""
        if self.person is None:
            raise Refusal("not_logged_in", "Say your name first.")
        return self.person

    async def raw(self, most: int = MOST_BODY) -> bytes:
        """The body, if it is not too large."""
        body = b""
        async for chunk in self.request.stream():
            body += chunk
            if len(body) > most:
                raise Refusal("too_large", f"That is too large: at most {most // 1024} KB.")
        return body

    async def body(self, kind: type[Struct]) -> Struct:
        """The body read as that type."""
        try:
            return msgspec.json.decode(await self.raw(), type=kind)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise Refusal("bad_request", f"The request cannot be read: {error}") from None

    async def room(self) -> Room:
        """The room that the path names."""
        return await self.server.rooms.room(self.request.path_params["game"])

    def seat(self, room: Room) -> int | None:
        """The seat to look through: one's own, named or not."""
        text = self.request.query_params.get("seat")
        if text is None:
            return room.default_seat(self.person)
        seat = small_number(text)
        if seat not in room.state.seats_of(self.person.id if self.person else None):
            raise Refusal("not_allowed", "That seat is not yours.")
        return seat

    def info(self, room: Room, invited: bool = False) -> setup_messages.GameInfo:
        """The game as the asker may know it."""
        return info_of(room.state, self.person, room.attendance(), invited)


def small_number(text: str) -> int | None:
    """A number from 0 on that somebody wrote into an address; None if it is none, or larger than any we have."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


Handler = Callable[[Ask], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """Something that can be asked for over HTTP."""

    method: str
    path: str
    handler: Handler
    takes: Any
    gives: Any
    limit: str

    @property
    def sentence(self) -> str:
        """What it does."""
        return (self.handler.__doc__ or "").strip()


ENDPOINTS: list[Endpoint] = []


def endpoint(
    method: str, path: str, gives: Any = None, takes: Any = None, limit: str = "api"
) -> Callable[[Handler], Handler]:
    """Adds the function to the API."""

    def add(handler: Handler) -> Handler:
        ENDPOINTS.append(Endpoint(method, path, handler, takes, gives, limit))
        return handler

    return add


# --- People --------------------------------------------------------------------------------------------------------


async def _me(ask: Ask, person: Person | None) -> people_messages.Me:
    if person is None:
        return people_messages.Me(None, {})
    preferences = await ask.server.accounts.preferences(person)
    return people_messages.Me(people_messages.User(person.id, person.name, person.account), preferences)


@endpoint("GET", "/api/me", people_messages.Me)
async def me(ask: Ask) -> people_messages.Me:
    """Who the asker is."""
    return await _me(ask, ask.person)


@endpoint("POST", "/api/session", people_messages.Me, people_messages.NewSession, "session")
async def new_session(ask: Ask) -> people_messages.Me:
    """Begin a session as a guest with a name, or take another name."""
    wanted = await ask.body(people_messages.NewSession)
    if ask.person is not None:
        return await _me(ask, await ask.server.accounts.rename(ask.person, wanted.name))
    person, ask.cookie = await ask.server.accounts.guest(wanted.name)
    return await _me(ask, person)


@endpoint("POST", "/api/register", people_messages.Me, people_messages.Credentials, "login")
async def register(ask: Ask) -> people_messages.Me:
    """Make an account; the guest's games go with it."""
    wanted = await ask.body(people_messages.Credentials)
    person, ask.cookie = await ask.server.accounts.register(ask.person, wanted.name, wanted.password)
    if ask.token:
        await ask.server.accounts.log_out(ask.token)
    return await _me(ask, person)


@endpoint("POST", "/api/login", people_messages.Me, people_messages.Credentials, "login")
async def log_in(ask: Ask) -> people_messages.Me:
    """Log in to an account."""
    wanted = await ask.body(people_messages.Credentials)
    person, ask.cookie = await ask.server.accounts.log_in(wanted.name, wanted.password)
    return await _me(ask, person)


@endpoint("POST", "/api/logout", dict[str, str])
async def log_out(ask: Ask) -> dict[str, str]:
    """End the session: its cookie and its sockets are worth nothing any more."""
    if ask.token is not None:
        await ask.server.accounts.log_out(ask.token)
        ask.server.rooms.end_session(hashed(ask.token))
    ask.cookie = ""
    return {}


@endpoint("PUT", "/api/preferences", people_messages.Me, dict[str, Any])
async def set_preferences(ask: Ask) -> people_messages.Me:
    """Remember something for next time."""
    person = ask.someone()
    await ask.server.accounts.remember(person, await ask.body(dict[str, Any]))
    return await _me(ask, person)


@endpoint("POST", "/api/tokens", people_messages.Token, None, "session")
async def new_token(ask: Ask) -> people_messages.Token:
    """A token for a program that plays in one's name."""
    return people_messages.Token(await ask.server.accounts.new_token(ask.someone()))


@endpoint("DELETE", "/api/tokens", dict[str, str])
async def revoke_tokens(ask: Ask) -> dict[str, str]:
    """Revoke all one's tokens."""
    for token in await ask.server.accounts.revoke_tokens(ask.someone()):
        ask.server.rooms.end_session(token)
    return {}


# --- Games ---------------------------------------------------------------------------------------------------------


@endpoint("GET", "/api/catalogue", catalogue_messages.Catalogue)
async def get_catalogue(ask: Ask) -> catalogue_messages.Catalogue:
    """Editions, options, bots and rules to choose from."""
    return catalogue(ask.server.pool.levels)


@endpoint("POST", "/api/games", setup_messages.GameInfo, setup_messages.NewGame, "game")
async def create_game(ask: Ask) -> setup_messages.GameInfo:
    """Set up a game; unless a seat is open it starts at once, if `start` says so."""
    person = ask.someone()
    wanted = await ask.body(setup_messages.NewGame)
    return ask.info(await ask.server.rooms.create(person, wanted.setup, wanted.start))


@endpoint("GET", "/api/games", setup_messages.GameList)
async def list_games(ask: Ask) -> setup_messages.GameList:
    """Games: `?list=lobby` (public ones) or `?list=mine`."""
    which = ask.request.query_params.get("list", "lobby")
    if which == "mine":
        rooms = await ask.server.rooms.mine(ask.someone())
    elif which == "lobby":
        rooms = await ask.server.rooms.lobby()
    else:
        raise Refusal("bad_request", "The lists are `lobby` and `mine`.")
    return setup_messages.GameList([ask.info(room) for room in rooms])


@endpoint("GET", "/api/invitations/{code}", setup_messages.GameInfo)
async def get_invitation(ask: Ask) -> setup_messages.GameInfo:
    """The game that an invitation leads to."""
    room = await ask.server.rooms.by_code(ask.request.path_params["code"])
    return ask.info(room, invited=True)


@endpoint("GET", "/api/games/{game}", setup_messages.GameInfo)
async def get_game(ask: Ask) -> setup_messages.GameInfo:
    """A game."""
    return ask.info(await ask.room())


@endpoint("POST", "/api/games/{game}/join", setup_messages.GameInfo, setup_messages.Join)
async def join(ask: Ask) -> setup_messages.GameInfo:
    """Take a seat: by invitation, or in a public game. Who has one moves there, or with a name adds a guest."""
    person, room, wanted = ask.someone(), await ask.room(), await ask.body(setup_messages.Join)
    await room.submit(person, None, lambda state: seating.join(state, person, wanted.code, wanted.seat, wanted.name))
    return ask.info(room)


@endpoint("POST", "/api/games/{game}/leave", setup_messages.GameInfo)
async def leave(ask: Ask) -> setup_messages.GameInfo:
    """Leave: before the start the seat is open again, later a bot plays on."""
    person, room = ask.someone(), await ask.room()
    await room.submit(person, None, lambda state: seating.leave(state, person))
    return ask.info(room)


@endpoint("POST", "/api/games/{game}/seats", setup_messages.GameInfo, setup_messages.Seats)
async def change_seats(ask: Ask) -> setup_messages.GameInfo:
    """Arrange the seats anew, before the start; for the host."""
    person, room, wanted = ask.someone(), await ask.room(), await ask.body(setup_messages.Seats)
    levels = ask.server.pool.levels
    await room.submit(person, None, lambda state: seating.change_seats(state, person, wanted.seats, levels))
    return ask.info(room)


@endpoint("POST", "/api/games/{game}/start", setup_messages.GameInfo)
async def start(ask: Ask) -> setup_messages.GameInfo:
    """Start the game; for the host."""
    person, room = ask.someone(), await ask.room()
    await ask.server.rooms.start(room, person)
    return ask.info(room)


@endpoint("POST", "/api/games/{game}/rematch", setup_messages.GameInfo, None, "game")
async def rematch(ask: Ask) -> setup_messages.GameInfo:
    """The same people again, at a new table."""
    return ask.info(await ask.server.rooms.rematch(await ask.room(), ask.someone()))


@endpoint("POST", "/api/games/{game}/actions", update_messages.Accepted, command_messages.ActRequest)
async def act(ask: Ask) -> update_messages.Accepted:
    """Take an action; with the same `command_id` again it is taken once."""
    person, room, wanted = ask.someone(), await ask.room(), await ask.body(command_messages.ActRequest)
    message = command_messages.Act(wanted.command_id, wanted.action, wanted.version, wanted.seat)
    version = await dispatch.submit(room, person, None, message)
    return update_messages.Accepted(version)


@endpoint("POST", "/api/games/{game}/commands", update_messages.Accepted, command_messages.Command)
async def command(ask: Ask) -> update_messages.Accepted:
    """Anything that can be asked for on the socket: chat, undo, consent, pause, resume, replace, return, act."""
    person, room = ask.someone(), await ask.room()
    message: command_messages.Command = await ask.body(command_messages.Command)  # type: ignore[arg-type]  # a union is a type to msgspec
    if isinstance(message, command_messages.Chat):
        ask.server.limits.check("chat", person.id)
    return update_messages.Accepted(await dispatch.submit(room, person, room.default_seat(person), message))


@endpoint("GET", "/api/games/{game}/view", update_messages.Sync)
async def get_view(ask: Ask) -> update_messages.Sync:
    """The table as the asker may see it; `?seat=` for one of several own seats, `?after=` waits for a later version."""
    room = await ask.room()
    after = small_number(ask.request.query_params.get("after", ""))
    if after is not None:
        await room.news(after, 20.0)
    return sync_of(room.state, Viewer(ask.person, ask.seat(room)), room.attendance())


# --- After the game ------------------------------------------------------------------------------------------------


@endpoint("GET", "/api/games/{game}/record", str)
async def get_record(ask: Ask) -> Response:
    """The record of a finished game: `?format=text` or `json`."""
    room = await ask.room()
    form = ask.request.query_params.get("format", "text")
    text, kind = record_text(room.state, form)
    ending = "json" if form == "json" else "txt"
    name = f'attachment; filename="acquire-{room.state.id}.{ending}"'
    return Response(text, media_type=kind, headers={"Content-Disposition": name})


@endpoint("POST", "/api/records", setup_messages.GameInfo, str, "upload")
async def upload_record(ask: Ask) -> setup_messages.GameInfo:
    """Upload the record of a finished game, as text or JSON, to look at it."""
    person = ask.someone()
    try:
        text = (await ask.raw(MOST_RECORD)).decode()
    except UnicodeDecodeError:
        raise Refusal("bad_request", "The record is not a text.") from None
    setup, happened = await asyncio.to_thread(game_from, text, person)
    return ask.info(await ask.server.rooms.upload(person, setup, happened))


@endpoint("GET", "/api/games/{game}/positions/{number}", table_messages.Position)
async def get_position(ask: Ask) -> table_messages.Position:
    """The table after so many actions: as the asker could see it, or all of it once the game is over."""
    room = await ask.room()
    number = small_number(ask.request.path_params["number"])
    game = room.state
    if not isinstance(game, Running) or number is None or number > len(game.table.actions):
        raise Refusal("not_found", "The game has no such position.")
    return await asyncio.to_thread(position_of, game.snapshot(), number, ask.seat(room))


@endpoint("GET", "/api/games/{game}/history", history_messages.History, None, "history")
async def get_history(ask: Ask) -> history_messages.History:
    """Everybody's money by turn, mergers, and the final settlement."""
    room = await ask.room()
    if not isinstance(room.state, Running):
        raise Refusal("not_now", "The game has not begun.")
    return await asyncio.to_thread(history_of, room.state.snapshot(), ask.seat(room))


@endpoint("GET", "/api/ratings", rating_messages.Ratings)
async def get_ratings(ask: Ask) -> rating_messages.Ratings:
    """Ratings, by number of players."""
    return ratings_seen(await ask.server.results.ratings(), ask.person)


@endpoint("GET", "/api/statistics/me", rating_messages.Statistics)
async def get_statistics(ask: Ask) -> rating_messages.Statistics:
    """The asker's finished games in numbers."""
    person = ask.someone()
    return statistics_of(await ask.server.results.outcomes_of(person.id))


# --- How a request is answered -------------------------------------------------------------------------------------


def token_in(headers: Any, cookies: dict[str, str]) -> str | None:
    """The bearer token or the cookie that came with a request."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else cookies.get(COOKIE)


async def answer(server: "Server", wanted: Endpoint, request: Request) -> Response:
    """The endpoint's answer, or why there is none."""
    token = token_in(request.headers, request.cookies)
    try:
        ask = Ask(server, request, None, token)
        server.limits.check("api", ask.address)
        if wanted.limit != "api":
            server.limits.check(wanted.limit, ask.address)
        ask.person = await server.accounts.person(token)
        given = await wanted.handler(ask)
    except MergemakerError as error:
        refusal = as_refusal(error)
        server.metrics.refused.labels(refusal.code).inc()
        problem = update_messages.Problem(refusal.code, refusal.message, refusal.rule)
        return Response(encode(problem), STATUS[refusal.code], media_type="application/json")
    response = given if isinstance(given, Response) else Response(encode(given), media_type="application/json")
    if ask.cookie is not None:
        secure = request.url.scheme == "https"
        age = LASTS if ask.cookie else 0
        response.set_cookie(COOKIE, ask.cookie, max_age=age, httponly=True, samesite="lax", secure=secure, path="/")
    return response
