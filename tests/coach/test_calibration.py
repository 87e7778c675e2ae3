"""Chances are compared with what happened: the bins are right, and the comparison can be repeated."""

import json
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from mergemaker.cli import calibrate
from mergemaker.coach import samples
from mergemaker.coach.calibration import Calibrator
from mergemaker.coach.places import place_shares
from mergemaker.coach.reliability import reliability, systematic, worst
from mergemaker.coach.samples import BATCHES, Batch, batches
from mergemaker.coach.sampling import BATCH, EVERY_GAME, SOME_GAMES, Kind, leads, sample, thinned
from mergemaker.game.editions import EDITIONS, edition_for


def test_bins_compare_predictions_with_outcomes() -> None:
    """Each tenth has the means of what is in it, and 1 belongs to the last."""
    predicted = np.array([[0.12, 0.88], [0.18, 0.82], [0.0, 1.0]])
    actual = np.array([[0.0, 1.0], [1.0, 0.0], [0.0, 1.0]])
    bins = reliability(predicted, actual, np.array([0, 1, 2]))
    assert [one.positions for one in bins] == [1, 2, 0, 0, 0, 0, 0, 0, 2, 1]
    assert bins[1].predicted == pytest.approx(0.15)
    assert bins[1].actual == pytest.approx(0.5)
    assert worst(bins) == pytest.approx(0.35)


def test_positions_of_one_game_count_as_one_observation() -> None:
    """The same positions have a larger error when they are all from one game."""
    predicted = np.full((100, 1), 0.5)
    actual = np.ones((100, 1))
    apart, together = (
        reliability(predicted, actual, games)[5].error for games in (np.arange(100), np.zeros(100, np.int64))
    )
    assert together == pytest.approx(10 * apart)


def test_chance_alone_is_no_systematic_error() -> None:
    """Outcomes drawn by the predictions are off by chance; predictions that are all too high by ten points are not."""
    rng = np.random.default_rng(1)
    chance = rng.random((20_000, 1))
    happened = (rng.random((20_000, 1)) < chance).astype(float)
    games = np.arange(20_000)
    assert systematic(reliability(chance, happened, games)) < 0.01
    assert systematic(reliability(np.minimum(chance + 0.1, 1), happened, games)) == pytest.approx(0.09, abs=0.02)


def test_tied_players_share_their_places() -> None:
    """E6: two who are first share the first and the second place."""
    assert place_shares(np.array([[300.0, 100.0, 300.0]])).tolist() == [[[0.5, 0.5, 0], [0, 0, 1], [0.5, 0.5, 0]]]


@pytest.fixture(scope="module")
def calibrator() -> Calibrator:
    """Positions of a batch of games of three."""
    found = Calibrator(Kind(edition_for("hasbro", {}, 3), 3, seed=7, iterations=9))
    found.run(1, lambda done: None)
    return found


def test_chances_know_more_than_nothing(calibrator: Calibrator) -> None:
    """Their log loss is less than that of equal chances for everybody."""
    report = calibrator.report()
    assert report.log_loss < np.log(3)
    assert sum(one.positions for one in report.bins) == 3 * report.positions
    assert [sum(one.positions for one in place) for place in report.places] == [3 * report.positions] * 3
    assert report.money.predicted == pytest.approx(report.money.actual, rel=0.25)


def test_the_same_seed_gives_the_same_report(calibrator: Calibrator, capsys: pytest.CaptureFixture[str]) -> None:
    """The command plays the same games and prints the same bins."""
    calibrate.command(
        positions=1, players=3, edition="hasbro", option=[], seed=7, iterations=9, workers=1, as_json=True
    )
    printed = json.loads(capsys.readouterr().out)
    report = calibrator.report()
    assert [(one["predicted"], one["actual"], one["positions"]) for one in printed["bins"]] == [
        (one.predicted, one.actual, one.positions) for one in report.bins
    ]
    assert printed["coach"] == report.coach


def test_every_level_is_reported_on_its_own(calibrator: Calibrator) -> None:
    """As many games of each; together they are all."""
    report = calibrator.report()
    assert [one.level for one in report.levels] == ["medium", "hard", "expert"]
    assert sum(one.positions for one in report.levels) == report.positions
    assert [one.games for one in report.levels] == [BATCH // 3] * 3


def test_a_lead_is_sampled_once_in_a_game() -> None:
    """A position is kept when a player leads by a new tenth; leads below 40 % are kept once, no matter who leads."""
    win = np.array([[0.35, 0.3, 0.35], [0.3, 0.4, 0.3], [0.2, 0.48, 0.32], [0.45, 0.3, 0.25], [0.3, 0.35, 0.35]])
    assert leads(win, np.zeros(5, np.int64)).tolist() == [0, 1, 3]
    assert leads(win, np.array([0, 0, 1, 1, 1])).tolist() == [0, 1, 2, 3, 4]


def test_positions_are_from_one_players_view(calibrator: Calibrator) -> None:
    """The player asked is to act, and each seat's has a turn."""
    found = sample(calibrator.kind, 0)
    assert (found.positions["actor"] == found.viewers).all()
    assert {*found.viewers.tolist()} == {0, 1, 2}
    assert all(len({*found.viewers[found.games == game].tolist()}) == 1 for game in found.games)
    assert found.actual.places[:, :, 0].sum(axis=1) == pytest.approx(1)


def test_small_leads_are_tested_in_some_games_only() -> None:
    """Those of 30 % in every second round of games, those of 60 % in each."""
    win = np.array([[0.35, 0.34, 0.31], [0.6, 0.3, 0.1]])
    for number, left in enumerate(([True, True], [False, True], [True, True], [False, True])):
        assert thinned(win, np.full(2, number), SOME_GAMES).tolist() == left
        assert thinned(win, np.full(2, number), EVERY_GAME).all()


def test_every_kind_of_game_is_fitted_to_as_many_games() -> None:
    counts = Counter(batch.kind for batch in batches())
    assert set(counts.values()) == {BATCHES}
    assert {batch.edition for batch in batches()} == set(EDITIONS)


def test_games_to_fit_to_are_kept_and_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fit that was stopped goes on from the batches in its folder."""
    batch = Batch("hasbro", 3, 0)
    monkeypatch.setattr(samples, "batches", lambda: iter([batch]))
    first = samples.gathered(tmp_path, 7, 1, lambda done: None)
    written = batch.file(tmp_path).stat().st_mtime_ns
    again = samples.gathered(tmp_path, 7, 1, lambda done: None)
    assert batch.file(tmp_path).stat().st_mtime_ns == written
    assert [file.name for file in tmp_path.iterdir()] == [batch.file(tmp_path).name]
    for one, other in zip(first[batch.kind].scored, again[batch.kind].scored, strict=True):
        assert np.array_equal(one, other)
    assert first[batch.kind].scored.wins.sum(axis=1) == pytest.approx(1)
    assert first[batch.kind].games == BATCH
