"""A solver's rating: every puzzle is a game against it, won or lost, by OpenSkill; shown on the scale of puzzles."""

from functools import cache
from typing import Final

from openskill.models import PlackettLuce

from ...skill import Skill, rate

MIDDLE: Final = 1500  # of a new solver
SCALE: Final = 30.0  # points: ten to one is about 400 of them
MARGIN: Final = 2  # deviations
SURE: Final = 1.0  # deviation of a puzzle: its rating is settled


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()


def points(skill: Skill) -> int:
    """The rating as it is shown."""
    return round(MIDDLE + SCALE * (skill.mu - Skill().mu))


def deviation(skill: Skill) -> int:
    """How unsure the rating is, in points."""
    return round(SCALE * skill.sigma)


def margin(skill: Skill) -> int:
    """What a rating is shown with: it is hardly further off than that."""
    return MARGIN * deviation(skill)


def surely(skill: Skill) -> int:
    """What the solver can do in any case: puzzles begin easy, and grow harder as more is known."""
    return points(skill) - margin(skill)


def after_puzzle(skill: Skill, rating: int, right: bool) -> Skill:
    """The solver's skill after a puzzle of that rating."""
    known = {"solver": skill, "puzzle": Skill(Skill().mu + (rating - MIDDLE) / SCALE, SURE)}
    return rate(_model(), ["solver", "puzzle"], [int(right), int(not right)], known)["solver"]
