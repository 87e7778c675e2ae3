"""The core: games a second compiled and interpreted, and what single things cost."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

from mergemaker.arena.simulation import simulate
from mergemaker.bodies.arrays import GAME_DTYPE
from mergemaker.game.editions import edition_named
from mergemaker.game.table import Table
from mergemaker.rules import actions as numbers
from mergemaker.rules import random_play
from mergemaker.rules.state import Game
from mergemaker.rules.turn import legal

START = (
    "import time; began = time.perf_counter()\n"
    "from mergemaker.arena.simulation import play_chunk\n"
    "from mergemaker.game.editions import edition_named\n"
    "play_chunk(edition_named('renegade'), 4, 1, 0, 1)\n"
    "print(time.perf_counter() - began)\n"
)


def seconds_to_start(cache: str) -> float:
    """How long a new process takes to its first compiled game."""
    command = f"import os; os.environ['MERGEMAKER_CACHE'] = {cache!r}\n{START}"
    return float(subprocess.run([sys.executable, "-c", command], check=True, capture_output=True, text=True).stdout)


def microseconds(function: Callable[[], object], times: int = 2000) -> float:
    """What one call costs, the best of five rounds."""
    rounds = []
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(times):
            function()
        rounds.append((time.perf_counter() - began) / times)
    return min(rounds) * 1e6


def interpreted(games: int = 300) -> tuple[float, float]:
    """Games and decisions a second of the interpreted rules."""
    rules = edition_named("renegade").rules()
    plain = [Game() for _ in range(games)]
    decisions = [0] * games
    began = time.perf_counter()
    random_play.play_many(plain, rules, 4, 1, 0, [0, 0], [0] * numbers.MOST_LEGAL, decisions)
    seconds = time.perf_counter() - began
    return games / seconds, sum(decisions) / seconds


def fastest(rounds: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The fastest of some runs on one core and of as many on two, in turn, since machines have faster minutes."""
    edition = edition_named("renegade")
    runs = [(simulate(edition, 4, 60_000, 1), simulate(edition, 4, 120_000, 1, workers=2)) for _ in range(rounds)]
    one, two = (max(reports, key=lambda report: report["games_per_second"]) for reports in zip(*runs, strict=True))
    return one, two


def figures() -> dict[str, str]:
    """What was measured, four players, Renegade."""
    one, two = fastest(3)
    plain_games, plain_decisions = max(interpreted() for _ in range(3))
    table = Table(["Ann", "Ben", "Cy", "Di"], seed=5)
    for _ in range(60):
        table.act(table.legal()[0])
    game, rules, out = table.game, table.rules, [0] * numbers.MOST_LEGAL
    with tempfile.TemporaryDirectory() as cache:
        cold, cached = seconds_to_start(cache), seconds_to_start(cache)
    return {
        "games/s compiled, one core": f"{one['games_per_second']:,.0f}",
        "decisions/s compiled, one core": f"{one['decisions_per_second']:,.0f}",
        "games/s compiled, two cores": f"{two['games_per_second']:,.0f}",
        "two cores : one core": f"{two['games_per_second'] / one['games_per_second']:.2f}",
        "games/s interpreted": f"{plain_games:,.0f}",
        "compiled : interpreted": f"{one['games_per_second'] / plain_games:.0f}",
        "one interpreted decision": f"{1e6 / plain_decisions:.1f} µs",
        "copy of a plain game": f"{microseconds(game.copy):.1f} µs",
        "legal, interpreted": f"{microseconds(lambda: legal(game, rules, out)):.1f} µs",
        "Table.legal": f"{microseconds(table.legal, 200):.1f} µs",
        "Table.view": f"{microseconds(lambda: table.view('Ann'), 200):.1f} µs",
        "first compilation": f"{cold:.1f} s",
        "start from the cache": f"{cached:.2f} s",
        "size of the record": f"{GAME_DTYPE.itemsize} bytes",
    }
