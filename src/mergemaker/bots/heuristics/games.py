"""Whole games between rule players, one game at a time, looped over many."""

from ...rules.constants import OVER
from ...rules.random_play import new_random, random_step
from ...rules.rng import seed_chance
from ...rules.rule import rule
from ...rules.state import Game, Grid, Row, Rules
from ...rules.turn import step
from .policy import choose
from .weights import LAZY


@rule
def play_match(game: Game, rules: Rules, styles: Grid, seats: Row, actions: Row, chance: Row) -> int:
    """The game is played to its end, each seat in its style; returns the number of decisions."""
    decisions = 0
    while game.phase != OVER:
        style = styles[seats[game.actor]]
        if style[LAZY] == 100:
            random_step(game, rules, chance, actions)
        else:
            step(game, rules, choose(game, rules, style, actions, chance))
        decisions += 1
    return decisions


@rule
def play_matches(
    games: list[Game], rules: Rules, players: int, styles: Grid, seats: Grid, seed: int, actions: Row, chance: Row
) -> int:
    """Each game is set up and played; games that follow one another by the number of players share a bag."""
    decisions = 0
    for i in range(len(games)):
        seed_chance(chance, seed, i // players)
        new_random(games[i], rules, players, chance)
        seed_chance(chance, seed + 1, i)
        decisions += play_match(games[i], rules, styles, seats[i], actions, chance)
    return decisions
