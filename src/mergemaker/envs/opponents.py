"""The rule players that can sit in the other seats of a vector environment."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ..bots.heuristics.weights import STYLES
from ..errors import BadSetup
from ..game.editions import Edition


def styles_of(opponents: str | Sequence[str], players: int, edition: Edition) -> npt.NDArray[np.int64]:
    """How each of the others plays, from the agent's left on; one name stands for all of them."""
    chosen = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(chosen) != players - 1:
        raise BadSetup(f"{len(chosen)} opponents in a game of {players}: name {players - 1}, or one for all")
    unknown = next((name for name in chosen if name not in STYLES), None)
    if unknown is not None:
        raise BadSetup(f"there is no opponent {unknown!r} here: there are {', '.join(STYLES)}")
    if edition.hides_holdings:
        raise BadSetup("opponents here read everybody's holdings: play an edition in which they are open")
    return np.array([STYLES[name] for name in chosen], np.int64)
