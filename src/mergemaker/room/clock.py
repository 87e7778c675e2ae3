"""Clocks, computed from the times of the events alone: the same log gives the same clocks."""

import copy

from .messages.setup import ClockSetup, DaysClock, LiveClock
from .messages.table import ClockState

DAY = 86_400.0


class Clock:
    """Seconds left for each seat; one may be running."""

    def __init__(self, setup: ClockSetup, seats: int) -> None:
        self.setup = setup
        self.left = [float(setup.seconds) if isinstance(setup, LiveClock) else setup.days * DAY] * seats
        self.running: int | None = None
        self.since = 0.0

    def copy(self) -> "Clock":
        """An independent copy."""
        taken = copy.copy(self)
        taken.left = self.left[:]
        return taken

    def run_for(self, seat: int | None, at: float) -> None:
        """The time until now is charged, and that seat's clock runs."""
        if self.running is not None:
            self.left[self.running] = max(0.0, self.left[self.running] - max(0.0, at - self.since))
        if isinstance(self.setup, DaysClock) and seat is not None and seat != self.running:
            self.left[seat] = self.setup.days * DAY
        self.running, self.since = seat, at

    def acted(self, seat: int, at: float) -> None:
        """The seat that acted gets its increment, or the days for its next decision."""
        self.run_for(self.running, at)
        if isinstance(self.setup, LiveClock):
            self.left[seat] += self.setup.increment
        else:
            self.left[seat] = self.setup.days * DAY

    def forgive(self, at: float) -> None:
        """The time since the last event is charged to nobody."""
        self.since = at

    def state(self, now: float) -> ClockState:
        """The clocks at the given time."""
        left = self.left[:]
        if self.running is not None:
            left[self.running] = max(0.0, left[self.running] - max(0.0, now - self.since))
        return ClockState(self.setup, [round(seconds, 1) for seconds in left], self.running)

    def ends_at(self) -> float | None:
        """When the running clock will have run out."""
        return None if self.running is None else self.since + self.left[self.running]
