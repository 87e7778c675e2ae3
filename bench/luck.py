"""Whether luck is told apart from play without a bias: over many games everybody's draws bring nothing on average.

`python bench/luck.py --games 10000` takes about a quarter of an hour on one core; Ctrl-C shows what was found so far.
"""

import argparse
import contextlib
from typing import NamedTuple

import numpy as np
from rich.progress import track

from mergemaker.bots.heuristics.policy import choose
from mergemaker.bots.heuristics.weights import MEDIUM, SHARP
from mergemaker.coach.luck import Moment, course_of, luck_of
from mergemaker.game.coach_shapes import Change
from mergemaker.game.editions import EDITIONS
from mergemaker.game.table import Table
from mergemaker.rules.actions import MOST_LEGAL
from mergemaker.rules.constants import OVER
from mergemaker.rules.turn import step

NAMES = ("Ann", "Ben", "Cy", "Di", "Eve", "Flo")


class Found(NamedTuple):
    """What draws brought to a seat in a game, and whether the parts of its change sum up to it."""

    own: float
    others: float
    own_dollars: float
    others_dollars: float
    exact: bool


def game(number: int) -> Found:
    """A game of one of the editions with two to six players, medium and sharp by turns, from one of its seats."""
    players = 2 + number % 5
    edition = sorted(EDITIONS)[number // 5 % len(EDITIONS)]
    seat = number // 20 % players
    table = Table(NAMES[:players], edition, seed=number)
    state, actions, moments, chance = table.game, [0] * MOST_LEGAL, [], [number + 1, 1]
    while state.phase != OVER:
        weights = SHARP if (state.actor + number) % 2 else MEDIUM
        before, action = state.copy(), choose(state, table.rules, weights, actions, chance)
        step(state, table.rules, action)
        moments.append(Moment(before, [action]))
    luck = luck_of(course_of([*moments, Moment(state.copy())], table.rules), seat)
    exact = all(_is_exact(change) for change in (luck.points, luck.dollars))
    points, dollars = luck.points, luck.dollars
    return Found(points.own_draws, points.others_draws, dollars.own_draws, dollars.others_draws, exact)


def _is_exact(change: Change) -> bool:
    parts = change.own_play + change.own_draws + change.others_play + change.others_draws
    return round(change.initial + parts, 6) == round(change.final, 6)


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0, help="the number of the first game")
    asked = parser.parse_args()
    found: list[Found] = []
    with contextlib.suppress(KeyboardInterrupt):
        for number in track(range(asked.seed, asked.seed + asked.games), "games"):
            found.append(game(number))
    if len(found) < 2:
        print("Too few games to say anything: let it run longer.")
        return
    numbers = np.array(found)
    means, errors = numbers.mean(axis=0), numbers.std(axis=0, ddof=1) / len(found) ** 0.5
    print(f"{len(found):,} games; the parts sum up to the change in {int(numbers[:, -1].sum()):,}")
    for column, what in enumerate(("own draws", "others' draws")):
        print(f"{what}: {means[column]:+.3f} ± {errors[column]:.3f} points", end="")
        print(f", {means[column + 2]:+.1f} ± {errors[column + 2]:.1f} dollars")


if __name__ == "__main__":
    main()
