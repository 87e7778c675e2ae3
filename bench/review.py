"""The coach: how long a hint and a review take, whether mistakes last, and whether draws bring nothing."""

import time

import numpy as np

from luck import game
from mergemaker.bots.registry import make_bot
from mergemaker.coach.hint import hint, warm_up
from mergemaker.coach.judge import USUAL, judge
from mergemaker.coach.review import judged, summed_up
from mergemaker.game.record import record_of, replay
from mergemaker.game.table import Table

PLAYERS = ("Ann", "Ben", "Cy", "Di")
TEN_TIMES = 12  # mistakes that are judged again with ten times the rollouts
GAMES = 40  # whose draws are summed up


def game_of_medium(seed: int) -> Table:
    """A whole game of four by medium, Renegade."""
    table = Table(PLAYERS, "renegade", seed=seed)
    bots = {player: make_bot("medium", seed) for player in PLAYERS}
    while table.to_act is not None:
        table.act(bots[table.to_act].choose(table.position(table.to_act)))
    return table


def hint_seconds(table: Table) -> list[float]:
    """How long each hint of a game takes."""
    record, found = record_of(table), []
    for number in range(len(record.actions)):
        at = replay(record, number)
        position, log = at.position(at.to_act), at.facts_for(at.to_act)
        begun = time.process_time()
        hint(position, log)
        found.append(time.process_time() - begun)
    return sorted(found)


def figures() -> dict[str, str]:
    """What was measured, in CPU seconds of one core, the coach compiled."""
    warm_up()
    table = game_of_medium(5)
    record = record_of(table)
    summed_up(record, [])  # compiles
    begun = time.process_time()
    decisions = [found for found in judged(record, 0, len(record.actions)) if found is not None]
    summed_up(record, decisions)
    seconds = time.process_time() - begun
    mistakes = [one for one in decisions if one.grade != "fine"]
    last = 0
    for one in mistakes[:TEN_TIMES]:
        at = replay(record, one.number - 1)
        action = table.actions[one.number - 1][1]
        again = judge(at.position(at.to_act), action, at.facts_for(at.to_act), USUAL.times(10), seed=10_000)
        last += again is not None and again.loss >= 2 * again.error > 0
    hints = hint_seconds(table)
    draws = np.array([game(number).own for number in range(GAMES)])
    return {
        f"a review of a game of four, {len(decisions)} decisions": f"{seconds:.1f} s (at most 15)",
        "a hint: median, slowest": f"{hints[len(hints) // 2]:.2f} s, {hints[-1]:.2f} s (at most 0.5)",
        "mistakes that are still some at ten times the rollouts": f"{last} of {len(mistakes[:TEN_TIMES])}",
        f"own draws, mean of {GAMES} games": f"{draws.mean():+.2f} ± {draws.std(ddof=1) / GAMES**0.5:.2f} points",
    }
