"""Positions to learn from: compiled self-play fills the tables that the network is fitted to."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

import numpy as np

from ...bodies.arrays import new_games, records
from ...bodies.native import compiled
from ...game.editions import edition_for
from ...rules import actions as numbers
from ...rules import constants
from ..heuristics.weights import SHARP
from ..search import features
from .fit import Positions

RANDOM_MOVES = 5  # in a hundred, so that the network sees what follows a mistake
SAMPLED = 100  # of a thousand positions in a game


class GameKind(NamedTuple):
    """What is played to learn from."""

    edition: str
    players: int
    options: Mapping[str, str | bool] = MappingProxyType({})


def play_positions(kind: GameKind, count: int, seed: int, first: int, sampled: int = SAMPLED) -> tuple[Positions, int]:
    """Positions from games of one kind, and how many games were played; the same seed gives the same ones."""
    players = kind.players
    chains = np.zeros((count, players, constants.CHAINS, features.CHAIN_FEATURES), np.float32)
    rows = np.zeros((count, players, features.PLAYER_FEATURES), np.float32)
    wins = np.zeros((count, players), np.float32)
    module = compiled("bots.training.selfplay")
    play = module.SelfPlay(
        games=new_games(1),
        rules=records([edition_for(kind.edition, kind.options, players).rules()])[0],
        players=players,
        heuristic=records([SHARP])[0],
        random_moves=RANDOM_MOVES,
        sampled=sampled,
        actions=np.zeros(numbers.MOST_LEGAL, np.int64),
        tallies=np.zeros((features.TALLIES, constants.CHAINS), np.int64),
        rng=np.zeros(2, np.int64),
    )
    played = module.play_samples(play, module.Samples(chains, rows, wins), seed, first)
    return Positions(chains, rows, wins), int(played)
