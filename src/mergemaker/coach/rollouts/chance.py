"""What chance might have done instead, and what the reference players make of the same tiles."""

from ...bots.heuristics.policy import choose
from ...bots.heuristics.weights import HeuristicWeights
from ...rules.constants import OVER, TILES
from ...rules.rng import fill_market_deck, seed_rng
from ...rules.rule import rule
from ...rules.state import Game, Row, Rules
from ...rules.turn import step


@rule
def write_alternatives(games: list[Game], rules: Rules, before: list[Game], steps: Row, seed: int, rng: Row) -> None:
    """Each game is the one before with the steps taken, and with another tile drawn first: each of the bag's in turn.

    The market's draws are redrawn. The mean over a bag of which nothing is known is the mean over these.
    """
    for i in range(len(games)):
        games[i] = before[0]
        game = games[i]
        seed_rng(rng, seed, i)
        fill_market_deck(game, rng)
        left = TILES - game.drawn
        if left > 0:
            other = game.drawn + i % left
            tile = game.bag[game.drawn]
            game.bag[game.drawn] = game.bag[other]
            game.bag[other] = tile
        for number in steps:
            step(game, rules, number)


@rule
def play_all(games: list[Game], rules: Rules, heuristic: HeuristicWeights, seed: int, actions: Row, rng: Row) -> None:
    """Each game is played to its end by the same policy in every seat, from a stream of its own."""
    for i in range(len(games)):
        game = games[i]
        seed_rng(rng, seed, i)
        while game.phase != OVER:
            step(game, rules, choose(game, rules, heuristic, actions, rng))
