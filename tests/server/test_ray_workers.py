"""Bots think on other machines of a Ray cluster, and go on in another process there when one dies."""

import asyncio
import contextlib
import os
from concurrent.futures.process import BrokenProcessPool

from mergemaker.game.table import Table
from mergemaker.server.metrics import Metrics
from mergemaker.server.pool import Pool
from mergemaker.server.ray_workers import workers_on_ray
from mergemaker.server.worker import AnyWorker


def test_bots_think_in_a_cluster_and_survive_a_process_there() -> None:
    import ray

    ray.init(num_cpus=1, include_dashboard=False, object_store_memory=100 * 1024 * 1024, log_to_driver=False)
    try:
        asyncio.run(_think())
    finally:
        ray.shutdown()


async def _think() -> None:
    workers: list[AnyWorker] = []

    def new_worker(niceness: int) -> AnyWorker:
        workers.append(workers_on_ray("auto")(niceness))
        return workers[-1]

    pool = Pool(1, 0.05, Metrics().thinking, compiling=False, new_worker=new_worker)
    pool.begin()
    table = Table(["Ann", "Ben"], seed=1)

    async def choice() -> object:
        return await pool.choose("g 0", "easy", 7, table.position(table.to_act), table.legal(), ())

    first = await choice()
    assert first in table.legal()
    there = await workers[0].submit(os.getpid)
    assert there != os.getpid()
    workers[0].close()  # as if its machine had been switched off
    with contextlib.suppress(BrokenProcessPool):
        while True:  # which takes a moment
            await workers[0].submit(os.getpid)
    assert await choice() == first, "the same bot begins again elsewhere"
    assert len(workers) == 2
    await pool.close()
