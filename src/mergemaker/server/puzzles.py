"""Puzzles as they are shown and answered: all from the position of the player whose decision it is."""

from datetime import date
from functools import lru_cache

from msgspec.structs import asdict

from ..coach.phrases import choice_line
from ..coach.puzzles import Choice, Decision, Puzzle, decision_of, margin, points, puzzles
from ..errors import IllegalAction
from ..game.insight import Insight
from ..game.table import illegal
from ..game.why import Why, why
from ..room.messages.puzzles import PosedDecision, PuzzleChoice, PuzzlePosition, PuzzleRating, PuzzleSkill
from ..rules.reasons import Reason as Code
from .posing import posed
from .store.puzzles import Solver


@lru_cache(maxsize=64)
def decision_named(name: str) -> Decision:
    """The decision of a puzzle, made once for all who look at it."""
    return decision_of(puzzles()[name])


@lru_cache(maxsize=64)
def _posed(name: str) -> PosedDecision:
    """A puzzle as it is posed, also made once for all; what matters in it is for the solver to find."""
    decision = decision_named(name)
    return posed(decision.table, decision.player, [choice.action for choice in decision.choices], explained=False)


def explanation(decision: Decision) -> Why | None:
    """What the decision is for and what matters in it, once the solver has answered."""
    return why(Insight(decision.table.position(decision.player)))


def shown(puzzle: Puzzle, day: date | None = None, done: bool = False) -> PuzzlePosition:
    """What a solver sees."""
    return PuzzlePosition(
        **asdict(_posed(puzzle.id)),
        id=puzzle.id,
        theme=puzzle.theme,
        rating=puzzle.rating,
        players=puzzle.players,
        daily=day.isoformat() if day else None,
        done=done,
    )


def weighed(decision: Decision, choice: Choice) -> PuzzleChoice:
    """A choice with its value, once the solver has answered."""
    right = decision.is_right(choice)
    return PuzzleChoice(
        choice.action, choice_line(choice.action), round(100 * choice.win, 1), round(100 * choice.error, 1), right
    )


def not_a_choice(action: str) -> IllegalAction:
    """The error for an answer that is not among the choices, such as an offer of a trade."""
    return illegal(Code.NOT_THIS_DECISION, action)


def rating_of(solver: Solver) -> PuzzleRating:
    """A solver's rating as it is shown."""
    skill = solver.skill
    return PuzzleRating(
        points(skill),
        margin(skill),
        len(solver.answered),
        sum(solver.answered.values()),
        PuzzleSkill(skill.mu, skill.sigma),
    )
