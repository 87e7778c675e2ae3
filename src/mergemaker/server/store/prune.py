"""Deletes what nobody will ask for again: old sessions, guests who cannot come back, games that were abandoned."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import ColumnElement, Connection

from .backup import Progress, check_schema, opened
from .engines import WRITES
from .schema import (
    events,
    games,
    leases,
    members,
    outbox,
    outcomes,
    puzzle_answers,
    ratings,
    reviewed_seats,
    sessions,
    targets,
    users,
    vacations,
)

AT_A_TIME = 50  # in one transaction, so that a running server does not have to wait
DAY = 86_400.0


class Ages(NamedTuple):
    """After how many days without use something is deleted."""

    sessions: float = 365.0
    guests: float = 365.0
    games: float = 180.0


class Pruned(NamedTuple):
    """How many were deleted, or would be."""

    sessions: int
    games: int
    guests: int


class _Kind(NamedTuple):
    """What is deleted: the column that names it, which ones, and how."""

    key: sa.Column[str]
    wanted: ColumnElement[bool]
    delete: Callable[[Connection, Sequence[str]], None]


def prune(url: str, ages: Ages, now: float, dry: bool, progress: Progress) -> Pruned:
    """Deletes what is old, or just counts it; servers may keep running on the database."""
    old = sessions.c.seen < now - ages.sessions * DAY
    # uploaded records and finished games stay: they are someone's history
    abandoned = games.c.status.in_(("waiting", "playing")) & (games.c.touched < now - ages.games * DAY)
    abandoned &= games.c.uploaded.is_(False)
    kinds = (
        _Kind(sessions.c.hash, old, _delete_sessions),
        _Kind(games.c.id, abandoned, _delete_games),
        _Kind(users.c.id, _lost_guest(old, abandoned, now - ages.guests * DAY), _delete_guests),
    )
    with opened(url) as engine:
        with engine.connect() as connection:
            check_schema(connection)
            found = [list(connection.scalars(sa.select(kind.key).where(kind.wanted))) for kind in kinds]
        if dry:
            return Pruned(*map(len, found))
        deleted = [0] * len(kinds)
        for place, kind in enumerate(kinds):
            for start in range(0, len(found[place]), AT_A_TIME):
                part = kind.key.in_(found[place][start : start + AT_A_TIME])
                with engine.execution_options(**{WRITES: True}).begin() as connection:
                    still = list(connection.scalars(sa.select(kind.key).where(part, kind.wanted)))  # used since?
                    kind.delete(connection, still)
                deleted[place] += len(still)
                progress(sum(deleted), sum(map(len, found)))
    return Pruned(*deleted)


def _lost_guest(old: ColumnElement[bool], abandoned: ColumnElement[bool], since: float) -> ColumnElement[bool]:
    """Guests whose sessions have ended, so that nobody can be them again, and who have left no trace in a game."""
    kept = games.c.id == members.c.game
    return sa.and_(
        users.c.login.is_(None),
        users.c.created < since,
        ~sa.exists().where(sessions.c.user == users.c.id, ~old),
        ~sa.exists().where(members.c.user == users.c.id, kept, ~abandoned),
        ~sa.exists().where(outcomes.c.user == users.c.id),
        ~sa.exists().where(reviewed_seats.c.user == users.c.id),
        ~sa.exists().where(ratings.c.who == users.c.id),
    )


def _delete_sessions(connection: Connection, found: Sequence[str]) -> None:
    connection.execute(sa.delete(sessions).where(sessions.c.hash.in_(found)))


def _delete_games(connection: Connection, found: Sequence[str]) -> None:
    for table in (events, leases, members, outbox):
        connection.execute(sa.delete(table).where(table.c.game.in_(found)))
    connection.execute(sa.delete(games).where(games.c.id.in_(found)))


def _delete_guests(connection: Connection, found: Sequence[str]) -> None:
    theirs = sa.select(targets.c.id).where(targets.c.user.in_(found))
    connection.execute(sa.delete(outbox).where(outbox.c.target.in_(theirs)))
    for table in (targets, vacations, puzzle_answers, sessions):
        connection.execute(sa.delete(table).where(table.c.user.in_(found)))
    connection.execute(sa.delete(users).where(users.c.id.in_(found)))
