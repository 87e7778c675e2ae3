"""The clock of a table: when a player's time is up, a bot takes over."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from . import commands
from .fold import State
from .interfaces import Now
from .refusal import Refusal
from .running import Running

LONGEST_WAIT = 86_400.0  # seconds


class ClockRoom(Protocol):
    """What a clock needs from its room."""

    state: State

    @property
    def in_charge(self) -> bool:
        """Whether the clock runs here."""

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """The work is done in the background."""

    async def submit_in_charge(self, decide: commands.Decide) -> None:
        """The command's events are stored and sent, if the clock still runs here."""


class ClockTurns:
    """What happens at one table when a player's time is up."""

    def __init__(self, room: ClockRoom, now: Now) -> None:
        self._room = room
        self._now = now
        self._timer: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """The timer is set for when the running clock ends, if it runs here."""
        self.stop()
        state = self._room.state
        clock = state.clock if isinstance(state, Running) else None
        ends = clock.ends_at() if clock else None
        if ends is not None and self._room.in_charge:
            wait = min(max(0.05, ends - self._now() + 0.05), LONGEST_WAIT)
            self._timer = asyncio.get_running_loop().call_later(wait, lambda: self._room.later(self._expire()))

    async def _expire(self) -> None:
        try:
            await self._room.submit_in_charge(lambda state: commands.time_is_up(state, self._now()))
        except Refusal:  # it could not be stored
            await asyncio.sleep(1)
        self.wake()  # a timer is set for a day at most

    def stop(self) -> None:
        """Nothing more happens by the clock."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
