"""Before the first decision: a bot has compiled and loaded what it needs, so that its clock measures thinking."""

from .bots.registry import make_bot
from .table import Table


def warm_up(name: str, by_clock: bool = True) -> None:
    """The bot has taken one decision, with hardly any budget; BadSetup if there is no such bot."""
    table = Table(["a", "b"], seed=1)
    bot = make_bot(name, 0, None if by_clock else 1)
    bot.choose(table.view(table.to_act), None, 0.01 if by_clock else None)
