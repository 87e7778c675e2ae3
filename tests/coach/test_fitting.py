"""The scales are fitted: what made the outcomes is found again."""

import numpy as np
import pytest

from mergemaker.bots.search.network import WIDTH
from mergemaker.coach.fitting import draw_for, fit_map, fit_scale, scale_at, softmax
from mergemaker.coach.places import place_shares
from mergemaker.coach.readings import Readings, kinds
from mergemaker.coach.reliability import reliability, systematic
from mergemaker.coach.scales import SCALES


def race(scale: tuple[float, float, float], positions: int = 6_000, seats: int = 3) -> Readings:
    """Positions with scores at random, each of a game of its own, whose places were drawn on that scale."""
    rng = np.random.default_rng(1)
    scores = rng.normal(size=(positions, 1, seats))
    late = rng.random(positions)
    money = (scores * scale_at(scale, late))[:, 0] + rng.gumbel(size=(positions, seats))
    layers = np.zeros((positions, seats, WIDTH), np.float32)
    return Readings(scores, layers, np.zeros((positions, seats)), late, money, np.arange(positions))


@pytest.mark.parametrize("place", [0, 1])
def test_the_scale_of_a_race_is_found(place: int) -> None:
    """For each place, early in the bag, late, and at its end, where certainty comes in the last turns."""
    true = (0.8, -0.2, 2.0)
    late = np.array([0.2, 0.7, 0.98])
    found = scale_at(fit_scale(draw_for(place, race(true))), late)
    assert found.ravel() == pytest.approx(scale_at(true, late).ravel(), rel=0.15)


def test_the_map_makes_chances_come_true() -> None:
    """Read on too large a scale, scores promise too much; mapped, they are off by less than half as much."""
    readings = race((1.0, 0.0, 0.0))
    values = fit_map(readings, (1.4, 0.0, 0.0))
    raw = softmax(readings.scores * 1.4)[:, 0]
    wins = place_shares(readings.money)[:, :, 0]
    mapped = np.interp(raw, np.linspace(0, 1, 11), values)
    mapped /= mapped.sum(axis=1, keepdims=True)
    before, after = (systematic(reliability(chances, wins, readings.games)) for chances in (raw, mapped))
    assert before > 0.05
    assert after < before / 2


def test_every_kind_of_game_has_scales() -> None:
    """Those that are shipped were fitted to all of them."""
    text = SCALES.read_text(encoding="utf-8")
    assert all(f'"{name}": {{"scales"' in text for name, _, _ in kinds())
