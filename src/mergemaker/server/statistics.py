"""Ratings by number of players, and a person's games in numbers."""

from collections.abc import Sequence

import msgspec

from ..room.messages.ratings import (
    Money,
    RatingChange,
    RatingCurve,
    RatingHistory,
    RatingPoint,
    RatingPool,
    RatingRow,
    Ratings,
    Statistics,
)
from ..room.person import Person
from ..rules.constants import STARTING_CASH
from .results import MODEL, Numbers
from .store.results import Outcome, RatedName

MOST_ROWS = 100
START = 1500  # points of a player without games
POINTS_PER_MU = 48  # 200 points more win three of four duels, as with Elo's
FEW_GAMES = 10  # a rating is provisional until then


def points(mu: float | None) -> int:
    """A rating in points; None is that of a player without games."""
    return START if mu is None else round(START + POINTS_PER_MU * (mu - MODEL.mu))


def change_of(outcome: Outcome, player: str) -> RatingChange:
    """What a rated game did to the points of a player."""
    after = points(outcome.mu_after)
    return RatingChange(player, after, after - points(outcome.mu_before))


def curves_of(rated: Sequence[tuple[Outcome, float]]) -> RatingHistory:
    """A person's points game by game, by number of players."""
    curves: dict[int, list[RatingPoint]] = {}
    for outcome, ended in rated:
        change = change_of(outcome, "")
        curves.setdefault(outcome.players, []).append(RatingPoint(outcome.game, ended, change.points, change.change))
    return RatingHistory([RatingCurve(players, found) for players, found in sorted(curves.items())])


def ratings_seen(rated: Sequence[RatedName], person: Person | None) -> Ratings:
    """The best of each pool: accounts and bots, and the asker."""
    pools: dict[int, list[RatingRow]] = {}
    for one in rated:
        bot = one.who.startswith("bot:")
        me = person is not None and one.who == person.id
        if bot or me or one.account:
            row = RatingRow(
                name=one.who.removeprefix("bot:") if bot else one.name or "",
                rating=round(one.rating.mu - 3 * one.rating.sigma, 1),  # a conservative estimate of skill
                uncertainty=round(one.rating.sigma, 2),
                points=points(one.rating.mu),
                margin=round(2 * POINTS_PER_MU * one.rating.sigma),
                provisional=one.rating.games < FEW_GAMES,
                games=one.rating.games,
                wins=one.rating.wins,
                bot=bot,
                me=me,
            )
            pools.setdefault(one.players, []).append(row)
    for pool in pools.values():
        pool.sort(key=lambda row: (-row.points, row.margin))
    return Ratings([RatingPool(players, pool[:MOST_ROWS]) for players, pool in sorted(pools.items())])


def statistics_of(outcomes: Sequence[Outcome]) -> Statistics:
    """A person's finished games in numbers."""
    found = Statistics(0, 0, {}, {}, {}, {}, 0, STARTING_CASH * len(outcomes), Money(), 0, 0, 0)
    for outcome in outcomes:
        numbers = msgspec.json.decode(outcome.numbers, type=Numbers)
        found.games += 1
        found.wins += outcome.won
        _count(found.by_players, str(outcome.players), outcome.won)
        _count(found.by_edition, outcome.edition, outcome.won)
        for mine, here in ((found.chains, numbers.bought), (found.founded, numbers.founded)):
            for chain, count in here.items():
                mine[chain] = mine.get(chain, 0) + count
        found.mergers += numbers.mergers
        for name in Money.__struct_fields__:
            setattr(found.money, name, getattr(found.money, name) + getattr(numbers.money, name))
        found.total += outcome.money
        found.best_money = max(found.best_money, outcome.money)
    if outcomes:
        found.mean_money = round(found.total / len(outcomes))
    return found


def _count(counts: dict[str, tuple[int, int]], name: str, won: bool) -> None:
    games, wins = counts.get(name, (0, 0))
    counts[name] = (games + 1, wins + int(won))
