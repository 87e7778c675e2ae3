"""Who is at the table, and who has been away long enough for a bot to replace them."""

from dataclasses import dataclass

from .fold import State
from .messages.setup import DaysClock
from .running import Running


@dataclass
class Attendance:
    """Which seats are connected, and since when the others are not."""

    connected: set[int]
    absent_since: dict[int, float]
    grace: float
    now: float

    def absent_for(self, seat: int) -> int | None:
        """Seconds since the seat was last connected."""
        if seat in self.connected:
            return None
        return int(max(0.0, self.now - self.absent_since.get(seat, self.now)))

    def replaceable(self, state: State) -> set[int]:
        """Seats of people whose grace period is over in a running game; in correspondence games the clock decides."""
        if not isinstance(state, Running) or state.over or isinstance(state.setup.clock, DaysClock):
            return set()
        return {
            seat
            for seat in state.people()
            if seat not in self.connected and self.now - self.absent_since.get(seat, self.now) >= self.grace
        }
