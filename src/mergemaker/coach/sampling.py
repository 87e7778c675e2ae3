"""Positions to test chances by: from games of equal bots, few of each game, everywhere on the scale.

How far a test can tell depends on games, not on positions: what follows from the same lead has the same outcome. So one
player of each game is asked for everybody's chances, at each decision of theirs, and a position is kept when someone
leads by a tenth of the scale by which they have not led in that game before. Whether it is kept depends on what that
player knew until then alone; so chances that are right come true in such positions as often as in all. What is kept is
judged by other guesses than it was kept by: where a chance first passes a mark, chance in the guesses has helped it to.
Small leads are in every game and large ones are not, so in a test small ones are kept in some games only: with as many
positions in all, there are more games, and every tenth is known about equally well.

One outcome tells little of a chance. From each position the game is therefore played on again, with the bag redealt,
and how often each player wins is the outcome: many times where heuristic players play, whose games cost next to
nothing, and where bots search from positions where somebody leads and has not won yet, the more often the higher the
lead: large leads are rare, and what is left of such a game is short.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from ..bots.expert import ExpertBot
from ..bots.hard import HardBot
from ..bots.heuristics.weights import MEDIUM, HeuristicWeights
from ..game.editions import Edition
from .bot_games import BotGames, Entrant, Games
from .chances import chances_of_viewers
from .places import place_shares
from .reliability import tenths_of

LEVELS = {"medium": Entrant(MEDIUM), "hard": Entrant(HardBot), "expert": Entrant(ExpertBot)}
ITERATIONS = 24  # of a search: few, so that there can be many games
BATCH = 21  # games at a time, as many of each level
ALL = 1000  # of a thousand positions
MOST_IN_GAME = 600  # positions, on average over a batch
GUESSES = 16  # to see which positions are kept
OTHER_GUESSES = 1 << 33  # what the seeds of those that judge them are apart
FUTURES = 16  # in which games of heuristic players are played on
SEARCHED_FUTURES = (1, 1, 1, 1, 1, 1, 3, 5, 5, 5)  # in which those of searching bots are, by the leader's tenth
LEADS_BY = 0.1  # beyond an equal share: the chance of a leader from which on they are
HAS_WON = 0.95  # and up to which
EVERY_GAME = (1,) * 10  # by the leader's tenth: in one of how many games a lead is kept
SOME_GAMES = (4, 4, 4, 2, 2, 1, 1, 1, 1, 1)
COMMON = 4  # a lead below this tenth is kept once in a game, no matter who leads

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
Integers: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]
Bools: TypeAlias = np.ndarray[Any, np.dtype[np.bool_]]


class Kind(NamedTuple):
    """Which games are played: the same seed gives the same ones."""

    edition: Edition
    players: int
    seed: int
    iterations: int = ITERATIONS


class Outcomes(NamedTuple):
    """How games ended after positions: the mean over the futures in which they were played on."""

    places: Floats  # position, seat, place: how often
    money: Floats  # position, seat


class Sample(NamedTuple):
    """Positions, whose knowledge counts, everybody's chances, and what came of them; a row for each position."""

    positions: Games
    viewers: Integers
    games: Integers  # the number of the game
    levels: Integers  # who played it
    predicted: Outcomes
    actual: Outcomes


