"""The shapes in which the coach hands on hints and reviews: to the page, to the terminal, to programs."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from ..words.lines import Line
from .actions import Action

Grade: TypeAlias = Literal["fine", "inaccuracy", "mistake", "blunder", "disaster"]
CUTS: Final[tuple[tuple[float, Grade], ...]] = (  # in points of win chance, from the largest
    (20.0, "disaster"),
    (10.0, "blunder"),
    (5.0, "mistake"),
    (2.0, "inaccuracy"),
)


class Change(Struct, frozen=True):
    """From where to where a player came, and by what: `final` less `initial` is the sum of the four others."""

    initial: float
    final: float
    own_play: float
    own_draws: float
    others_play: float
    others_draws: float


class Luck(Struct, frozen=True):
    """A player's game taken apart, in points of win chance and in dollars at the end of the game."""

    points: Change
    dollars: Change


class Par(Struct, frozen=True):
    """What reference players win in this seat: their chance in points, their money, and the standard errors."""

    points: float
    error: float
    dollars: int
    dollars_error: int


class DecisionReview(Struct, frozen=True, rename={"grade": "class"}):
    """A decision that was not forced, as its player could judge it then."""

    number: int  # of the action in the record, from 1
    turn: int
    player: str
    decision: str
    action: str  # in notation
    best: str  # the same action where it is within its error of the best; in a lost game by its dollars
    loss: float  # in points of win chance
    error: float
    dollars: int  # what it cost in money at the end of the game
    dollars_error: int
    grade: Grade
    reason: Line | None  # why the best is better; None where the choice was fine
    win: float | None = None  # how likely the choice wins, played out, in points; None in reviews of earlier versions
    best_win: float | None = None  # and the best


class PlayerReview(Struct, frozen=True):
    """One player's game."""

    name: str
    win_chance: list[float]  # before the first action, and after each
    mean_loss: float  # in points, over the decisions that were not forced
    error: float  # its standard error
    mean_dollars: int  # what a decision cost in money at the end of the game, which also counts in a lost game
    dollars_error: int  # its standard error
    decisions: int  # how many were not forced
    mistakes: dict[str, int]  # how many of each class
    luck: Luck
    par: Par


class Review(Struct, frozen=True):
    """What can be said about a game."""

    version: str
    finished: bool
    actions: int
    players: list[PlayerReview]
    decisions: list[DecisionReview]
    turning_points: list[int]  # the numbers of the actions that changed the chances most


class Outline(Struct, frozen=True):
    """What can be said about a game at once, before its decisions are judged."""

    win_chance: dict[str, list[float]]  # everybody's before the first action, and after each
    turning_points: list[int]


class HintedChoice(Struct, frozen=True):
    """A good choice: how likely it wins, with the standard error, the money it leads to, and why."""

    action: Action
    choice: Line  # the action in words
    win: float
    error: float
    dollars: int  # at the end of the game
    reason: Line


class Hint(Struct, frozen=True):
    """The best choices, from the best on."""

    player: str
    choices: list[HintedChoice]


class Attempt(Struct, frozen=True):
    """Another choice tried in a decision of a finished game: right if it is within its error of the best."""

    right: bool
    loss: float  # in points of win chance
    error: float
    best: str  # in notation
    better: Line  # the same in words
    reason: Line | None  # why the best is better; None where the choice is right


class Warned(Struct, frozen=True):
    """What a choice costs in points of win chance, with the standard error, and why another is better."""

    choice: Line  # in words
    loss: float
    error: float
    reason: Line
