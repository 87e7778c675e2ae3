"""The PettingZoo environment passes PettingZoo's own tests and plays by the rules."""

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from mergemaker.envs.pettingzoo import MergemakerEnv, env
from mergemaker.errors import IllegalAction
from mergemaker.rules import actions as numbers

from .games import SETUPS

# PettingZoo says so of every observation that comes with a mask, save those of its own games.
with_mask = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


@with_mask
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_it_passes_pettingzoos_api_test(setup: tuple[str, dict[str, Any], int]) -> None:
    """In every edition."""
    edition, options, players = setup
    api_test(env(players=players, edition=edition, options=options), num_cycles=300)


@with_mask
def test_it_passes_pettingzoos_seed_test() -> None:
    """The same seed and actions give the same game."""
    seed_test(env, num_cycles=150)


@pytest.mark.parametrize(("reward", "total"), [("rank", 0.0), ("money", 1.0), ("win", 1.0)])
def test_everybody_is_paid_at_the_end(reward: str, total: float) -> None:
    """Nothing before, and then all at once."""
    game = env(players=3, reward=reward)
    game.reset(seed=1)
    rng = random.Random(1)
    paid = {}
    for agent in game.agent_iter():
        seen, won, termination, _, _ = game.last()
        if termination:
            paid[agent] = won
            assert not seen["action_mask"].any()
            game.step(None)
        else:
            assert won == 0
            game.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert len(paid) == 3
    assert sum(paid.values()) == pytest.approx(total)


def test_a_player_not_to_act_sees_the_game_and_may_do_nothing() -> None:
    """The mask is empty for all but the player selected."""
    game = MergemakerEnv()
    game.reset(seed=1)
    masks = {agent: game.observe(agent)["action_mask"].any() for agent in game.agents}
    assert [agent for agent, some in masks.items() if some] == [game.agent_selection]


def test_an_illegal_action_is_refused_with_the_rule() -> None:
    """And changes nothing."""
    game = MergemakerEnv()
    game.reset(seed=1)
    before = game.observe(game.agent_selection)["observation"]
    with pytest.raises(IllegalAction, match="decision to be made now"):
        game.step(numbers.DONE)
    assert (game.observe(game.agent_selection)["observation"] == before).all()


def test_it_renders_as_text_picture_and_print(capsys: pytest.CaptureFixture[str]) -> None:
    """Each mode gives its own; hidden tiles of others are in none."""
    shown = {}
    for mode in ("ansi", "svg", "rgb_array", "human", None):
        game = MergemakerEnv(render_mode=mode)
        game.reset(seed=1)
        shown[mode] = game.render()
    assert "player_0" in shown["ansi"]
    assert shown["svg"].startswith("<svg")
    assert shown["rgb_array"].shape[2] == 3
    assert shown["rgb_array"].dtype == np.uint8
    assert len(np.unique(shown["rgb_array"].reshape(-1, 3), axis=0)) >= 4
    assert shown["ansi"] in capsys.readouterr().out
    assert shown["human"] is None
    assert shown[None] is None
