"""How predicted chances compare with what happened, for each tenth of the scale."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec
import numpy as np

TENTHS = 10

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
Integers: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]


class Bin(msgspec.Struct, frozen=True):
    """The chances within one tenth of the scale, and how often what they spoke of happened."""

    predicted: float  # mean
    actual: float  # mean
    positions: int  # chances of a player in a position
    error: float  # one standard error of the difference; positions of one game count as one observation


def tenths_of(chances: Floats) -> Integers:
    """In which tenth of the scale chances are, from 0 on."""
    return np.minimum((chances * TENTHS).astype(np.int64), TENTHS - 1)


def reliability(predicted: Floats, actual: Floats, games: Integers) -> list[Bin]:
    """Predicted chances against outcomes, by tenths; a row for each position, which is from the game of that number."""
    tenth = tenths_of(predicted)
    found = []
    for number in range(TENTHS):
        inside = tenth == number
        count = int(inside.sum())
        if count:
            surplus = np.where(inside, actual - predicted, 0.0).sum(axis=1)
            by_game = np.bincount(games, weights=surplus)
            error = float(np.sqrt((by_game**2).sum())) / count
            found.append(Bin(float(predicted[inside].mean()), float(actual[inside].mean()), count, error))
        else:
            found.append(Bin((number + 0.5) / TENTHS, 0.0, 0, 0.0))
    return found


def worst(bins: Sequence[Bin]) -> float:
    """The largest difference between predicted and actual."""
    return max((abs(one.predicted - one.actual) for one in bins if one.positions), default=0.0)


def systematic(bins: Sequence[Bin]) -> float:
    """How far predictions are off, root mean square, beyond what chance explains."""
    filled = [one for one in bins if one.positions]
    excess = [(one.predicted - one.actual) ** 2 - one.error**2 for one in filled]
    return float(np.sqrt(max(0.0, float(np.mean(excess))))) if excess else 0.0
