"""The OpenSpiel game passes OpenSpiel's own test, is played by its algorithms, and is the same game."""

import random
from itertools import pairwise
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

from mergemaker.envs.drawing import MARKET
from mergemaker.envs.open_spiel import NAME, MergemakerState
from mergemaker.errors import BadSetup
from mergemaker.game.editions import EDITIONS
from mergemaker.rules import actions as numbers
from mergemaker.rules import constants
from mergemaker.rules.setup import deal
from mergemaker.rules.state import Game
from mergemaker.rules.turn import step

PARAMETERS: list[dict[str, Any]] = [
    *({"players": 2 + i % 5, "edition": name} for i, name in enumerate(EDITIONS)),
    {"players": 2, "reward": "win"},
    {"players": 3, "edition": "avalon-hill", "special_powers": "on", "reward": "money"},
    {"players": 5, "edition": "reference", "holdings": "hidden"},
    {"players": 6},
]


def random_states(parameters: dict[str, Any], seed: int) -> list[MergemakerState]:
    """A random game at every node, the last one terminal."""
    state = pyspiel.load_game(NAME, parameters).new_initial_state()
    rng = random.Random(seed)
    states = [state]
    while not state.is_terminal():
        state = state.clone()
        state.apply_action(rng.choice(state.legal_actions()))
        states.append(state)
    return states


@pytest.mark.parametrize("parameters", PARAMETERS, ids=str)
def test_it_passes_open_spiels_random_simulation_test(parameters: dict[str, Any]) -> None:
    """With serialisation, in every edition."""
    pyspiel.random_sim_test(pyspiel.load_game(NAME, parameters), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("parameters", PARAMETERS, ids=str)
def test_it_is_the_game_of_the_core(parameters: dict[str, Any]) -> None:
    """The bag that chance laid and the actions the players took give the same end."""
    states = random_states(parameters, seed=2)
    end = states[-1]
    rules = end.get_game().rules
    game = Game()
    game.market_deck = [-1] * constants.MOST_MARKET_DRAWS
    draws, actions, shown = [], [], 0
    for before, after in pairwise(states):
        move = after.history()[-1]
        if not before.is_chance_node():
            actions.append(move)
        elif before.drawing.waiting == MARKET:
            game.market_deck[shown] = -1 - move
            shown += 1
        else:
            draws.append(move)
    game.bag = draws + sorted(set(range(constants.TILES)) - set(draws))
    deal(game, rules, end.num_players())
    for action in actions:
        step(game, rules, action)
    assert game.phase == constants.OVER
    assert game.cash == end.drawing.game.cash
    assert (shown > 0) == (parameters.get("players") == 2)


@pytest.mark.parametrize("parameters", PARAMETERS, ids=str)
def test_a_guessed_state_cannot_be_told_from_the_true_one(parameters: dict[str, Any]) -> None:
    """What the player knows, sees and may do is the same; others' tiles are not; it can be played on."""
    changed = 0
    states = [state for state in random_states(parameters, seed=3) if state.is_player_node()][::6]
    rng = random.Random(1)
    for state in states:
        player = state.current_player()
        guessed = state.resample_from_infostate(player, rng.random)
        assert guessed.information_state_string(player) == state.information_state_string(player)
        assert guessed.observation_string(player) == state.observation_string(player)
        assert guessed.observation_tensor(player) == state.observation_tensor(player)
        assert guessed.legal_actions() == state.legal_actions()
        other = (player + 1) % state.num_players()
        changed += guessed.information_state_string(other) != state.information_state_string(other)
        for _ in range(40):
            if not guessed.is_terminal():
                guessed.apply_action(rng.choice(guessed.legal_actions()))
    assert changed > len(states) / 2


def test_a_draw_is_seen_by_nobody_but_the_player_who_drew() -> None:
    """Two games that differ in a tile drawn by one player are the same to the others."""
    state = pyspiel.load_game(NAME, {"players": 3}).new_initial_state()
    for tile in (0, 40, 80):  # opening tiles, far apart: player 0 begins
        state.apply_action(tile)
    other = state.clone()
    rest = [tile for tile in range(1, 40) if tile % 9 > 1]
    for place in range(18):
        state.apply_action(rest[place])
        other.apply_action(rest[place] if place != 7 else rest[20])
    same = [state.information_state_string(p) == other.information_state_string(p) for p in range(3)]
    assert same == [True, False, True]


def test_chance_is_not_guessed() -> None:
    """While tiles are drawn nobody is to act."""
    state = pyspiel.load_game(NAME).new_initial_state()
    with pytest.raises(BadSetup, match="not while tiles are drawn"):
        state.resample_from_infostate(0, random.random)


@pytest.mark.parametrize("players", [2, 4])
def test_information_set_search_plays_it(players: int) -> None:
    """OpenSpiel's IS-MCTS takes legal decisions, openings and later ones."""
    game = pyspiel.load_game(NAME, {"players": players})
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 8, random_state=rng)
    state = game.new_initial_state()
    decisions = 0
    while decisions < 160 and not state.is_terminal():
        if state.is_chance_node() or decisions % 20:
            decisions += state.is_player_node()
            state.apply_action(int(rng.choice(state.legal_actions())))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            decisions += 1


def test_it_is_played_as_a_reinforcement_learning_environment() -> None:
    """OpenSpiel's own environment steps through a whole game from a line of text."""
    environment = rl_environment.Environment(
        pyspiel.load_game(f"{NAME}(players=3,reward=win)"), observation_type=rl_environment.ObservationType.OBSERVATION
    )
    environment.seed(1)
    moment = environment.reset()
    rng = random.Random(1)
    while not moment.last():
        seat = moment.observations["current_player"]
        moment = environment.step([rng.choice(moment.observations["legal_actions"][seat])])
    assert sum(moment.rewards) == pytest.approx(1)


def test_actions_have_words_of_their_own() -> None:
    """No two alike."""
    state = pyspiel.load_game(NAME).new_initial_state()
    words = [state.action_to_string(0, action) for action in range(numbers.ACTIONS)]
    assert len(set(words)) == numbers.ACTIONS
    assert "draw 1A" in state.action_to_string(pyspiel.PlayerId.CHANCE, 0)
