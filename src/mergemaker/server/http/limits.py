"""Rate limits: a token bucket for each asker and kind of request."""

import time
from collections.abc import Callable
from typing import Literal, TypeAlias

from ...room.refusal import Refusal

Kind: TypeAlias = Literal[
    "api", "session", "login", "game", "upload", "history", "socket", "message", "messages", "chat", "mail"
]
# the burst, and the sustained rate per second
RATES: dict[Kind, tuple[int, float]] = {
    "api": (120, 20.0),
    "session": (30, 0.5),
    "login": (10, 0.1),
    "game": (20, 0.2),
    "upload": (10, 0.1),
    "history": (20, 1.0),
    "socket": (40, 2.0),
    "message": (60, 20.0),
    "messages": (1200, 400.0),  # for all sockets of an address together
    "chat": (8, 0.7),
    "mail": (10, 0.02),  # and everything else that makes the server write to others at once
}
MOST_BUCKETS = 50_000


class Limits:
    """Refuses requests beyond the limits."""

    def __init__(self, on: bool = True, now: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._now = now
        self._buckets: dict[tuple[Kind, str], tuple[float, float]] = {}

    def check(self, kind: Kind, who: str) -> None:
        """Counts the request; a Refusal if there were too many."""
        if not self._on:
            return
        most, a_second = RATES[kind]
        now = self._now()
        left, then = self._buckets.get((kind, who), (float(most), now))
        left = min(most, left + (now - then) * a_second)
        if left < 1:
            raise Refusal("too_many", "too_fast")
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()
        self._buckets[kind, who] = (left - 1, now)
