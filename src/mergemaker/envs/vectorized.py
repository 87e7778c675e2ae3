"""Many games stepped in one call: one game at a time, looped over all. Everything is written where it stays."""

from typing import NamedTuple

from ..rules.actions import ACTIONS
from ..rules.constants import OVER, Seat
from ..rules.mask import mask
from ..rules.random_play import new_random
from ..rules.reshuffle import reshuffle_unseen
from ..rules.rng import below, seed_rng
from ..rules.rule import rule
from ..rules.state import Game, Grid, Row, Rules
from ..rules.turn import legal, step
from .observe import write_observation
from .outcome import write_rewards


class Batch(NamedTuple):
    """Many games, and everything that is written about them; a row or a number for each game."""

    games: list[Game]
    rules: Rules
    players: int
    reward: int  # which one
    observe: int  # 1: observations are written; else one row of each kind is all there is
    rngs: Grid  # a generator for each game
    actors: Row  # who is to act, or the learning agent
    actions: Grid  # the legal ones ...
    counts: Row  # ... and how many there are
    masks: Grid
    observations: Grid
    final: Grid  # what was seen last of a game that has ended
    rewards: list[float]  # of who acted
    all_rewards: list[list[float]]
    over: list[bool]
    known: list[Game]  # room for one masked game


@rule
def begin_many(batch: Batch, seed: int) -> None:
    """Every game is set up from its own stream of the seed."""
    for i in range(len(batch.games)):
        seed_rng(batch.rngs[i], seed, i)
        new_random(batch.games[i], batch.rules, batch.players, batch.rngs[i])


@rule
def observe(batch: Batch, i: int, viewer: Seat, out: Row) -> None:
    """What the viewer may know of a game is written."""
    batch.known[0] = batch.games[i]
    mask(batch.known[0], batch.rules, viewer)
    write_observation(batch.known[0], batch.rules, viewer, out)


@rule
def show_game(batch: Batch, i: int, viewer: Seat) -> None:
    """The legal actions of a game, their mask and what the viewer sees are written."""
    actions = batch.actions[i]
    legal_mask = batch.masks[i]
    for k in range(batch.counts[i]):
        legal_mask[actions[k]] = 0
    count = legal(batch.games[i], batch.rules, actions)
    for k in range(count):
        legal_mask[actions[k]] = 1
    batch.counts[i] = count
    if batch.observe == 1:
        observe(batch, i, viewer, batch.observations[i])


@rule
def show_many(batch: Batch) -> None:
    """All games are shown to their players to act."""
    for i in range(len(batch.games)):
        batch.actors[i] = batch.games[i].actor
        show_game(batch, i, batch.games[i].actor)


@rule
def first_illegal(chosen: Row, masks: Grid) -> int:
    """The first game in which the action chosen is not legal, or -1."""
    for i in range(len(chosen)):
        if chosen[i] < 0 or chosen[i] >= ACTIONS or masks[i][chosen[i]] == 0:
            return i
    return -1


@rule
def pay_out(batch: Batch, i: int, actor: Seat) -> bool:
    """Whether a game is over; if so, rewards are written, and what the one who acted sees last."""
    game = batch.games[i]
    batch.rewards[i] = 0.0
    batch.over[i] = game.phase == OVER
    if batch.over[i]:
        write_rewards(game, batch.reward, batch.all_rewards[i])
        batch.rewards[i] = batch.all_rewards[i][actor]
        if batch.observe == 1:
            observe(batch, i, actor, batch.final[i])
    return batch.over[i]


@rule
def step_many(batch: Batch, chosen: Row) -> None:
    """Each game takes its action; one that ends is paid out and restarted; all are shown to their players to act."""
    for i in range(len(batch.games)):
        game = batch.games[i]
        actor = game.actor
        step(game, batch.rules, chosen[i])
        if pay_out(batch, i, actor):
            new_random(game, batch.rules, batch.players, batch.rngs[i])
        batch.actors[i] = game.actor
        show_game(batch, i, game.actor)


@rule
def choose_random(batch: Batch, rng: Row, chosen: Row) -> None:
    """A random legal action for every game."""
    for i in range(len(chosen)):
        chosen[i] = batch.actions[i][below(rng, batch.counts[i])]


class Ahead(NamedTuple):
    """What each player to act would see after each legal action: a row for each, game after game."""

    games: list[Game]  # room for two
    observations: Grid
    rewards: list[list[float]]
    over: list[bool]


@rule
def look_ahead(batch: Batch, ahead: Ahead, rng: Row) -> None:
    """Every legal action of every game is tried; tiles that the player cannot see are guessed."""
    row = 0
    games = ahead.games
    for i in range(len(batch.games)):
        viewer = batch.actors[i]
        games[0] = batch.games[i]
        reshuffle_unseen(games[0], viewer, rng)
        for k in range(batch.counts[i]):
            games[1] = games[0]
            step(games[1], batch.rules, batch.actions[i][k])
            ahead.over[row] = games[1].phase == OVER
            if ahead.over[row]:
                write_rewards(games[1], batch.reward, ahead.rewards[row])
            mask(games[1], batch.rules, viewer)
            write_observation(games[1], batch.rules, viewer, ahead.observations[row])
            row += 1
