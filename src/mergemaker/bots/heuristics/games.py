"""Whole games between heuristic players, one game at a time, looped over many."""

from ...rules.constants import OVER
from ...rules.random_play import new_random, random_step
from ...rules.rng import seed_rng
from ...rules.rule import rule
from ...rules.state import Game, Grid, Row, Rules
from ...rules.turn import step
from .policy import choose
from .weights import HeuristicWeights


@rule
def play_game(game: Game, rules: Rules, entrants: list[HeuristicWeights], seats: Row, actions: Row, rng: Row) -> int:
    """The game is played to its end, each seat by its entrant; returns the number of decisions."""
    decisions = 0
    while game.phase != OVER:
        weights = entrants[seats[game.actor]]
        if weights.random_moves == 100:
            random_step(game, rules, rng, actions)
        else:
            step(game, rules, choose(game, rules, weights, actions, rng))
        decisions += 1
    return decisions


@rule
def play_games(
    games: list[Game],
    rules: Rules,
    players: int,
    entrants: list[HeuristicWeights],
    seats: Grid,
    seed: int,
    actions: Row,
    rng: Row,
) -> int:
    """Each game is set up and played; games that follow one another by the number of players share a bag."""
    decisions = 0
    for i in range(len(games)):
        seed_rng(rng, seed, i // players)
        new_random(games[i], rules, players, rng)
        seed_rng(rng, seed + 1, i)
        decisions += play_game(games[i], rules, entrants, seats[i], actions, rng)
    return decisions
