"""Everybody's outlook in a complete game: the chance of each place, and the money expected at the end.

The network's scores, on a scale of their own for each kind of game, are strengths in a race (Plackett-Luce): who wins
is drawn by the strengths, then who is second among the others, and so on. Money is what the player is worth now, and
what the network's last layer says will be gained.
"""

import math
from typing import Final

from ...bots.search.features import WORTH, tally_squares, tally_worths
from ...bots.search.network import LAYER, SCORES, WIDTH, Matrix, score_player
from ...rules.constants import MOST_PLAYERS, OVER
from ...rules.rule import rule
from ...rules.state import Game, Grid, Rules

# Rows of the table of scales.
MONEY: Final = 0  # what each number of the network's last layer adds to the money to be gained, in $10,000
SCALES: Final = 1  # by which the scores are multiplied in the draw for each place
LATE_SCALES: Final = 2  # what is added to them by the end of the bag
MONEY_BIAS: Final = 3  # one number
SCALE_ROWS: Final = 4

SUBSETS: Final = 1 << MOST_PLAYERS
DOLLARS: Final = 10_000.0
TILES_IN_BAG: Final = 108.0

# Rows of the table in which the race is calculated.
STRENGTHS: Final = 0  # for each place, one row
REACHED: Final = MOST_PLAYERS  # how likely the players of a subset take the first places
RACE_ROWS: Final = REACHED + 1


@rule
def write_result(game: Game, places: Matrix, money: list[float]) -> None:
    """E6: in a game that is over, places are certain; tied players share theirs."""
    for player in range(game.players):
        ahead = 0
        tied = 0
        for other in range(game.players):
            if game.cash[other] > game.cash[player]:
                ahead += 1
            elif game.cash[other] == game.cash[player]:
                tied += 1
        for place in range(game.players):
            places[player][place] = 1.0 / tied if ahead <= place < ahead + tied else 0.0
        money[player] = game.cash[player]


@rule
def expected_gain(scales: Matrix, layer: list[float]) -> float:
    """Dollars that a player will gain by the end of the game, from the network's last layer."""
    gain = scales[MONEY_BIAS][0]
    for i in range(WIDTH):
        if layer[i] > 0.0:
            gain += layer[i] * scales[MONEY][i]
    return gain * DOLLARS


@rule
def write_strengths(game: Game, scores: list[float], scales: Matrix, race: Matrix) -> None:
    """Everybody's strength in the draw for each place; the strongest has 1."""
    late = game.drawn / TILES_IN_BAG
    best = scores[0]
    for player in range(1, game.players):
        best = max(best, scores[player])
    for place in range(game.players):
        scale = scales[SCALES][place] + late * scales[LATE_SCALES][place]
        for player in range(game.players):
            race[STRENGTHS + place][player] = math.exp(max(-60.0, (scores[player] - best) * scale))


@rule
def write_places(players: int, race: Matrix, places: Matrix) -> None:
    """Each player's chance of each place: who has the first ones is drawn place by place."""
    reached = race[REACHED]
    for subset in range(1 << players):
        reached[subset] = 0.0
    reached[0] = 1.0
    for player in range(players):
        for place in range(players):
            places[player][place] = 0.0
    for subset in range((1 << players) - 1):
        place = 0
        for player in range(players):
            place += subset >> player & 1
        strengths = race[STRENGTHS + place]
        total = 0.0
        for player in range(players):
            if not subset >> player & 1:
                total += strengths[player]
        for player in range(players):
            if not subset >> player & 1:
                part = reached[subset] * strengths[player] / total
                places[player][place] += part
                reached[subset | 1 << player] += part


@rule
def write_outlook(
    game: Game,
    rules: Rules,
    weights: Matrix,
    scales: Matrix,
    tallies: Grid,
    scratch: Matrix,
    race: Matrix,
    places: Matrix,
    money: list[float],
) -> None:
    """Everybody's chance of each place and expected money are written."""
    if game.phase == OVER:
        write_result(game, places, money)
        return
    tally_squares(game, tallies)
    tally_worths(game, rules, tallies)
    scores = scratch[SCORES]
    for player in range(game.players):
        scores[player] = score_player(game, rules, weights, tallies, player, scratch)
        money[player] = tallies[WORTH][player] + expected_gain(scales, scratch[LAYER])
    write_strengths(game, scores, scales, race)
    write_places(game.players, race, places)


@rule
def write_outlooks(
    games: list[Game],
    rules: Rules,
    weights: Matrix,
    scales: Matrix,
    tallies: Grid,
    scratch: Matrix,
    race: Matrix,
    places: list[Matrix],
    money: Matrix,
) -> None:
    """The outlook of many games, one after the other."""
    for i in range(len(games)):
        write_outlook(games[i], rules, weights, scales, tallies, scratch, race, places[i], money[i])
