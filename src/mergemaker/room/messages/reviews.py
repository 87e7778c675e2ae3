"""Reviews of finished games, and a person's mistakes in all of them."""

from typing import Literal

from msgspec import Struct

from ...game.actions import Action
from ...game.coach_shapes import DecisionReview, Outline, Review
from ...game.insight_shapes import Standings
from ...game.view import View
from ...words.lines import Line


class ReviewAnswer(Struct):
    """A game's review, or its progress: how many of its actions are judged."""

    status: Literal["ready", "working", "waiting", "unavailable"]  # unavailable: this server reviews no games
    done: int
    of: int
    review: Review | None
    outline: Outline | None = None  # what is known at once, while the decisions are being judged
    choices: dict[str, Line] = {}  # what was played and what was better in the mistakes, in words by notation


class LiveChances(Struct):
    """How likely everybody is to win a running game as far as anybody can tell, or why that is not known yet."""

    status: Literal["ready", "waiting", "unavailable"]
    outline: Outline | None


class TryAgain(Struct, forbid_unknown_fields=True):
    """Another choice in a decision of a finished game."""

    action: Action


class ReviewedGame(Struct):
    """How a person played in a game: the mean loss per decision, in points of win chance, with its standard error."""

    game: str
    created: float  # seconds since 1970, as the list of games says it
    edition: str
    players: int
    mean_loss: float
    error: float
    decisions: int  # that were not forced
    mistakes: dict[str, int]  # how many of each class


class MyReviews(Struct):
    """A person's reviewed games, from the first on, and the mean over all their decisions; null before the first."""

    games: list[ReviewedGame]
    mean_loss: float | None
    error: float | None  # from game to game; null before the second


class MyMistake(Struct):
    """A mistake in one of a person's games."""

    game: str
    created: float
    mistake: DecisionReview


class MyMistakes(Struct):
    """A person's mistakes in all games, the worst first."""

    mistakes: list[MyMistake]
    choices: dict[str, Line]  # what was played and what was better, in words by notation


class LineStep(Struct):
    """A step of the better line: who does what, and the table then."""

    player: str
    choice: Line
    view: View
    standings: Standings


class BetterLine(Struct):
    """How the game might have continued after the better choice, with the same tiles, up to the player's next turn."""

    steps: list[LineStep]
    worth: tuple[int, int]  # the player's net worth by then: as it was played, and in this line
