"""The one thread that writes: it commits changes in batches, those about games first."""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import sqlalchemy as sa
from sqlalchemy import Connection, Engine

from .engines import WRITES
from .failures import Failures

log = logging.getLogger(__name__)
MOST_IN_A_COMMIT = 256
OTHERS = 4  # of these, what is not about a game: however many such writes wait, those who play do not wait for them
BUSY = 100  # writes a second above which commits wait for more writes: a commit costs more than what it holds
GATHERING, RECENT = 0.01, 50  # seconds from one commit to the next then, and how many writes the rate is measured by


class Job:
    """A change to be committed, and who waits for it."""

    __slots__ = ("about", "answer", "change", "given_up", "loop", "timer")

    timer: asyncio.TimerHandle  # for the end of the caller's patience

    def __init__(self, about: str, change: Callable[[Connection], Any]) -> None:
        self.about = about
        self.change = change
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Any] = self.loop.create_future()
        self.given_up = False  # nobody waits any more: what has not been begun will not be


Outcome: TypeAlias = tuple[Job, Any, Exception | None]


class Writer:
    """Commits jobs until it is closed, and answers those who wait for them in their own event loop."""

    def __init__(
        self, engine: Engine, failures: Failures, on_commit: Callable[[int, float], None] | None = None
    ) -> None:
        self.answered = 0.0  # when a change was last committed
        self._engine = engine.execution_options(**{WRITES: True})
        self._shared = engine.dialect.name == "postgresql"
        self._failures = failures
        self._on_commit = on_commit
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._held: Connection | None = None  # the writer's own, where one need not ask whether it still stands
        self._recent: deque[float] = deque(maxlen=RECENT)  # when the latest writes were taken up
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> None:
        """The job is committed with one of the next batches."""
        self._jobs.put(job)

    def close(self) -> None:
        """Finishes pending jobs."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        others: deque[Job] = deque()
        closing = False
        while others or not closing:
            arrived: list[Job | None] = []
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

    def _commit(self, batch: list[Job]) -> None:
        """Commits a batch in one transaction; if a change fails, all again, each in a savepoint of its own."""
        began = time.perf_counter()
        try:
            outcomes = self._together(batch)
            if outcomes is None:
                outcomes = self._apart(batch)
        except Exception as error:
            failure = self._failures.domain_error(error)
            log.warning("commit failed", exc_info=failure)
            outcomes = [(job, None, failure) for job in batch]
            self._let_go()
        stored = sum(error is None for _, _, error in outcomes)
        if stored:
            self.answered = time.monotonic()
        if self._on_commit is not None:
            self._on_commit(stored, time.perf_counter() - began)
        for loop in {job.loop for job in batch}:
            with contextlib.suppress(RuntimeError):  # it is closed, and nobody waits there any more
                loop.call_soon_threadsafe(_deliver, [outcome for outcome in outcomes if outcome[0].loop is loop])

    def _together(self, batch: list[Job]) -> list[Outcome] | None:
        """The answers of all changes, committed; None if one has failed, and nothing is changed."""
        with self._transaction() as transaction:
            answers: list[Outcome] = []
            for job in batch:
                try:
                    answers.append((job, job.change(transaction.connection), None))
                except Exception as error:
                    if self._failures.fails_all(error):  # SQLite may have rolled everything back on its own
                        raise
                    transaction.rollback()
                    return [(job, None, self._failures.domain_error(error))] if len(batch) == 1 else None
            transaction.commit()
        return answers

    def _apart(self, batch: list[Job]) -> list[Outcome]:
        """The answers of the changes that succeed, committed, and the errors of the others."""
        with self._transaction() as transaction:
            outcomes: list[Outcome] = []
            for job in batch:
                try:
                    with transaction.connection.begin_nested():
                        outcomes.append((job, job.change(transaction.connection), None))
                except Exception as error:  # passed on to the caller of that change
                    if self._failures.fails_all(error):
                        raise
                    outcomes.append((job, None, self._failures.domain_error(error)))
            transaction.commit()
        return outcomes

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sa.RootTransaction]:
        """A transaction that has begun, on the connection that the writer holds where it can hold one."""
        connection = self._held or self._engine.connect()
        try:
            yield connection.begin()
        except BaseException:
            connection.invalidate()  # what has failed once may fail for ever
            connection.close()
            self._held = None
            raise
        if self._shared:  # which may end it at any time: the pool asks before each use
            connection.close()
        else:
            self._held = connection

    def _let_go(self) -> None:
        """The writer's connection is closed: with the last one SQLite puts its log into the file."""
        if self._held is not None:
            self._held.close()
            self._held = None


def _deliver(outcomes: list[Outcome]) -> None:
    """Those who still wait get their answers."""
    for job, answer, error in outcomes:
        if job.answer.done():
            continue
        if error is None:
            job.answer.set_result(answer)
        else:
            job.answer.set_exception(error)
