"""The vector environment: many games, each the same as one played alone."""

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from mergemaker.bodies.arrays import read_game
from mergemaker.envs.fields import FIELD
from mergemaker.envs.gymnasium import MergemakerVectorEnv
from mergemaker.envs.observe import write_observation
from mergemaker.envs.outcome import MONEY, RANK, WIN, write_rewards
from mergemaker.errors import BadSetup, IllegalAction
from mergemaker.rules import actions as numbers
from mergemaker.rules import constants
from mergemaker.rules.mask import mask
from mergemaker.rules.turn import step

from .games import SETUPS, edition_of, legal_actions


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_game_goes_as_it_would_alone(setup: tuple[str, dict[str, object], int]) -> None:
    """Masks, observations, players to act and rewards are those of the interpreted rules; ended games restart."""
    name, options, players = setup
    rules = edition_of(setup).rules()
    env = MergemakerVectorEnv(3, players, name, options, reward="money")
    seen, info = env.reset(seed=9)
    ended = 0
    while ended < 2:
        games = [read_game(game) for game in env.games]
        assert info["player"].tolist() == [game.actor for game in games]
        for i, game in enumerate(games):
            assert np.flatnonzero(seen["action_mask"][i]).tolist() == sorted(legal_actions(game, rules))
            row = [0] * seen["observation"].shape[1]
            known = game.copy()
            mask(known, rules, game.actor)
            write_observation(known, rules, game.actor, row)
            assert seen["observation"][i].tolist() == row
        actions = env.random_actions()
        actors = info["player"].tolist()
        seen, rewards, over, never, info = env.step(actions)
        assert not never.any()
        for i, game in enumerate(games):
            step(game, rules, int(actions[i]))
            assert over[i] == (game.phase == constants.OVER)
            if over[i]:
                ended += 1
                won = [0.0] * players
                write_rewards(game, MONEY, won)
                assert info["rewards"][i].tolist() == won
                assert rewards[i] == won[actors[i]]
                assert info["final_obs"]["observation"][i, FIELD["phase"].first + constants.OVER] == 1
                assert env.games[i].turn == 1
            else:
                assert rewards[i] == 0


def test_arrays_are_written_in_place() -> None:
    """Every step gives back the same arrays, and a field is a view of them."""
    env = MergemakerVectorEnv(8)
    seen, _ = env.reset(seed=1)
    again, *_ = env.step(env.random_actions())
    assert again["observation"] is seen["observation"]
    assert again["action_mask"] is seen["action_mask"]
    assert np.shares_memory(env.field("board"), seen["observation"])
    assert env.field("shares").shape == (8, 6, 7)


def test_it_is_a_vector_environment_that_resets_in_the_same_step() -> None:
    """The mode is declared, and what is seen is in the declared spaces."""
    env = MergemakerVectorEnv(5, players=3)
    seen, _ = env.reset(seed=1)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert env.observation_space.contains(seen)
    assert env.action_space.contains(env.random_actions())
    alone = MergemakerVectorEnv(5, observations=False)
    assert list(alone.reset(seed=1)[0]) == ["action_mask"]


def test_the_same_seed_gives_the_same_games() -> None:
    """And another seed others."""
    first, second, third = (MergemakerVectorEnv(16) for _ in range(3))
    for env, seed in ((first, 5), (second, 5), (third, 6)):
        env.reset(seed=seed)
        for _ in range(400):
            env.step(env.random_actions())
    assert first.games.tobytes() == second.games.tobytes()
    assert first.games.tobytes() != third.games.tobytes()


def test_an_illegal_action_changes_nothing() -> None:
    """Not even in the games where the action was legal."""
    env = MergemakerVectorEnv(4)
    env.reset(seed=1)
    before = env.games.tobytes()
    actions = env.random_actions().copy()
    for wrong in (numbers.ACCEPT, -1, numbers.ACTIONS):
        actions[2] = wrong
        with pytest.raises(IllegalAction, match="in game 2"):
            env.step(actions)
    with pytest.raises(BadSetup, match="one number is needed for each"):
        env.step(actions[:3])
    assert env.games.tobytes() == before


