"""Positions to learn from: compiled self-play fills the tables that the network is fitted to."""

from collections.abc import Sequence

import numpy as np

from ...bodies.arrays import new_games, rules_record
from ...bodies.native import compiled
from ...game.editions import edition_for
from ...rules import actions as numbers
from ...rules import constants
from ..search import features, network
from .fit import Positions, Table


def play_positions(
    count: int,
    players: int,
    edition: str,
    net: Table,
    style: Sequence[int],
    by_network: bool,
    explore: int,
    sample: int,
    seed: int,
    first: int,
    options: dict[str, str | bool] | None = None,
) -> tuple[Positions, int]:
    """So many positions from games of one kind, and the number of games played; the same seed gives the same ones."""
    rules = rules_record(edition_for(edition, options, players).rules())[0]
    chains = np.zeros((count, players, constants.CHAINS, features.CHAIN_FEATURES), np.float32)
    rows = np.zeros((count, players, features.PLAYER_FEATURES), np.float32)
    wins = np.zeros((count, players), np.float32)
    played = compiled("bots.training.selfplay").play_for_learning(
        new_games(3),
        rules,
        players,
        np.array([int(by_network), explore, sample], np.int64),
        np.array(style, np.int64),
        net,
        seed,
        first,
        chains,
        rows,
        wins,
        np.zeros(numbers.MOST_LEGAL, np.int64),
        np.zeros((features.COUNTS, constants.CHAINS), np.int64),
        np.zeros((network.PAD_ROWS, network.PAD_WIDTH), np.float32),
        np.zeros(2, np.int64),
    )
    return Positions(chains, rows, wins), int(played)
