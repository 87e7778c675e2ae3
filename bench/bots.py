"""The bots: walks a second inside the search, and games a second between rule players."""

import random
import time

from mergemaker.bots.fast_games import fast_match
from mergemaker.bots.registry import make_bot
from mergemaker.bots.search_bot import SearchBot, thinker_for
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


def walks_a_second(name: str) -> list[float]:
    """How fast the search walks, at each of the moments, on one core."""
    bot = make_bot(name)
    assert isinstance(bot, SearchBot)
    bot.warm_up()
    thinker = thinker_for(bot.style, bot.settings(4), bot.with_network)
    speeds = []
    for table in positions():
        game = guess(table.view(table.to_act), random.Random(1))
        begun = time.perf_counter()
        thinker.think([game], table.rules, 1, SECONDS, None)
        speeds.append(thinker.walks / (time.perf_counter() - begun))
    return speeds


def figures() -> dict[str, str]:
    """What was measured, four players, Renegade, one core."""
    found = {}
    for name, what in (("hard", "playouts to the end"), ("expert", "walks of two rounds, judged by the network")):
        speeds = walks_a_second(name)
        found[f"{name}: {what} a second, at decisions {', '.join(map(str, PLACES))}"] = ", ".join(
            f"{speed:,.0f}" for speed in speeds
        )
    for one, others in (("easy", "easy"), ("medium", "medium")):
        result = fast_match(one, others, 4000)
        found[f"{one}: games a second, compiled"] = f"{result.games_per_second:,.0f}"
    return found
