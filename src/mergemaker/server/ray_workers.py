"""Workers in a Ray cluster, so that other machines think for the bots."""

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, ParamSpec, TypeVar

from ..cluster import start_ray
from ..extras import load
from .worker import NewWorker

P = ParamSpec("P")
Answer = TypeVar("Answer")


class BotActor:
    """In the cluster: a process that does one task after another, and keeps the bots that think in it."""

    def run(self, work: Callable[..., Answer], args: tuple[object, ...], kwargs: dict[str, object]) -> Answer:
        """What the work returns."""
        return work(*args, **kwargs)


class RayWorker:
    """A process somewhere in the cluster; until a processor there is free, its tasks wait."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._actor = ray.remote(BotActor).options(num_cpus=1).remote()

    def start(self) -> None:
        """Does nothing: Ray starts it."""

    def submit(self, work: Callable[P, Answer], /, *args: P.args, **kwargs: P.kwargs) -> "asyncio.Future[Answer]":
        """Runs the task in the process; BrokenProcessPool if that, or its machine, has died."""
        return asyncio.ensure_future(self._done(self._actor.run.remote(work, args, kwargs)))

    async def _done(self, reference: Any) -> Any:
        try:
            return await asyncio.wrap_future(reference.future())
        except self._ray.exceptions.RayActorError as error:
            raise BrokenProcessPool(str(error)) from None

    def close(self) -> None:
        """Stops the process, whatever it is doing."""
        self._ray.kill(self._actor)


def workers_on_ray(address: str) -> NewWorker:
    """What makes workers in the cluster at that address; BadSetup if there is none."""
    ray: Any = load("ray")
    if not ray.is_initialized():
        start_ray(ray, 1, address)
    return lambda niceness: RayWorker(ray)
