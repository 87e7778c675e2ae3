"""The log of a game as a viewer reads it: facts drawn together into lines, action by action."""

from collections.abc import Sequence
from itertools import groupby

from msgspec import structs

from ..game.narration import groups, line_of
from ..words import line
from .messages.table import LoggedFact, LogLine
from .running import Running


def log_lines(facts: Sequence[LoggedFact], hidden: bool, first: int = 0) -> list[LogLine]:
    """Log lines for these facts, the first of which has that number; what is obvious anyway is left out."""
    numbers = {id(fact): number for number, fact in enumerate(facts, start=first)}
    return [
        LogLine(at, numbers[id(group[0])], group[0].type, group[0].chain, line_of(group))
        for at, same in groupby(facts, key=lambda fact: fact.at)
        for group in groups([fact for fact in same if not _plain_to_see(fact, hidden)])
    ]


def with_result(lines: list[LogLine], game: Running) -> list[LogLine]:
    """The lines, whose last says who won at this table: those who left cannot, however much money they would have."""
    most, result = game.table.result, game.result
    if most is None or result is None or set(most.winners) == set(result.winners):
        return lines
    said = line(
        "log.winners_left",
        players=result.winners,
        n=len(result.winners),
        dollars=result.final[result.winners[0]],
        left=[seat.name for number, seat in enumerate(game.seats) if number in game.away],
    )
    return [structs.replace(one, line=said) if one.kind == "winner" else one for one in lines]


def _plain_to_see(fact: LoggedFact, hidden: bool) -> bool:
    """Whether the table shows it anyway: others' draws, public holdings, and the final money."""
    match fact.type:
        case "tile_drawn":
            return fact.tile is None
        case "holding_shown":
            return not hidden
    return fact.type == "final_money"
