"""When people are away."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import sqlalchemy as sa
from sqlalchemy import Connection

from ...room.messages.people import Vacation
from .database import Database
from .schema import vacations

Plan: TypeAlias = Callable[[Sequence[Vacation]], Vacation | None]


class VacationRepository:
    """People's vacations of the last year and to come."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_person(self, user: str, since: float) -> list[Vacation]:
        """The vacations that ended after then, or have not ended."""
        return await self._database.read(lambda connection: _found(connection, user, since))

    async def change(self, user: str, since: float, now: float, plan: Plan) -> None:
        """What `plan` makes of the vacations that ended after `since` takes the place of any that is not over."""

        def change(connection: Connection) -> None:
            new = plan(_found(connection, user, since))
            connection.execute(sa.delete(vacations).where(vacations.c.user == user, vacations.c.until > now))
            if new is not None:
                row = {"user": user, "since": new.since, "until": new.until}
                connection.execute(sa.insert(vacations).values(**row))

        await self._database.write(change)


def _found(connection: Connection, user: str, since: float) -> list[Vacation]:
    mine = (vacations.c.user == user) & (vacations.c.until > since)
    rows = connection.execute(sa.select(vacations).where(mine).order_by(vacations.c.since))
    return [Vacation(row.since, row.until) for row in rows]
