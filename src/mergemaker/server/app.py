"""The server put together: store, rooms, bots, API, sockets and the page; and how it is run."""

import asyncio
import contextlib
import logging
import secrets
import signal
import socket as sockets
import sys
import time
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable
from types import FrameType

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from ..errors import BadSetup
from ..room.interfaces import Pace, StoreUnavailable
from ..room.rooms import Rooms
from . import api
from .accounts import Accounts
from .games import Games
from .limits import Limits
from .logs import set_up_logs
from .metrics import Metrics
from .middleware import Guard
from .notifications import Announcer, Listener
from .openapi import document
from .pool import Pool
from .results import Results
from .settings import Settings
from .socket import table_socket
from .store.database import Database
from .store.notify import Channel
from .store.people import PeopleRepository
from .store.results import ResultRepository
from .web import Web

log = logging.getLogger(__name__)


class Chance:
    """What nobody may guess, from the operating system."""

    def token(self) -> str:
        """A name that cannot be guessed."""
        return secrets.token_urlsafe(12)

    def seed(self) -> int:
        """A number that cannot be guessed."""
        return secrets.randbits(53)


class Server:
    """Everything that one server process has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings.rate_limits)
        self.database = Database(settings.database, self.metrics.committed)
        self.accounts = Accounts(PeopleRepository(self.database))
        self.results = ResultRepository(self.database)
        self.pool = Pool(settings.bot_workers, settings.bot_seconds, self.metrics.thinking, settings.bot_compiling)
        channel = Channel(self.database) if self.database.postgres else None
        name = secrets.token_hex(4)
        self._announcer = channel and Announcer(channel, name)
        self.rooms = Rooms(
            Games(self.database, self.metrics, self._announcer.changed if self._announcer else lambda game: None),
            self.pool,
            Results(self.results),
            time.time,
            Chance(),
            asyncio.to_thread,
            Pace(settings.grace, settings.bot_pause),
        )
        self._listener = channel and Listener(channel, name, self.rooms)
        self.metrics.rooms.set_function(lambda: len(self.rooms.in_memory()))
        self._tasks: list[asyncio.Task[None]] = []
        self.ready = False

    async def begin(self) -> None:
        """Bots warm up and running games are taken up again, in the background."""
        self.pool.begin()
        if self._announcer and self._listener:
            self._announcer.begin()
            self._listener.begin()
        self._tasks = [asyncio.create_task(self.rooms.resume()), asyncio.create_task(self.rooms.put_away())]
        self.ready = True

    async def end(self) -> None:
        """What was begun is finished, and everything is closed."""
        self.ready = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._announcer and self._listener:
            await self._announcer.close()
            await self._listener.close()
        await self.rooms.close()
        await self.pool.close()
        await asyncio.to_thread(self.database.close)
        log.info("stopped")


def application(settings: Settings) -> Starlette:
    """The ASGI application."""
    server = Server(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await server.begin()
        try:
            yield
        finally:
            await server.end()

    app = Starlette(
        routes=[
            *(_route(server, wanted) for wanted in api.ENDPOINTS),
            Route("/api/openapi.json", lambda request: JSONResponse(document())),
            Route("/api/{rest:path}", _no_such),
            Route("/healthz", lambda request: PlainTextResponse("ok")),
            Route("/readyz", _readiness(server)),
            Route("/metrics", lambda request: Response(server.metrics.text(), media_type="text/plain; version=0.0.4")),
            WebSocketRoute("/ws/games/{game}", _socket(server)),
            Mount("/", Web(settings.web_dist)),
        ],
        middleware=[
            Middleware(Guard, origins=settings.origins, metrics=server.metrics),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        lifespan=lifespan,
    )
    app.state.server = server
    return app


def _route(server: Server, wanted: api.Endpoint) -> Route:
    async def handle(request: Request) -> Response:
        return await api.answer(server, wanted, request)

    return Route(wanted.path, handle, methods=[wanted.method], name=f"{wanted.method} {wanted.path}")


def _socket(server: Server) -> Callable[[WebSocket], Awaitable[None]]:
    async def handle(socket: WebSocket) -> None:
        await table_socket(server, socket)

    return handle


async def _no_such(request: Request) -> Response:
    return JSONResponse({"code": "not_found", "message": "There is no such thing in the API.", "rule": None}, 404)


def _readiness(server: Server) -> Callable[[Request], Awaitable[Response]]:
    """Ready when the database answers."""

    async def handle(request: Request) -> Response:
        try:
            await server.database.ping()
        except StoreUnavailable:
            return PlainTextResponse("the database does not answer", 503)
        return PlainTextResponse("ready" if server.ready else "stopping", 200 if server.ready else 503)

    return handle


def listen(host: str, port: int) -> sockets.socket:
    """A socket on that address; BadSetup when somebody else has it."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    # asyncio sends small answers at once only where it is told that the protocol is TCP; else they wait 40 ms
    listener = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)
    listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise BadSetup(
            f"cannot listen on {host} port {port}: {error.strerror}. Try another --port or --host."
        ) from None
    return listener


def run(settings: Settings | None = None, open_browser: bool = False, log_level: str = "info") -> None:
    """The server runs until it is told to stop; with `open_browser` the page is opened once it is there."""
    settings = settings or Settings()
    set_up_logs(log_level)
    try:
        listener = listen(settings.host, settings.port)
    except BadSetup:
        if not open_browser:
            raise
        listener = listen(settings.host, 0)
        print(f"Port {settings.port} is not free, perhaps because of another Mergemaker: taking any other.", flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        server_on(listener, settings, open_browser).run(sockets=[listener])


def server_on(listener: sockets.socket, settings: Settings, open_browser: bool = False) -> uvicorn.Server:
    """A server for that socket, not yet running."""
    everywhere = settings.host in ("0.0.0.0", "::", "")
    port = listener.getsockname()[1]
    address = _address("127.0.0.1" if everywhere else settings.host, port)
    elsewhere = own_address() if everywhere else None
    try:
        app = application(settings)
    except BadSetup:
        listener.close()
        raise
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    return _Uvicorn(config, address, elsewhere and _address(elsewhere, port), open_browser)


def _address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def own_address() -> str | None:
    """This machine's address in its network, if it has one; nothing is sent to find it out."""
    with contextlib.suppress(OSError), sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address for documentation, which is nobody's
        return str(probe.getsockname()[0])
    return None


class _Uvicorn(uvicorn.Server):
    """Says where the page is once it is there; tells the tables when it stops."""

    def __init__(self, config: uvicorn.Config, address: str, elsewhere: str | None, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._elsewhere = elsewhere
        self._open_browser = open_browser

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal stops the server in good order, and the process ends with status 0; a second one does not wait."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            log.info("started", extra={"address": self._address})
            print(f"Mergemaker is at {self._address}", file=sys.stdout, flush=True)
            if self._elsewhere:
                print(f"Others in your network find it at {self._elsewhere}", file=sys.stdout, flush=True)
            if self._open_browser:
                await asyncio.to_thread(webbrowser.open, self._address)
