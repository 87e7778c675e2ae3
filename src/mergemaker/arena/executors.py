"""Where games are played: in this process, in several, or on a Ray cluster; with the same results."""

import importlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any

from ..errors import BadSetup, MergemakerError
from .match import Job, Played, get_ready, play

AHEAD = 2  # games that wait for each worker: enough to keep it busy, few enough to stop at once

Executor = Callable[[Iterator[Job]], Iterator[Played]]


class WorkersLost(MergemakerError):
    """A worker was ended from outside."""


def in_this_process(jobs: Iterator[Job]) -> Iterator[Played]:
    """One game after the other."""
    return map(play, jobs)


def in_processes(workers: int) -> Executor:
    """So many processes of this machine."""

    def run(jobs: Iterator[Job]) -> Iterator[Played]:
        before = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=_begin_worker)
        waiting: set[Future[Played]] = set()
        finished = False
        try:
            for job in islice(jobs, workers * AHEAD):
                if not waiting:
                    get_ready(list(job.entrants.values()))  # fills the compiler's cache that the workers read
                waiting.add(pool.submit(play, job))
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(play, job) for job in islice(jobs, len(done))}
                for future in done:
                    yield future.result()
            finished = True
        except BrokenProcessPool:
            raise WorkersLost("a worker process was ended from outside; what was played is kept") from None
        finally:
            if not finished:
                for process in set(multiprocessing.active_children()) - before:
                    process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)

    return run


def _begin_worker() -> None:
    """Ctrl-C is for the arena, which then asks its workers to end, and they their programs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))


def on_ray(workers: int, address: str | None = None) -> Executor:
    """A Ray cluster: the one at the address or in RAY_ADDRESS, else one of so many workers on this machine."""
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise BadSetup("--executor ray needs the package ray: pip install 'mergemaker[ray]'") from None

    def run(jobs: Iterator[Job]) -> Iterator[Played]:
        ours = not ray.is_initialized()
        if ours:
            _start_ray(ray, workers, address)
        remote_play = ray.remote(play)
        waiting: list[Any] = []
        try:
            width = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
            waiting = [remote_play.remote(job) for job in islice(jobs, width)]
            while waiting:
                done, waiting = ray.wait(waiting)
                waiting += [remote_play.remote(job) for job in islice(jobs, len(done))]
                yield from ray.get(done)
        finally:
            for reference in waiting:
                ray.cancel(reference, force=True)
            if ours:
                ray.shutdown()

    return run


def _start_ray(ray: Any, workers: int, address: str | None) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address or os.environ.get("RAY_ADDRESS"):
            ray.init(address=address, **quiet)
        else:
            small = 100 * 1024 * 1024  # games are small, and so is what is said about them
            ray.init(num_cpus=workers, include_dashboard=False, object_store_memory=small, **quiet)
    except (ConnectionError, ValueError) as error:
        raise BadSetup(f"no Ray cluster at {address or os.environ.get('RAY_ADDRESS')}: {error}") from None
