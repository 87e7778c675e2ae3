"""Positions of games between equal bots as the network reads them, for fitting the scales."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from ..bodies.arrays import records
from ..bodies.native import compiled
from ..bots.search import network
from ..bots.search.runner import load_weights
from ..game.editions import EDITIONS, Edition, edition_for
from ..game.editions.options import ANY_NUMBER
from .bot_games import BotGames, Games, Played
from .chances import new_desk
from .sampling import ITERATIONS, LEVELS, Sample
from .scales import kind_of
from .value.outlook import TILES_IN_BAG

SEEDS_APART = 10  # those of two bots or editions: a game uses a few in a row
MOST_IN_GAME = 40  # positions, on average
GUESSES = 6

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
Integers: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]


class Share(NamedTuple):
    """How many games of each bot and each edition, and how many in a thousand of their positions."""

    games: int
    sampled: int


class Readings(NamedTuple):
    """Positions of one kind of game as the network reads them, and how their games ended."""

    scores: Floats  # position, guess, seat
    layers: np.ndarray[Any, np.dtype[np.float32]]  # position, seat, number of the network's last layer
    worths: Floats  # position, seat
    late: Floats  # position: how much of the bag has been drawn
    money: Floats  # position, seat: at the end
    games: Integers  # position: the number of its game

    def take(self, which: Any) -> "Readings":
        """Some of the positions."""
        return Readings(*(part[which] for part in self))


class Scored(NamedTuple):
    """Positions of a sample as the network scores them, and who won."""

    scores: Floats  # position, guess, seat
    late: Floats  # position: how much of the bag has been drawn
    wins: Floats  # position, seat

    @classmethod
    def joined(cls, parts: "Sequence[Scored]") -> "Scored":
        """All of the positions."""
        return cls(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def score_sample(edition: Edition, found: Sample, guesses: int, seed: int) -> Scored:
    """The positions of a sample, from what their viewers knew."""
    scores = _written(edition, found.positions, found.viewers, guesses, seed)[0]
    return Scored(scores, found.positions["drawn"] / TILES_IN_BAG, found.actual.places[:, :, 0])


def kinds() -> Iterator[tuple[str, int, dict[str, str | bool]]]:
    """Every kind of game: its name, the number of players, and the options that make it one."""
    for players in ANY_NUMBER:
        for bonuses in ("classic", "tycoon"):
            for market in (True, False) if players == 2 else (True,):
                options: dict[str, str | bool] = {"bonuses": bonuses, "two_player_market": market}
                yield kind_of(edition_for("renegade", options, players).rules(), players), players, options


def read_kind(players: int, options: dict[str, str | bool], share: Share, levels: Sequence[int], seed: int) -> Readings:
    """Positions of games of every edition with those options, of each of these bots among itself."""
    found: list[Readings] = []
    for i, name in enumerate(EDITIONS):
        edition = edition_for(name, options, players)
        for level in levels:
            own_seed = seed + SEEDS_APART * (i * len(LEVELS) + level)
            one = _read(edition, players, _played(edition, players, level, share, own_seed), own_seed)
            found.append(one._replace(games=one.games + share.games * len(found)))
    return joined(found)


def joined(parts: Sequence[Readings]) -> Readings:
    """All of the positions."""
    return Readings(*(np.concatenate(part) for part in zip(*parts, strict=True)))


def _played(edition: Edition, players: int, level: int, share: Share, seed: int) -> Played:
    """Games of one bot; where more are asked for, these are the first."""
    bots = BotGames(edition, players, [*LEVELS.values()], ITERATIONS)
    seats = np.full((share.games, players), level)
    return bots.play(seats, np.arange(share.games), seed, 0, share.sampled, MOST_IN_GAME * share.games)


def _read(edition: Edition, players: int, played: Played, seed: int) -> Readings:
    """The positions of games as the network reads them."""
    viewers = played.positions["actor"].astype(np.int64)
    scores, layers, worths = _written(edition, played.positions, viewers, GUESSES, seed)
    money = played.games["cash"][:, :players][played.numbers].astype(np.float64)
    return Readings(scores, layers, worths, played.positions["drawn"] / TILES_IN_BAG, money, played.numbers)


def _written(
    edition: Edition, positions: Games, viewers: Integers, guesses: int, seed: int
) -> tuple[Floats, np.ndarray[Any, np.dtype[np.float32]], Floats]:
    """The scores, the means of the network's last layer, and what everybody is worth."""
    count, players = len(positions), int(positions["players"][0])
    scores = np.zeros((count, guesses, players))
    layers = np.zeros((count, players, network.WIDTH), np.float32)
    worths = np.zeros((count, players))
    compiled("coach.value.readings").write_readings(
        positions, viewers, seed, records([edition.rules()])[0], load_weights(), new_desk(), scores, layers, worths
    )
    return scores, layers, worths
