"""Beside an earlier commit: how fast the rules are, and what an update costs, both measured in turn in one run."""

import contextlib
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

BASELINE = "5437e9c"
ROOT = Path(__file__).parent.parent
ROUNDS = 5

RULES = """
import time
try:
    from mergemaker.game.editions import edition_named
    from mergemaker.rules import actions as numbers, random_play
    from mergemaker.rules.state import Game
    from mergemaker.bodies.native import compiled
    from mergemaker.bodies.arrays import new_games, records
    module = "rules.random_play"
    rules_record = lambda rules: records([rules])
except ImportError:
    from mergemaker.editions import edition_named
    from mergemaker.core import batch as random_play, names as numbers
    from mergemaker.core.state import Game
    from mergemaker.core.compile import compiled
    from mergemaker.core.record import new_games, rules_record
    module = "batch"
import numpy as np

def best(rounds, play):
    took = []
    for _ in range(rounds):
        began = time.process_time()
        play()
        took.append(time.process_time() - began)
    return min(took)

rules = edition_named("renegade").for_players(4).rules()
plain, many = [Game() for _ in range(120)], new_games(3000)
began = time.process_time()
batch, record = compiled(module), rules_record(rules)[0]
row = lambda count: np.zeros(count, np.int64)
play = lambda games: batch.play_many(games, record, 4, 1, 0, row(2), row(numbers.MOST_LEGAL), row(len(games)))
play(new_games(1))
compiling = time.process_time() - began
scratch = [0] * numbers.MOST_LEGAL
interpreted = best(3, lambda: random_play.play_many(plain, rules, 4, 1, 0, [0, 0], scratch, [0] * len(plain)))
print(len(plain) / interpreted, len(many) / best(5, lambda: play(many)), compiling)
"""

UPDATES = """
import random, time
import msgspec
try:
    from mergemaker.game.insight import Insight
    from mergemaker.game.table import Table

    def updates(table):
        onlooker = Insight(table.position(None))
        for player in table.players:
            seen = onlooker.seen_from(table.position(player))
            yield seen.view, seen.previews, seen.standings
except ImportError:
    from mergemaker.server.previews import previews_of
    from mergemaker.server.standings import standings_of
    from mergemaker.table import Table

    def updates(table):
        for player in table.players:
            view = table.view(player)
            yield view, previews_of(view), standings_of(view)

tables = []
for seed in range(6):
    table, rng = Table(["Ann", "Ben", "Cy", "Di"], "renegade", seed=seed), random.Random(seed)
    while not table.over:
        table.act(rng.choice(table.legal()))
        if len(table.actions) % 12 == 0:
            tables.append(table.copy())
encode = msgspec.json.Encoder().encode
total = 0.0
for table in tables:
    took = []
    for _ in range(7):
        began = time.perf_counter()
        for update in updates(table):
            encode(update)
        took.append(time.perf_counter() - began)
    total += min(took)
print(total / len(tables) / 4 * 1e6)
"""


def run(source: Path, script: str) -> list[float]:
    """What a script prints with the package of that source."""
    with tempfile.TemporaryDirectory() as cache:
        command = f"import os, sys; os.environ['MERGEMAKER_CACHE'] = {cache!r}; sys.path.insert(0, {str(source)!r})\n"
        done = subprocess.run([sys.executable, "-c", command + script], check=True, capture_output=True, text=True)
    return [float(figure) for figure in done.stdout.split()]


@contextlib.contextmanager
def earlier() -> Iterator[Path | None]:
    """The source of the earlier commit while it is measured; None if this clone does not have it."""
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "before"
        add = ["git", "-C", str(ROOT), "worktree", "add", "--quiet", "--detach", str(before), BASELINE]
        if subprocess.run(add, check=False, capture_output=True).returncode:
            yield None
            return
        try:
            yield before / "src"
        finally:
            remove = ["git", "-C", str(ROOT), "worktree", "remove", "--force", str(before)]
            subprocess.run(remove, check=False, capture_output=True)


def figures() -> dict[str, str]:
    """Ratios to the baseline: speeds above 1 and costs below 1 are better than before."""
    with earlier() as before:
        if before is None:
            return {f"commit {BASELINE}": "not in this clone: nothing to compare with"}
        sources = (before, ROOT / "src")
        rules = [[run(source, RULES) for source in sources] for _ in range(ROUNDS)]
        updates = [[run(source, UPDATES)[0] for source in sources] for _ in range(3)]
    plain, compiled = ([max(r[side][i] for r in rules) for side in (0, 1)] for i in (0, 1))
    compiling = [min(r[side][2] for r in rules) for side in (0, 1)]
    update = [min(u[side] for u in updates) for side in (0, 1)]
    return {
        "games/s interpreted": f"{plain[0]:,.0f} → {plain[1]:,.0f}: {plain[1] / plain[0]:.2f}",
        "games/s compiled": f"{compiled[0]:,.0f} → {compiled[1]:,.0f}: {compiled[1] / compiled[0]:.2f}",
        "first compilation": f"{compiling[0]:.1f} s → {compiling[1]:.1f} s: {compiling[1] / compiling[0]:.2f}",
        "one update for one of four viewers": f"{update[0]:.0f} µs → {update[1]:.0f} µs: {update[1] / update[0]:.2f}",
    }
