"""Turns at reading: what players send is read at once, everybody else one at a time, no matter how often they ask.

A round of the event loop serves all that have arrived, so a hundred strangers who ask without a pause would make
players wait for a hundred answers at each step of a move. Here one stranger is read in a round, and their networks take
turns: a flooder waits for itself, and nothing is left idle.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import TypeAlias

Read: TypeAlias = Callable[[], None]


class Turns:
    """Who may be read in this round of the event loop, and who waits."""

    def __init__(self) -> None:
        self._taken = False  # this round's turn
        self._waiting: OrderedDict[str, deque[Read]] = OrderedDict()  # by network, the next one first

    def take(self) -> bool:
        """Takes this round's turn, if it is still free."""
        if self._taken:
            return False
        self._taken = True
        asyncio.get_running_loop().call_soon(self._next)
        return True

    def wait(self, network: str, read: Read) -> None:
        """Calls `read` when it is the network's turn."""
        self._waiting.setdefault(network, deque()).append(read)
        self.take()  # a round without a turn taken starts the queue

    def _next(self) -> None:
        self._taken = False
        if self._waiting and self.take():
            network, reads = self._waiting.popitem(last=False)
            read = reads.popleft()
            if reads:
                self._waiting[network] = reads
            read()
