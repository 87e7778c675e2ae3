"""Bots think in processes of their own, which are replaced when they die and end with the pool."""

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

import pytest

from mergemaker.bodies import cache
from mergemaker.bots.registry import DIALS, LADDER, bot_class
from mergemaker.game.table import Table
from mergemaker.server.metrics import Metrics
from mergemaker.server.pool import THINKING, Pool
from mergemaker.server.thinking import is_compiled, note_compiled
from mergemaker.server.worker import STOPS, Worker

P = ParamSpec("P")
Answer = TypeVar("Answer")


def pool_of(workers: int = 1) -> Pool:
    """A pool that does not compile."""
    return Pool(workers, 0.05, Metrics().thinking, compiling=False)


async def chosen(pool: Pool, key: str, level: str = "easy") -> object:
    """What a bot does at the start of a game."""
    table = Table(["Ann", "Ben"], seed=1)
    action = await pool.choose(key, level, 7, table.position(table.to_act), table.legal(), ())
    assert action in table.legal()
    return action


def test_a_bot_that_is_not_ready_is_substituted() -> None:
    async def work() -> None:
        pool = pool_of()
        pool.begin()
        assert pool.levels == (*LADDER, "fair", *DIALS)
        said = pool.sentences()
        assert list(said)[: len(LADDER)] == list(LADDER)
        assert set(said) < set(pool.levels)
        assert all(said.values())
        assert [pool.ready(level) for level in LADDER] == [not bot_class(level).needs_compiler for level in LADDER]
        assert not pool.ready("hard")
        await chosen(pool, "g 0", "hard")
        await pool.close()

    asyncio.run(work())


@pytest.mark.parametrize("compiled", [True, False])
def test_nothing_is_compiled_that_was_compiled_before(
    compiled: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then all bots are ready at once, and no process is started for the compiler."""
    monkeypatch.setenv("MERGEMAKER_CACHE", str(tmp_path))
    cache.prepared_folder.cache_clear()
    if compiled:
        note_compiled()
    assert is_compiled() == compiled
    started: list[Worker] = []

    def new_worker(niceness: int) -> Worker:
        started.append(Worker(niceness))
        return started[-1]

    async def work() -> None:
        pool = Pool(1, 0.05, Metrics().thinking, new_worker=new_worker)
        pool.begin()
        async with asyncio.timeout(60):
            while not (pool.ready("hard") or len(started) > 1):
                await asyncio.sleep(0.05)
        assert (pool.ready("hard"), len(started)) == ((True, 1) if compiled else (False, 2))
        assert pool.coach_ready == compiled
        await pool.close()

    asyncio.run(work())
    cache.prepared_folder.cache_clear()


def test_bots_wait_for_each_other_and_people_for_none_of_those_that_wait() -> None:
    class Busy(Worker):
        """Counts what it is given at a time."""

        given = most = 0

        def submit(self, work: Callable[P, Answer], /, *args: P.args, **kwargs: P.kwargs) -> "asyncio.Future[Answer]":
            self.given += 1
            Busy.most = max(self.most, self.given)
            done = super().submit(work, *args, **kwargs)
            done.add_done_callback(lambda _: setattr(self, "given", self.given - 1))
            return done

    async def work() -> None:
        pool = Pool(1, 0.05, Metrics().thinking, compiling=False, new_worker=Busy)
        await asyncio.gather(*(chosen(pool, f"g {seat}") for seat in range(6)))
        assert Busy.most == 1, "so what a person asks for is next"
        await pool.close()

    asyncio.run(work())


@pytest.mark.parametrize("stop", STOPS)
def test_a_process_is_not_stopped_while_it_starts(stop: signal.Signals) -> None:
    """Ctrl-C and service managers reach every process; the server alone ends by it, and ends the others."""

    async def work() -> None:
        others = set(multiprocessing.active_children())
        worker = Worker(THINKING)
        worker.start()
        (started,) = set(multiprocessing.active_children()) - others
        os.kill(started.pid or 0, stop)
        assert await worker.submit(os.getpid) == started.pid
        worker.close()

    asyncio.run(work())


def test_a_process_that_died_is_replaced() -> None:
    async def work() -> None:
        pool = pool_of()
        pool.begin()
        worker = pool._worker(0)
        os.kill(await worker.submit(os.getpid), signal.SIGKILL)
        await chosen(pool, "g 0")
        assert pool._worker(0) is not worker
        await pool.close()

    asyncio.run(work())


def test_the_processes_end_with_the_pool_whatever_they_are_doing() -> None:
    async def work() -> None:
        pool = pool_of(2)
        pool.begin()
        processes = [await pool._worker(number).submit(os.getpid) for number in (0, 1)]
        busy = pool._worker(0).submit(time.sleep, 600)
        began = time.monotonic()
        await pool.close()
        assert time.monotonic() - began < 20
        for process in processes:
            with pytest.raises(ProcessLookupError):
                os.kill(process, 0)
        assert (
            busy.done()
            or busy.cancelled()
            or isinstance((await asyncio.gather(busy, return_exceptions=True))[0], Exception)
        )
        with pytest.raises(RuntimeError):
            await chosen(pool, "g 5")

    asyncio.run(work())
