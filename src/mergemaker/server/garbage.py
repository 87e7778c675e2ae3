"""Garbage collection at moments when it holds nobody up.

A full collection looks at every object: half a second with a thousand tables, in which nobody is answered. Nearly all
of a server's garbage is freed without one, so it is done when there is little else to do, or when it is overdue.
"""

import asyncio
import gc
import time

YOUNG = 20_000  # new objects after which those are looked at
NEVER = 1_000_000  # collections of the young after which Python would make a full one by itself
GLANCE = 1.0  # seconds between two looks at how busy the process is
IDLE = 0.1  # of a core: what a process with little to do uses
AT_MOST_EVERY, AT_LEAST_EVERY = 60.0, 900.0  # seconds between two full collections


def spare_the_old() -> None:
    """What exists now is never looked at again, and full collections are left to `collect_when_idle`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, NEVER)


async def collect_when_idle() -> None:
    """Collects everything when the process has little to do, or has not had that for long."""
    last = time.monotonic()
    while True:
        used = time.process_time()
        await asyncio.sleep(GLANCE)
        since = time.monotonic() - last
        idle = time.process_time() - used < IDLE * GLANCE
        if since > AT_LEAST_EVERY or (idle and since > AT_MOST_EVERY):
            gc.collect()
            last = time.monotonic()
