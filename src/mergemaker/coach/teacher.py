"""The teacher: before a choice that costs too much it says so, from what the player may know."""

from collections.abc import Sequence
from typing import Final

from ..game.actions import Action
from ..game.coach_shapes import Warned
from ..game.facts import Fact
from ..game.position import Position
from ..words import Line, line
from .judge import Effort, judge
from .phrases import choice_line
from .reasons import reason_for

LIMIT: Final = 5.0  # points of win chance that a choice may cost without a word
EFFORT: Final = Effort(sieve=16, again=64, check=400)  # within half a second


def warned(
    position: Position,
    action: Action,
    log: Sequence[Fact] = (),
    limit: float = LIMIT,
    effort: Effort = EFFORT,
    seed: int = 0,
) -> Warned | None:
    """What the choice would cost, where that is a mistake and more than the limit; None where it is not."""
    found = judge(position, action, log, effort, seed)
    if found is None or found.grade == "fine" or found.loss < limit:
        return None
    objection = _objection(position, found.best, action, log)
    return Warned(choice_line(action), round(found.loss, 1), round(found.error, 1), objection)


def _objection(position: Position, best: Action, action: Action, log: Sequence[Fact]) -> Line:
    """The reason, so that a fact about the best choice is not taken for one about the choice made."""
    reason = reason_for(position, best, action, log)
    is_of_best = reason.key != "better.played_out" and reason.values.get("choice") == choice_line(best)
    return line("teacher.could", reason=reason) if is_of_best else reason
