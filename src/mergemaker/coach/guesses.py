"""Complete games that look like a position to its viewer."""

import random
from collections.abc import Sequence

from ..game.facts import Fact
from ..game.guess import guess
from ..game.ledger import ledger_of
from ..game.position import EVERYTHING, Position
from ..rules.constants import OVER
from ..rules.mask import holdings_known
from ..rules.state import Game


def guesses_of(position: Position, count: int, seed: int = 0, log: Sequence[Fact] = ()) -> list[Game]:
    """Complete games that the viewer cannot tell from the position; one where nothing is left to guess.

    Hidden holdings are those that a complete log shows; without one they are dealt at random.
    """
    if is_certain(position):
        return [position.game]
    rng = random.Random(seed)
    games = [guess(position, rng) for _ in range(count)]
    ledger = ledger_of(position, log)
    if ledger is not None:
        for game in games:
            ledger.fill_in(game)
    return games


def is_certain(position: Position) -> bool:
    """Whether the viewer has nothing left to guess."""
    return position.viewer == EVERYTHING or position.game.phase == OVER


def are_holdings_told(position: Position, log: Sequence[Fact]) -> bool:
    """Whether everybody's holdings can be known, from the position or from the log."""
    return holdings_known(position.game) or ledger_of(position, log) is not None
