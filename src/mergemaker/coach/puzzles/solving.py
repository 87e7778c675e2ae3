"""Solving puzzles: which one comes next, and why the best choice is best."""

from collections.abc import Collection
from random import Random
from typing import Final

from ...skill import Skill
from ...words import Line
from ..reasons import reason_for
from .puzzle import Choice, Decision, Puzzle, Theme, puzzles
from .rating import points

NEAREST: Final = 12  # puzzles of about the solver's strength, among which chance decides


def next_puzzle(skill: Skill, theme: Theme | None, besides: Collection[str], rng: Random) -> Puzzle:
    """A puzzle of about the solver's strength that they have not had; one they have had when there is no other."""
    wanted = [puzzle for puzzle in puzzles().values() if theme is None or puzzle.theme == theme]
    fresh = [puzzle for puzzle in wanted if puzzle.id not in besides] or wanted
    near = sorted(fresh, key=lambda puzzle: abs(puzzle.rating - points(skill)))[:NEAREST]
    return rng.choice(near)


def why_best(decision: Decision, chosen: Choice) -> Line:
    """Why the best choice is better than the one chosen, or than the second-best where the best was chosen."""
    best, second = decision.ranking[:2]
    worse = second if decision.is_right(chosen) else chosen
    position = decision.table.position(decision.player)
    return reason_for(position, best.action, worse.action, decision.table.facts_for(decision.player))
