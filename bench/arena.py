"""The arena: games a second of each bot against itself, four players, on one core and on all."""

import os
import time

from mergemaker.arena.entrant import entrant_from
from mergemaker.arena.executors import Executor, in_processes, in_this_process
from mergemaker.arena.results import Results
from mergemaker.arena.schedule import Setup
from mergemaker.arena.tournament import missing_games, run
from mergemaker.bots.registry import LADDER, make_bot
from mergemaker.bots.search_bot import SearchBot

ITERATIONS = 50  # a decision of the bots that search
SECONDS = 3.0  # about so long for each figure


def games_a_second(bot: str, executor: Executor, games: int) -> float:
    """How fast games are played, once the first has compiled and loaded everything."""
    results = Results(Setup("renegade", {}, 4, 1))
    entrant = entrant_from(bot, iterations=ITERATIONS)
    results.add_bots([entrant])
    ends: list[float] = []
    run(results, missing_games(results, [bot], games), executor, tell=lambda game: ends.append(time.perf_counter()))
    return (len(ends) - 1) / (ends[-1] - ends[0])


def figures() -> dict[str, str]:
    """Games a second of every bot of the ladder."""
    found = {}
    cores = os.cpu_count() or 1
    for bot in LADDER:
        trial = games_a_second(bot, in_this_process, 4)
        one = games_a_second(bot, in_this_process, max(4, int(trial * SECONDS)))
        all_cores = games_a_second(bot, in_processes(cores), max(4 * cores, int(trial * SECONDS * cores)))
        name = f"{bot} at {ITERATIONS} iterations" if isinstance(make_bot(bot), SearchBot) else bot
        found[f"{name}, one core"] = f"{one:,.2f} games/s"
        found[f"{name}, {cores} cores"] = f"{all_cores:,.2f} games/s"
    return found
