"""Notices to be sent: written with the event that causes them, and leased by one server at a time."""

import secrets
from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from ...room.interfaces import Conflict
from ...room.notices import CHOICE_OF, Notice
from .database import Database
from .schema import outbox, targets
from .targets import StoredTarget, target_of

PAUSE = 1.5  # seconds in which someone who is just coming back is left alone
KEPT_FOR = 30 * 86_400.0  # seconds for which it is known what was sent
MOST_FAILURES = 5  # notices in a row that a target may miss before it is switched off
Ending: TypeAlias = Literal["sent", "dropped", "failed"]
_NOTICE = msgspec.json.Decoder(Notice)


class Delivery(NamedTuple):
    """A notice on its way to a target."""

    id: str
    target: StoredTarget
    notice: Notice
    attempts: int


class OutboxRepository:
    """Notices on their way."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, notice: Notice, now: float) -> None:
        """The notice will be sent, unless it has been already."""
        try:
            await self._database.write(lambda connection: add_notices(connection, [notice], now))
        except Conflict:
            return

    async def claim(self, now: float, lease: float, most: int) -> list[Delivery]:
        """Deliveries that are due; until the lease is over no other server gets them."""
        due = (outbox.c.status == "pending") & (outbox.c.due <= now) & (outbox.c.leased <= now)
        query = sa.select(outbox.c.id).where(due).order_by(outbox.c.due).limit(most).with_for_update(skip_locked=True)

        def change(connection: Connection) -> list[Delivery]:
            found = list(connection.scalars(query))
            if not found:
                return []
            connection.execute(sa.update(outbox).where(outbox.c.id.in_(found)).values(leased=now + lease))
            whole = sa.select(outbox, targets).join(targets, targets.c.id == outbox.c.target)
            rows = connection.execute(whole.where(outbox.c.id.in_(found)).order_by(outbox.c.due))
            return [_delivery(row) for row in rows]

        return await self._database.write(change)

    async def next_due(self) -> float | None:
        """When something is due next: its time has come, and no server is sending it."""
        later = sa.func.min(sa.case((outbox.c.leased > outbox.c.due, outbox.c.leased), else_=outbox.c.due))
        query = sa.select(later).where(outbox.c.status == "pending")
        return await self._database.read(lambda connection: connection.scalar(query))

    async def finish(self, ids: Sequence[str], ending: Ending) -> None:
        """The deliveries have ended so."""
        mine = outbox.c.id.in_(ids)

        def change(connection: Connection) -> None:
            connection.execute(sa.update(outbox).where(mine).values(status=ending, leased=0.0))
            if ending == "sent":
                notified = sa.select(outbox.c.target).where(mine)
                connection.execute(sa.update(targets).where(targets.c.id.in_(notified)).values(failures=0))

        await self._database.write(change)

    async def retry(self, ids: Sequence[str], due: float) -> None:
        """The deliveries are tried again then."""
        again = {"due": due, "leased": 0.0, "attempts": outbox.c.attempts + 1}

        def change(connection: Connection) -> None:
            connection.execute(sa.update(outbox).where(outbox.c.id.in_(ids)).values(**again))

        await self._database.write(change)

    async def postpone(self, number: str, due: float) -> None:
        """The delivery's time has not come yet."""

        def change(connection: Connection) -> None:
            connection.execute(sa.update(outbox).where(outbox.c.id == number).values(due=due, leased=0.0))

        await self._database.write(change)

    async def missed(self, target: str, ids: Sequence[str], detail: str) -> None:
        """The deliveries have failed for good; a target that misses too many is switched off, with that reason."""

        def change(connection: Connection) -> None:
            connection.execute(sa.update(outbox).where(outbox.c.id.in_(ids)).values(status="failed", leased=0.0))
            mine = targets.c.id == target
            connection.execute(sa.update(targets).where(mine).values(failures=targets.c.failures + 1))
            off = mine & (targets.c.failures >= MOST_FAILURES)
            if connection.execute(sa.update(targets).where(off).values(problem=detail)).rowcount:
                waiting = (outbox.c.target == target) & (outbox.c.status == "pending")
                connection.execute(sa.update(outbox).where(waiting).values(status="dropped"))

        await self._database.write(change)

    async def seen(self, user: str, game: str) -> None:
        """The person has the table open: notices of that game that were about to be sent are dropped."""
        waiting = (outbox.c.user == user) & (outbox.c.game == game) & (outbox.c.status == "pending")
        waiting &= outbox.c.kind != "late"
        query = sa.select(outbox.c.id).where(waiting)
        if not await self._database.read(lambda connection: connection.execute(query).first()):
            return

        def change(connection: Connection) -> None:
            connection.execute(sa.update(outbox).where(waiting).values(status="dropped"))

        await self._database.write(change)

    async def notified_turns(self, target: str, since: float) -> list[str]:
        """The games whose turns that target was notified of since then."""
        notified = (outbox.c.target == target) & (outbox.c.kind == "turn") & (outbox.c.status == "sent")
        query = sa.select(outbox.c.game).where(notified, outbox.c.due > since).distinct().limit(20)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def forget(self, now: float) -> None:
        """What ended long ago is forgotten."""
        old = (outbox.c.status != "pending") & (outbox.c.due < now - KEPT_FOR)

        def change(connection: Connection) -> None:
            connection.execute(sa.delete(outbox).where(old))

        await self._database.write(change)


def add_notices(connection: Connection, notices: Sequence[Notice], now: float) -> None:
    """The notices will be sent to all of their people's targets that chose such ones."""
    able = targets.c.user.in_({notice.user for notice in notices}) & targets.c.confirmed & targets.c.problem.is_(None)
    query = sa.select(targets.c.id, targets.c.user, targets.c.choices).where(able)
    rows = [
        {
            "id": secrets.token_urlsafe(16),
            "target": target.id,
            "user": notice.user,
            "game": notice.game,
            "kind": notice.kind,
            "version": notice.version,
            "notice": msgspec.json.encode(notice).decode(),
            "status": "pending",
            "due": now + PAUSE if notice.due is None else notice.due,
            "leased": 0.0,
            "attempts": 0,
        }
        for target in connection.execute(query)
        for notice in notices
        if notice.user == target.user and CHOICE_OF[notice.kind] in msgspec.json.decode(target.choices)
    ]
    warned = {notice.game for notice in notices if notice.kind == "late"}
    if warned:  # of a decision that is made, or stands with another deadline
        old = (outbox.c.kind == "late") & (outbox.c.status == "pending") & outbox.c.game.in_(warned)
        connection.execute(sa.delete(outbox).where(old))
    if rows:
        connection.execute(sa.insert(outbox), rows)


def _delivery(row: sa.Row[tuple[object, ...]]) -> Delivery:
    mine = row._mapping
    return Delivery(mine[outbox.c.id], target_of(row), _NOTICE.decode(mine[outbox.c.notice]), mine[outbox.c.attempts])
