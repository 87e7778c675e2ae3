"""What bots do in a worker process: they are compiled once for all, and think."""

import time
from collections import OrderedDict
from collections.abc import Sequence

from ..bots.bot import Bot
from ..bots.registry import LADDER, bot_class, make_bot
from ..game.actions import Action
from ..game.facts import Fact
from ..game.position import Position

MOST_BOTS = 200  # that a process remembers
COMPILED = tuple(level for level in LADDER if bot_class(level).needs_compiler)
PACKAGES = ("rules", "bots.heuristics", "bots.search", "coach.rollouts", "coach.value")  # that bots and coach compile

_bots: OrderedDict[str, Bot] = OrderedDict()


def warm_up(names: Sequence[str]) -> float:
    """Compiles what bots need; returns the seconds it took."""
    began = time.perf_counter()
    for name in names:
        make_bot(name, 0).warm_up()
    return time.perf_counter() - began


def is_compiled() -> bool:
    """Whether all that bots and coach need has been compiled before."""
    from ..bodies.cache import is_complete

    return is_complete(PACKAGES)


def note_compiled() -> None:
    """All that bots and coach need is compiled."""
    from ..bodies.cache import mark_complete

    mark_complete(PACKAGES)


def choose(
    key: str, name: str, seed: int, position: Position, legal: list[Action], facts: Sequence[Fact], seconds: float
) -> Action:
    """The action of the seat's bot."""
    bot = _bots.get(f"{key} {name}")
    if bot is None:
        bot = _bots[f"{key} {name}"] = make_bot(name, seed)
        if len(_bots) > MOST_BOTS:
            _bots.popitem(last=False)
    _bots.move_to_end(f"{key} {name}")
    return bot.choose(position, legal, seconds, facts)
