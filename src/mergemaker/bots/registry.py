"""Bots by name, from the weakest to the strongest."""

from ..errors import BadSetup
from .bot import Bot
from .easy import EasyBot
from .expert import ExpertBot
from .hard import HardBot
from .medium import MediumBot
from .random_bot import RandomBot
from .search_bot import SearchBot

_BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, EasyBot, MediumBot, HardBot, ExpertBot)}
LADDER = tuple(_BOTS)


def make_bot(name: str, seed: int = 0, iterations: int | None = None) -> Bot:
    """A new player of that name, for one seat of one game; with `iterations` it thinks by count, not by clock."""
    if name not in _BOTS:
        raise BadSetup(f"there is no bot {name!r}: the bots are {', '.join(_BOTS)}")
    kind = _BOTS[name]
    return kind(seed, iterations) if issubclass(kind, SearchBot) else kind(seed)
