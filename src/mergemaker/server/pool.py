"""Bots think in processes of their own. One process keeps one bot's memory: a seat always goes to the same process."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

from ..game.actions import Action
from ..game.facts import Fact
from ..game.view import View

if TYPE_CHECKING:
    from ..bots.bot import Bot

log = logging.getLogger(__name__)
MOST_BOTS = 200  # that a process remembers
INTERPRETED = ("random", "easy", "medium")  # these never wait for a compiler
FALLBACK = "medium"

_bots: OrderedDict[str, "Bot"] = OrderedDict()  # in the worker's process


def begin_worker() -> None:
    """The parent stops its workers; keys pressed at the terminal are none of their business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(OSError):
        os.nice(5)


def _end_with_parent() -> None:
    """A parent that was killed leaves nobody behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def warm_up(names: Sequence[str]) -> float:
    """In a worker: bots that compile do it now; returns the seconds it took."""
    from ..bots.registry import make_bot

    began = time.perf_counter()
    for name in names:
        warm = getattr(make_bot(name, 0), "warm_up", None)
        if callable(warm):
            warm()
    return time.perf_counter() - began


def choose(
    key: str, name: str, seed: int, view: View, actions: list[Action], told: Sequence[Fact], seconds: float
) -> Action:
    """In a worker: what the bot of that seat does."""
    from ..bots.registry import make_bot

    bot = _bots.get(f"{key} {name}")
    if bot is None:
        bot = _bots[f"{key} {name}"] = make_bot(name, seed)
        if len(_bots) > MOST_BOTS:
            _bots.popitem(last=False)
    _bots.move_to_end(f"{key} {name}")
    return bot.choose(view, actions, seconds, told)


class Pool:
    """The processes in which bots think."""

    def __init__(self, workers: int, seconds: float, compiling: bool = True) -> None:
        self.seconds = seconds
        self._may_compile = compiling
        self._workers: list[ProcessPoolExecutor | None] = [None] * max(1, workers)
        self._compiler: ProcessPoolExecutor | None = None
        self._compiling: asyncio.Task[None] | None = None
        self._compiled = False
        self._closed = False

    def begin(self) -> None:
        """The processes start, and one beside them fills the compiler's cache; nobody waits for it."""
        if self._may_compile:
            self._compiling = asyncio.create_task(self._compile())
        for number in range(len(self._workers)):
            self._worker(number).submit(warm_up, ())

    async def _compile(self) -> None:
        self._compiler = _process()
        try:
            took = await asyncio.wrap_future(self._compiler.submit(warm_up, await asyncio.to_thread(_slow_bots)))
            log.info("bots are ready", extra={"seconds": round(took, 2)})
            self._compiled = True
        except BrokenProcessPool:
            log.warning("bots could not be compiled")
        except Exception:
            log.exception("bots could not be compiled")
        self._compiler.shutdown(wait=False)

    def warm(self, name: str) -> bool:
        """Whether that bot can think at once."""
        return name in INTERPRETED or self._compiled

    async def choose(
        self, key: str, name: str, seed: int, view: View, actions: list[Action], told: Sequence[Fact]
    ) -> Action:
        """What the bot of that seat does; a bot that is not ready yet is stood in for by a simpler one."""
        if not self.warm(name):
            name = FALLBACK
        number = self._number(key)
        for attempt in (0, 1):
            worker = self._worker(number)
            try:
                job = worker.submit(choose, key, name, seed, view, actions, told, self.seconds)
                return await asyncio.wait_for(asyncio.wrap_future(job), 60 + 10 * self.seconds)
            except BrokenProcessPool:
                log.warning("a bots' process died", extra={"worker": number})
                if self._workers[number] is worker:
                    self._workers[number] = None
                if attempt or self._closed:
                    raise
        raise AssertionError("two attempts return or raise")

    def _number(self, key: str) -> int:
        return sum(key.encode()) % len(self._workers)

    def _worker(self, number: int) -> ProcessPoolExecutor:
        worker = self._workers[number]
        if worker is None:
            if self._closed:
                raise RuntimeError("the pool is closed")
            worker = self._workers[number] = _process()
        return worker

    def close(self) -> None:
        """The processes end, whatever they are doing."""
        self._closed = True
        if self._compiling is not None:
            self._compiling.get_loop().call_soon_threadsafe(self._compiling.cancel)
        for worker in (*self._workers, self._compiler):
            if worker is not None:
                processes = list((worker._processes or {}).values())
                worker.shutdown(wait=False, cancel_futures=True)
                for process in processes:
                    process.terminate()
                for process in processes:
                    process.join(5)


def _slow_bots() -> list[str]:
    """The bots that need the compiler. They bring NumPy with them, so the page is not kept waiting for it."""
    from ..bots.registry import LADDER

    return [name for name in LADDER if name not in INTERPRETED]


def _process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=begin_worker)
