"""What the coach does in a worker process: hints at once, reviews part by part."""

import time
from collections.abc import Sequence

from ..game.actions import Action
from ..game.coach_shapes import Attempt, DecisionReview, Hint, Outline, Review, Warned
from ..game.facts import Fact
from ..game.position import Position
from ..game.record import GameRecord


def warm_up_coach() -> float:
    """Compiles what hints and reviews need; returns the seconds it took."""
    from ..coach.hint import warm_up

    began = time.perf_counter()
    warm_up()
    return time.perf_counter() - began


def give_hint(position: Position, log: Sequence[Fact]) -> Hint | None:
    """The best choices of the player who views the position."""
    from ..coach.hint import hint

    return hint(position, log)


def give_warning(position: Position, action: Action, log: Sequence[Fact], limit: float) -> Warned | None:
    """What the action would cost, if that is a mistake and more than the limit."""
    from ..coach.teacher import warned

    return warned(position, action, log, limit)


def version_of_reviews() -> str:
    """The version that a review made now would have."""
    from ..coach.review import review_version

    return review_version()


def judge_attempt(record: GameRecord, number: int, action: Action) -> Attempt | None:
    """An action tried instead of the one with that number, judged."""
    from ..coach.review import attempt

    return attempt(record, number, action)


def outline_of(record: GameRecord) -> Outline:
    """What can be said about a game at once."""
    from ..coach.review import outline

    return outline(record)


def outline_in_public(record: GameRecord, known: dict[str, list[float]]) -> Outline:
    """What onlookers may know of everybody's chances in a running game."""
    from ..coach.public_outline import public_outline

    return public_outline(record, known)


def judge_part(record: GameRecord, start: int, stop: int) -> list[DecisionReview]:
    """The decisions among these actions of a game, judged."""
    from ..coach.review import judged

    return [found for found in judged(record, start, stop) if found is not None]


def sum_up(record: GameRecord, decisions: list[DecisionReview]) -> Review:
    """The review of a game whose decisions are judged."""
    from ..coach.review import summed_up

    return summed_up(record, decisions)
