"""How chances of winning depart from those that a curve gives, fitted to samples of all bots' games.

What is fitted is smooth, six numbers for a kind of game: a number for every tenth of the scale would follow the chance
of the games that it was fitted to. The first curves are those of heuristic players (`fit_bends`), and most of what is
fitted then is common to all kinds; later, further games move what is there (`refined`).
"""

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import NamedTuple

import numpy as np

from .readings import Floats, Scored
from .reliability import TENTHS
from .value.outlook import LAST_TURNS

KNOTS = np.linspace(0.0, 1.0, TENTHS + 1)  # of the map
COUNTS_FOR = 0.3  # of an observation: what a position tells, beside others of its game
EVERY = 4  # of the positions, for what all kinds have in common: there are enough of them
STRIDE = 0.02  # by which numbers are changed to see how the loss bends
FINEST = 1e-3  # a smaller gain ends the search for the least loss
WIDELY_APART = 0.5  # how far bots are from heuristic players
APART = 0.15  # how far kinds of games are apart, as far as is known


class Scale(NamedTuple):
    """By what scores are multiplied through a game."""

    start: float
    late: float = 0.0  # added by the end of the bag
    last: float = 0.0  # added in its last turns
    middle: float = 0.0  # added in its middle


def softmax(scores: Floats) -> Floats:
    """Scores as parts of 1, along the last axis."""
    parts = np.exp(np.maximum(scores - scores.max(axis=-1, keepdims=True), -60.0))
    return np.asarray(parts / parts.sum(axis=-1, keepdims=True), np.float64)


def scale_at(scale: Scale, late: Floats) -> Floats:
    """What scores are multiplied by in positions so late; an axis for the guesses and one for the seats follow."""
    found = scale.start + scale.late * late + scale.last * late**LAST_TURNS + scale.middle * 4.0 * late * (1.0 - late)
    return np.asarray(np.maximum(found, 0.0)[:, None, None], np.float64)


def stretched(scale: Scale, factor: float) -> Scale:
    """A multiple of a scale."""
    return Scale(*(factor * part for part in scale))


class Curve(NamedTuple):
    """The draw for the win: by what scores are multiplied, and the chance at every tenth of what they then give."""

    scale: Scale
    knots: Floats = KNOTS


class Bend(NamedTuple):
    """How the draw for the win departs from a curve: in its scale, and by a bend of its map."""

    factor: float = 1.0  # of the scale
    late: float = 0.0  # what the scale gains from the middle of the bag to its end, and loses before
    middle: float = 0.0  # what it gains in the middle
    first: float = 0.0
    second: float = 0.0
    third: float = 0.0

    def applied_to(self, curve: Curve) -> Curve:
        """The curve bent; its map still rises smoothly from nothing to certainty."""
        scale, knots = stretched(curve.scale, self.factor), curve.knots
        scale = scale._replace(
            start=scale.start - self.late / 2, late=scale.late + self.late, middle=scale.middle + self.middle
        )
        raw = knots * np.exp(self.first * knots + self.second * knots**2 + self.third * knots**4)
        return Curve(scale, np.maximum.accumulate(raw / raw[-1]))

    def part(self, weight: float) -> "Bend":
        """The way towards this bend, as far as the weight goes."""
        return Bend(*(start + weight * (end - start) for start, end in zip(Bend(), self, strict=True)))


def chances_with(curve: Curve, scored: Scored) -> Floats:
    """Everybody's chance of winning in every position."""
    raw = softmax(scored.scores * scale_at(curve.scale, scored.late))
    mapped = np.interp(raw, KNOTS, curve.knots)
    return np.asarray((mapped / mapped.sum(axis=2, keepdims=True)).mean(axis=1), np.float64)


def log_loss_of(curve: Curve, scored: Scored) -> float:
    """The log loss of the outcomes, summed over the positions."""
    return float(-(scored.wins * np.log(chances_with(curve, scored) + 1e-9)).sum())


def least(loss: Callable[[Bend], float], begin: Bend) -> Bend:
    """The bend with the least loss, found by Newton's method with differences for derivatives."""
    size = len(begin)
    steps = STRIDE * np.eye(size)

    def at(values: Floats) -> float:
        return loss(Bend(*values.tolist()))

    best = np.array(begin, np.float64)
    found = at(best)
    while True:
        up, down = (np.array([at(best + way * step) for step in steps]) for way in (1, -1))
        curve = np.diag(up + down - 2 * found)
        for i, j in combinations(range(size), 2):
            curve[i, j] = curve[j, i] = at(best + steps[i] + steps[j]) - up[i] - up[j] + found
        stride = np.linalg.lstsq(curve, (down - up) / 2, rcond=1e-6)[0] * STRIDE
        tried = [(at(best + stride * part), part) for part in (1.0, 0.5, 0.25, 0.1)]
        lowest, part = min(tried)
        if lowest > found - FINEST:
            return Bend(*best.tolist())
        best, found = best + stride * part, lowest


def distance(bend: Bend, other: Bend, apart: float) -> float:
    """The penalty for bends that differ, by a normal prior with that spread."""
    return sum(((one - two) / apart) ** 2 for one, two in zip(bend, other, strict=True)) / 2


def least_from(curve: Curve, scored: Scored, begin: Bend) -> Bend:
    """The bend of a curve that games tell of, which were not expected to be far from that one.

    Positions of one game have the same outcome, so each counts for less than one.
    """

    def loss(bend: Bend) -> float:
        return COUNTS_FOR * log_loss_of(bend.applied_to(curve), scored) + distance(bend, begin, APART)

    return least(loss, begin)


def refined(curve: Curve, scored: Scored, weight: float) -> Curve:
    """The curve moved towards what further games tell, as far as their weight beside the former ones goes."""
    return least_from(curve, scored, Bend()).part(weight).applied_to(curve)


def fit_bends(curves: Mapping[str, Curve], samples: Mapping[str, Scored]) -> dict[str, Bend]:
    """The bend of each kind of game: one that all have in common, moved as far as the kind's own games tell."""
    some = {name: Scored(*(part[::EVERY] for part in one)) for name, one in samples.items()}

    def loss_of_all(bend: Bend) -> float:
        found = sum(log_loss_of(bend.applied_to(curves[name]), one) for name, one in some.items())
        return COUNTS_FOR * found + distance(bend, Bend(), WIDELY_APART)

    common = least(loss_of_all, Bend())
    return {
        name: least_from(curve, samples[name], common) if name in samples else common for name, curve in curves.items()
    }
