"""A game as one seat may know it, in the rules' own shape: what views, insight and bots are made from."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..rules.mask import ONLOOKER, mask
from ..rules.state import Game, Rules
from .actions import OfferTrade
from .editions import Edition

EVERYTHING: Final = -2  # the viewer from whom nothing is hidden


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a game, masked for its viewer: a seat, ONLOOKER, or EVERYTHING for the whole state."""

    edition: Edition
    rules: Rules
    players: Sequence[str]
    game: Game
    viewer: int
    suggested: Sequence[OfferTrade] = ()  # trades that the viewer could offer now, as others have said they want them

    @property
    def viewer_name(self) -> str | None:
        """Whose position it is; None for an onlooker's and for the whole state."""
        return self.players[self.viewer] if self.viewer >= 0 else None


def position_of(game: Game, edition: Edition, rules: Rules, players: Sequence[str], viewer: int) -> Position:
    """H1: what the viewer may know of a game; the game itself is not changed."""
    known = game.copy()
    if viewer != EVERYTHING:
        mask(known, rules, viewer)
    return Position(edition, rules, players, known, viewer)


__all__ = ["EVERYTHING", "ONLOOKER", "Position", "position_of"]
