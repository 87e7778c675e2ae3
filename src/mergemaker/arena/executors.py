"""Where games are played: in this process, in several, or on a Ray cluster; with the same results."""

from __future__ import annotations  # a Connection has no parameters when the program runs

import signal
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, TypeAlias

from ..cluster import start_ray
from ..errors import MergemakerError
from ..extras import load
from .jobs import Job, Played, get_ready, play

AHEAD = 2  # games sent to a cluster for each of its cores: enough to keep it busy, few enough to stop at once
LAST_SECONDS = 2.0  # for a worker to end its programs when the arena stops

Executor = Callable[[Iterator[Job]], Iterator[Played]]
Pipe: TypeAlias = "Connection[Job, Played | Exception]"
Workers: TypeAlias = "dict[Pipe, SpawnProcess]"


class WorkersLost(MergemakerError):
    """A worker was ended from outside."""


def in_this_process(jobs: Iterator[Job]) -> Iterator[Played]:
    """One game after the other."""
    return map(play, jobs)


def in_processes(workers: int) -> Executor:
    """Several processes on this machine, each with its own pipe to this one, so that one that dies harms no other."""

    def run(jobs: Iterator[Job]) -> Iterator[Played]:
        started: Workers = {}
        busy: set[Pipe] = set()
        try:
            for job in islice(jobs, workers):
                if not started:
                    get_ready(list(job.entrants.values()))  # fills the compiler's cache that the workers read
                pipe = _start_worker(started)
                pipe.send(job)
                busy.add(pipe)
            while busy:
                ready = wait(busy)
                for pipe in [pipe for pipe in busy if pipe in ready]:
                    played = _received(pipe)
                    busy.discard(pipe)
                    for job in islice(jobs, 1):
                        pipe.send(job)
                        busy.add(pipe)
                    yield played
        finally:
            for process in started.values():
                process.terminate()
            for pipe, process in started.items():
                process.join(LAST_SECONDS)
                process.kill()
                process.join()
                pipe.close()

    return run


def _start_worker(started: Workers) -> Pipe:
    """A worker ignores Ctrl-C, even before its first line runs: the arena handles it."""
    ours, theirs = get_context("spawn").Pipe()
    process = get_context("spawn").Process(target=_work, args=(theirs,), daemon=True)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
        started[ours] = process
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    theirs.close()
    return ours


def _work(pipe: Connection[Played | Exception, Job]) -> None:
    """Games are played until the arena closes the pipe or asks to end; programs started here end with it."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        try:
            answer: Played | Exception = play(job)
        except Exception as error:
            answer = error
        pipe.send(answer)


def _received(pipe: Pipe) -> Played:
    try:
        answer = pipe.recv()
    except EOFError:
        raise WorkersLost("workers_lost") from None
    if isinstance(answer, Exception):
        raise answer
    return answer


def on_ray(workers: int, address: str | None = None) -> Executor:
    """A Ray cluster: the one at the address or in RAY_ADDRESS, else a local one with that many workers."""
    ray: Any = load("ray")

    def run(jobs: Iterator[Job]) -> Iterator[Played]:
        ours = not ray.is_initialized()
        if ours:
            start_ray(ray, workers, address)
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
