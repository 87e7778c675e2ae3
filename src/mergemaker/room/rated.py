"""Whether a game counts in the ratings: asked by set-up dialogs, waiting rooms, invitations and results alike."""

from collections.abc import Sequence

from .events import Seat
from .messages.setup import Unrated


def why_unrated(seats: Sequence[Seat]) -> Unrated | None:
    """Why a game among these does not count; None: it does, for nobody sees two hands, and there are two to compare."""
    if any(seat.guest for seat in seats):
        return "several_seats"
    players = {seat.user or f"bot:{seat.bot}" for seat in seats}
    return None if len(players) > 1 else "nobody_else"
