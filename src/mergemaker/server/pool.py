"""Bots think in worker processes. A seat always goes to the same process, which keeps its bot's memory."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from prometheus_client import Histogram

from ..bots.fair import FairGame, fair_strength
from ..bots.registry import DIALS, LADDER, bot_class
from ..game.actions import Action
from ..game.coach_shapes import Attempt, Hint, Warned
from ..game.facts import Fact
from ..game.position import Position
from ..game.record import GameRecord
from ..room.interfaces import BotResult, NotReady
from ..room.messages.setup import DEFAULT_BOT, FAIR_BOT
from .coaching import give_hint, give_warning, judge_attempt, warm_up_coach
from .thinking import COMPILED, choose, is_compiled, note_compiled, warm_up
from .worker import AnyWorker, NewWorker, Worker

log = logging.getLogger(__name__)
THINKING, BACKGROUND = 5, 15  # how nice processes are: bots give way to the server, and all else to bots
LONGEST_HINT = 60.0  # seconds
P = ParamSpec("P")
Answer = TypeVar("Answer")


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
        """Starts the workers; what is not compiled yet is compiled in the background, in one more."""
        for number in range(len(self._workers)):
            self._worker(number).start()
        if self._may_compile:
            self._compiling = asyncio.create_task(self._prepare())

    async def _prepare(self) -> None:
        """Bots and coach are ready, at once where they have been compiled before: each process loads what it uses."""
        try:
            if await self._worker(0).submit(is_compiled):
                log.info("bots and the coach have been compiled before")
            else:
                await self._compile()
            self._compiled = True
            self._coach_ready.set()
        except Exception:
            log.exception("bots or the coach could not be compiled")

    async def _compile(self) -> None:
        worker = self._new_worker(THINKING)
        try:
            took = await worker.submit(warm_up, COMPILED)
            log.info("bots are ready", extra={"seconds": round(took, 2)})
            self._compiled = True
            took = await worker.submit(warm_up_coach)
            log.info("the coach is ready", extra={"seconds": round(took, 2)})
            await worker.submit(note_compiled)
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
