"""Error bars: they shrink with more bags, and know that games on one bag hang together."""

import math
import random

import pytest

from mergemaker.arena.league import clustered_error, mean, share_error


def test_without_anything_in_common_it_is_the_usual_standard_error() -> None:
    values = [random.Random(i).random() for i in range(2000)]
    middle = sum(values) / len(values)
    usual = math.sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))
    assert clustered_error(values, range(2000)) == pytest.approx(usual)


def test_luck_that_cancels_within_a_bag_is_no_error() -> None:
    """A bot that wins exactly one of four seats on every bag is measured exactly."""
    wins = [1.0, 0.0, 0.0, 0.0] * 50
    bags = [i // 4 for i in range(200)]
    assert clustered_error(wins, bags) == pytest.approx(0.0)


def test_winning_all_is_not_certainty() -> None:
    error = share_error([1.0] * 100, range(100))
    assert error is not None
    assert 0.005 < error < 0.02
    assert share_error([], []) is None
    assert mean([]) is None
