"""Reviews of finished games, one a game, and what they say about people."""

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from ...game.coach_shapes import DecisionReview, Review
from ...room.messages.reviews import MyMistake, ReviewedGame
from .database import Database
from .schema import games, mistakes, outcomes, reviewed_seats, reviews

_REVIEW = msgspec.json.Decoder(Review)
_DECISION = msgspec.json.Decoder(DecisionReview)
_COUNTS = msgspec.json.Decoder(dict[str, int])


class ReviewRepository:
    """Reviews, how everybody played, and everybody's mistakes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, game: str, review: Review, users: list[str | None]) -> None:
        """The review takes the place of an earlier one; `users` are the people in the seats."""
        seats = {player.name: (seat, users[seat]) for seat, player in enumerate(review.players)}

        def change(connection: Connection) -> None:
            for table in (mistakes, reviewed_seats, reviews):
                connection.execute(sa.delete(table).where(table.c.game == game))
            data = msgspec.json.encode(review).decode()
            connection.execute(sa.insert(reviews).values(game=game, version=review.version, data=data))
            connection.execute(
                sa.insert(reviewed_seats),
                [
                    {
                        "game": game,
                        "seat": seat,
                        "user": users[seat],
                        "mean_loss": player.mean_loss,
                        "error": player.error,
                        "decisions": player.decisions,
                        "mistakes": msgspec.json.encode(player.mistakes).decode(),
                    }
                    for seat, player in enumerate(review.players)
                ],
            )
            found = [
                {
                    "game": game,
                    "number": one.number,
                    "user": seats[one.player][1],
                    "decision": one.decision,
                    "loss": one.loss,
                    "data": msgspec.json.encode(one).decode(),
                }
                for one in review.decisions
                if one.grade != "fine" and seats[one.player][1] is not None
            ]
            if found:
                connection.execute(sa.insert(mistakes), found)

        await self._database.write(change)

    async def of_game(self, game: str, version: str) -> Review | None:
        """The review of a game, if there is one of that version."""
        query = sa.select(reviews.c.data).where(reviews.c.game == game, reviews.c.version == version)
        data = await self._database.read(lambda connection: connection.execute(query).scalar())
        return _REVIEW.decode(data) if data else None

    async def has_finished_games(self) -> bool:
        """Whether there is anything to review."""
        query = sa.select(sa.exists().where(games.c.status == "over"))
        return bool(await self._database.read(lambda connection: connection.execute(query).scalar()))

    async def wanting(self, version: str, since: float, most: int) -> list[str]:
        """Finished games whose review is of another version, or that ended since then and have none; newest first."""
        joined = sa.select(games.c.id).join(reviews, reviews.c.game == games.c.id, isouter=True)
        missing = reviews.c.game.is_(None) & (games.c.touched >= since) & games.c.uploaded.is_(False)
        old = reviews.c.version != version
        query = joined.where(games.c.status == "over", missing | old).order_by(games.c.touched.desc()).limit(most)
        return list(await self._database.read(lambda connection: connection.execute(query).scalars().all()))

    async def of_person(self, user: str) -> list[ReviewedGame]:
        """How the person played in each reviewed game, from the first on."""
        seats = reviewed_seats
        query = (
            sa.select(seats, games.c.created, outcomes.c.edition, outcomes.c.players)
            .join(games, games.c.id == seats.c.game)
            .join(outcomes, (outcomes.c.game == seats.c.game) & (outcomes.c.seat == seats.c.seat))
            .where(seats.c.user == user)
            .order_by(games.c.touched, seats.c.seat)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [
            ReviewedGame(
                game=row.game,
                created=row.created,
                edition=row.edition,
                players=row.players,
                mean_loss=row.mean_loss,
                error=row.error,
                decisions=row.decisions,
                mistakes=_COUNTS.decode(row.mistakes),
            )
            for row in rows
        ]

    async def mistakes_of(self, user: str, decision: str | None, most: int) -> list[MyMistake]:
        """The person's worst mistakes, of all kinds or in decisions of one kind."""
        query = sa.select(mistakes.c.game, mistakes.c.data, games.c.created).join(games, games.c.id == mistakes.c.game)
        query = query.where(mistakes.c.user == user)
        if decision is not None:
            query = query.where(mistakes.c.decision == decision)
        query = query.order_by(mistakes.c.loss.desc(), mistakes.c.game, mistakes.c.number).limit(most)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [MyMistake(row.game, row.created, _DECISION.decode(row.data)) for row in rows]
