"""Which processes are alive, and which one is in charge of a game; on PostgreSQL, for several processes."""

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from ...room.interfaces import Conflict, Lease, LeaseLost
from .database import Database
from .schema import leases, processes

LIVES_FOR = 3.0  # seconds after the last sign of life of a process
FORGOTTEN_AFTER = 3_600.0  # seconds
_NOW = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float)  # machines' own clocks may differ
_LIVING = sa.select(processes.c.name).where(processes.c.beat > _NOW - LIVES_FOR)
_MINE = sa.select(leases.c.epoch).where(
    leases.c.game == sa.bindparam("game"),
    leases.c.holder == sa.bindparam("holder"),
    leases.c.epoch == sa.bindparam("epoch"),
)
_CHECK = _MINE.with_for_update(read=True)  # nobody takes the lease over before this transaction has ended


class Pulse(NamedTuple):
    """What a process learns from its sign of life."""

    living: frozenset[str]
    late: bool  # whether the others had thought it dead
    orphans: list[str]  # games whose holder has died


class LeaseRepository:
    """The leases of one process, named so."""

    def __init__(self, database: Database, name: str) -> None:
        self._database = database
        self._name = name

    async def beat(self, most_orphans: int) -> Pulse:
        """Records a sign of life of the process."""
        mine = processes.c.name == self._name

        def change(connection: Connection) -> Pulse:
            before = connection.scalar(sa.select(processes.c.beat > _NOW - LIVES_FOR).where(mine))
            if before is None:
                connection.execute(sa.insert(processes).values(name=self._name, beat=_NOW))
                connection.execute(sa.delete(processes).where(processes.c.beat < _NOW - FORGOTTEN_AFTER))
            else:
                connection.execute(sa.update(processes).where(mine).values(beat=_NOW))
            living = frozenset(connection.scalars(_LIVING))
            orphaned = leases.c.holder.is_not(None) & leases.c.holder.not_in(living)
            found = connection.scalars(sa.select(leases.c.game).where(orphaned).limit(most_orphans))
            return Pulse(living, before is False, list(found))

        return await self._database.write(change)

    async def acquire(self, game: str) -> Lease | None:
        """The lease of the game; None while another living process has it."""
        query = sa.select(leases.c.holder, leases.c.epoch, leases.c.holder.in_(_LIVING).label("lives"))
        query = query.where(leases.c.game == game).with_for_update()

        def change(connection: Connection) -> Lease | None:
            row = connection.execute(query).first()
            if row is None:
                connection.execute(sa.insert(leases).values(game=game, holder=self._name, epoch=1))
                return Lease(self._name, 1)
            if row.holder not in (None, self._name) and row.lives:
                return None
            again = {"holder": self._name, "epoch": row.epoch + 1}
            connection.execute(sa.update(leases).where(leases.c.game == game).values(**again))
            return Lease(self._name, row.epoch + 1, row.holder not in (None, self._name))

        try:
            return await self._database.write(change, game)
        except Conflict:  # another was first
            return None

    async def release(self, game: str, lease: Lease) -> bool:
        """Another process may have the lease; whether this one had it."""
        mine = (leases.c.game == game) & (leases.c.holder == lease.holder) & (leases.c.epoch == lease.epoch)

        def change(connection: Connection) -> bool:
            return connection.execute(sa.update(leases).where(mine).values(holder=None)).rowcount > 0

        return await self._database.write(change, game)

    async def free(self, games: list[str]) -> list[str]:
        """Of these games those that no other living process has."""
        taken = leases.c.holder.in_(_LIVING) & (leases.c.holder != self._name)
        query = sa.select(leases.c.game).where(leases.c.game.in_(games), taken)
        found = await self._database.read(lambda connection: set(connection.scalars(query)))
        return [game for game in games if game not in found]

    async def end(self) -> None:
        """The process is known to have ended; others take its games over."""
        gone = sa.delete(processes).where(processes.c.name == self._name)

        def change(connection: Connection) -> None:
            connection.execute(gone)

        await self._database.write(change)


def check_lease(connection: Connection, game: str, lease: Lease) -> None:
    """LeaseLost unless the lease stands, and will until this transaction has ended."""
    held = connection.execute(_CHECK, {"game": game, "holder": lease.holder, "epoch": lease.epoch}).first()
    if held is None:
        raise LeaseLost(game)
