"""The database: reads on several connections, writes through one thread that commits them in batches."""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
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
MOST_IN_A_COMMIT = 256
OTHERS = 4  # of these, what is not about a game: however many such writes wait, those who play do not wait for them
BUSY = 100  # writes a second above which commits wait for more writes: a commit costs more than what it holds
GATHERING, RECENT = 0.01, 50  # seconds from one commit to the next then, and how many writes the rate is measured by
PATIENCE = 1.8  # seconds without any answer from the database after which a caller no longer waits
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
PROBE = "probe"  # the key that is written to see whether the database takes anything


class _Job:
    """A change to be committed, and who waits for it."""

    __slots__ = ("about", "answer", "change", "given_up", "loop", "timer")

    timer: asyncio.TimerHandle  # for the end of the caller's patience

    def __init__(self, about: str, change: Callable[[Connection], Any]) -> None:
        self.about = about
        self.change = change
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Any] = self.loop.create_future()
        self.given_up = False  # nobody waits any more: what has not been begun will not be


_Outcome: TypeAlias = tuple[_Job, Any, Exception | None]


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
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._held: Connection | None = None  # the writer's own, where one need not ask whether it still stands
        driver = self.engine.dialect.loaded_dbapi
        self._conflicts = (sa.exc.IntegrityError, driver.IntegrityError)
        # not of one change, as a value that does not fit is, but of all in the transaction
        of_all = (sa.exc.OperationalError, sa.exc.InternalError, sa.exc.InterfaceError)
        self._failures = (*of_all, driver.OperationalError, driver.InternalError, driver.InterfaceError, sqlite3.Error)
        self._on_commit = on_commit
        self._answered: dict[Kind, float] = {"read": 0.0, "write": 0.0}  # when one was last done as asked
        self._damaged = False  # whether a page could not be read
        self._recent: deque[float] = deque(maxlen=RECENT)  # when the latest writes were taken up
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

        `about` names the game whose rows it locks: several processes lock them in the same order. Such writes go first.
        """
        job = _Job(about, change)
        self._jobs.put(job)
        self._look_after(job, time.monotonic())
        try:
            answer: Answer = await job.answer
            return answer
        finally:
            job.timer.cancel()
            job.given_up = True

    def _look_after(self, job: _Job, asked: float) -> None:
        """Ends the waiting for a job when for too long nobody gets an answer."""
        left = self._patience_left("write", asked)
        if left > 0:
            job.timer = job.loop.call_later(left, self._look_after, job, asked)
        elif not job.answer.done():
            job.answer.set_exception(StoreUnavailable("the database does not answer"))

    async def _waited_for(self, kind: Kind, done: "Future[Answer]") -> Answer:
        """The answer, unless for too long nobody gets any."""
        asked = time.monotonic()
        waiting = asyncio.wrap_future(done)
        try:
            while not waiting.done():
                left = self._patience_left(kind, asked)
                if left <= 0:
                    raise StoreUnavailable("the database does not answer")
                await asyncio.wait([waiting], timeout=left)
            return waiting.result()
        finally:
            waiting.cancel()  # if nobody waits any more: what has not been begun will not be

    def _patience_left(self, kind: Kind, asked: float) -> float:
        """For how many seconds a caller still waits, if nobody is answered meanwhile."""
        return max(asked, self._answered[kind]) + PATIENCE - time.monotonic()

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
        others: deque[_Job] = deque()
        closing = False
        while others or not closing:
            arrived: list[_Job | None] = []
            if not others:
                arrived.append(self._jobs.get())
                self._gather()
            while len(arrived) < MOST_IN_A_COMMIT and not self._jobs.empty():
                arrived.append(self._jobs.get())
            closing = closing or None in arrived
            jobs = [job for job in arrived if job is not None]
            others.extend(job for job in jobs if not job.about)
            batch = [job for job in jobs if job.about] + [others.popleft() for _ in range(min(OTHERS, len(others)))]
            wanted = [job for job in batch if not job.given_up]
            if wanted:
                self._recent.extend([time.monotonic()] * len(wanted))
                self._commit(sorted(wanted, key=lambda job: job.about))
        self._let_go()

    def _gather(self) -> None:
        """While writes are many, waits for more of them, until a moment after the previous commit began."""
        now = time.monotonic()
        if len(self._recent) == RECENT and now - self._recent[0] < RECENT / BUSY:
            time.sleep(max(0.0, self._recent[-1] + GATHERING - now))

    def _commit(self, batch: list[_Job]) -> None:
        """Commits a batch in one transaction; if a change fails, all again, each in a savepoint of its own."""
        began = time.perf_counter()
        try:
            outcomes = self._together(batch)
            if outcomes is None:
                outcomes = self._apart(batch)
        except Exception as error:
            failure = self._domain_error(error)
            log.warning("commit failed", exc_info=failure)
            outcomes = [(job, None, failure) for job in batch]
            self._let_go()
        stored = sum(error is None for _, _, error in outcomes)
        if stored:
            self._answered["write"] = time.monotonic()
        if self._on_commit is not None:
            self._on_commit(stored, time.perf_counter() - began)
        for loop in {job.loop for job in batch}:
            with contextlib.suppress(RuntimeError):  # it is closed, and nobody waits there any more
                loop.call_soon_threadsafe(_deliver, [outcome for outcome in outcomes if outcome[0].loop is loop])

    def _together(self, batch: list[_Job]) -> list[_Outcome] | None:
        """The answers of all changes, committed; None if one has failed, and nothing is changed."""
        with self._transaction() as transaction:
            answers: list[_Outcome] = []
            for job in batch:
                try:
                    answers.append((job, job.change(transaction.connection), None))
                except Exception as error:
                    if self._fails_all(error):  # SQLite may have rolled everything back on its own
                        raise
                    transaction.rollback()
                    return [(job, None, self._domain_error(error))] if len(batch) == 1 else None
            transaction.commit()
        return answers

    def _apart(self, batch: list[_Job]) -> list[_Outcome]:
        """The answers of the changes that succeed, committed, and the errors of the others."""
        with self._transaction() as transaction:
            outcomes: list[_Outcome] = []
            for job in batch:
                try:
                    with transaction.connection.begin_nested():
                        outcomes.append((job, job.change(transaction.connection), None))
                except Exception as error:  # passed on to the caller of that change
                    if self._fails_all(error):
                        raise
                    outcomes.append((job, None, self._domain_error(error)))
            transaction.commit()
        return outcomes

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sa.RootTransaction]:
        """A transaction that has begun, on the connection that the writer holds where it can hold one."""
        connection = self._held or self._writing.connect()
        try:
            yield connection.begin()
        except BaseException:
            connection.invalidate()  # what has failed once may fail for ever
            connection.close()
            self._held = None
            raise
        if self.postgres:  # which may end it at any time: the pool asks before each use
            connection.close()
        else:
            self._held = connection

    def _let_go(self) -> None:
        """The writer's connection is closed: with the last one SQLite puts its log into the file."""
        if self._held is not None:
            self._held.close()
            self._held = None

    def _fails_all(self, error: Exception) -> bool:
        """Whether it is the store that has failed, and with it every change of the transaction."""
        return isinstance(error, self._failures) and not isinstance(error, self._conflicts)

    def _domain_error(self, error: Exception) -> Exception:
        """The domain error for a database failure, without any value of a row; others stay as they are."""
        if isinstance(error, self._conflicts):
            return Conflict(_detail(error))
        if not isinstance(error, (sa.exc.SQLAlchemyError, *self._failures)):
            return error
        code = getattr(getattr(error, "orig", error), "sqlite_errorcode", 0) & 0xFF
        self._damaged = self._damaged or code in DAMAGED
        return StoreUnavailable(_detail(error))


def _deliver(outcomes: list[_Outcome]) -> None:
    """Those who still wait get their answers."""
    for job, answer, error in outcomes:
        if job.answer.done():
            continue
        if error is None:
            job.answer.set_result(answer)
        else:
            job.answer.set_exception(error)


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
