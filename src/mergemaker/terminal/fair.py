"""Bots that follow the player at this terminal, by the games saved here."""

from itertools import islice

from ..bots.fair import REMEMBERED, FairGame, fair_strength
from ..bots.registry import DIALS
from ..game.table import Table
from . import saves


def fair_bot() -> str:
    """The bot against which the player wins a fair share, by the latest games against bots of one strength."""
    played = (fair_game(table, seats) for table, seats in saves.finished())
    latest = list(islice((game for game in played if game is not None), REMEMBERED))
    return DIALS[fair_strength(reversed(latest))]


def fair_game(table: Table, seats: dict[str, str]) -> FairGame | None:
    """What a finished game tells of its only person's strength; None if the bots were not all of one strength."""
    people = [name for name, kind in seats.items() if kind == saves.PERSON]
    levels = {kind for kind in seats.values() if kind != saves.PERSON}
    if table.result is None or len(people) != 1 or len(levels) != 1 or not levels <= set(DIALS):
        return None
    final = table.result.final
    place = sum(money > final[people[0]] for money in final.values())
    return FairGame(DIALS.index(levels.pop()), len(seats) - 1, place)
