"""Luck apart from play: what everybody's choices and everybody's draws did to a player's chances, summing exactly.

A game is a chain of positions, each worth something to everybody: by the chances of a game whose hands are known and
whose bag is not. Where an action ends with a draw, the position between, before the tile is known, is worth the mean
over all the tiles that might have come. So a draw brings nothing on average, whatever the chances are worth, and
the rest of the change is the choice's.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from ..bodies.arrays import new_games, records, write_game
from ..bodies.native import compiled
from ..game.coach_shapes import Change, Luck
from ..rules.constants import TILES
from ..rules.state import Game, Rules
from .chances import chances_of_games

PARTS = 10_000  # of a certain win: chances are counted in hundredths of a point, so that sums are exact
MARKET_DRAWS = 108  # alternatives where no tile is left to draw

Counts: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]


class Moment(NamedTuple):
    """A position of a game on its way, whole, and the steps that were taken in it; none at the end."""

    game: Game
    steps: Sequence[int] = ()


class Worth(NamedTuple):
    """What positions are worth, a row for each and a column for each seat, in whole numbers."""

    parts: Counts  # of a certain win
    dollars: Counts


class Course(NamedTuple):
    """A game's course: who acted, whose turn it was, what each moment was worth, and each action before its draws."""

    actors: Counts
    owners: Counts
    moments: Worth  # one more than there are actions
    between: Worth


def worth_of(games: Sequence[Game], rules: Rules) -> Worth:
    """What each of the positions is worth to everybody."""
    return _worth(_written(games), rules)


def course_of(moments: Sequence[Moment], rules: Rules) -> Course:
    """The worth of every moment, and of every action before chance had its say."""
    games = _written([moment.game for moment in moments])
    worth = _worth(games, rules)
    between = Worth(worth.parts[1:].copy(), worth.dollars[1:].copy())
    module = compiled("coach.rollouts.chance")
    rng, record = np.zeros(2, np.int64), records([rules])[0]
    for number, (moment, after) in enumerate(pairwise(moments)):
        if has_drawn(moment.game, after.game):
            others = new_games(TILES - moment.game.drawn or MARKET_DRAWS)
            steps = np.array(moment.steps, np.int64)
            module.write_alternatives(others, record, games[number : number + 1], steps, number, rng)
            found = chances_of_games(others, rules)
            between.parts[number] = np.rint(found.win.mean(axis=0) * PARTS)
            between.dollars[number] = np.rint(found.money.mean(axis=0))
    played = games[:-1]
    return Course(played["actor"].astype(np.int64), played["player"].astype(np.int64), worth, between)


def has_drawn(before: Game, after: Game) -> bool:
    """Whether chance had a say: a tile was drawn, or the market's."""
    return before.drawn != after.drawn or before.market_draws != after.market_draws


def _written(games: Sequence[Game]) -> np.ndarray[Any, Any]:
    written = new_games(len(games))
    for record, game in zip(written, games, strict=True):
        write_game(game, record)
    return written


def _worth(games: np.ndarray[Any, Any], rules: Rules) -> Worth:
    found = chances_of_games(games, rules)
    return Worth(np.rint(found.win * PARTS).astype(np.int64), np.rint(found.money).astype(np.int64))


def luck_of(course: Course, seat: int) -> Luck:
    """What brought the player in that seat from the first moment to the last."""
    return Luck(
        points=_change(course, course.moments.parts, course.between.parts, seat, PARTS / 100),
        dollars=_change(course, course.moments.dollars, course.between.dollars, seat, 1),
    )


def _change(course: Course, moments: Counts, between: Counts, seat: int, unit: float) -> Change:
    """A draw counts as that of the player whose turn it is."""
    play = between[:, seat] - moments[:-1, seat]
    draws = moments[1:, seat] - between[:, seat]
    mine, drawing = course.actors == seat, course.owners == seat
    return Change(
        *(
            int(number) / unit
            for number in (
                moments[0, seat],
                moments[-1, seat],
                play[mine].sum(),
                draws[drawing].sum(),
                play[~mine].sum(),
                draws[~drawing].sum(),
            )
        )
    )
