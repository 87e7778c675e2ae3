"""The value network: how likely each player wins.

For each player, a small layer reads every chain and the results are added up; a second layer reads the sum beside the
player's own numbers and gives a mark; the marks of all players become chances. One table holds all the weights.
"""

import math
from typing import Final

from ...rules.constants import CHAINS
from ...rules.rule import rule
from ...rules.state import Game, Rules
from .features import (
    CHAIN_FEATURES,
    PLAYER_FEATURES,
    chain_features,
    count_squares,
    count_worths,
    player_features,
)

CHAIN_WIDTH: Final = 32
WIDTH: Final = 48
# Rows of the table of weights.
CHAIN_BIAS: Final = CHAIN_FEATURES
PLAYER_LAYER: Final = CHAIN_BIAS + 1
SUM_LAYER: Final = PLAYER_LAYER + PLAYER_FEATURES
BIAS: Final = SUM_LAYER + CHAIN_WIDTH
MARK: Final = BIAS + 1
WEIGHT_ROWS: Final = MARK + 1
# Rows of the table in which it calculates.
INPUT: Final = 0
CHAIN_LAYER: Final = 1
SUM: Final = 2
LAYER: Final = 3
MARKS: Final = 4
PAD_ROWS: Final = 5
PAD_WIDTH: Final = 48


@rule
def mark_player(
    game: Game, rules: Rules, net: list[list[float]], counts: list[list[int]], player: int, pad: list[list[float]]
) -> float:
    """How well the player stands, as a mark without bounds."""
    features = pad[INPUT]
    layer = pad[CHAIN_LAYER]
    total = pad[SUM]
    for i in range(CHAIN_WIDTH):
        total[i] = 0.0
    for chain in range(CHAINS):
        if chain_features(game, rules, counts, player, chain, features):
            for i in range(CHAIN_WIDTH):
                layer[i] = net[CHAIN_BIAS][i]
            for k in range(CHAIN_FEATURES):
                number = features[k]
                if number != 0.0:
                    row = net[k]
                    for i in range(CHAIN_WIDTH):
                        layer[i] += number * row[i]
            for i in range(CHAIN_WIDTH):
                if layer[i] > 0.0:
                    total[i] += layer[i]
    player_features(game, rules, counts, player, features)
    second = pad[LAYER]
    for i in range(WIDTH):
        second[i] = net[BIAS][i]
    for k in range(PLAYER_FEATURES):
        number = features[k]
        if number != 0.0:
            row = net[PLAYER_LAYER + k]
            for i in range(WIDTH):
                second[i] += number * row[i]
    for k in range(CHAIN_WIDTH):
        number = total[k]
        if number != 0.0:
            row = net[SUM_LAYER + k]
            for i in range(WIDTH):
                second[i] += number * row[i]
    mark = 0.0
    for i in range(WIDTH):
        if second[i] > 0.0:
            mark += second[i] * net[MARK][i]
    return mark


@rule
def win_chances(
    game: Game, rules: Rules, net: list[list[float]], counts: list[list[int]], pad: list[list[float]]
) -> None:
    """How likely each player wins, written into the last row of `pad`."""
    count_squares(game, counts)
    count_worths(game, rules, counts)
    marks = pad[MARKS]
    best = -1e9
    for player in range(game.players):
        marks[player] = mark_player(game, rules, net, counts, player, pad)
        best = max(best, marks[player])
    total = 0.0
    for player in range(game.players):
        marks[player] = math.exp(marks[player] - best)
        total += marks[player]
    for player in range(game.players):
        marks[player] /= total
