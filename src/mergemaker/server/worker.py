"""A process of its own that does one task after another, and ends with the process that started it."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import Connection
from typing import ParamSpec, Protocol, TypeAlias, TypeVar

STOPS = (signal.SIGINT, signal.SIGTERM)  # Ctrl-C and service managers signal every process, and the server ends its own
P = ParamSpec("P")
Answer = TypeVar("Answer")


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


class Worker:
    """One process on this machine."""

    def __init__(self, niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        theirs, self._lifeline = context.Pipe(duplex=False)
        self._executor = ProcessPoolExecutor(1, context, begin_worker, (theirs, niceness))

    def start(self) -> None:
        """Starts the process now rather than with its first task."""
        with _blocking_stops():
            self._executor.submit(os.getpid)

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
