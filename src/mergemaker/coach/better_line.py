"""The better line: how a game might have continued after the better choice."""

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
    player, turn = table.to_act or "", table.turn
    bots = {name: make_bot(PLAYS_ON, seed) for seed, name in enumerate(table.players)}
    found: list[tuple[str, Action, Table]] = []
    actor, action = player, best
    while True:
        table.act(action)
        found.append((actor, action, table.copy()))
        came_round = table.turn > turn and table.turn_player == player
        if table.over or came_round or len(found) == MOST:
            return found
        actor = table.to_act or ""
        action = bots[actor].choose(table.position(actor), log=table.facts_for(actor))
