"""The log of a game as a viewer reads it: facts drawn together into lines, action by action."""

from collections.abc import Sequence
from itertools import groupby

from ..game.narration import groups, line_of
from .messages.table import LoggedFact, LogLine


def log_lines(facts: Sequence[LoggedFact], hidden: bool, first: int = 0) -> list[LogLine]:
    """Log lines for these facts, the first of which has that number; what is obvious anyway is left out."""
    numbers = {id(fact): number for number, fact in enumerate(facts, start=first)}
    return [
        LogLine(at, numbers[id(group[0])], group[0].type, group[0].chain, line_of(group))
        for at, same in groupby(facts, key=lambda fact: fact.at)
        for group in groups([fact for fact in same if not _plain_to_see(fact, hidden)])
    ]


def _plain_to_see(fact: LoggedFact, hidden: bool) -> bool:
    """Whether the table shows it anyway: others' draws, public holdings, and the final money."""
    match fact.type:
        case "tile_drawn":
            return fact.tile is None
        case "holding_shown":
            return not hidden
    return fact.type == "final_money"
