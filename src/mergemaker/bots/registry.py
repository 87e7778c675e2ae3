"""Bots by name, from the weakest to the strongest; each is loaded when it is first asked for."""

from functools import cache
from typing import TYPE_CHECKING, cast

from ..errors import BadSetup
from ..extras import load

if TYPE_CHECKING:
    from .bot import Bot
    from .heuristics.weights import HeuristicWeights

# A level is a line here and its own file: what it needs, and its sentence for players, are on its class.
_BOTS = {
    "random": "random_bot.RandomBot",
    "easy": "easy.EasyBot",
    "medium": "medium.MediumBot",
    "hard": "hard.HardBot",
    "expert": "expert.ExpertBot",
}
LADDER = tuple(_BOTS)
DIALS = tuple(f"dial-{strength}" for strength in range(101))  # bots of adjustable strength, from 0 to 100


def bot_class(name: str) -> "type[Bot]":
    """The kind of bot with that name; BadSetup names those that there are."""
    if name in DIALS:
        return _dial_class(DIALS.index(name))
    if name not in _BOTS:
        raise BadSetup("unknown_bot", name=name, known=[*_BOTS])
    module, _, kind = _BOTS[name].partition(".")
    return cast("type[Bot]", getattr(load(f"{__package__}.{module}"), kind))


@cache
def _dial_class(strength: int) -> "type[Bot]":
    return cast("type[Bot]", load(f"{__package__}.dial").dial_class(strength))


def heuristics() -> "dict[str, HeuristicWeights]":
    """Players that go by a heuristic alone, by name: compiled, they play thousands of games a second."""
    from .heuristics.weights import SHARP

    levels = ((name, bot_class(name)) for name in LADDER)
    found = {name: level.heuristic for name, level in levels if level.heuristic and not level.needs_compiler}
    return {**found, "sharp": SHARP}


def make_bot(name: str, seed: int = 0, iterations: int | None = None) -> "Bot":
    """A new player of that name, for one seat of one game; with `iterations` it thinks by count, not by clock."""
    return bot_class(name).make(seed, iterations)
