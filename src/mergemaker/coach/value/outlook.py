"""Everybody's outlook in a complete game: the chance of each place, and the money expected at the end.

The network's scores, on a scale of their own for each kind of game, are strengths in a race (Plackett-Luce): who wins
is drawn by them, then who is second among the others, and so on. Money is what a player is worth now, and what the
network's last layer says will be gained.
"""

import math
from typing import Final, NamedTuple

from ...bots.search.features import WORTH, tally_squares, tally_worths
from ...bots.search.network import LAYER, SCORES, WIDTH, Matrix, score_player
from ...rules.constants import MOST_PLAYERS, OVER
from ...rules.reshuffle import reshuffle_unseen
from ...rules.rng import seed_rng
from ...rules.rule import rule
from ...rules.state import Game, Grid, Row, Rules

# Rows of the table of scales.
MONEY: Final = 0  # what each number of the network's last layer adds to the money to be gained, in $10,000
LATE_MONEY: Final = 1  # what is added to that by the end of the bag
MONEY_BIAS: Final = 2  # money gained in any case: at the start, by the end of the bag, and by its square
SCALES: Final = 3  # by which scores are multiplied in the draw for each place
LATE_SCALES: Final = 4  # what is added to that by the end of the bag
LAST_SCALES: Final = 5  # and what in its last turns: places are soon certain then
MIDDLE_SCALES: Final = 6  # and what in its middle
MAP: Final = 7  # the chance of winning at each tenth of the chance that the scores give
SCALE_ROWS: Final = 8

TENTHS: Final = 10
LAST_TURNS: Final = 8  # the power of the part drawn that counts only near the end


class Model(NamedTuple):
    """What is known of games: the network's weights, and the scales of this kind of game."""

    network: Matrix
    scales: Matrix


class Desk(NamedTuple):
    """Room to calculate in."""

    games: list[Game]  # one
    tallies: Grid
    scratch: Matrix
    race: Matrix
    places: Matrix
    money: list[float]
    rng: Row


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
def expected_gain(scales: Matrix, layer: list[float], late: float) -> float:
    """Dollars that a player will gain by the end of the game, from the network's last layer."""
    bias = scales[MONEY_BIAS]
    gain = bias[0] + late * (bias[1] + late * bias[2])
    for i in range(WIDTH):
        if layer[i] > 0.0:
            gain += layer[i] * (scales[MONEY][i] + late * scales[LATE_MONEY][i])
    return gain * DOLLARS


@rule
def map_chances(players: int, strengths: list[float], points: list[float]) -> None:
    """The strengths in the draw for the win become chances by the map, between whose points lines are drawn."""
    total = 0.0
    for player in range(players):
        total += strengths[player]
    for player in range(players):
        place = strengths[player] / total * TENTHS
        below = min(int(place), TENTHS - 1)
        strengths[player] = points[below] + (place - below) * (points[below + 1] - points[below])


@rule
def write_strengths(players: int, late: float, scores: list[float], scales: Matrix, race: Matrix) -> None:
    """Everybody's strength in the draw for each place."""
    best = scores[0]
    for player in range(1, players):
        best = max(best, scores[player])
    last = late**LAST_TURNS
    for place in range(players):
        scale = scales[SCALES][place] + late * scales[LATE_SCALES][place] + last * scales[LAST_SCALES][place]
        scale = max(0.0, scale + 4.0 * late * (1.0 - late) * scales[MIDDLE_SCALES][place])
        for player in range(players):
            race[STRENGTHS + place][player] = math.exp(max(-60.0, (scores[player] - best) * scale))
    map_chances(players, race[STRENGTHS], scales[MAP])


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
def write_outlook(game: Game, rules: Rules, model: Model, desk: Desk, places: Matrix, money: list[float]) -> None:
    """Everybody's chance of each place and expected money are written."""
    if game.phase == OVER:
        write_result(game, places, money)
        return
    scratch = desk.scratch
    tally_squares(game, desk.tallies)
    tally_worths(game, rules, desk.tallies)
    scores = scratch[SCORES]
    late = game.drawn / TILES_IN_BAG
    for player in range(game.players):
        scores[player] = score_player(game, rules, model.network, desk.tallies, player, scratch)
        money[player] = desk.tallies[WORTH][player] + expected_gain(model.scales, scratch[LAYER], late)
    write_strengths(game.players, late, scores, model.scales, desk.race)
    write_places(game.players, desk.race, places)


@rule
def write_outlooks(
    games: list[Game], rules: Rules, model: Model, desk: Desk, places: list[Matrix], money: Matrix
) -> None:
    """The outlook of many complete games, one after the other."""
    for i in range(len(games)):
        write_outlook(games[i], rules, model, desk, places[i], money[i])


@rule
def write_mean_outlooks(
    games: list[Game],
    viewers: Row,
    guesses: int,
    seed: int,
    rules: Rules,
    model: Model,
    desk: Desk,
    places: list[Matrix],
    money: Matrix,
) -> None:
    """H3: for many games, the mean outlook over what each viewer cannot see, redealt several times."""
    for i in range(len(games)):
        players = games[i].players
        seed_rng(desk.rng, seed, i)
        for _ in range(guesses):
            desk.games[0] = games[i]
            reshuffle_unseen(desk.games[0], viewers[i], desk.rng)
            write_outlook(desk.games[0], rules, model, desk, desk.places, desk.money)
            for player in range(players):
                money[i][player] += desk.money[player] / guesses
                for place in range(players):
                    places[i][player][place] += desk.places[player][place] / guesses
