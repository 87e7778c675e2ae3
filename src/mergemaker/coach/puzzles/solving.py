"""Solving puzzles: which one comes next, and why the best choice is best."""

from collections.abc import Collection
from random import Random
from typing import Final, NamedTuple

from ...errors import BadSetup
from ...words import Line
from ..reasons import reason_for
from .puzzle import Choice, Decision, Puzzle, Theme, answer_kind, grouped, puzzles

NEAREST: Final = 12  # puzzles of about the rating wanted, among which chance decides
REACH: Final = 300  # points from the rating wanted within which a puzzle is of about that rating


class Wanted(NamedTuple):
    """Which puzzles a solver wants: of about that rating, of one theme and one edition or of all."""

    rating: int
    theme: Theme | None = None
    edition: str | None = None

    def includes(self, puzzle: Puzzle) -> bool:
        """Whether the puzzle is of the theme and the edition."""
        return self.theme in (None, puzzle.theme) and self.edition in (None, puzzle.edition)


def next_puzzle(wanted: Wanted, without: Collection[str], rng: Random) -> Puzzle:
    """Such a puzzle that the solver has not had; one they have had when there is no other.

    Every theme is as likely, however many puzzles it has, and so is every kind of answer (`answer_kind`).
    """
    known = [puzzle for puzzle in puzzles().values() if wanted.includes(puzzle)]
    if not known:
        raise BadSetup("no_such_puzzle")
    fresh = [puzzle for puzzle in known if puzzle.id not in without] or known
    near = [puzzle for puzzle in fresh if _distance(puzzle, wanted) <= REACH] or fresh
    of_theme = rng.choice(grouped(near, lambda puzzle: puzzle.theme))
    kind = rng.choice(grouped(of_theme, answer_kind))
    return rng.choice(sorted(kind, key=lambda puzzle: _distance(puzzle, wanted))[:NEAREST])


def _distance(puzzle: Puzzle, wanted: Wanted) -> int:
    return abs(puzzle.rating - wanted.rating)


def why_best(decision: Decision, chosen: Choice) -> Line:
    """Why the best choice is better than the one chosen, or than the second-best where the best was chosen."""
    best, second = decision.ranking[:2]
    worse = second if decision.is_right(chosen) else chosen
    position = decision.table.position(decision.player)
    return reason_for(position, best.action, worse.action, decision.table.facts_for(decision.player))
