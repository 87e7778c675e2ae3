"""A level of bot is its own file and a line of the registry; code that uses bots finds the rest on its class."""

import subprocess
import sys
from pathlib import Path

LEVEL = '''
from .heuristic_bot import HeuristicBot
from .heuristics.weights import HeuristicWeights


class MeekBot(HeuristicBot):
    """Never merges for gain.

    A second line.
    """

    name = "meek"
    heuristic = HeuristicWeights(found_gain=100, alone_gain=900)
'''

PROGRAM = """
import sys
import mergemaker.bots
mergemaker.bots.__path__.append(sys.argv[1])
from mergemaker.bots import registry
registry._BOTS = {**registry._BOTS, "meek": "meek.MeekBot"}
registry.LADDER = tuple(registry._BOTS)

from mergemaker.arena.entrant import entrant_from
from mergemaker.envs.opponents import opponents_from
from mergemaker.game.editions import edition_for
from mergemaker.game.table import Table
from mergemaker.server.metrics import Metrics
from mergemaker.server.pool import Pool
from mergemaker.terminal.seating import seated

pool = Pool(1, 0.05, Metrics().thinking, compiling=False)
print(pool.levels[len(registry.LADDER) - 1], pool.ready("meek"), pool.sentences()["meek"], sep="; ")
print(list(seated(["Ann"], ["meek"]).values())[1], entrant_from("meek").bot)
print(opponents_from("meek", 3, edition_for("renegade", {}, 3))["alone_gain"].tolist())
table = Table(["Ann", "Ben"], seed=1)
print(registry.make_bot("meek").choose(table.position(table.to_act)) in table.legal())
"""


def test_a_new_level_is_a_file_and_a_line(tmp_path: Path) -> None:
    """The server, the terminal, the arena and the environments know it at once, and it plays."""
    (tmp_path / "meek.py").write_text(LEVEL.replace("from .", "from mergemaker.bots."))
    run = subprocess.run([sys.executable, "-c", PROGRAM, str(tmp_path)], capture_output=True, text=True, check=False)
    assert run.stderr == ""
    assert run.stdout.splitlines() == ["meek; True; Never merges for gain.", "meek meek", "[900, 900]", "True"]
