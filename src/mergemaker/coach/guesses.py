"""Complete games that look like a position to its viewer."""

import random
from collections.abc import Sequence

from ..game.facts import Fact
from ..game.guess import guess
from ..game.ledger import Ledger
from ..game.position import EVERYTHING, Position
from ..rules.constants import OVER
from ..rules.mask import holdings_known
from ..rules.state import Game


def guesses_of(position: Position, count: int, seed: int = 0, log: Sequence[Fact] = ()) -> list[Game]:
    """So many complete games that the viewer cannot tell from the position; one where nothing is left to guess.

    Hidden holdings are those that the log tells, from the start on; without it they are dealt at random.
    """
    if position.viewer == EVERYTHING or position.game.phase == OVER:
        return [position.game]
    rng = random.Random(seed)
    games = [guess(position, rng) for _ in range(count)]
    if not holdings_known(position.game):
        ledger = Ledger(position.players, position.edition.chains, log)
        if ledger.agrees(position.game):
            for game in games:
                ledger.fill_in(game)
    return games
