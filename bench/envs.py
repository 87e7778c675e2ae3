"""The research environments: decisions a second on one core, called from Python."""

import random
import time
from collections.abc import Callable

import numpy as np
import pyspiel

from mergemaker.envs.gymnasium import MergemakerVectorEnv
from mergemaker.envs.open_spiel import NAME
from mergemaker.envs.pettingzoo import env as pettingzoo_env

GAMES = 1024
STEPS = 30  # in a round: short ones, so that some of them are undisturbed
ROUNDS = 80


def best_rate(work: Callable[[], int], rounds: int = 7) -> float:
    """Decisions a second, the best of some rounds: other programs only ever slow it down."""
    rates = []
    for _ in range(rounds):
        began = time.perf_counter()
        rates.append(work() / (time.perf_counter() - began))
    return max(rates)


def vector_rate(observations: bool, opponents: str | None = None) -> float:
    """Of the vector environment, random actions chosen by it."""
    env = MergemakerVectorEnv(GAMES, observations=observations, opponents=opponents)
    env.reset(seed=1)
    for _ in range(300):  # to all stages of the game
        env.step(env.random_actions())

    def work() -> int:
        for _ in range(STEPS):
            env.step(env.random_actions())
        return STEPS * GAMES

    return best_rate(work, ROUNDS)


def pettingzoo_rate() -> float:
    """Of the PettingZoo environment, with observations and masks."""
    env = pettingzoo_env()
    rng = random.Random(1)

    def work() -> int:
        env.reset(seed=1)
        decisions = 0
        for _ in env.agent_iter():
            seen, _, termination, _, _ = env.last()
            if termination:
                return decisions
            env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            decisions += 1
        return decisions

    return best_rate(work)


def open_spiel_rate() -> float:
    """Of the OpenSpiel game: decisions and chance nodes."""
    game = pyspiel.load_game(NAME)
    rng = random.Random(1)

    def work() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        return len(state.history())

    return best_rate(work)


def figures() -> dict[str, str]:
    """All of them."""
    seen, unseen = vector_rate(True), vector_rate(False)
    return {
        f"vector, {GAMES} games, masks and observations": f"{seen:,.0f} decisions/s",
        f"vector, {GAMES} games, masks alone": f"{unseen:,.0f} decisions/s",
        f"vector, {GAMES} games, against three `easy`": f"{vector_rate(True, 'easy'):,.0f} own decisions/s",
        "PettingZoo": f"{pettingzoo_rate():,.0f} decisions/s",
        "OpenSpiel": f"{open_spiel_rate():,.0f} moves and draws/s",
    }