def test_looking_ahead_shows_what_comes_and_tells_no_secret() -> None:
    """What does not depend on chance is as after the step itself; the games stay as they are."""
    env = MergemakerVectorEnv(32)
    env.reset(seed=2)
    rng = np.random.default_rng(1)
    for _ in range(300):
        before = env.games.tobytes()
        ahead, ends, paid = env.look_ahead()
        assert env.games.tobytes() == before
        assert len(ahead) == env.legal_counts.sum() == len(ends) == len(paid)
        starts = np.cumsum(env.legal_counts) - env.legal_counts
        pick = (rng.random(32) * env.legal_counts).astype(np.int64)
        expected = ahead[starts + pick][:, FIELD["board"].part]
        turns = env.games["turn"].copy()
        _, _, over, _, _ = env.step(env.legal[np.arange(32), pick])
        same = ~over & (env.games["turn"] == turns)
        assert (env._rows[same][:, FIELD["board"].part] == expected[same]).all()


def test_there_is_no_looking_ahead_into_hidden_holdings() -> None:
    """What a merger would pay tells who holds how much."""
    env = MergemakerVectorEnv(2, edition="avalon-hill")
    env.reset(seed=1)
    with pytest.raises(BadSetup, match="hidden holdings"):
        env.look_ahead()


def test_opponents_play_the_other_seats() -> None:
    """The agent is always to act, sits in every seat in turn, and loses at random to three that think."""
    env = MergemakerVectorEnv(64, opponents="easy", reward="win")
    _, info = env.reset(seed=3)
    won = played = 0.0
    seats = set()
    for _ in range(200):
        assert (env.games["actor"] == info["player"]).all()
        _, rewards, over, _, info = env.step(env.random_actions())
        won += rewards[over].sum()
        played += over.sum()
        seats.update(info["player"].tolist())
    assert seats == {0, 1, 2, 3}
    assert played > 100
    assert won < 0.1 * played


def test_rewards_sum_up() -> None:
    """Ranks to nothing, parts of the money and of the win to one."""
    for reward, total in (("rank", 0.0), ("money", 1.0), ("win", 1.0)):
        env = MergemakerVectorEnv(32, players=5, reward=reward, observations=False)
        env.reset(seed=1)
        ended = 0
        while ended < 20:
            _, _, over, _, info = env.step(env.random_actions())
            ended += int(over.sum())
            assert np.allclose(info["rewards"][over].sum(axis=1), total)


def test_ranks_with_ties() -> None:
    """Tied players are paid the same; the first gets 1 and the last -1."""
    env = MergemakerVectorEnv(1, observations=False)
    env.reset(seed=1)
    game = read_game(env.games[0])
    game.cash[:4] = [500, 900, 500, 900]
    for kind, expected in ((RANK, [-2 / 3, 2 / 3, -2 / 3, 2 / 3]), (WIN, [0, 0.5, 0, 0.5])):
        won = [0.0] * 4
        write_rewards(game, kind, won)
        assert won == expected


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"num_envs": 0}, "at least one"),
        ({"players": 7}, "2 to 6"),
        ({"edition": "nonsense"}, "no edition"),
        ({"reward": "fame"}, "no reward"),
        ({"render_mode": "smell"}, "no render mode"),
        ({"opponents": "nobody"}, "no opponent"),
        ({"opponents": ["easy"]}, "name 3"),
        ({"edition": "avalon-hill", "opponents": "easy"}, "open"),
    ],
)
def test_a_bad_setup_is_refused_with_a_sentence(options: dict[str, object], sentence: str) -> None:
    """The request is wrong, and the message says how."""
    with pytest.raises(BadSetup, match=sentence):
        MergemakerVectorEnv(**{"num_envs": 2, **options})  # type: ignore[arg-type]  # wrong on purpose


def test_games_are_rendered() -> None:
    """One picture for each game."""
    env = MergemakerVectorEnv(2, render_mode="ansi")
    env.reset(seed=1)
    texts = env.render()
    assert texts is not None
    assert len(texts) == 2
    assert "player_3" in texts[0]