def sample(
    kind: Kind, batch: int, searched: Sequence[int] = SEARCHED_FUTURES, kept_in: Sequence[int] = SOME_GAMES
) -> Sample:
    """The positions of one batch of games: tables of each level in turn, each seat's player asked in turn.

    `searched` is how often games of searching bots are played on, `kept_in` in one of how many games a lead is kept.
    """
    bots = _bots(kind.edition, kind.players, kind.iterations)
    first = batch * BATCH
    games = np.arange(first, first + BATCH)
    levels, viewers = games % len(LEVELS), games // len(LEVELS) % kind.players
    seats = np.repeat(levels[:, None], kind.players, axis=1)
    played = bots.play(seats, games, kind.seed, first, ALL, BATCH * MOST_IN_GAME)
    own = played.positions["actor"] == viewers[played.numbers]
    positions, numbers = played.positions[own], played.numbers[own]
    rules, seed = kind.edition.rules(), kind.seed + first
    win = chances_of_viewers(positions, rules, viewers[numbers], guesses=GUESSES, seed=seed).win
    rounds = games[numbers] // (len(LEVELS) * kind.players)  # in each of which every seat of every level is asked
    kept = leads(win, numbers)
    kept = kept[thinned(win[kept], rounds[kept], kept_in)]
    positions, numbers = positions[kept], numbers[kept]
    found = chances_of_viewers(positions, rules, viewers[numbers], seed=seed + OTHER_GUESSES)
    cash = played.games["cash"][:, : kind.players][numbers].astype(np.float64)
    actual = Outcomes(place_shares(cash), cash)
    leader = found.win.max(axis=1)
    tells = (leader > 1 / kind.players + LEADS_BY) & (leader < HAS_WON)
    often = np.where(tells, np.array(searched)[tenths_of(leader)], 0)
    for level, entrant in enumerate(LEVELS.values()):
        at_level = levels[numbers] == level
        if isinstance(entrant.first, HeuristicWeights):
            often[at_level] = FUTURES
        for futures in np.unique(often[at_level & (often > 0)]).tolist():
            here = at_level & (often == futures)
            more = _played_on(bots, positions[here], level, futures, kind.seed, first)
            for part, found_more in zip(actual, more, strict=True):
                part[here] = (part[here] + futures * found_more) / (futures + 1)
    predicted = Outcomes(found.places, found.money)
    return Sample(positions, viewers[numbers], games[numbers], levels[numbers], predicted, actual)


def leads(win: Floats, games: Integers) -> Integers:
    """Which positions, in the order of their games, are the first of a game where a player leads with such a chance."""
    tenth = tenths_of(win.max(axis=1))
    leader = np.where(tenth < COMMON, 0, win.argmax(axis=1))
    _, found = np.unique(np.stack([games, leader, tenth], axis=1), axis=0, return_index=True)
    return np.sort(found)


def thinned(win: Floats, rounds: Integers, kept_in: Sequence[int]) -> Bools:
    """Which positions are left if leads are kept in one of so many rounds of games, by the leader's tenth."""
    return np.asarray(rounds % np.array(kept_in)[tenths_of(win.max(axis=1))] == 0)


def joined(parts: list[Sample]) -> Sample:
    """All of the positions."""
    return Sample(
        positions=np.concatenate([part.positions for part in parts]),
        viewers=np.concatenate([part.viewers for part in parts]),
        games=np.concatenate([part.games for part in parts]),
        levels=np.concatenate([part.levels for part in parts]),
        predicted=_outcomes([part.predicted for part in parts]),
        actual=_outcomes([part.actual for part in parts]),
    )


def _outcomes(parts: list[Outcomes]) -> Outcomes:
    return Outcomes(np.concatenate([part.places for part in parts]), np.concatenate([part.money for part in parts]))


def _played_on(bots: BotGames, positions: Games, level: int, futures: int, seed: int, first: int) -> Outcomes:
    """How the games continue from positions: the mean over so many futures."""
    games = np.repeat(positions, futures)
    rng = np.random.default_rng([seed, first, level, futures])
    for game in games:
        game["bag"][game["drawn"] :] = rng.permutation(game["bag"][game["drawn"] :])
    games["market_deck"] = rng.integers(0, 32_767, games["market_deck"].shape)
    bots.play_on(games, level, seed + 4 + (first << 33))
    cash = games["cash"][:, : bots.players].astype(np.float64)
    shape = (len(positions), futures, bots.players)
    return Outcomes(place_shares(cash).reshape(*shape, bots.players).mean(axis=1), cash.reshape(shape).mean(axis=1))


@cache
def _bots(edition: Edition, players: int, iterations: int) -> BotGames:
    return BotGames(edition, players, [*LEVELS.values()], iterations)
