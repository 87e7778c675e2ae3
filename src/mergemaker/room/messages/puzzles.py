"""Puzzles to be solved: what is shown, what is answered, and the solver's rating."""

from msgspec import Struct

from ...game.actions import Action
from ...game.insight_shapes import LedgerSheet, Preview, Standings, WhatIf
from ...game.view import View
from ...game.why import Why
from ...words.lines import Line, Reason
from .table import LoggedFact, LogLine


class PuzzleSkill(Struct, forbid_unknown_fields=True):
    """How good a solver is: what a browser keeps for a solver without a session."""

    mu: float
    sigma: float


class PuzzleRating(Struct):
    """A solver's rating, in points as puzzles have them, with its margin."""

    points: int
    margin: int
    solved: int  # puzzles tried
    right: int  # of them
    skill: PuzzleSkill


class ThemeCount(Struct):
    """How many puzzles a theme has."""

    theme: str
    puzzles: int


class EditionCount(Struct):
    """How many puzzles an edition has."""

    edition: str
    puzzles: int


class PuzzleList(Struct):
    """The themes, the editions, today's puzzle, and the asker's rating; null if they have no session."""

    themes: list[ThemeCount]
    editions: list[EditionCount]
    daily: str
    daily_done: bool
    rating: PuzzleRating | None


class PosedDecision(Struct):
    """A decision to be tried, as its player knows it."""

    view: View
    legal: list[Action]
    previews: dict[str, Preview]
    standings: Standings
    ledger: LedgerSheet | None  # where holdings are hidden: what the player can tell from the log
    why: Why | None
    facts: list[LoggedFact]
    lines: list[LogLine]


class PuzzlePosition(PosedDecision):
    """A decision to be solved, as its player knows it."""

    id: str
    theme: str
    rating: int
    players: int
    daily: str | None  # the date, where it is the puzzle of that day
    done: bool  # the asker has answered it before: it is not rated again


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    """What the asker would do; `skill` is what their browser keeps where they have no session."""

    action: Action
    skill: PuzzleSkill | None = None


class PuzzleQuestion(Struct, forbid_unknown_fields=True):
    """An action to be previewed."""

    action: Action


class PuzzleChoice(Struct):
    """A choice, how often it wins, in per cent, and the standard error of that."""

    action: Action
    line: Line
    win: float
    error: float
    right: bool


class PuzzleResult(Struct):
    """Whether an answer was right, what every choice is worth, best first, and why the best one is best."""

    right: bool
    chosen: PuzzleChoice
    choices: list[PuzzleChoice]
    reason: Line
    why: Why | None  # what matters in the position, which is not told before
    rated: bool  # whether it counted
    change: int  # of the rating, in points
    rating: PuzzleRating


class PuzzleOutlook(Struct):
    """What the action would bring, and why it is not legal."""

    what_if: WhatIf | None
    why_not: Reason | None
