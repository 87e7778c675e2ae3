"""How strong the bots of a tournament are on one scale, and how sure that is."""

from collections.abc import Iterable

from openskill.models import PlackettLuce

from ..skill import Skill, rate
from .jobs import GameResult

MODEL = PlackettLuce(tau=0.0)  # bots neither learn nor tire, so that certainty only grows


def ratings(games: Iterable[GameResult]) -> dict[str, Skill]:
    """Everybody's skill after these games, in this order."""
    known: dict[str, Skill] = {}
    for game in games:
        seats = [seat.bot for seat in game.seats]
        for bot in seats:
            known.setdefault(bot, Skill())
        if len(set(seats)) > 1:  # a bot against itself says nothing
            known.update(rate(MODEL, seats, [seat.money for seat in game.seats], known))
    return known
