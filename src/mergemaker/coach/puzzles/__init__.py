"""Puzzles: found in games between bots, kept as data, and solved.

`puzzle` is what one is and where they are kept, `packing` how a game is written down without what its player has not
seen, `themes` what it is about and how hard it is, `rating` how good a solver is; `finder` finds more.
"""

from .puzzle import THEMES, Choice, Decision, Puzzle, Theme, daily, decision_of, puzzle_named, puzzles
from .rating import after_puzzle, margin, points, surely

__all__ = [
    "THEMES",
    "Choice",
    "Decision",
    "Puzzle",
    "Theme",
    "after_puzzle",
    "daily",
    "decision_of",
    "margin",
    "points",
    "puzzle_named",
    "puzzles",
    "surely",
]
