"""The coach: how long chances take, and how well they come true in a short test."""

import time
from statistics import median

from bots import positions
from mergemaker.bodies.arrays import new_games, write_game
from mergemaker.coach.calibration import Calibrator
from mergemaker.coach.chances import chances, chances_of_games
from mergemaker.coach.sampling import Kind
from mergemaker.game.editions import edition_for

TIMES = 50
GAMES = 2_000
POSITIONS = 1_000


def figures() -> dict[str, str]:
    """What was measured, four players, Renegade, in CPU time of one core."""
    tables = positions()
    chances(tables[0].position(tables[0].to_act))  # compiles
    took = []
    for table in tables:
        for seed in range(TIMES):
            begun = time.process_time()
            chances(table.position(table.to_act), seed=seed)
            took.append(time.process_time() - begun)
    games = new_games(GAMES)
    for record in games:
        write_game(tables[-1].game, record)
    begun = time.process_time()
    chances_of_games(games, tables[-1].rules)
    batch = time.process_time() - begun
    calibrator = Calibrator(Kind(edition_for("renegade", {}, 4), 4, seed=1))
    begun = time.process_time()
    calibrator.run(POSITIONS, lambda done: None)
    calibrating = time.process_time() - begun
    report = calibrator.report()
    return {
        "chances of a position, over all guesses": f"{1000 * median(took):.2f} ms",
        "chances of a complete game, in a batch": f"{1e6 * batch / GAMES:.1f} µs",
        f"calibration, {report.positions:,} positions of {report.games} games": f"{calibrating:.0f} s",
        "its largest difference in a tenth of the scale": f"{100 * report.worst:.1f} points",
        "beyond what chance explains": f"{100 * report.systematic:.1f} points",
    }
