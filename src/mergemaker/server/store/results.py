"""Finished games: everybody's outcome in numbers, and the ratings."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

import sqlalchemy as sa
from sqlalchemy import Connection

from .database import Database
from .schema import games, outcomes, ratings, users


class Outcome(NamedTuple):
    """The outcome of a game for one seat."""

    game: str
    seat: int
    user: str | None  # null for bots, guests at another's screen, and where the game plays on from another
    edition: str
    players: int
    won: bool
    money: int
    numbers: str  # JSON
    mu_before: float | None = None  # of the user's rating; null at the first game, and where unrated
    mu_after: float | None = None  # null where unrated


class Rating(NamedTuple):
    """A player's rating for one number of players."""

    mu: float
    sigma: float
    games: int = 0
    wins: int = 0


class RatedName(NamedTuple):
    """A rating with its player's name."""

    players: int
    who: str  # a user's id, or `bot:` and a level
    name: str | None  # null for bots
    account: bool
    rating: Rating


Rate: TypeAlias = Callable[[Mapping[str, Rating]], Mapping[str, Rating]]


class ResultRepository:
    """Outcomes and ratings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(self, game: str, results: Sequence[Outcome], rate: Rate) -> None:
        """Stores the outcomes and updates the ratings with `rate`; a second call has no effect.

        Conflict, with nothing stored, if another server has just rated a player for the first time.
        """

        def change(connection: Connection) -> None:
            ended = sa.update(games).where(games.c.id == game, games.c.status != "over").values(status="over")
            if connection.execute(ended).rowcount == 0:
                return
            moved = _rate(connection, results[0].players, rate)
            rows = []
            for result in results:
                before, after = moved.get(result.user or "", (None, None))
                rows.append(result._replace(mu_before=before, mu_after=after)._asdict())
            connection.execute(sa.insert(outcomes), rows)

        await self._database.write(change)

    async def outcomes_of(self, user: str) -> list[Outcome]:
        """The person's finished games."""
        query = sa.select(outcomes).where(outcomes.c.user == user)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Outcome(**row._mapping) for row in rows]

    async def rated_outcomes(self, user: str) -> list[tuple[Outcome, float]]:
        """The person's rated games in the order in which they ended, with when that was."""
        mine = (outcomes.c.user == user) & outcomes.c.mu_after.is_not(None)
        ended = games.c.touched.label("ended")
        query = sa.select(outcomes, ended).join(games, games.c.id == outcomes.c.game).where(mine).order_by(ended)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [(Outcome(*row[:-1]), row.ended) for row in rows]

    async def rated_in(self, game: str) -> list[Outcome]:
        """The outcomes of a game that changed a rating."""
        query = sa.select(outcomes).where(outcomes.c.game == game, outcomes.c.mu_after.is_not(None))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Outcome(*row) for row in rows]

    async def ratings(self) -> list[RatedName]:
        """Everybody's rating in every pool."""
        named = sa.select(ratings, users.c.name, users.c.login).join(users, users.c.id == ratings.c.who, isouter=True)
        rows = await self._database.read(lambda connection: connection.execute(named).all())
        return [
            RatedName(
                row.players,
                row.who,
                row.name,
                row.login is not None,
                Rating(row.mu, row.sigma, row.games, row.wins),
            )
            for row in rows
        ]


def _rate(connection: Connection, players: int, rate: Rate) -> dict[str, tuple[float | None, float]]:
    """The pool's ratings are what `rate` makes of them; returns everybody's before and after."""
    pool = sa.select(ratings).where(ratings.c.players == players).with_for_update()
    before = {row.who: Rating(row.mu, row.sigma, row.games, row.wins) for row in connection.execute(pool)}
    moved: dict[str, tuple[float | None, float]] = {}
    for who, rating in rate(before).items():
        moved[who] = (before[who].mu if who in before else None, rating.mu)
        if who in before:
            mine = (ratings.c.players == players) & (ratings.c.who == who)
            connection.execute(sa.update(ratings).where(mine).values(**rating._asdict()))
        else:
            connection.execute(sa.insert(ratings).values(players=players, who=who, **rating._asdict()))
    return moved
