"""Many games stepped in one call: one game at a time, looped over all. Everything is written where it stays."""

from typing import Final

from ..rules.constants import ACTIONS, OVER
from ..rules.legal import legal
from ..rules.random_play import new_random
from ..rules.reshuffle import reshuffle_unseen
from ..rules.rng import below, seed_chance
from ..rules.rule import rule
from ..rules.state import Game, Grid, Row, Rules
from ..rules.turn import step
from .observe import write_observation
from .outcome import write_rewards

# Numbers that say what is played and what is written.
PLAYERS: Final = 0
HIDDEN: Final = 1  # 1: others' holdings are secret
REWARD: Final = 2  # which reward
OBSERVE: Final = 3  # 1: observations are written
SETTINGS: Final = 4


@rule
def begin_many(games: list[Game], rules: Rules, how: Row, seed: int, chances: Grid) -> None:
    """Every game is set up from its own stream of the seed."""
    for i in range(len(games)):
        seed_chance(chances[i], seed, i)
        new_random(games[i], rules, how[PLAYERS], chances[i])


@rule
def show_game(
    game: Game, rules: Rules, how: Row, viewer: int, actions: Row, old_count: int, mask: Row, observation: Row
) -> int:
    """The legal actions, their mask and what the viewer sees are written; returns how many actions there are."""
    for i in range(old_count):
        mask[actions[i]] = 0
    count = legal(game, rules, actions)
    for i in range(count):
        mask[actions[i]] = 1
    if how[OBSERVE] == 1:
        write_observation(game, rules, viewer, how[HIDDEN], observation)
    return count


@rule
def show_many(
    games: list[Game],
    rules: Rules,
    how: Row,
    actors: Row,
    actions: Grid,
    counts: Row,
    masks: Grid,
    observations: Grid,
) -> None:
    """All games are shown to their players to act."""
    for i in range(len(games)):
        actors[i] = games[i].actor
        counts[i] = show_game(
            games[i], rules, how, games[i].actor, actions[i], counts[i], masks[i], observations[i * how[OBSERVE]]
        )


@rule
def first_illegal(chosen: Row, masks: Grid) -> int:
    """The first game in which the action chosen is not legal, or -1."""
    for i in range(len(chosen)):
        if chosen[i] < 0 or chosen[i] >= ACTIONS or masks[i][chosen[i]] == 0:
            return i
    return -1


@rule
def step_many(
    games: list[Game],
    rules: Rules,
    how: Row,
    chances: Grid,
    chosen: Row,
    actors: Row,
    actions: Grid,
    counts: Row,
    masks: Grid,
    observations: Grid,
    final: Grid,
    rewards: list[float],
    all_rewards: list[list[float]],
    over: list[bool],
) -> None:
    """Each game takes its action; one that ends is paid out and begun anew; all are shown to their players to act."""
    for i in range(len(games)):
        game = games[i]
        actor = game.actor
        row = i * how[OBSERVE]
        step(game, rules, chosen[i])
        rewards[i] = 0.0
        over[i] = game.phase == OVER
        if over[i]:
            write_rewards(game, how[REWARD], all_rewards[i])
            rewards[i] = all_rewards[i][actor]
            if how[OBSERVE] == 1:
                write_observation(game, rules, actor, how[HIDDEN], final[row])
            new_random(game, rules, how[PLAYERS], chances[i])
        actors[i] = game.actor
        counts[i] = show_game(game, rules, how, game.actor, actions[i], counts[i], masks[i], observations[row])


@rule
def choose_random(actions: Grid, counts: Row, chance: Row, chosen: Row) -> None:
    """A random legal action for every game."""
    for i in range(len(chosen)):
        chosen[i] = actions[i][below(chance, counts[i])]


@rule
def look_ahead(
    games: list[Game],
    pads: list[Game],
    rules: Rules,
    how: Row,
    chance: Row,
    actors: Row,
    actions: Grid,
    counts: Row,
    ahead: Grid,
    paid: list[list[float]],
    ends: list[bool],
) -> None:
    """What each player to act would see after each legal action, one row for each; unseen tiles are guessed."""
    row = 0
    for i in range(len(games)):
        viewer = actors[i]
        pads[0] = games[i]
        reshuffle_unseen(pads[0], viewer, chance)
        for k in range(counts[i]):
            pads[1] = pads[0]
            game = pads[1]
            step(game, rules, actions[i][k])
            ends[row] = game.phase == OVER
            if ends[row]:
                write_rewards(game, how[REWARD], paid[row])
            write_observation(game, rules, viewer, how[HIDDEN], ahead[row])
            row += 1
