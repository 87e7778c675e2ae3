"""The database: reads on several connections, writes through one thread that commits them in batches."""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Literal, TypeAlias, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection

from ...errors import BadSetup
from ...room.interfaces import Conflict, StoreUnavailable
from . import migrations
from .engines import WRITES, bound_transactions, database_url, engine_of, sqlite_file
from .lock import FileLock
from .schema import keys

log = logging.getLogger(__name__)
Answer = TypeVar("Answer")
Kind: TypeAlias = Literal["read", "write"]
Job = tuple[str, Callable[[Connection], Any], "Future[Any]"]
MOST_IN_A_COMMIT = 256
PATIENCE = 1.8  # seconds without any answer from the database after which a caller no longer waits
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
# Not of one change, as a value that does not fit is, but of all in the transaction.
_STORE_FAILED = (sa.exc.OperationalError, sa.exc.InternalError, sa.exc.InterfaceError, sqlite3.Error)
PROBE = "probe"  # the key that is written to see whether the database takes anything


class Database:
    """SQLite or PostgreSQL, migrated to the newest schema. A write that has been awaited is on disk.

    Errors are Conflict if a key is taken, or StoreUnavailable. They come within two seconds; a write that was given up
    may yet be committed, as one may whose answer is lost on the way.
    """

    def __init__(self, url: str, on_commit: Callable[[int, float], None] | None = None) -> None:
        self.url = database_url(url)
        self.engine = engine_of(self.url)
        self._writing = self.engine.execution_options(**{WRITES: True})
        file = sqlite_file(self.url)
        self._lock = FileLock(file) if file is not None else None
        try:
            if file is not None:
                file.touch()
            migrations.migrate(self._writing)
            if file is None:
                bound_transactions(self.engine)
        except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
            self._release()
            where = self.engine.url.render_as_string(hide_password=True)
            raise BadSetup("database_closed", database=where, detail=_detail(error)) from None
        except BadSetup:
            self._release()
            raise
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._on_commit = on_commit
        self._answered: dict[Kind, float] = {"read": 0.0, "write": 0.0}  # when one was last done as asked
        self._damaged = False  # whether a page could not be read
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._writer.start()

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
                raise self._domain_error(error) from None
            self._answered["read"] = time.monotonic()
            return answer

        return await self._waited_for("read", self._readers.submit(run))

    async def write(self, change: Callable[[Connection], Answer], about: str = "") -> Answer:
        """Commits the change; if it fails, it alone is rolled back and its error raised.

        `about` names the game whose rows it locks: several processes lock them in the same order.
        """
        done: Future[Answer] = Future()
        self._jobs.put((about, change, done))
        return await self._waited_for("write", done)

    async def _waited_for(self, kind: Kind, done: "Future[Answer]") -> Answer:
        """The answer, unless for too long nobody gets any."""
        asked = time.monotonic()
        waiting = asyncio.wrap_future(done)
        try:
            while not waiting.done():
                left = max(asked, self._answered[kind]) + PATIENCE - time.monotonic()
                if left <= 0:
                    raise StoreUnavailable("the database does not answer")
                await asyncio.wait([waiting], timeout=left)
            return waiting.result()
        finally:
            waiting.cancel()  # if nobody waits any more: what has not been begun will not be

    async def ping(self) -> None:
        """Raises StoreUnavailable unless the database can be written, and read where it could not be."""
        if self._damaged:
            await self.read(_look_for_damage)
            self._damaged = False
        await self.write(_probe)

    def close(self) -> None:
        """Finishes pending writes and closes the connections."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._release()

    def _release(self) -> None:
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # --- The writer's thread -----------------------------------------------------------------------------------------

    def _write_on(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                return
            batch = [job]
            last = False
            while len(batch) < MOST_IN_A_COMMIT and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            batch = [job for job in batch if job[-1].set_running_or_notify_cancel()]
            if batch:
                self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[Job]) -> None:
        """Commits a batch in one transaction, each of several changes in its own savepoint."""
        began = time.perf_counter()
        answers: list[tuple[Future[Any], Any]] = []
        failures: list[tuple[Future[Any], Exception]] = []
        alone = len(batch) == 1
        try:
            with self._writing.connect() as connection:
                for _, change, done in sorted(batch, key=lambda job: job[0]):
                    try:
                        with contextlib.nullcontext() if alone else connection.begin_nested():
                            answers.append((done, change(connection)))
                    except _STORE_FAILED:  # SQLite may have rolled everything back by itself
                        raise
                    except Exception as error:  # passed on to the caller of that change
                        failures.append((done, self._domain_error(error)))
                        if alone:
                            connection.rollback()
                connection.commit()
            if answers:
                self._answered["write"] = time.monotonic()
        except Exception as error:
            failure = self._domain_error(error)
            log.warning("commit failed", exc_info=failure)
            failures = [(done, failure) for _, _, done in batch]
            answers = []
        if self._on_commit is not None:
            self._on_commit(len(answers), time.perf_counter() - began)
        for done, answer in answers:
            done.set_result(answer)
        for done, why in failures:
            done.set_exception(why)

    def _domain_error(self, error: Exception) -> Exception:
        """The domain error for a database failure, without any value of a row; others stay as they are."""
        if not isinstance(error, sa.exc.SQLAlchemyError | sqlite3.Error):
            return error
        if isinstance(error, sa.exc.IntegrityError):
            return Conflict(_detail(error))
        code = getattr(getattr(error, "orig", error), "sqlite_errorcode", 0) & 0xFF
        self._damaged = self._damaged or code in DAMAGED
        return StoreUnavailable(_detail(error))


def _detail(error: Exception) -> str:
    """What the database says is wrong; PostgreSQL's further lines would quote the row."""
    why = getattr(error, "orig", None) or error
    return f"{type(why).__name__}: {next(iter(str(why).splitlines()), '')}"


def _probe(connection: Connection) -> None:
    now = str(time.time())  # SQLite does not write what stands there already
    if not connection.execute(sa.update(keys).where(keys.c.name == PROBE).values(value=now)).rowcount:
        connection.execute(sa.insert(keys).values(name=PROBE, value=now))


def _look_for_damage(connection: Connection) -> None:
    """Raises StoreUnavailable unless the file is sound."""
    if (found := connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()) != "ok":
        raise StoreUnavailable(str(found))
