"""Many games played at random on the compiled core: how fast, how long, how they end."""

import math
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from typing import Any

import numpy as np

from ..bodies.arrays import new_games, records
from ..bodies.native import compiled
from ..game.editions import Edition
from ..game.view import ENDINGS
from ..rules import actions as numbers

CHUNK = 5_000  # games between two signs of life


def play_chunk(edition: Edition, players: int, seed: int, first: int, count: int) -> dict[str, Any]:
    """Games `first` to `first + count - 1` of a seed, played; returns their sums, which add up over chunks."""
    batch = compiled("rules.random_play")
    games = new_games(count)
    decisions = np.zeros(count, np.int64)
    rules = records([edition.rules()])[0]
    scratch = np.zeros(numbers.MOST_LEGAL, np.int64)
    began = time.perf_counter()
    batch.play_many(games, rules, players, seed, first, np.zeros(2, np.int64), scratch, decisions)
    seconds = time.perf_counter() - began
    cash = games["cash"][:, :players].astype(np.int64)
    best = cash.max(axis=1)
    wins = np.zeros((count, players))
    compiled("rules.insight").write_win_shares(games, wins)
    return {
        "games": count,
        "seconds": seconds,
        "decisions": int(decisions.sum()),
        "turns": int(games["turn"].astype(np.int64).sum()),
        "shortest": int(games["turn"].min()),
        "longest": int(games["turn"].max()),
        "mergers": int(games["mergers"].astype(np.int64).sum()),
        "winning": int(best.sum()),
        "winning_squared": float((best.astype(np.float64) ** 2).sum()),
        "money": int(cash.sum()),
        "wins": wins.sum(axis=0).tolist(),
        "ends": {how: int((games["ended"] == number).sum()) for number, how in ENDINGS.items()},
    }


def _add(total: dict[str, Any], part: dict[str, Any]) -> dict[str, Any]:
    if not total:
        return part
    sums = {key: total[key] + part[key] for key in ("games", "seconds", "decisions", "turns", "mergers", "winning")}
    return {
        **sums,
        "winning_squared": total["winning_squared"] + part["winning_squared"],
        "money": total["money"] + part["money"],
        "shortest": min(total["shortest"], part["shortest"]),
        "longest": max(total["longest"], part["longest"]),
        "wins": [mine + more for mine, more in zip(total["wins"], part["wins"], strict=True)],
        "ends": {how: total["ends"][how] + part["ends"][how] for how in total["ends"]},
    }


def _chunks(games: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, CHUNK):
        yield first, min(CHUNK, games - first)


def _warm_up(ready: Barrier, edition: Edition, players: int) -> None:
    """The rules are loaded in this worker, and in all the others; only the program itself is stopped by Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    play_chunk(edition, players, 1, 0, 1)
    ready.wait()


def simulate(
    edition: Edition,
    players: int,
    games: int,
    seed: int,
    workers: int = 1,
    progress: Callable[[int], None] = lambda games: None,
) -> dict[str, Any]:
    """Plays random games; the same seed gives the same games with any number of workers."""
    total: dict[str, Any] = {}
    if workers == 1:
        play_chunk(edition, players, seed, 0, 1)  # compiled before the clock starts
        began = time.perf_counter()
        for first, count in _chunks(games):
            total = _add(total, play_chunk(edition, players, seed, first, count))
            progress(total["games"])
    else:
        play_chunk(edition, players, seed, 0, 1)  # fills the cache that the workers read
        context = get_context("spawn")
        ready = context.Barrier(workers)
        with ProcessPoolExecutor(workers, context, _warm_up, (ready, edition, players)) as pool:
            list(pool.map(int, range(workers)))  # answered only when every worker is ready
            began = time.perf_counter()
            left = _chunks(games)
            ahead: deque[Future[dict[str, Any]]] = deque()  # few: whoever stops the run waits for them
            while True:
                for first, count in islice(left, 2 * workers - len(ahead)):
                    ahead.append(pool.submit(play_chunk, edition, players, seed, first, count))
                if not ahead:
                    break
                total = _add(total, ahead.popleft().result())
                progress(total["games"])
    return _report(total, time.perf_counter() - began, edition, players, seed, workers)


def _report(
    total: dict[str, Any], seconds: float, edition: Edition, players: int, seed: int, workers: int
) -> dict[str, Any]:
    games = total["games"]
    mean = total["winning"] / games
    spread = math.sqrt(max(0.0, total["winning_squared"] / games - mean**2))
    return {
        "edition": edition.name,
        "options": edition.options.as_dict(),
        "players": players,
        "seed": seed,
        "workers": workers,
        "games": games,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "decisions": total["decisions"],
        "decisions_per_second": round(total["decisions"] / seconds, 1),
        "decisions_per_game": round(total["decisions"] / games, 2),
        "turns_per_game": round(total["turns"] / games, 2),
        "shortest_game": total["shortest"],
        "longest_game": total["longest"],
        "mergers_per_game": round(total["mergers"] / games, 3),
        "mean_money": round(total["money"] / games / players, 1),
        "winning_money": round(mean, 1),
        "winning_money_spread": round(spread, 1),
        "wins_by_seat": [round(part / games, 4) for part in total["wins"]],
        "ends": total["ends"],
    }
