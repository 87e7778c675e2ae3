"""Bots by name, from the weakest to the strongest."""

from ..errors import BadSetup
from .bot import Bot
from .easy import EasyBot
from .medium import MediumBot
from .random_bot import RandomBot

LADDER = ("random", "easy", "medium")
_BOTS: dict[str, type[Bot]] = {"random": RandomBot, "easy": EasyBot, "medium": MediumBot}


def make_bot(name: str, seed: int = 0, iterations: int | None = None) -> Bot:
    """A new player of that name, for one seat of one game; with `iterations` it thinks by count, not by clock."""
    if name not in _BOTS:
        raise BadSetup(f"there is no bot {name!r}: the bots are {', '.join(_BOTS)}")
    return _BOTS[name](seed)
