"""Garbage collection at moments when it holds nobody up.

A collection looks at every new object, and of a thousand tables the positions are always new: a quarter of a second in
which nobody is answered, every few seconds. Nearly all garbage is freed without one, as it does not refer to itself in
a circle (tests/room/test_garbage.py); the rest, a kilobyte or two for a connection that has ended, can wait. So while
there is much to do, what is a second old is set aside, which costs nothing, until everything is looked at: now and
then, and when many connections have ended.
"""

import asyncio
import contextlib
import gc
import time
from collections.abc import Callable, Iterator

GLANCE = 1.0  # seconds between two looks at how busy the process is
IDLE = 0.1  # of a core: what a process with little to do uses
SOME = 20_000  # new objects, to be looked at when idle
WHOLE_IDLE, WHOLE = 900.0, 7_200.0  # seconds between two looks at everything, when idle and when not
MANY = 100_000  # connections that have ended since the last look: about 200 MB


@contextlib.contextmanager
def _by_hand() -> Iterator[None]:
    """Meanwhile Python does not collect automatically, and objects that existed before are left alone."""
    gc.disable()
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.enable()


async def collect_when_idle(ended: Callable[[], int]) -> None:
    """Until it is cancelled, collects what is new when there is little to do, and everything now and then.

    `ended` says how many connections have ended so far.
    """
    with _by_hand():
        await _collect(ended)


async def _collect(ended: Callable[[], int]) -> None:
    looked, known = time.monotonic(), ended()
    while True:
        used = time.process_time()
        await asyncio.sleep(GLANCE)
        idle = time.process_time() - used < IDLE * GLANCE
        whole = ended() - known > MANY or time.monotonic() - looked > (WHOLE_IDLE if idle else WHOLE)
        if whole:
            gc.unfreeze()
            looked, known = time.monotonic(), ended()
        collecting = whole or (idle and gc.get_count()[0] > SOME)
        if collecting:
            gc.collect()
        if collecting or not idle:
            gc.freeze()
