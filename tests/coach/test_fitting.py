"""The scales are fitted: what made the outcomes is found again."""

import numpy as np
import pytest

from mergemaker.bots.search.network import WIDTH
from mergemaker.coach.bends import Bend, Scale, chances_with, fit_bends, scale_at
from mergemaker.coach.fitting import draw_for, fit_scale
from mergemaker.coach.places import place_shares
from mergemaker.coach.readings import Readings, Scored, kinds
from mergemaker.coach.reliability import reliability, systematic
from mergemaker.coach.scales import SCALES


def race(scale: Scale, positions: int = 6_000, seats: int = 3) -> Readings:
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
    true = Scale(0.8, -0.2, 2.0)
    late = np.array([0.2, 0.7, 0.98])
    found = scale_at(fit_scale(draw_for(place, race(true))), late)
    assert found.ravel() == pytest.approx(scale_at(true, late).ravel(), rel=0.15)


def test_a_bend_makes_chances_come_true() -> None:
    """Read on too large a scale, scores promise too much; bent by what came of them, they are off by less than half."""
    readings = race(Scale(1.0))
    wins = place_shares(readings.money)[:, :, 0]
    scored, scale = Scored(readings.scores, readings.late, wins), Scale(1.4)
    bend = fit_bends({"3-2": scale}, {"3-2": scored})["3-2"]
    before, after = (
        systematic(reliability(chances_with(one, scale, scored), wins, readings.games)) for one in (Bend(), bend)
    )
    assert before > 0.05
    assert after < before / 2
    assert bend.factor == pytest.approx(1 / 1.4, abs=0.1)


def test_a_kind_without_games_of_its_own_is_bent_like_all_others() -> None:
    """What is common to the kinds is fitted to those that there are games of."""
    readings = race(Scale(1.0), positions=2_000)
    scored = Scored(readings.scores, readings.late, place_shares(readings.money)[:, :, 0])
    scales = {"3-2": Scale(1.4), "5-2": Scale(1.0)}
    assert fit_bends(scales, {"3-2": scored})["5-2"].factor < 0.95


def test_a_bend_by_progress_is_found() -> None:
    """Where scores tell more and more through the bag, the scale gains from its middle to its end."""
    readings = race(Scale(0.6, 0.8))
    scored = Scored(readings.scores, readings.late, place_shares(readings.money)[:, :, 0])
    scale = Scale(1.0)
    found = scale_at(fit_bends({"3-2": scale}, {"3-2": scored})["3-2"].applied_to(scale), np.array([0.1, 0.9]))
    assert found[0] < 0.9
    assert found[1] > 1.1


@pytest.mark.parametrize("bend", [Bend(), Bend(first=-0.7, second=0.4), Bend(first=0.8, second=-0.5, third=0.3)])
def test_a_bent_map_rises_from_nothing_to_certainty(bend: Bend) -> None:
    """More is never worth less."""
    knots = bend.knots()
    assert (knots[0], knots[-1]) == (0.0, 1.0)
    assert (np.diff(knots) >= 0).all()


def test_every_kind_of_game_has_scales() -> None:
    """Those that are shipped were fitted to all of them."""
    text = SCALES.read_text(encoding="utf-8")
    assert all(f'"{name}": {{"scales"' in text for name, _, _ in kinds())
