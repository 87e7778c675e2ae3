"""A whole game reviewed: every decision judged, luck apart from play, and par."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import numpy as np

from ..game.actions import Action
from ..game.coach_shapes import CUTS, Attempt, DecisionReview, Outline, Par, PlayerReview, Review
from ..game.notation import action_from_text, action_text
from ..game.record import GameRecord, new_table, replay
from ..game.table import Table
from ..rules.state import Game
from .choices import choices_of
from .judge import USUAL, Effort, judge
from .luck import PARTS, Counts, Course, Moment, course_of, has_drawn, luck_of, worth_of
from .par import par_of
from .phrases import choice_line
from .reasons import reason_for
from .scales import coach_version

REVIEW: Final = 4  # counts changes in how games are reviewed
TURNING_POINTS: Final = 3


def review_version() -> str:
    """Names what a review rests on; one of another version is out of date."""
    return f"{REVIEW}-{coach_version()}"


def review(
    record: GameRecord, effort: Effort = USUAL, seed: int = 0, progress: Callable[[int, int], None] | None = None
) -> Review:
    """The review of a recorded game; `progress` is called with how many actions are judged, of how many."""
    decisions: list[DecisionReview] = []
    for done, found in enumerate(judged(record, 0, len(record.actions), effort, seed), start=1):
        decisions += [found] if found else []
        if progress is not None:
            progress(done, len(record.actions))
    return summed_up(record, decisions, seed)


def outline(record: GameRecord) -> Outline:
    """Everybody's chances from action to action, and the turning points: they take no judging."""
    table = new_table(record)
    games = [table.game.copy()]
    for _, action in replay(record).actions:
        table.act(action)
        games.append(table.game.copy())
    parts = worth_of(games, table.rules).parts
    return Outline({name: chances_in(parts, seat) for seat, name in enumerate(table.players)}, turning_points(parts))


def judged(
    record: GameRecord, start: int, stop: int, effort: Effort = USUAL, seed: int = 0
) -> Iterator[DecisionReview | None]:
    """The judgement of each action after the first `start` up to number `stop`; None where there was no choice."""
    table = replay(record, start)
    for number, (_, action) in enumerate(replay(record).actions[start:stop], start=start + 1):
        yield review_decision(table, action, number, effort, seed)
        table.act(action)


def summed_up(record: GameRecord, decisions: Sequence[DecisionReview], seed: int = 0) -> Review:
    """The review that these judgements make, with everybody's chances, luck and par."""
    table = new_table(record)
    moments: list[Moment] = []
    for _, action in replay(record).actions:
        before = table.game.copy()
        table.act(action)
        moments.append(Moment(before, steps_of(before, table, action) if has_drawn(before, table.game) else ()))
    moments.append(Moment(table.game.copy()))
    course = course_of(moments, table.rules)
    pars = par_of(moments[0].game, table.rules, seed=seed)
    return Review(
        version=review_version(),
        finished=table.over,
        actions=len(record.actions),
        players=[
            player_review(name, seat, course, pars[seat], [one for one in decisions if one.player == name])
            for seat, name in enumerate(table.players)
        ],
        decisions=list(decisions),
        turning_points=turning_points(course.moments.parts),
    )


def review_decision(table: Table, action: Action, number: int, effort: Effort, seed: int) -> DecisionReview | None:
    """The decision that the player to act is about to take, judged; None where it is forced or an offer is made."""
    player = table.to_act or ""
    position, log = table.position(player), table.facts_for(player)
    found = judge(position, action, log, effort, seed + number)
    if found is None:
        return None
    return DecisionReview(
        number=number,
        turn=table.turn,
        player=player,
        decision=table.decision or "",
        action=action_text(action),
        best=action_text(found.best),
        loss=round(found.loss, 2),
        error=round(found.error, 2),
        dollars=found.dollars,
        dollars_error=found.dollars_error,
        grade=found.grade,
        reason=None if found.grade == "fine" else reason_for(position, found.best, action, log),
        win=round(found.win, 1),
        best_win=round(found.best_win, 1),
    )


def attempt(record: GameRecord, number: int, action: Action, effort: Effort = USUAL, seed: int = 0) -> Attempt | None:
    """A legal action tried instead of the one with that number, judged as that was; None where there was no choice."""
    table = replay(record, number - 1)
    found = review_decision(table, action, number, effort, seed)
    if found is None:
        return None
    right = found.loss == 0
    player = table.to_act or ""
    best = action_from_text(found.best)
    reason = None if right else reason_for(table.position(player), best, action, table.facts_for(player))
    return Attempt(right, found.loss, found.error, found.best, choice_line(best), reason)


def steps_of(game: Game, table: Table, action: Action) -> list[int]:
    """The rules' single steps of an action that was taken in a position of the table's game."""
    choices = choices_of(game, table.rules, table.edition.chains)
    return next(choice.steps for choice in choices if choice.action == action)


def player_review(name: str, seat: int, course: Course, par: Par, decisions: Sequence[DecisionReview]) -> PlayerReview:
    """One player's game, from the course of it and the player's decisions."""
    count = len(decisions)
    return PlayerReview(
        name=name,
        win_chance=chances_in(course.moments.parts, seat),
        mean_loss=round(sum(one.loss for one in decisions) / max(1, count), 3),
        error=round(sum(one.error**2 for one in decisions) ** 0.5 / max(1, count), 3),
        mean_dollars=round(sum(one.dollars for one in decisions) / max(1, count)),
        dollars_error=round(sum(one.dollars_error**2 for one in decisions) ** 0.5 / max(1, count)),
        decisions=count,
        mistakes={grade: sum(one.grade == grade for one in decisions) for _, grade in CUTS},
        luck=luck_of(course, seat),
        par=par,
    )


def chances_in(parts: Counts, seat: int) -> list[float]:
    """A player's chances from moment to moment."""
    return [part / PARTS for part in parts[:, seat].tolist()]


def turning_points(parts: Counts) -> list[int]:
    """The actions that, with their draws, moved most of the win from some players to others; in their order."""
    moved = abs(np.diff(parts, axis=0)).sum(axis=1)
    most = np.argsort(-moved, kind="stable")[:TURNING_POINTS]
    return sorted(int(number) + 1 for number in most)
