"""Clocks, computed from the times of the events alone: the same log gives the same clocks."""

import copy

from .messages.people import Vacation
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
        self.vacations: dict[int, tuple[Vacation, ...]] = {}  # of each seat, in their order

    def copy(self) -> "Clock":
        """An independent copy."""
        taken = copy.copy(self)
        taken.left, taken.vacations = self.left[:], self.vacations.copy()
        return taken

    def stand_still(self, seat: int, vacation: Vacation, at: float) -> None:
        """In correspondence games the seat's clock stops during the vacation, which replaces any planned one."""
        if isinstance(self.setup, DaysClock):
            had = [Vacation(old.since, min(old.until, at)) for old in self.vacations.get(seat, ()) if old.since < at]
            new = Vacation(max(vacation.since, at), vacation.until)
            self.vacations[seat] = (*had, new) if new.until > new.since else tuple(had)

    def vacation(self, seat: int, now: float) -> Vacation | None:
        """The vacation of the seat that is under way or to come."""
        return next((each for each in self.vacations.get(seat, ()) if each.until > now), None)

    def _charged(self, seat: int, until: float) -> float:
        """The seconds since it runs that count."""
        away = (min(until, each.until) - max(self.since, each.since) for each in self.vacations.get(seat, ()))
        return max(0.0, until - self.since - sum(max(0.0, seconds) for seconds in away))

    def run_for(self, seat: int | None, at: float) -> None:
        """The time until now is charged, and that seat's clock runs."""
        if self.running is not None:
            self.left[self.running] = max(0.0, self.left[self.running] - self._charged(self.running, at))
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
            left[self.running] = max(0.0, left[self.running] - self._charged(self.running, now))
        return ClockState(self.setup, [round(seconds, 1) for seconds in left], self._counting(now))

    def _counting(self, now: float) -> int | None:
        """The seat whose time runs just now: not during a vacation."""
        vacation = None if self.running is None else self.vacation(self.running, now)
        return None if vacation is not None and vacation.since <= now else self.running

    def ends_at(self) -> float | None:
        """When the running clock will have run out."""
        if self.running is None:
            return None
        end = self.since + self.left[self.running]
        for vacation in self.vacations.get(self.running, ()):
            if vacation.since < end:
                end += max(0.0, vacation.until - max(vacation.since, self.since))
        return end
