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
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, Engine, event, make_url

from ...errors import BadSetup
from ...extras import missing_extra
from ...room.interfaces import Conflict, StoreUnavailable
from . import migrations

log = logging.getLogger(__name__)
Answer = TypeVar("Answer")
Job = tuple[Callable[[Connection], Any], "Future[Any]"]
MOST_IN_A_COMMIT = 256
WRITES = "mergemaker_writes"  # the execution option of connections that will write


class Database:
    """SQLite or PostgreSQL, migrated to the newest schema. A write that has been awaited is on disk.

    Errors are Conflict if a key is taken, or StoreUnavailable.
    """

    def __init__(self, url: str, on_commit: Callable[[int, float], None] | None = None) -> None:
        self.url = database_url(url)
        self.engine = engine_of(self.url)
        self._writing = self.engine.execution_options(**{WRITES: True})
        self._migrate()
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._on_commit = on_commit
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._writer.start()

    def _migrate(self) -> None:
        """Migrates to the newest schema; BadSetup if the database cannot be opened."""
        try:
            with self._writing.begin() as connection:
                if self.postgres:
                    connection.execute(sa.text("SELECT pg_advisory_xact_lock(4116)"))  # one process at a time migrates
                migrations.upgrade(connection)
        except sa.exc.SQLAlchemyError as error:
            why = getattr(error, "orig", None) or error
            where = self.engine.url.render_as_string(hide_password=True)
            raise BadSetup("database_closed", database=where, detail=str(why)) from None

    @property
    def postgres(self) -> bool:
        """Whether several servers may share the database."""
        return self.engine.dialect.name == "postgresql"

    async def read(self, ask: Callable[[Connection], Answer]) -> Answer:
        """The result of a query."""

        def run() -> Answer:
            try:
                with self.engine.connect() as connection:
                    return ask(connection)
            except sa.exc.SQLAlchemyError as error:
                raise _domain_error(error) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, change: Callable[[Connection], Answer]) -> Answer:
        """Commits the change; if it fails, it alone is rolled back and its error raised."""
        done: Future[Answer] = Future()
        self._jobs.put((change, done))
        return await asyncio.wrap_future(done)

    async def ping(self) -> None:
        """Raises StoreUnavailable unless the database answers."""
        await self.read(lambda connection: connection.execute(sa.text("SELECT 1")))

    def close(self) -> None:
        """Finishes pending writes and closes the connections."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

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
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[Job]) -> None:
        """Commits a batch in one transaction, each of several changes in its own savepoint."""
        began = time.perf_counter()
        answers: list[tuple[Future[Any], Any]] = []
        failures: list[tuple[Future[Any], BaseException]] = []
        alone = len(batch) == 1
        try:
            with self._writing.connect() as connection:
                for change, done in batch:
                    if not done.set_running_or_notify_cancel():
                        continue
                    try:
                        with contextlib.nullcontext() if alone else connection.begin_nested():
                            answers.append((done, change(connection)))
                    except Exception as error:  # passed on to the caller of that change
                        failures.append((done, _domain_error(error)))
                        if alone:
                            connection.rollback()
                connection.commit()
        except Exception as error:
            log.exception("commit failed")
            failures = [(done, _domain_error(error)) for _, done in batch if not done.cancelled()]
            answers = []
        if self._on_commit is not None:
            self._on_commit(len(answers), time.perf_counter() - began)
        for done, answer in answers:
            done.set_result(answer)
        for done, failure in failures:
            done.set_exception(failure)


def database_url(text: str) -> str:
    """The address of a database; a plain path is a SQLite file, and plain `postgresql:` uses psycopg."""
    if "://" not in text:
        path = Path(text).expanduser()
        if not path.parent.is_dir():
            raise BadSetup("no_database_folder", folder=str(path.parent))
        return f"sqlite:///{path}"
    for plain in ("postgres://", "postgresql://"):
        if text.startswith(plain):
            return "postgresql+psycopg://" + text.removeprefix(plain)
    return text


def engine_of(url: str) -> Engine:
    """The engine: SQLite in WAL mode, where every commit reaches the disk, or PostgreSQL as it is set up."""
    try:
        kind = make_url(url).get_backend_name()
        if kind == "sqlite":
            engine = sa.create_engine(url, connect_args={"timeout": 30, "check_same_thread": False})
            event.listen(engine, "connect", _set_up_sqlite)
            event.listen(engine, "begin", _begin_sqlite)
            return engine
        if kind == "postgresql":
            return sa.create_engine(url, pool_pre_ping=True)
    except sa.exc.ArgumentError as error:
        raise BadSetup("database_address", detail=str(error)) from None
    except ModuleNotFoundError as error:
        raise missing_extra(error) from None
    raise BadSetup("database_kind", kind=kind)


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions are begun by `_begin_sqlite`, savepoints need that
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its lock immediately: if it read first, it could not wait for another writer."""
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _domain_error(error: Exception) -> Exception:
    """The domain error for a database failure; programming errors stay as they are."""
    if not isinstance(error, sa.exc.SQLAlchemyError):
        return error
    meaning = Conflict if isinstance(error, sa.exc.IntegrityError) else StoreUnavailable
    known = meaning(str(error))
    known.__cause__ = error
    return known
