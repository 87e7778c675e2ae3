"""The database: reads on several connections, writes through one thread that commits them in batches."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection

from ...errors import BadSetup
from ...room.interfaces import StoreUnavailable
from . import migrations
from .engines import WRITES, bound_transactions, database_url, engine_of, sqlite_file
from .failures import Failures, detail
from .lock import FileLock
from .schema import keys
from .writer import Job, Writer

Answer = TypeVar("Answer")
PATIENCE = 1.8  # seconds without any answer from the database after which a caller no longer waits
PROBE = "probe"  # the key that is written to see whether the database takes anything


class Database:
    """SQLite or PostgreSQL, migrated to the newest schema. A write that has been awaited is on disk.

    Errors are Conflict if a key is taken, or StoreUnavailable. They come within two seconds; a write that was given up
    may yet be committed, as one may whose answer is lost on the way.
    """

    def __init__(self, url: str, on_commit: Callable[[int, float], None] | None = None) -> None:
        self.url = database_url(url)
        self.engine = engine_of(self.url)
        file = sqlite_file(self.url)
        self._lock = FileLock(file) if file is not None else None
        try:
            if file is not None:
                file.touch()
            migrations.migrate(self.engine.execution_options(**{WRITES: True}))
            if file is None:
                bound_transactions(self.engine)
        except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
            self._release()
            where = self.engine.url.render_as_string(hide_password=True)
            raise BadSetup("database_closed", database=where, detail=detail(error)) from None
        except BadSetup:
            self._release()
            raise
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._failures = Failures(self.engine)
        self._writer = Writer(self.engine, self._failures, on_commit)
        self._last_read = 0.0  # when one was last done as asked

    @property
    def postgres(self) -> bool:
        """Whether several servers may share the database."""
        return self.engine.dialect.name == "postgresql"

    async def read(self, ask: Callable[[Connection], Answer]) -> Answer:
        """The result of a query."""

        def run() -> Answer:
            try:
                with self.engine.connect() as connection:
                    answer = ask(connection)
            except Exception as error:
                raise self._failures.domain_error(error) from None
            self._last_read = time.monotonic()
            return answer

        return await self._waited_for(self._readers.submit(run))

    async def write(self, change: Callable[[Connection], Answer], about: str = "") -> Answer:
        """Commits the change; if it fails, it alone is rolled back and its error raised.

        `about` names the game whose rows it locks: several processes lock them in the same order. Such writes go first.
        """
        job = Job(about, change)
        self._writer.put(job)
        self._look_after(job, time.monotonic())
        try:
            answer: Answer = await job.answer
            return answer
        finally:
            job.timer.cancel()
            job.given_up = True

    def _look_after(self, job: Job, asked: float) -> None:
        """Ends the waiting for a job when for too long nobody gets an answer."""
        left = _patience_left(asked, self._writer.answered)
        if left > 0:
            job.timer = job.loop.call_later(left, self._look_after, job, asked)
        elif not job.answer.done():
            job.answer.set_exception(StoreUnavailable("the database does not answer"))

    async def _waited_for(self, done: "Future[Answer]") -> Answer:
        """The answer, unless for too long nobody gets any."""
        asked = time.monotonic()
        waiting = asyncio.wrap_future(done)
        try:
            while not waiting.done():
                left = _patience_left(asked, self._last_read)
                if left <= 0:
                    raise StoreUnavailable("the database does not answer")
                await asyncio.wait([waiting], timeout=left)
            return waiting.result()
        finally:
            waiting.cancel()  # if nobody waits any more: what has not been begun will not be

    async def ping(self) -> None:
        """Raises StoreUnavailable unless the database can be written, and read where it could not be."""
        if self._failures.damaged:
            await self.read(_look_for_damage)
            self._failures.damaged = False
        await self.write(_probe)

    def close(self) -> None:
        """Finishes pending writes and closes the connections."""
        self._writer.close()
        self._readers.shutdown()
        self._release()

    def _release(self) -> None:
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()


def _patience_left(asked: float, answered: float) -> float:
    """For how many seconds a caller still waits, given when anybody was last answered."""
    return max(asked, answered) + PATIENCE - time.monotonic()


def _probe(connection: Connection) -> None:
    now = str(time.time())  # SQLite does not write what stands there already
    if not connection.execute(sa.update(keys).where(keys.c.name == PROBE).values(value=now)).rowcount:
        connection.execute(sa.insert(keys).values(name=PROBE, value=now))


def _look_for_damage(connection: Connection) -> None:
    """Raises StoreUnavailable unless the file is sound."""
    if (found := connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()) != "ok":
        raise StoreUnavailable(str(found))
