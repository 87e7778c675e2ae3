"""The heuristic players that can sit in the other seats of a vector environment."""

from collections.abc import Sequence
from typing import Any

import numpy.typing as npt

from ..bodies.arrays import records
from ..bots.registry import heuristics
from ..errors import BadSetup
from ..game.editions import Edition


def opponents_from(opponents: str | Sequence[str], players: int, edition: Edition) -> npt.NDArray[Any]:
    """How each of the others plays, from the agent's left on; one name stands for all of them."""
    chosen = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(chosen) != players - 1:
        raise BadSetup("opponent_count", n=len(chosen), players=players, wanted=players - 1)
    known = heuristics()
    unknown = next((name for name in chosen if name not in known), None)
    if unknown is not None:
        raise BadSetup("unknown_opponent", name=unknown, known=[*known])
    if edition.hides_holdings:
        raise BadSetup("opponents_hidden")
    return records([known[name] for name in chosen])
