"""Ratings by number of players, and a person's games in numbers."""

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from .commands import Person
from .messages import (
    Money,
    RatingPool,
    RatingRow,
    Ratings,
    Statistics,
)
from .outcomes import Numbers
from .schema import outcomes, ratings, users

MOST_ROWS = 100


def ratings_seen(connection: Connection, person: Person | None) -> Ratings:
    """The best of each pool: accounts and bots, and the asker."""
    rows = connection.execute(
        sa.select(ratings, users.c.name, users.c.login).join(users, users.c.id == ratings.c.who, isouter=True)
    ).all()
    pools: dict[int, list[RatingRow]] = {}
    for row in rows:
        bot = row.who.startswith("bot:")
        me = person is not None and row.who == person.id
        if bot or me or row.login is not None:
            shown = RatingRow(
                name=row.who.removeprefix("bot:") if bot else row.name,
                rating=round(_rating(row), 1),
                uncertainty=round(row.sigma, 2),
                games=row.games,
                wins=row.wins,
                bot=bot,
                me=me,
            )
            pools.setdefault(row.players, []).append(shown)
    for pool in pools.values():
        pool.sort(key=lambda row: -row.rating)
    return Ratings([RatingPool(players, pool[:MOST_ROWS]) for players, pool in sorted(pools.items())])


def _rating(row: Any) -> float:
    """A cautious guess of somebody's strength: what it is at least, most likely."""
    return float(row.mu - 3 * row.sigma)


def statistics_of(connection: Connection, person: Person) -> Statistics:
    """The person's finished games in numbers."""
    rows = connection.execute(sa.select(outcomes).where(outcomes.c.user == person.id)).all()
    found = Statistics(0, 0, {}, {}, {}, {}, 0, Money(), 0, 0)
    for row in rows:
        numbers = msgspec.json.decode(row.numbers, type=Numbers)
        found.games += 1
        found.wins += row.won
        _count(found.by_players, str(row.players), row.won)
        _count(found.by_edition, row.edition, row.won)
        for mine, here in ((found.chains, numbers.bought), (found.founded, numbers.founded)):
            for chain, count in here.items():
                mine[chain] = mine.get(chain, 0) + count
        found.mergers += numbers.mergers
        for name in Money.__struct_fields__:
            setattr(found.money, name, getattr(found.money, name) + getattr(numbers.money, name))
        found.best_money = max(found.best_money, row.money)
    if rows:
        found.mean_money = round(sum(row.money for row in rows) / len(rows))
    return found


def _count(counts: dict[str, tuple[int, int]], name: str, won: bool) -> None:
    games, wins = counts.get(name, (0, 0))
    counts[name] = (games + 1, wins + int(won))
