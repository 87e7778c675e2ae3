"""Looks through a database for damage, and for games that this version cannot read."""

from collections.abc import Iterator
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from ...room.reading import state_after
from ...room.refusal import Refusal
from ...room.state import Waiting
from .backup import Progress, check_schema, opened
from .games import LOG, events_in, game_in
from .schema import games


class Finding(NamedTuple):
    """Something that is wrong, and the game it is in, if it is in one."""

    game: str | None
    message: str


def check(url: str, progress: Progress) -> tuple[int, list[Finding]]:
    """How many games there are, and everything that is wrong; servers may be running on the database."""
    with opened(url) as engine, engine.connect() as connection:
        found = [Finding(None, message) for message in _file_problems(connection)]
        check_schema(connection)
        numbers = list(connection.scalars(sa.select(games.c.id).order_by(games.c.created)))
        for done, number in enumerate(numbers, start=1):
            if (problem := _game_problem(connection, number)) is not None:
                found.append(Finding(number, problem))
            progress(done, len(numbers))
    return len(numbers), found


def _file_problems(connection: Connection) -> Iterator[str]:
    """What SQLite itself finds; PostgreSQL checks itself."""
    if connection.dialect.name != "sqlite":
        return
    for (problem,) in connection.exec_driver_sql("PRAGMA integrity_check"):
        if problem != "ok":
            yield str(problem)
    for table, row, parent, _ in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        yield f"row {row} of {table} refers to none of {parent}"


def _game_problem(connection: Connection, number: str) -> str | None:
    """Why the game cannot be read; None if it can."""
    row = connection.execute(sa.select(games).where(games.c.id == number)).first()
    if row is None:  # deleted meanwhile
        return None
    try:
        game = game_in(row)
        empty = Waiting(id=game.id, code=game.code, setup=game.setup, created=game.created, uploaded=game.uploaded)
        state_after(empty, events_in(connection.execute(LOG, {"game": number, "version": 0}), 0))
    except Refusal as refusal:
        return refusal.message
    return None
