"""The network's weights fitted to positions and who won: forward, backward and Adam, in NumPy."""

from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np

from ..search import features, network

Table: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]

PARTS = {
    "chain": (slice(0, features.CHAIN_FEATURES), slice(0, network.CHAIN_WIDTH)),
    "chain_bias": (slice(network.CHAIN_BIAS, network.CHAIN_BIAS + 1), slice(0, network.CHAIN_WIDTH)),
    "second": (slice(network.PLAYER_LAYER, network.BIAS), slice(0, network.WIDTH)),
    "bias": (slice(network.BIAS, network.BIAS + 1), slice(0, network.WIDTH)),
    "score": (slice(network.SCORE, network.SCORE + 1), slice(0, network.WIDTH)),
}


@dataclass
class Positions:
    """Positions of games with the same number of players, and each player's part of the win."""

    chains: Table  # position, player, chain, feature
    players: Table  # position, player, feature
    wins: Table  # position, player

    def __len__(self) -> int:
        return len(self.wins)

    def pick(self, which: Any) -> "Positions":
        """Some of the positions."""
        return Positions(self.chains[which], self.players[which], self.wins[which])


def new_weights(seed: int) -> Table:
    """Small random weights."""
    rng = np.random.default_rng(seed)
    weights = np.zeros((network.WEIGHT_ROWS, network.SCRATCH_WIDTH), np.float32)
    for name in ("chain", "second"):
        rows, columns = PARTS[name]
        shape = weights[rows, columns].shape
        weights[rows, columns] = rng.normal(0.0, (1.0 / shape[0]) ** 0.5, shape)
    weights[PARTS["score"]] = rng.normal(0.0, 0.1, (1, network.WIDTH))
    return weights


def loss_and_gradient(weights: Table, batch: Positions) -> tuple[float, Table]:
    """The cross-entropy with who won, and its gradient in every weight."""
    count, players = batch.wins.shape
    first = weights[PARTS["chain"]]
    second = weights[PARTS["second"]]
    score = weights[PARTS["score"]][0]
    flat = batch.chains.reshape(-1, features.CHAIN_FEATURES)
    layer = flat @ first + weights[PARTS["chain_bias"]]
    layer *= (layer > 0) & flat.any(axis=1, keepdims=True)
    total = layer.reshape(count * players, -1, network.CHAIN_WIDTH).sum(axis=1)
    inputs = np.concatenate([batch.players.reshape(count * players, -1), total], axis=1)
    hidden = np.maximum(inputs @ second + weights[PARTS["bias"]], 0)
    scores = (hidden @ score).reshape(count, players)
    scores -= scores.max(axis=1, keepdims=True)
    probabilities = np.exp(scores)
    probabilities /= probabilities.sum(axis=1, keepdims=True)
    loss = float(-(batch.wins * np.log(probabilities + 1e-9)).sum() / count)

    gradient = np.zeros_like(weights)
    down = ((probabilities - batch.wins) / count).reshape(-1)
    gradient[PARTS["score"]] = down @ hidden
    back = np.outer(down, score) * (hidden > 0)
    gradient[PARTS["second"]] = inputs.T @ back
    gradient[PARTS["bias"]] = back.sum(axis=0)
    to_chains = (back @ second[features.PLAYER_FEATURES :].T)[:, None, :] * (
        layer.reshape(count * players, -1, network.CHAIN_WIDTH) > 0
    )
    to_chains = to_chains.reshape(-1, network.CHAIN_WIDTH)
    gradient[PARTS["chain"]] = flat.T @ to_chains
    gradient[PARTS["chain_bias"]] = to_chains.sum(axis=0)
    return loss, gradient


def loss_of(weights: Table, batch: Positions) -> float:
    """The cross-entropy with who won."""
    return loss_and_gradient(weights, batch)[0]


@dataclass
class Adam:
    """The steps of Adam: the weights follow the gradient, each at its own pace."""

    weights: Table
    rate: float = 0.002
    steps: int = 0
    mean: Table = field(init=False)
    square: Table = field(init=False)

    def __post_init__(self) -> None:
        self.mean = np.zeros_like(self.weights)
        self.square = np.zeros_like(self.weights)

    def step(self, gradient: Table) -> None:
        """One step against the gradient."""
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient * gradient - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.999**self.steps)
        self.weights -= (self.rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
