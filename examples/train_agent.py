"""Learns to beat the bot `easy` in a few minutes on one core, with NumPy alone, and draws its learning curve.

    python examples/train_agent.py --rounds 60 --seed 1 --curve curve.svg

The agent sits in many games at once, against three `easy` in each. At each decision it looks at what it would see after
each legal action (`env.look_ahead()`), marks every such position with a small network, and takes the best, now and then
another. When a game is over, every position it chose learns how that game came out. The same seed and rounds give the
same network.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from mergemaker.envs.fields import FIELD
from mergemaker.envs.gymnasium import MergemakerVectorEnv

PLAYERS = 4
Floats = npt.NDArray[np.float32]


def features(rows: npt.NDArray[np.int16]) -> Floats:
    """For each observation: numbers of each chain, one chain after another, and then of the player as a whole."""

    def part(name: str) -> Floats:
        field = FIELD[name]
        return rows[:, field.part].reshape(len(rows), *field.shape).astype(np.float32)

    sizes, prices, market = part("sizes"), part("prices"), part("market")
    cash, shares, hand = part("cash")[:, :PLAYERS], part("shares")[:, :PLAYERS], rows[:, FIELD["hand"].part]
    paid_out = (part("merging") > 0) & (part("unsettled") == 0) & (part("survivor") == 0)
    above = (shares[:, None] > shares[:, :, None]).sum(axis=2)  # how many hold more than each player, in each chain
    tied = (shares[:, None] == shares[:, :, None]).sum(axis=2)
    ranks = np.array([10.0, 7.0, 5.0, 0.0, 0.0], np.float32)  # about what a place is paid, in prices
    bonus = (ranks[above] + ranks[np.minimum(above + tied - 1, 4)]) / 2 * (shares > 0) * (prices * ~paid_out)[:, None]
    worth = cash + (shares * prices[:, None] + bonus).sum(axis=2)
    mine, others = shares[:, 0], np.sort(shares[:, 1:], axis=1)
    best, second = others[:, -1], others[:, -2]
    chains = np.stack(
        [
            sizes > 0,
            sizes / 12,
            part("safe"),
            prices / 8,
            market / 25,
            mine / 8,
            best / 8,
            second / 8,
            np.clip(mine - best, -4, 4) / 4,
            np.clip(mine - second, -4, 4) / 4,
            (mine > best),
            (mine == best) & (mine > 0),
            (mine < best) & (mine > second),
            bonus[:, 0] / 60,
            mine * prices / 60,
            paid_out,
            part("survivor"),
            part("unsettled"),
            part("settling"),
            np.tile(np.arange(7) / 6, (len(rows), 1)),
            np.ones_like(sizes),
        ],
        axis=2,
    )
    whole = np.concatenate(
        [
            cash / 60,
            np.minimum(cash[:, :1], 12) / 12,
            worth / 200,
            (worth[:, :1] - worth[:, 1:].max(axis=1, keepdims=True)) / 100,
            worth[:, :1] * PLAYERS / worth.sum(axis=1, keepdims=True) - 1,
            worth[:, :1] > worth[:, 1:].max(axis=1, keepdims=True),
            part("on_turn")[:, :PLAYERS],
            part("phase"),
            part("announced")[:, :1],
            part("announced").max(axis=1, keepdims=True),
            part("bag") / 108,
            part("bought") / 3,
            sizes.max(axis=1, keepdims=True) / 41,
            np.stack([(hand == effect).sum(axis=1) for effect in range(1, 7)], axis=1) / 3,
            np.ones((len(rows), 1)),
        ],
        axis=1,
    )
    return np.concatenate([chains.reshape(len(rows), -1), whole], axis=1, dtype=np.float32)


CHAIN_NUMBERS = 21
WIDTH = 64


class Network:
    """Reads every chain with the same small layer, adds up what it finds, and marks the whole from -1 to 1."""

    def __init__(self, inputs: int, chance: np.random.Generator) -> None:
        self.inputs = inputs
        whole = inputs - 7 * CHAIN_NUMBERS
        shapes = ((CHAIN_NUMBERS, WIDTH), (WIDTH, WIDTH), (whole, WIDTH), (WIDTH, 1))
        self.weights: list[Floats] = [
            (chance.standard_normal(shape) / np.sqrt(2 * shape[0])).astype(np.float32) for shape in shapes
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def layers(self, inputs: Floats) -> tuple[Floats, Floats, Floats, Floats, Floats, Floats]:
        """All that is calculated on the way to the marks."""
        chains = inputs[:, : 7 * CHAIN_NUMBERS].reshape(-1, CHAIN_NUMBERS)
        whole = inputs[:, 7 * CHAIN_NUMBERS :]
        found = np.maximum(chains @ self.weights[0], 0)
        total = found.reshape(len(inputs), 7, WIDTH).sum(axis=1)
        layer = np.maximum(total @ self.weights[1] + whole @ self.weights[2], 0)
        return chains, whole, found, total, layer, np.tanh(layer @ self.weights[3])[:, 0]

    def marks(self, inputs: Floats) -> Floats:
        """A mark for each position: 1 is first, -1 last."""
        return self.layers(inputs)[-1]

    def learn(self, inputs: Floats, wanted: Floats, rate: float) -> None:
        """One step of Adam towards the wanted marks."""
        chains, whole, found, total, layer, marks = self.layers(inputs)
        slope = ((marks - wanted) * (1 - marks**2) / len(wanted))[:, None]
        back = slope @ self.weights[3].T * (layer > 0)
        deeper = np.repeat(back @ self.weights[1].T, 7, axis=0) * (found > 0)
        gradients = [chains.T @ deeper, total.T @ back, whole.T @ back, layer.T @ slope]
        self.steps += 1
        for i, gradient in enumerate(gradients):
            self.means[i] += 0.1 * (gradient - self.means[i])
            self.squares[i] += 0.001 * (gradient**2 - self.squares[i])
            steady = np.sqrt(self.squares[i] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[i] -= (rate * self.means[i] / (1 - 0.9**self.steps) / steady).astype(np.float32)


def choose(
    env: MergemakerVectorEnv, network: Network, chance: np.random.Generator, explore: float
) -> tuple[npt.NDArray[np.int64], Floats]:
    """The action that leads to the best mark in every game, now and then another; and what is seen after it."""
    ahead, ends, paid = env.look_ahead()
    counts = env.legal_counts
    starts = np.cumsum(counts) - counts
    inputs = features(ahead)
    marks = network.marks(inputs)
    game = np.repeat(np.arange(env.num_envs), counts)
    marks[ends] = paid[ends, env.actors[game[ends]]]
    marks[np.repeat(chance.random(env.num_envs) < explore, counts)] = 0
    marks += chance.random(len(marks)).astype(np.float32) * 1e-4  # ties go either way
    order = np.lexsort((marks, game))
    best = order[starts + counts - 1]
    return env.legal[np.arange(env.num_envs), best - starts], inputs[best]


def play(
    env: MergemakerVectorEnv, network: Network, chance: np.random.Generator, steps: int
) -> tuple[Floats, Floats, int]:
    """So many decisions in every game; what was chosen, how those games came out, and how many ended."""
    seen = np.zeros((steps, env.num_envs, network.inputs), np.float32)
    wanted = np.full((steps, env.num_envs), np.nan, np.float32)
    begun = np.zeros(env.num_envs, np.int64)
    ended = 0
    for now in range(steps):
        actions, seen[now] = choose(env, network, chance, explore=0.05)
        _, rewards, over, _, _ = env.step(actions)
        for game in np.flatnonzero(over):
            whole = slice(begun[game], now + 1)
            wanted[whole, game] = rewards[game]
            begun[game] = now + 1
            ended += 1
    known = ~np.isnan(wanted)
    return seen[known], wanted[known], ended


def win_share(network: Network, opponent: str, games: int, seed: int) -> float:
    """The part of games the agent wins against three of that bot, the seats rotating."""
    chance = np.random.default_rng(seed)
    env = MergemakerVectorEnv(256, players=PLAYERS, opponents=opponent, reward="win")
    env.reset(seed=seed)
    left = np.full(256, games // 256)  # each place plays as many games, so that short games do not count more
    won = 0.0
    while left.any():
        actions, _ = choose(env, network, chance, explore=0.0)
        _, rewards, over, _, _ = env.step(actions)
        won += float(rewards[over & (left > 0)].sum())
        left -= over & (left > 0)
    return won / (games // 256 * 256)


def train(
    rounds: int, seed: int, tell: Callable[[dict[str, Any]], None] = print, trials: int = 512
) -> tuple[Network, list[dict[str, Any]]]:
    """Plays and learns for some rounds; returns the network and its curve, measured over some trials."""
    chance = np.random.default_rng(seed)
    env = MergemakerVectorEnv(128, players=PLAYERS, opponents="easy", reward="rank")
    env.reset(seed=seed)
    network = Network(features(env.look_ahead()[0]).shape[1], chance)
    curve: list[dict[str, Any]] = []
    memory: list[tuple[Floats, Floats]] = []  # what was chosen lately, and how it came out
    games, seconds = 0, 0.0
    for number in range(rounds + 1):
        if number % max(1, rounds // 15) == 0 or number == rounds:
            share = win_share(network, "easy", trials, seed + 1)
            curve.append({"round": number, "games": games, "seconds": round(seconds, 1), "win_share": round(share, 3)})
            tell(curve[-1])
        if number < rounds:
            began = time.perf_counter()
            inputs, wanted, ended = play(env, network, chance, steps=250)
            memory = [*memory[-9:], (inputs, wanted)]
            for _ in range(120):
                some = [_some(positions, 512 // len(memory), chance) for positions in memory]
                batch, targets = (np.concatenate(parts) for parts in zip(*some, strict=True))
                network.learn(batch, targets, rate=0.0015 * (1 - number / rounds) + 0.0001)
            seconds += time.perf_counter() - began
            games += ended
    return network, curve


def _some(positions: tuple[Floats, Floats], count: int, chance: np.random.Generator) -> tuple[Floats, Floats]:
    which = chance.integers(0, len(positions[1]), count)
    return positions[0][which], positions[1][which]


def draw(curve: list[dict[str, Any]], seed: int) -> str:
    """The learning curve as SVG."""
    most = max(point["games"] for point in curve)
    points = " ".join(f"{60 + 520 * p['games'] / most:.1f},{270 - 240 * p['win_share']:.1f}" for p in curve)
    lines = "".join(
        f'<line x1="60" x2="580" y1="{270 - 240 * part}" y2="{270 - 240 * part}" stroke="#ddd"/>'
        f'<text x="52" y="{274 - 240 * part}" text-anchor="end">{part:.0%}</text>'
        for part in (0, 0.25, 0.5, 0.75, 1)
    )
    minutes = curve[-1]["seconds"] / 60
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="620" height="320" font-family="sans-serif" font-size="12">'
        f'<rect width="620" height="320" fill="white"/>{lines}'
        f'<polyline points="{points}" fill="none" stroke="#2d5ac8" stroke-width="2.5"/>'
        f'<text x="60" y="20">Games won against three `easy` (25 % is chance), seed {seed}</text>'
        f'<text x="580" y="292" text-anchor="end">{most} games, {minutes:.1f} minutes on one core</text></svg>\n'
    )


def main() -> None:
    """Trains, measures and draws."""
    parser = argparse.ArgumentParser(description="Learns to beat the bot easy.")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("curve.svg"))
    chosen = parser.parse_args()
    network, curve = train(chosen.rounds, chosen.seed)
    chosen.curve.write_text(draw(curve, chosen.seed))
    for opponent in ("random", "easy", "medium"):
        share = win_share(network, opponent, 2048, chosen.seed + 2)
        error = (share * (1 - share) / 2048) ** 0.5
        print(f"against three {opponent}: wins {share:.1%} ± {error:.1%} of 2048 games")


if __name__ == "__main__":
    main()
