"""The bots: iterations a second of the search, and games a second between heuristic players."""

import random
import time

from mergemaker.bots.fast_games import fast_match
from mergemaker.bots.registry import make_bot
from mergemaker.bots.search_bot import SearchBot
from mergemaker.game.guess import guess
from mergemaker.game.table import Table

PLACES = (0, 40, 80, 120)  # decisions into the game at which searches are measured
SECONDS = 1.0


def positions() -> list[Table]:
    """Moments of one game of medium against itself."""
    table = Table(["Ann", "Ben", "Cy", "Di"], seed=5)
    bots = {player: make_bot("medium", 1) for player in table.players}
    found = []
    for number in range(max(PLACES) + 1):
        if number in PLACES:
            found.append(table.copy())
        assert table.to_act is not None
        table.act(bots[table.to_act].choose(table.position(table.to_act)))
    return found


def iterations_a_second(name: str) -> list[float]:
    """How fast the search is, at each of the moments, on one core."""
    bot = make_bot(name)
    assert isinstance(bot, SearchBot)
    bot.warm_up()
    runner = bot.runner(4)
    speeds = []
    for table in positions():
        game = guess(table.position(table.to_act), random.Random(1))
        begun = time.perf_counter()
        runner.search([game], table.rules, 1, SECONDS, None)
        speeds.append(runner.iterations / (time.perf_counter() - begun))
    return speeds


def figures() -> dict[str, str]:
    """What was measured, four players, Renegade, one core."""
    found = {}
    for name, what in (("hard", "rollouts to the end"), ("expert", "rollouts of two rounds, evaluated by the network")):
        speeds = iterations_a_second(name)
        found[f"{name}: {what} a second, at decisions {', '.join(map(str, PLACES))}"] = ", ".join(
            f"{speed:,.0f}" for speed in speeds
        )
    for one, others in (("easy", "easy"), ("medium", "medium")):
        result = fast_match(one, others, 4000)
        found[f"{one}: games a second, compiled"] = f"{result.games_per_second:,.0f}"
    return found
