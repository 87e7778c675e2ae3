"""Puzzles as they are shown and answered: all from the position of the player whose decision it is."""

from datetime import date
from functools import lru_cache

from ..coach.phrases import choice_line
from ..coach.puzzles import Choice, Decision, Puzzle, decision_of, deviation, points, puzzles
from ..errors import IllegalAction
from ..game.actions import Action, PlaceTile
from ..game.facts import Fact
from ..game.insight import Insight
from ..game.ledger import ledger_sheet
from ..game.table import Table, illegal
from ..game.what_if import what_if
from ..game.why import why as why_decide
from ..room.log import log_lines
from ..room.messages.puzzles import (
    PuzzleChoice,
    PuzzleOutlook,
    PuzzlePosition,
    PuzzleRating,
    PuzzleSkill,
)
from ..room.messages.table import LoggedFact
from ..rules.reasons import Reason as Code
from ..words.lines import Reason
from .store.puzzles import Solver

MARGIN = 2  # deviations


@lru_cache(maxsize=64)
def decision_named(name: str) -> Decision:
    """The decision of a puzzle, which is made once for all who look at it."""
    return decision_of(puzzles()[name])


def shown(puzzle: Puzzle, decision: Decision, day: date | None = None, done: bool = False) -> PuzzlePosition:
    """What a solver sees."""
    table = decision.table
    insight = Insight(table.position(decision.player))
    facts = logged(table, decision.player)
    last = max((place for place, fact in enumerate(facts) if fact.player == decision.player), default=0)
    return PuzzlePosition(
        id=puzzle.id,
        theme=puzzle.theme,
        rating=puzzle.rating,
        players=puzzle.players,
        daily=day.isoformat() if day else None,
        done=done,
        view=insight.view,
        legal=[choice.action for choice in decision.choices],
        previews=insight.previews,
        standings=insight.standings,
        ledger=ledger_sheet(insight.position, facts),
        why=why_decide(insight),
        facts=facts[last:],
        lines=log_lines(facts, table.edition.hides_holdings),
    )


def logged(table: Table, player: str) -> list[LoggedFact]:
    """What has happened, as the player may know it, with the numbers of the actions."""
    again = Table(table.players, table.edition, seed=table.seed, bag=table.bag, market=table.market)
    numbers = [0] * len(again.facts)
    for number, (actor, action) in enumerate(table.actions, start=1):
        numbers += [number] * len(again.act(action, actor))
    names = Fact.__struct_fields__
    return [
        LoggedFact(**{name: getattr(fact, name) for name in names}, at=at)
        for fact, at in zip(table.facts_for(player), numbers, strict=True)
    ]


def weighed(decision: Decision, choice: Choice) -> PuzzleChoice:
    """A choice with its value, once the solver has answered."""
    right = decision.is_right(choice)
    return PuzzleChoice(
        choice.action, choice_line(choice.action), round(100 * choice.win, 1), round(100 * choice.error, 1), right
    )


def outlook(decision: Decision, action: Action) -> PuzzleOutlook:
    """What an action would bring as far as its player can tell, or why it is not legal."""
    insight = Insight(decision.table.position(decision.player))
    refused = decision.table.why_not(action, decision.player)
    possible = action.tile in insight.hand if isinstance(action, PlaceTile) else refused is None
    told = what_if(insight, action) if possible else None
    return PuzzleOutlook(told, Reason(**refused.as_data()) if refused else None)


def not_a_choice(action: str) -> IllegalAction:
    """The error for an answer that is not among the choices, such as an offer of a trade."""
    return illegal(Code.NOT_THIS_DECISION, action)


def rating_of(solver: Solver) -> PuzzleRating:
    """A solver's rating as it is shown."""
    skill = solver.skill
    return PuzzleRating(
        points(skill),
        MARGIN * deviation(skill),
        len(solver.answered),
        sum(solver.answered.values()),
        PuzzleSkill(skill.mu, skill.sigma),
    )
