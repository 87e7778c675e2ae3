"""OpenSkill ratings: how strong a bot is on one scale, and how sure that is."""

from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce

from .match import GameResult


@dataclass(frozen=True)
class Rating:
    """A strength, 25 for somebody unknown, and its standard deviation."""

    strength: float
    error: float


def ratings(games: Iterable[GameResult]) -> dict[str, Rating]:
    """Everybody's rating after these games, in this order; all places count, not only the first."""
    model = PlackettLuce(tau=0.0)  # bots neither learn nor tire, so that certainty only grows
    known: dict[str, Rating] = {}
    newcomer = model.rating()
    for game in games:
        for seat in game.seats:
            known.setdefault(seat.bot, Rating(newcomer.mu, newcomer.sigma))
        if len({seat.bot for seat in game.seats}) == 1:
            continue  # a bot against itself says nothing
        teams = [[model.create_rating([known[seat.bot].strength, known[seat.bot].error])] for seat in game.seats]
        rated = model.rate(teams, scores=[float(seat.money) for seat in game.seats])
        for bot in {seat.bot for seat in game.seats}:
            mine = [team[0] for team, seat in zip(rated, game.seats, strict=True) if seat.bot == bot]
            mean = sum(one.mu for one in mine) / len(mine)
            known[bot] = Rating(mean, sum(one.sigma for one in mine) / len(mine))
    return known
