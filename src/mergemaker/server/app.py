"""The server put together: store, rooms, bots, API, sockets and the page."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from ..room.interfaces import Now, Pace, StoreUnavailable
from ..room.rooms import Rooms
from .accounts import Accounts
from .bus.choice import bus_of
from .games import Games
from .http.api import Api
from .http.archive import Archive
from .http.cards import Cards
from .http.endpoint import endpoints_of
from .http.games import GameEndpoints
from .http.learning import Learning
from .http.limits import Limits, network_of
from .http.middleware import Guard, failed
from .http.notices import NoticeEndpoints
from .http.page import Page
from .http.people import People
from .http.puzzles import Puzzles
from .http.reviews import ReviewEndpoints
from .http.vacations import VacationEndpoints
from .live_chances import LiveCoach
from .metrics import Metrics
from .notices.service import Notices, NoticeSetup
from .pool import Pool
from .results import Results
from .reviews import Reviews
from .sessions import Sessions
from .settings import Settings
from .site.site import Site
from .socket import TableSocket
from .store.database import Database
from .store.leases import LeaseRepository
from .store.people import PeopleRepository
from .store.puzzles import PuzzleRepository
from .store.results import ResultRepository
from .store.reviews import ReviewRepository
from .store.vacations import VacationRepository
from .vacations import Vacations
from .worker import NewWorker, Worker

log = logging.getLogger(__name__)


class Chance:
    """Randomness from the operating system."""

    def token(self) -> str:
        """An unguessable identifier."""
        return secrets.token_urlsafe(12)

    def seed(self) -> int:
        """An unpredictable number."""
        return secrets.randbits(53)

    def secret(self) -> str:
        """256 unpredictable bits, as 64 hexadecimal digits."""
        return secrets.token_hex(32)


def pool_of(settings: Settings, metrics: Metrics) -> Pool:
    """Where bots think: in processes of this machine, or of a cluster."""
    new_worker: NewWorker = Worker
    if settings.bot_cluster is not None:
        from .ray_workers import workers_on_ray

        new_worker = workers_on_ray(settings.bot_cluster)
    return Pool(settings.bot_workers, settings.bot_seconds, metrics.thinking, settings.bot_compiling, new_worker)


class Server:
    """Everything that one server process has."""

    def __init__(
        self,
        settings: Settings,
        address: str,
        elsewhere: str | None = None,
        now: Now = time.time,
        pool: Pool | None = None,
    ) -> None:
        metrics = Metrics()
        database = self._database = Database(settings.database, metrics.committed)
        limits = self._limits = Limits(settings.rate_limits, shared=database.postgres)
        self._pool = pool or pool_of(settings, metrics)
        name = secrets.token_hex(8)
        leases = LeaseRepository(database, name) if database.postgres else None
        site = self._site = Site(bus_of(settings.bus, database), leases, name, limits)
        notices = self._notices = Notices(
            database,
            NoticeSetup(elsewhere or address, settings.mail, settings.private_addresses),
            now,
            metrics.notified,
        )
        results = ResultRepository(database)
        stored_reviews = ReviewRepository(database)
        reviews = self._reviews = Reviews(stored_reviews, self._pool, now)
        self.games = Games(database, metrics, site.changed, notices.wake)
        rooms = self.rooms = Rooms(
            self.games,
            self._pool,
            Results(results, reviews.want),
            now,
            Chance(),
            asyncio.to_thread,
            Pace(settings.grace, settings.bot_pause),
            site,
        )
        metrics.rooms.set_function(lambda: len(rooms.in_memory()))
        self.people = PeopleRepository(database)
        sessions = self._sessions = Sessions(self.people, rooms.end_session)
        accounts = Accounts(self.people, sessions)
        endpoints = endpoints_of(
            People(accounts, sessions, limits),
            GameEndpoints(rooms, self._pool, limits, accounts, elsewhere),
            Archive(rooms, results, asyncio.to_thread),
            NoticeEndpoints(notices),
            ReviewEndpoints(rooms, reviews, LiveCoach(self._pool), stored_reviews, asyncio.to_thread),
            Learning(rooms),
            Puzzles(PuzzleRepository(database), asyncio.to_thread),
            VacationEndpoints(Vacations(VacationRepository(database), rooms, now)),
        )
        self._api = Api(endpoints, sessions, limits, metrics)
        self._socket = TableSocket(rooms, sessions, limits, metrics, notices, settings.origins)
        self._cards = Cards(rooms, asyncio.to_thread)
        self._settings = settings
        self._metrics = metrics
        self._tasks: list[asyncio.Task[None]] = []
        self._ready = False

    def application(self) -> Starlette:
        """The ASGI application, whose lifespan starts and stops the server."""
        app = Starlette(
            routes=[
                *self._api.routes(),
                Route("/healthz", lambda request: PlainTextResponse("ok")),
                Route("/readyz", self._readiness),
                Route("/metrics", self._numbers),
                WebSocketRoute("/ws/games/{game}", self._socket.connect),
                Mount("/", Page(self._settings.web_dist, self._cards.tags, self._limits)),
            ],
            middleware=[
                Middleware(Guard, origins=self._settings.origins, metrics=self._metrics),
                Middleware(GZipMiddleware, minimum_size=1000),
            ],
            exception_handlers={Exception: failed},
            lifespan=self._lifespan,
        )
        app.state.server = self
        return app

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self._site.begin(self.rooms, self._sessions, self._notices.seen)
        self._begin()
        await self._notices.begin(self.rooms)
        try:
            yield
        finally:
            await self._end()

    def _begin(self) -> None:
        """Starts warming up bots and loading games with running clocks, in the background."""
        self._pool.begin()
        self._reviews.begin(self.rooms)
        self._tasks = [asyncio.create_task(self.rooms.resume()), asyncio.create_task(self.rooms.put_away())]
        self._ready = True

    async def _end(self) -> None:
        """Finishes pending work and closes everything."""
        self._ready = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._notices.close()
        await self._reviews.close()
        await self.rooms.close()
        await self._site.close()
        await self._pool.close()
        await asyncio.to_thread(self._database.close)
        log.info("stopped")

    async def _readiness(self, request: Request) -> Response:
        """Ready when the database answers."""
        self._count(request)
        try:
            await self._database.ping()
        except StoreUnavailable:
            return PlainTextResponse("the database does not answer", 503)
        return PlainTextResponse("ready" if self._ready else "stopping", 200 if self._ready else 503)

    async def _numbers(self, request: Request) -> Response:
        """The metrics, for Prometheus."""
        self._count(request)
        return Response(self._metrics.text(), media_type="text/plain; version=0.0.4")

    def _count(self, request: Request) -> None:
        """A Refusal if the address asks too often: each answer costs some milliseconds."""
        self._limits.check("api", network_of(request.client.host) if request.client else "?")
