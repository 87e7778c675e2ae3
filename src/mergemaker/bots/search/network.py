"""The value network: how likely each player wins.

For each player, a small layer reads every chain and the results are added up; a second layer reads the sum beside the
player's own numbers and gives a score; the scores of all players become probabilities. One table holds all the weights.
"""

import math
from typing import Final, TypeAlias

from ...rules.constants import CHAINS
from ...rules.rule import rule
from ...rules.state import Game, Grid, Rules
from .features import (
    CHAIN_FEATURES,
    PLAYER_FEATURES,
    chain_features,
    player_features,
    tally_squares,
    tally_worths,
)

Matrix: TypeAlias = list[list[float]]

CHAIN_WIDTH: Final = 32
WIDTH: Final = 48
# Rows of the table of weights.
CHAIN_BIAS: Final = CHAIN_FEATURES
PLAYER_LAYER: Final = CHAIN_BIAS + 1
SUM_LAYER: Final = PLAYER_LAYER + PLAYER_FEATURES
BIAS: Final = SUM_LAYER + CHAIN_WIDTH
SCORE: Final = BIAS + 1
WEIGHT_ROWS: Final = SCORE + 1
# Rows of the table in which it calculates.
INPUT: Final = 0
CHAIN_LAYER: Final = 1
SUM: Final = 2
LAYER: Final = 3
SCORES: Final = 4
SCRATCH_ROWS: Final = 5
SCRATCH_WIDTH: Final = 48


@rule
def score_player(  # noqa: C901  # the layers of the network, one after the other
    game: Game, rules: Rules, weights: Matrix, tallies: Grid, player: int, scratch: Matrix
) -> float:
    """How well the player stands, as a number without bounds."""
    features = scratch[INPUT]
    layer = scratch[CHAIN_LAYER]
    total = scratch[SUM]
    for i in range(CHAIN_WIDTH):
        total[i] = 0.0
    for chain in range(CHAINS):
        if chain_features(game, rules, tallies, player, chain, features):
            for i in range(CHAIN_WIDTH):
                layer[i] = weights[CHAIN_BIAS][i]
            for k in range(CHAIN_FEATURES):
                number = features[k]
                if number != 0.0:
                    row = weights[k]
                    for i in range(CHAIN_WIDTH):
                        layer[i] += number * row[i]
            for i in range(CHAIN_WIDTH):
                if layer[i] > 0.0:
                    total[i] += layer[i]
    player_features(game, rules, tallies, player, features)
    second = scratch[LAYER]
    for i in range(WIDTH):
        second[i] = weights[BIAS][i]
    for k in range(PLAYER_FEATURES):
        number = features[k]
        if number != 0.0:
            row = weights[PLAYER_LAYER + k]
            for i in range(WIDTH):
                second[i] += number * row[i]
    for k in range(CHAIN_WIDTH):
        number = total[k]
        if number != 0.0:
            row = weights[SUM_LAYER + k]
            for i in range(WIDTH):
                second[i] += number * row[i]
    score = 0.0
    for i in range(WIDTH):
        if second[i] > 0.0:
            score += second[i] * weights[SCORE][i]
    return score


@rule
def win_probabilities(game: Game, rules: Rules, weights: Matrix, tallies: Grid, scratch: Matrix) -> None:
    """How likely each player wins, written into the last row of `scratch`."""
    tally_squares(game, tallies)
    tally_worths(game, rules, tallies)
    scores = scratch[SCORES]
    best = -1e9
    for player in range(game.players):
        scores[player] = score_player(game, rules, weights, tallies, player, scratch)
        best = max(best, scores[player])
    total = 0.0
    for player in range(game.players):
        scores[player] = math.exp(scores[player] - best)
        total += scores[player]
    for player in range(game.players):
        scores[player] /= total
