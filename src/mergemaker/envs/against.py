"""Many games in which one player learns and heuristic players take the other seats."""

from ..bots.heuristics.policy import choose
from ..bots.heuristics.weights import HeuristicWeights
from ..rules.constants import OVER, Seat
from ..rules.random_play import new_random
from ..rules.rng import seed_rng
from ..rules.rule import rule
from ..rules.state import Game, Row, Rules
from ..rules.turn import step
from .vectorized import Batch, pay_out, show_game


@rule
def let_others_play(
    game: Game, rules: Rules, opponents: list[HeuristicWeights], agent: Seat, actions: Row, rng: Row
) -> None:
    """The heuristic players act until it is the agent's turn to act or the game is over."""
    while game.phase != OVER and game.actor != agent:
        seat = (game.actor - agent + game.players) % game.players
        step(game, rules, choose(game, rules, opponents[seat - 1], actions, rng))


@rule
def new_game(batch: Batch, i: int, opponents: list[HeuristicWeights], agent: Seat, scratch: Row) -> None:
    """A game set up and played up to the agent's first decision."""
    game = batch.games[i]
    game.phase = OVER
    while game.phase == OVER:
        new_random(game, batch.rules, batch.players, batch.rngs[i])
        let_others_play(game, batch.rules, opponents, agent, scratch, batch.rngs[i])


@rule
def begin_against(batch: Batch, seed: int, opponents: list[HeuristicWeights], scratch: Row) -> None:
    """Every game begins from its own stream of the seed, the agent in another seat from game to game."""
    for i in range(len(batch.games)):
        seed_rng(batch.rngs[i], seed, i)
        batch.actors[i] = i % batch.players
        new_game(batch, i, opponents, batch.actors[i], scratch)


@rule
def step_against(batch: Batch, chosen: Row, opponents: list[HeuristicWeights], scratch: Row) -> None:
    """As `vectorized.step_many`; the others act too, and after each game the agent moves one seat on."""
    for i in range(len(batch.games)):
        game = batch.games[i]
        agent = batch.actors[i]
        step(game, batch.rules, chosen[i])
        let_others_play(game, batch.rules, opponents, agent, scratch, batch.rngs[i])
        if pay_out(batch, i, agent):
            agent = (agent + 1) % game.players
            batch.actors[i] = agent
            new_game(batch, i, opponents, agent, scratch)
        show_game(batch, i, agent)
