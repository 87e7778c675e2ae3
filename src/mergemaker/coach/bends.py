"""How chances of winning depart from those in games of heuristic players, fitted to samples of all bots' games.

What is fitted is smooth, four numbers for a kind of game, and most of it is common to all kinds: a curve with a number
for every tenth of the scale would follow the chance of the games that it was fitted to.
"""

from collections.abc import Callable, Mapping
from itertools import product
from typing import NamedTuple, TypeAlias

import numpy as np

from .readings import Floats, Scored
from .reliability import TENTHS
from .value.outlook import LAST_TURNS

KNOTS = np.linspace(0.0, 1.0, TENTHS + 1)  # of the map
COUNTS_FOR = 0.3  # of an observation: what a position tells, beside others of its game
EVERY = 4  # of the positions, for what all kinds have in common: there are enough of them
FINEST = 0.01
WIDELY_APART = 0.5  # how far bots are from heuristic players
APART = 0.1  # how far kinds of games are apart, as far as is known

# at the start, and what is added by the end of the bag and in its last turns
Scale: TypeAlias = tuple[float, float, float]


def softmax(scores: Floats) -> Floats:
    """Scores as parts of 1, along the last axis."""
    parts = np.exp(np.maximum(scores - scores.max(axis=-1, keepdims=True), -60.0))
    return np.asarray(parts / parts.sum(axis=-1, keepdims=True), np.float64)


def scale_at(scale: Scale, late: Floats) -> Floats:
    """What scores are multiplied by in positions so late; an axis for the guesses and one for the seats follow."""
    return np.maximum(scale[0] + scale[1] * late + scale[2] * late**LAST_TURNS, 0.0)[:, None, None]


def stretched(scale: Scale, factor: float) -> Scale:
    """A multiple of a scale."""
    return (factor * scale[0], factor * scale[1], factor * scale[2])


class Bend(NamedTuple):
    """How the draw for the win departs from that of heuristic players: a factor of its scale, and a bend of its map."""

    factor: float = 1.0
    first: float = 0.0
    second: float = 0.0
    third: float = 0.0

    def knots(self) -> Floats:
        """Chances at every tenth of the scale: a smooth curve from nothing to certainty."""
        raw = KNOTS * np.exp(self.first * KNOTS + self.second * KNOTS**2 + self.third * KNOTS**4)
        return np.maximum.accumulate(raw / raw[-1])


def chances_with(bend: Bend, scale: Scale, scored: Scored) -> Floats:
    """Everybody's chance of winning in every position."""
    raw = softmax(scored.scores * scale_at(stretched(scale, bend.factor), scored.late))
    mapped = np.interp(raw, KNOTS, bend.knots())
    return np.asarray((mapped / mapped.sum(axis=2, keepdims=True)).mean(axis=1), np.float64)


def log_loss_of(bend: Bend, scale: Scale, scored: Scored) -> float:
    """The log loss of the outcomes, summed over the positions."""
    return float(-(scored.wins * np.log(chances_with(bend, scale, scored) + 1e-9)).sum())


def descend(loss: Callable[[Bend], float], best: Bend, stride: float) -> Bend:
    """The bend with the least loss, found by smaller and smaller steps."""
    steps = [step for step in product((-1, 0, 1), repeat=len(best)) if any(step)]
    least = loss(best)
    while stride > FINEST:
        tried = [Bend(*(value + stride * way for value, way in zip(best, step, strict=True))) for step in steps]
        found = min((loss(one), one) for one in tried)
        if found[0] < least - 1e-3:
            least, best = found
        else:
            stride /= 2
    return best


def distance(bend: Bend, other: Bend, apart: float) -> float:
    """The penalty for bends that differ, by a normal prior with that spread."""
    return sum(((one - two) / apart) ** 2 for one, two in zip(bend, other, strict=True)) / 2


def fit_bends(scales: Mapping[str, Scale], samples: Mapping[str, Scored]) -> dict[str, Bend]:
    """The bend of each kind of game: one that all have in common, moved as far as the kind's own games tell.

    Positions of one game have the same outcome, so each counts for less than one.
    """
    some = {name: Scored(*(part[::EVERY] for part in one)) for name, one in samples.items()}

    def loss_of_all(bend: Bend) -> float:
        found = sum(log_loss_of(bend, scales[name], one) for name, one in some.items())
        return COUNTS_FOR * found + distance(bend, Bend(), WIDELY_APART)

    common = descend(loss_of_all, Bend(), 0.2)

    def own(name: str, scored: Scored) -> Bend:
        def loss(bend: Bend) -> float:
            return COUNTS_FOR * log_loss_of(bend, scales[name], scored) + distance(bend, common, APART)

        return descend(loss, common, 0.05)

    return {name: own(name, samples[name]) if name in samples else common for name in scales}
