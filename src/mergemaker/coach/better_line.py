"""The better line: how a game might have continued after the better choice."""

from collections.abc import Callable
from typing import Final

from ..bots.registry import make_bot
from ..game.actions import Action
from ..game.record import GameRecord, replay
from ..game.table import Table

PLAYS_ON: Final = "medium"  # the bot that continues for everybody: it answers at once
MOST: Final = 60  # actions: mergers may come between


def better_line(record: GameRecord, number: int, best: Action) -> list[tuple[str, Action, Table]]:
    """Who does what from there on, with the table after it, until the player of the decision is next on turn.

    The tiles are those of the game; everybody continues as a `medium` bot would, from what each may know.
    """
    table = replay(record, number - 1)
    is_round = _round(table)
    bots = {name: make_bot(PLAYS_ON, seed) for seed, name in enumerate(table.players)}
    found: list[tuple[str, Action, Table]] = []
    actor, action = table.to_act or "", best
    while True:
        table.act(action)
        found.append((actor, action, table.copy()))
        if table.over or is_round(table) or len(found) == MOST:
            return found
        actor = table.to_act or ""
        action = bots[actor].choose(table.position(actor), log=table.facts_for(actor))


def as_played(record: GameRecord, number: int) -> Table:
    """The table of the game itself when the player of the decision was next on turn, or at its end."""
    table = replay(record, number - 1)
    is_round = _round(table)
    for _, action in replay(record).actions[number - 1 :]:
        table.act(action)
        if is_round(table):
            break
    return table


def _round(before: Table) -> Callable[[Table], bool]:
    """Whether a later table has come round to the player of the decision."""
    player, turn = before.to_act, before.turn
    return lambda table: table.turn > turn and table.turn_player == player
