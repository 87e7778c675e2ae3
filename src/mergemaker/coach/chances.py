"""Everybody's chance of winning and of each place, and the money expected, from what a viewer may know."""

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np

from ..bodies.arrays import new_games, records, write_game
from ..bodies.native import compiled
from ..bots.search import features, network
from ..bots.search.runner import Weights, load_weights
from ..game.facts import Fact
from ..game.position import Position
from ..rules import constants
from ..rules.constants import MOST_PLAYERS
from ..rules.state import Game, Rules
from .guesses import are_holdings_told, guesses_of, is_certain
from .scales import scales_for
from .value import outlook

GUESSES = 64  # of what the viewer cannot see

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
Integers: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]
Games: TypeAlias = np.ndarray[Any, Any]


class Chances(msgspec.Struct, frozen=True):
    """What everybody may expect, by seat. A shared win is shared: the chances of winning sum to 1."""

    win: tuple[float, ...]
    places: tuple[tuple[float, ...], ...]  # of each player, from the first place to the last
    money: tuple[float, ...]  # at the end of the game, in dollars


class GameChances(NamedTuple):
    """The same for many games: a row for each."""

    win: Floats  # game, seat
    places: Floats  # game, seat, place
    money: Floats  # game, seat


def chances(position: Position, *, guesses: int = GUESSES, seed: int = 0, log: Sequence[Fact] = ()) -> Chances:
    """What everybody may expect as far as the position's viewer can tell: the mean over complete games that look so.

    `log` is what has happened from the start, as the viewer may know it; it tells holdings that are hidden. Without it
    they are guessed as well.
    """
    if not is_certain(position) and are_holdings_told(
        position, log
    ):  # only tiles are to be guessed: one game is enough
        games = _records(guesses_of(position, 1, seed, log))
        viewers = np.full(1, position.viewer, np.int64)
        found = chances_of_viewers(games, position.rules, viewers, guesses=guesses, seed=seed)
    else:
        found = chances_of_games(_records(guesses_of(position, guesses, seed, log)), position.rules)
    return Chances(
        win=tuple(found.win.mean(axis=0).tolist()),
        places=tuple(tuple(row) for row in found.places.mean(axis=0).tolist()),
        money=tuple(found.money.mean(axis=0).tolist()),
    )


def chances_of_games(games: Games, rules: Rules) -> GameChances:
    """What everybody may expect in complete games of one kind and number of players, hidden tiles included."""
    places, money = _room(games)
    model = model_for(rules, places.shape[1])
    _compiled().write_outlooks(games, records([rules])[0], model, new_desk(), places, money)
    return GameChances(places[:, :, 0], places, money)


def chances_of_viewers(
    games: Games, rules: Rules, viewers: Integers, *, guesses: int = GUESSES, seed: int = 0
) -> GameChances:
    """What everybody may expect as far as each game's viewer can tell, by tiles alone: others' are redealt."""
    places, money = _room(games)
    model = model_for(rules, places.shape[1])
    _compiled().write_mean_outlooks(
        games, viewers, guesses, seed, records([rules])[0], model, new_desk(), places, money
    )
    return GameChances(places[:, :, 0], places, money)


def model_for(rules: Rules, players: int) -> Any:
    """The network and the scales of a kind of game, for the compiled functions."""
    return _compiled().Model(_weights(), scales_for(rules, players))


def new_desk() -> Any:
    """Room for the compiled functions to calculate in."""
    return _compiled().Desk(
        games=new_games(1),
        tallies=np.zeros((features.TALLIES, constants.CHAINS), np.int64),
        scratch=np.zeros((network.SCRATCH_ROWS, network.SCRATCH_WIDTH), np.float32),
        race=np.zeros((outlook.RACE_ROWS, outlook.SUBSETS)),
        places=np.zeros((MOST_PLAYERS, MOST_PLAYERS)),
        money=np.zeros(MOST_PLAYERS),
        rng=np.zeros(2, np.int64),
    )


def _records(games: Sequence[Game]) -> Games:
    made = new_games(len(games))
    for record, game in zip(made, games, strict=True):
        write_game(game, record)
    return made


def _room(games: Games) -> tuple[Floats, Floats]:
    """Tables for the places and the money of everybody in the games."""
    players = int(games["players"][0])
    return np.zeros((len(games), players, players)), np.zeros((len(games), players))


@cache
def _weights() -> Weights:
    return load_weights()


def _compiled() -> ModuleType:
    return compiled("coach.value.outlook")
