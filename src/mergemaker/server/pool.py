"""Bots think in worker processes. A seat always goes to the same process, which keeps its bot's memory."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import ParamSpec, Protocol, TypeAlias, TypeVar

from prometheus_client import Histogram

from ..bots.bot import Bot
from ..bots.fair import FairGame, fair_strength
from ..bots.registry import DIALS, LADDER, bot_class, make_bot
from ..game.actions import Action
from ..game.coach_shapes import Attempt, Hint, Warned
from ..game.facts import Fact
from ..game.position import Position
from ..game.record import GameRecord
from ..room.interfaces import BotResult, NotReady
from ..room.messages.setup import DEFAULT_BOT, FAIR_BOT
from .coaching import give_hint, give_warning, judge_attempt, warm_up_coach

log = logging.getLogger(__name__)
MOST_BOTS = 200  # that a process remembers
THINKING, BACKGROUND = 5, 15  # how nice processes are: bots give way to the server, and all else to bots
LONGEST_HINT = 60.0  # seconds
COMPILED = tuple(level for level in LADDER if bot_class(level).needs_compiler)
STOPS = (signal.SIGINT, signal.SIGTERM)  # Ctrl-C and service managers signal every process, and the server ends its own
P = ParamSpec("P")
Answer = TypeVar("Answer")

_bots: OrderedDict[str, Bot] = OrderedDict()  # in the worker's process


def begin_worker(lifeline: Connection, niceness: int) -> None:
    """The worker exits when its parent does, whatever it is doing, and not when all processes are told to stop."""
    for stop in STOPS:
        signal.signal(stop, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()
    with contextlib.suppress(OSError):
        os.nice(niceness)


@contextlib.contextmanager
def _blocking_stops() -> Iterator[None]:
    """A process that starts meanwhile is not stopped before `begin_worker` takes care of it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with(lifeline: Connection) -> None:
    """Exits the process once the parent closes its end of the pipe or dies."""
    with contextlib.suppress(EOFError, OSError):
        lifeline.recv()
    os._exit(0)


def warm_up(names: Sequence[str]) -> float:
    """In a worker: compiles what bots need; returns the seconds it took."""
    began = time.perf_counter()
    for name in names:
        make_bot(name, 0).warm_up()
    return time.perf_counter() - began


def choose(
    key: str, name: str, seed: int, position: Position, legal: list[Action], facts: Sequence[Fact], seconds: float
) -> Action:
    """In a worker: the action of the seat's bot."""
    bot = _bots.get(f"{key} {name}")
    if bot is None:
        bot = _bots[f"{key} {name}"] = make_bot(name, seed)
        if len(_bots) > MOST_BOTS:
            _bots.popitem(last=False)
    _bots.move_to_end(f"{key} {name}")
    return bot.choose(position, legal, seconds, facts)


class Worker:
    """One process, which keeps the bots that think in it."""

    def __init__(self, niceness: int = THINKING) -> None:
        context = multiprocessing.get_context("spawn")
        theirs, self._lifeline = context.Pipe(duplex=False)
        self._executor = ProcessPoolExecutor(1, context, begin_worker, (theirs, niceness))

    def start(self) -> None:
        """Starts the process now rather than with its first task."""
        with _blocking_stops():
            self._executor.submit(warm_up, ())

    def submit(self, work: Callable[P, Answer], /, *args: P.args, **kwargs: P.kwargs) -> "asyncio.Future[Answer]":
        """Runs the task in the process; BrokenProcessPool if that has died."""
        with _blocking_stops():
            return asyncio.wrap_future(self._executor.submit(work, *args, **kwargs))

    def close(self) -> None:
        """Stops the process, whatever it is doing."""
        self._lifeline.close()
        self._executor.shutdown(cancel_futures=True)


class AnyWorker(Protocol):
    """A process that does one task after another, here or on another machine."""

    def start(self) -> None:
        """Starts the process now rather than with its first task."""

    def submit(self, work: Callable[P, Answer], /, *args: P.args, **kwargs: P.kwargs) -> "asyncio.Future[Answer]":
        """Runs the task in the process; BrokenProcessPool if that has died."""

    def close(self) -> None:
        """Stops the process, whatever it is doing."""


NewWorker: TypeAlias = Callable[[int], AnyWorker]  # of that niceness


