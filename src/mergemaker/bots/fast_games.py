"""Matches between heuristic players, wholly compiled: thousands of games a second, for measuring."""

import time
from dataclasses import dataclass

import numpy as np

from ..bodies.arrays import new_games, records
from ..bodies.native import compiled
from ..game.editions import edition_for
from ..rules import actions as numbers
from .registry import heuristics


@dataclass(frozen=True)
class MatchResult:
    """How one player fared against a table of others."""

    games: int
    win_share: float
    error: float
    games_per_second: float
    decisions_per_game: float


def fast_match(
    one: str,
    others: str,
    games: int,
    players: int = 4,
    edition: str = "renegade",
    seed: int = 1,
    options: dict[str, str | bool] | None = None,
) -> MatchResult:
    """One player against a table of another; every bag is played from every seat, a shared win counts as a fraction."""
    games -= games % players
    seats = np.ones((games, players), np.int64)
    seats[np.arange(games), np.arange(games) % players] = 0
    played = new_games(games)
    rules = records([edition_for(edition, options, players).rules()])[0]
    known = heuristics()
    entrants = records([known[one], known[others]])
    scratch = np.zeros(numbers.MOST_LEGAL, np.int64), np.zeros(2, np.int64)
    module = compiled("bots.heuristics.games")
    module.play_games(new_games(1), rules, players, entrants, seats[:1], seed, *scratch)  # compiles
    begun = time.perf_counter()
    decisions = module.play_games(played, rules, players, entrants, seats, seed, *scratch)
    seconds = time.perf_counter() - begun
    wins = np.zeros((games, players))
    compiled("rules.insight").write_win_shares(played, wins)
    parts = wins[seats == 0]
    by_bag = parts.reshape(-1, players).mean(axis=1)
    return MatchResult(
        games, float(parts.mean()), float(by_bag.std() / len(by_bag) ** 0.5), games / seconds, decisions / games
    )
