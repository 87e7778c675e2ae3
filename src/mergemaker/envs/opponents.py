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
        raise BadSetup("opponent_count", n=len(chosen), players=players, wanted=players - 1)
    unknown = next((name for name in chosen if name not in STYLES), None)
    if unknown is not None:
        raise BadSetup("unknown_opponent", name=unknown, known=[*STYLES])
    if edition.hides_holdings:
        raise BadSetup("opponents_hidden")
    return np.array([STYLES[name] for name in chosen], np.int64)
