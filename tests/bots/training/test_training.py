"""The network learns, and a run that was stopped resumes as if it had not been."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mergemaker.bots.search import features, network
from mergemaker.bots.training.fit import (
    Adam,
    Positions,
    loss_and_gradient,
    loss_of,
    new_weights,
)
from mergemaker.bots.training.training import (
    USUAL,
    Progress,
    Training,
    other_kinds,
)
from mergemaker.errors import BadSetup
from mergemaker.game.editions import EDITIONS


def some_positions(count: int) -> Positions:
    """Positions of random numbers, won by the player with the largest first number."""
    rng = np.random.default_rng(1)
    players = rng.normal(size=(count, 4, features.PLAYER_FEATURES)).astype(np.float32)
    chains = rng.normal(size=(count, 4, 7, features.CHAIN_FEATURES)).astype(np.float32)
    chains[:, :, 5:] = 0
    wins = (players[:, :, 0] == players[:, :, 0].max(axis=1, keepdims=True)).astype(np.float32)
    return Positions(chains, players, wins)


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    """Nudging a weight of every layer changes the loss as the gradient says."""
    batch = some_positions(32)
    weights: Any = new_weights(1).astype(np.float64)  # finer numbers, for the comparison
    _, gradient = loss_and_gradient(weights, batch)
    for row in (0, network.CHAIN_BIAS, network.PLAYER_LAYER, network.SUM_LAYER, network.BIAS, network.SCORE):
        nudge = np.zeros_like(weights)
        nudge[row, 3] = 1e-5
        slope = (loss_of(weights + nudge, batch) - loss_of(weights - nudge, batch)) / 2e-5
        assert gradient[row, 3] == pytest.approx(slope, rel=1e-3, abs=1e-6)


def test_fitting_lowers_the_loss() -> None:
    """A hundred steps find out who wins."""
    batch = some_positions(256)
    adam = Adam(new_weights(1), 0.01)
    before = loss_of(adam.weights, batch)
    for _ in range(100):
        adam.step(loss_and_gradient(adam.weights, batch)[1])
    assert loss_of(adam.weights, batch) < before / 2


def test_games_of_every_edition_and_number_of_players_are_learned_from() -> None:
    """The usual game, the others in turn, and some with special powers."""
    kinds = [USUAL, *other_kinds()]
    assert {(name, players) for name, players, _ in kinds} == {
        (n, players) for n in EDITIONS for players in range(2, 7)
    }
    assert any("special_powers" in options for _, _, options in kinds)
    assert len({str(kind) for kind in kinds}) == len(kinds)


class _StoppedError(Exception):
    pass


def _stop(progress: Progress) -> None:
    raise _StoppedError


@pytest.mark.slow
def test_a_stopped_run_resumes_as_if_it_had_not_been(tmp_path: Path) -> None:
    """Stopped after its first round and resumed, a run ends with the same weights to the last bit."""
    whole = Training(tmp_path / "whole", 3, 2, 0.003, 512)
    whole.run(lambda progress: None)
    with pytest.raises(_StoppedError):
        Training(tmp_path / "parts", 3, 2, 0.003, 512).run(_stop)
    rest = Training(tmp_path / "parts", 3, 2, 0.003, 512)
    assert rest.progress.done == 1
    rest.run(lambda progress: None)
    assert np.array_equal(whole.weights, rest.weights)
    assert (tmp_path / "parts" / "curve.svg").exists()
    with pytest.raises(BadSetup, match="seed 3"):
        Training(tmp_path / "parts", 4, 2, 0.003, 512)
