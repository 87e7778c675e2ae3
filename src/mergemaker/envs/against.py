"""Many games in which one player learns and rule players take the other seats."""

from ..bots.heuristics.policy import choose
from ..rules.constants import OVER
from ..rules.random_play import new_random
from ..rules.rng import seed_chance
from ..rules.rule import rule
from ..rules.state import Game, Grid, Row, Rules
from ..rules.turn import step
from .observe import write_observation
from .outcome import write_rewards
from .vectorized import (
    HIDDEN,
    OBSERVE,
    PLAYERS,
    REWARD,
    show_game,
)


@rule
def let_others_play(game: Game, rules: Rules, styles: Grid, agent: int, actions: Row, chance: Row) -> None:
    """The rule players act until it is the agent's turn to act or the game is over."""
    while game.phase != OVER and game.actor != agent:
        seat = (game.actor - agent + game.players) % game.players
        step(game, rules, choose(game, rules, styles[seat - 1], actions, chance))


@rule
def new_game(game: Game, rules: Rules, how: Row, styles: Grid, agent: int, actions: Row, chance: Row) -> None:
    """A game set up and played up to the agent's first decision."""
    game.phase = OVER
    while game.phase == OVER:
        new_random(game, rules, how[PLAYERS], chance)
        let_others_play(game, rules, styles, agent, actions, chance)


@rule
def begin_against(
    games: list[Game], rules: Rules, how: Row, seed: int, styles: Grid, agents: Row, actions: Row, chances: Grid
) -> None:
    """Every game begins from its own stream of the seed, the agent in another seat from game to game."""
    for i in range(len(games)):
        seed_chance(chances[i], seed, i)
        agents[i] = i % how[PLAYERS]
        new_game(games[i], rules, how, styles, agents[i], actions, chances[i])


@rule
def step_against(
    games: list[Game],
    rules: Rules,
    how: Row,
    chances: Grid,
    chosen: Row,
    agents: Row,
    actions: Grid,
    counts: Row,
    masks: Grid,
    observations: Grid,
    final: Grid,
    rewards: list[float],
    all_rewards: list[list[float]],
    over: list[bool],
    styles: Grid,
    scratch: Row,
) -> None:
    """As `many.step_many`; the others act too, and after each game the agent moves one seat on."""
    for i in range(len(games)):
        game = games[i]
        agent = agents[i]
        row = i * how[OBSERVE]
        step(game, rules, chosen[i])
        let_others_play(game, rules, styles, agent, scratch, chances[i])
        rewards[i] = 0.0
        over[i] = game.phase == OVER
        if over[i]:
            write_rewards(game, how[REWARD], all_rewards[i])
            rewards[i] = all_rewards[i][agent]
            if how[OBSERVE] == 1:
                write_observation(game, rules, agent, how[HIDDEN], final[row])
            agent = (agent + 1) % game.players
            agents[i] = agent
            new_game(game, rules, how, styles, agent, scratch, chances[i])
        counts[i] = show_game(game, rules, how, agent, actions[i], counts[i], masks[i], observations[row])
