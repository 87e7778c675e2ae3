"""The teacher at the keyboard: asks once before a choice that costs too much."""

from typing import TYPE_CHECKING

from ..extras import load
from ..game.actions import Action
from ..game.table import Table
from ..words import as_sentence, current, t
from .screen import Screen
from .thinking import thinks

if TYPE_CHECKING:
    from ..game.coach_shapes import Warned

PACKAGE = __package__.partition(".")[0]
AGAIN = ("u", "undo", "n", "no")  # anything else: the choice stands


class Teacher:
    """Judges choices before they are made; what costs more than the limit, in points of win chance, is questioned."""

    def __init__(self, limit: float, screen: Screen) -> None:
        self._limit = limit
        self._screen = screen
        self._asked: tuple[int, str] | None = None  # the decision at which it last spoke up

    def lets(self, table: Table, player: str, action: Action) -> bool:
        """Whether the choice stands: it is good enough, or the player is sure, or was asked about this decision."""
        decision = (len(table.actions), player)
        if decision == self._asked:
            return True
        coach = load(f"{PACKAGE}.coach.teacher")  # here: it takes the compiler
        known, log = table.position(player), table.facts_for(player)
        found: Warned | None = thinks(
            lambda: coach.warned(known, action, log, self._limit), t("hint.coach"), self._screen.say
        )
        if found is None:
            return True
        self._asked = decision
        reason = as_sentence(current().say(found.reason))
        asked = t("teacher.sure", choice=found.choice, points=round(found.loss), reason=reason)
        self._screen.say(as_sentence(asked), "bold")
        return self._screen.ask(t("terminal.confirm") + "> ").lower() not in AGAIN
