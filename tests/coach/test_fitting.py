"""The scales are fitted: what made the outcomes is found again."""

import json

import numpy as np
import pytest

from mergemaker.bots.search.network import WIDTH
from mergemaker.coach.bends import Bend, Curve, Scale, chances_with, fit_bends, refined, scale_at
from mergemaker.coach.fitting import draw_for, fit_scale, refined_scales
from mergemaker.coach.places import place_shares
from mergemaker.coach.readings import Readings, Scored, kinds
from mergemaker.coach.reliability import reliability, systematic
from mergemaker.coach.samples import Gathered
from mergemaker.coach.scales import SCALES


def race(scale: Scale, positions: int = 6_000, seats: int = 3) -> Readings:
    """Positions with scores at random, each of a game of its own, whose places were drawn on that scale."""
    rng = np.random.default_rng(1)
    scores = rng.normal(size=(positions, 1, seats))
    late = rng.random(positions)
    money = (scores * scale_at(scale, late))[:, 0] + rng.gumbel(size=(positions, seats))
    layers = np.zeros((positions, seats, WIDTH), np.float32)
    return Readings(scores, layers, np.zeros((positions, seats)), late, money, np.arange(positions))


def scored_by(readings: Readings) -> Scored:
    """The positions with who won."""
    return Scored(readings.scores, readings.late, place_shares(readings.money)[:, :, 0])


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
    scored, curve = scored_by(readings), Curve(Scale(1.4))
    bend = fit_bends({"3-2": curve}, {"3-2": scored})["3-2"]
    before, after = (
        systematic(reliability(chances_with(one, scored), scored.wins, readings.games))
        for one in (curve, bend.applied_to(curve))
    )
    assert before > 0.05
    assert after < before / 2
    assert bend.factor == pytest.approx(1 / 1.4, abs=0.1)


def test_a_kind_without_games_of_its_own_is_bent_like_all_others() -> None:
    """What is common to the kinds is fitted to those that there are games of."""
    curves = {"3-2": Curve(Scale(1.4)), "5-2": Curve(Scale(1.0))}
    assert fit_bends(curves, {"3-2": scored_by(race(Scale(1.0), positions=2_000))})["5-2"].factor < 0.95


def test_a_bend_by_progress_is_found() -> None:
    """Where scores tell more and more through the bag, the scale gains from its middle to its end."""
    curve = Curve(Scale(1.0))
    bend = fit_bends({"3-2": curve}, {"3-2": scored_by(race(Scale(0.6, 0.8)))})["3-2"]
    found = scale_at(bend.applied_to(curve).scale, np.array([0.1, 0.9]))
    assert found[0] < 0.9
    assert found[1] > 1.1


@pytest.mark.parametrize("bend", [Bend(), Bend(first=-0.7, second=0.4), Bend(first=0.8, second=-0.5, third=0.3)])
def test_a_bent_map_rises_from_nothing_to_certainty(bend: Bend) -> None:
    """More is never worth less."""
    knots = bend.applied_to(Curve(Scale(1.0))).knots
    assert (knots[0], knots[-1]) == (0.0, 1.0)
    assert (np.diff(knots) >= 0).all()


def test_further_games_move_a_curve_by_their_weight() -> None:
    """Not at all, half of the way, or all of it."""
    scored, curve = scored_by(race(Scale(1.0))), Curve(Scale(1.4))
    none, half, whole = (refined(curve, scored, weight).scale.start for weight in (0.0, 0.5, 1.0))
    assert none == 1.4
    assert whole < 1.2
    assert half == pytest.approx((none + whole) / 2, abs=0.05)


def test_refined_scales_count_their_games_and_leave_the_rest_as_it_is() -> None:
    """The more games a kind was fitted to, the less further ones move it."""
    before = json.loads(SCALES.read_text(encoding="utf-8"))
    moved = []
    for former in (1_000, 9_000):
        before["kinds"]["3-2"]["games"] = former
        after = json.loads(refined_scales(before, {"3-2": Gathered(scored_by(race(Scale(2.0))), 1_000)}))
        old, new = before["kinds"].pop("3-2"), after["kinds"].pop("3-2")
        assert before == after
        assert new["games"] == former + 1_000
        assert [new[name][1:] for name in ("scales", "last_scales")] == [
            old[name][1:] for name in ("scales", "last_scales")
        ]
        moved.append(new["scales"][0] - old["scales"][0])
        before["kinds"]["3-2"] = old
    assert moved[0] > moved[1] > 0


def test_every_kind_of_game_has_scales() -> None:
    """Those that are shipped were fitted to all of them."""
    text = SCALES.read_text(encoding="utf-8")
    assert all(f'"{name}": {{"scales"' in text for name, _, _ in kinds())