class Pool:
    """The worker processes in which bots think."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        thinking: Histogram,
        compiling: bool = True,
        new_worker: NewWorker = Worker,
    ) -> None:
        self._new_worker = new_worker
        self._seconds = seconds
        self._thinking = thinking
        self._may_compile = compiling
        self._workers: list[AnyWorker | None] = [None] * max(1, workers)
        self._queues = [asyncio.Lock() for _ in self._workers]  # where bots wait; what people ask for passes them
        self._background: AnyWorker | None = None
        self._compiling: asyncio.Task[None] | None = None
        self._compiled = False
        self._coach_ready = asyncio.Event()
        self._closed = False

    @property
    def levels(self) -> tuple[str, ...]:
        """Every level, from the weakest to the strongest."""
        return (*LADDER, FAIR_BOT, *DIALS)

    def sentences(self) -> Mapping[str, str]:
        """A sentence about each bot."""
        ladder, dials = ({level: bot_class(level).sentence() for level in some} for some in (LADDER, DIALS[10:100:10]))
        return {**ladder, FAIR_BOT: "Follows your results, so that you win a fair share.", **dials}

    def fair_level(self, results: Sequence[BotResult]) -> str:
        """The strength against which a player with these results wins a fair share."""
        games = [FairGame(DIALS.index(one.level), one.bots, one.place) for one in results]
        return DIALS[fair_strength(games)]

    def begin(self) -> None:
        """Starts the workers, and one more that fills the compiler's cache in the background."""
        if self._may_compile:
            self._compiling = asyncio.create_task(self._compile())
        for number in range(len(self._workers)):
            self._worker(number).start()

    async def _compile(self) -> None:
        worker = self._new_worker(THINKING)
        try:
            took = await worker.submit(warm_up, COMPILED)
            log.info("bots are ready", extra={"seconds": round(took, 2)})
            self._compiled = True
            took = await worker.submit(warm_up_coach)
            log.info("the coach is ready", extra={"seconds": round(took, 2)})
            self._coach_ready.set()
        except Exception:
            log.exception("bots or the coach could not be compiled")
        finally:
            await asyncio.shield(asyncio.to_thread(worker.close))

    def ready(self, level: str) -> bool:
        """Whether that bot is ready to think."""
        return self._compiled or not bot_class(level).needs_compiler

    async def choose(
        self, key: str, level: str, seed: int, position: Position, legal: list[Action], facts: Sequence[Fact]
    ) -> Action:
        """The action of the seat's bot, or of a simpler one while that bot is not ready."""
        with self._thinking.labels(level).time():
            if not self.ready(level):
                level = DEFAULT_BOT
            number = self._number(key)
            async with self._queues[number]:
                return await self._choose(number, key, level, seed, position, legal, facts)

    async def _choose(
        self,
        number: int,
        key: str,
        level: str,
        seed: int,
        position: Position,
        legal: list[Action],
        facts: Sequence[Fact],
    ) -> Action:
        for attempt in (0, 1):
            worker = self._worker(number)
            try:
                choice = worker.submit(choose, key, level, seed, position, legal, facts, self._seconds)
                return await asyncio.wait_for(choice, 60 + 10 * self._seconds)
            except BrokenProcessPool:
                log.warning("a bots' process died", extra={"worker": number})
                if self._workers[number] is worker:
                    self._workers[number] = None
                if attempt or self._closed:
                    raise
        raise AssertionError("two attempts return or raise")

    @property
    def may_coach(self) -> bool:
        """Whether there are hints and reviews here, if not yet then soon."""
        return self._may_compile

    @property
    def coach_ready(self) -> bool:
        """Whether the coach is compiled."""
        return self._coach_ready.is_set()

    async def hint(self, key: str, position: Position, log: Sequence[Fact]) -> Hint | None:
        """The best choices of the player who views the position; NotReady while the coach is being compiled."""
        return await self._advise(key, give_hint, position, log)

    async def warn(
        self, key: str, position: Position, action: Action, log: Sequence[Fact], limit: float
    ) -> Warned | None:
        """What the player's action would cost, if it is too much; NotReady while the coach is being compiled."""
        return await self._advise(key, give_warning, position, action, log, limit)

    async def attempt(self, key: str, record: GameRecord, number: int, action: Action) -> Attempt | None:
        """An action tried in a decision of a finished game; NotReady while the coach is being compiled."""
        return await self._advise(key, judge_attempt, record, number, action)

    async def _advise(self, key: str, work: Callable[P, Answer], /, *args: P.args, **kwargs: P.kwargs) -> Answer:
        """Runs the coach's work in the process of a seat, at once."""
        if not self._coach_ready.is_set():
            raise NotReady
        worker = self._worker(self._number(key))
        try:
            return await asyncio.wait_for(worker.submit(work, *args, **kwargs), LONGEST_HINT)
        except TimeoutError:
            raise NotReady from None  # the machine is busy, or the process still loads what was compiled

    async def in_background(self, work: Callable[P, Answer], /, *args: P.args, **kwargs: P.kwargs) -> Answer:
        """Runs the coach's work, once it is compiled, in a process that gives way to all others."""
        await self._coach_ready.wait()
        if self._closed:
            raise RuntimeError("the pool is closed")
        worker = self._background = self._background or self._new_worker(BACKGROUND)
        try:
            return await worker.submit(work, *args, **kwargs)
        except BrokenProcessPool:
            self._background = None
            raise

    def _number(self, key: str) -> int:
        """The number of the process for a seat."""
        return sum(key.encode()) % len(self._workers)

    def _worker(self, number: int) -> AnyWorker:
        worker = self._workers[number]
        if worker is None:
            if self._closed:
                raise RuntimeError("the pool is closed")
            worker = self._workers[number] = self._new_worker(THINKING)
        return worker

    async def close(self) -> None:
        """Stops the workers, whatever they are doing."""
        self._closed = True
        if self._compiling is not None:
            self._compiling.cancel()
            await asyncio.gather(self._compiling, return_exceptions=True)
        workers = [worker for worker in (*self._workers, self._background) if worker is not None]
        await asyncio.gather(*(asyncio.to_thread(worker.close) for worker in workers))
