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
from ..rules.state import Rules
from .guesses import guesses_of
from .scales import scales_for
from .value import outlook

GUESSES = 32  # of what the viewer cannot see

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]


class Chances(msgspec.Struct, frozen=True):
    """What everybody may expect, by seat. A shared win is shared: the chances of winning sum to 1."""

    win: tuple[float, ...]
    places: tuple[tuple[float, ...], ...]  # of each player, from the first place to the last
    money: tuple[float, ...]  # at the end of the game, in dollars


class GameChances(NamedTuple):
    """The same for many complete games: a row for each."""

    win: Floats  # game, seat
    places: Floats  # game, seat, place
    money: Floats  # game, seat


def chances(position: Position, *, guesses: int = GUESSES, seed: int = 0, log: Sequence[Fact] = ()) -> Chances:
    """What everybody may expect as far as the position's viewer can tell: the mean over complete games that look so.

    `log` is what has happened from the start, as the viewer may know it; it tells holdings that are hidden.
    """
    guessed = guesses_of(position, guesses, seed, log)
    games = new_games(len(guessed))
    for record, game in zip(games, guessed, strict=True):
        write_game(game, record)
    found = chances_of_games(games, position.rules)
    return Chances(
        win=tuple(found.win.mean(axis=0).tolist()),
        places=tuple(tuple(row) for row in found.places.mean(axis=0).tolist()),
        money=tuple(found.money.mean(axis=0).tolist()),
    )


def chances_of_games(games: np.ndarray[Any, Any], rules: Rules) -> GameChances:
    """What everybody may expect in complete games of one kind and number of players, hidden things included."""
    players = int(games["players"][0])
    places = np.zeros((len(games), players, players))
    money = np.zeros((len(games), players))
    _compiled().write_outlooks(
        games,
        records([rules])[0],
        _weights(),
        scales_for(rules, players),
        np.zeros((features.TALLIES, constants.CHAINS), np.int64),
        np.zeros((network.SCRATCH_ROWS, network.SCRATCH_WIDTH), np.float32),
        np.zeros((outlook.RACE_ROWS, outlook.SUBSETS)),
        places,
        money,
    )
    return GameChances(places[:, :, 0], places, money)


@cache
def _weights() -> Weights:
    return load_weights()


def _compiled() -> ModuleType:
    return compiled("coach.value.outlook")
