"""Puzzles that people have answered, and how good they are at it."""

from collections.abc import Callable
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from ...room.interfaces import Conflict
from ...skill import Skill
from .database import Database
from .schema import puzzle_answers


class Solver(NamedTuple):
    """A person's skill at puzzles, and which they have answered, correctly or not."""

    skill: Skill
    answered: dict[str, bool]


class PuzzleRepository:
    """Answers to puzzles, one for each person and puzzle: the first."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def solver(self, user: str) -> Solver:
        """The person's skill and answers."""
        return await self._database.read(lambda connection: _solver(connection, user))

    async def answer(self, user: str, puzzle: str, right: bool, at: float, rate: Callable[[Skill], Skill]) -> bool:
        """The first answer to a puzzle is stored with the skill that `rate` makes of the one before; else False."""

        def change(connection: Connection) -> bool:
            before = _solver(connection, user)
            if puzzle in before.answered:
                return False
            after = rate(before.skill)
            row = {"user": user, "number": len(before.answered), "puzzle": puzzle, "right": right, "at": at}
            connection.execute(sa.insert(puzzle_answers).values(**row, **after._asdict()))
            return True

        try:
            return await self._database.write(change)
        except Conflict:  # answered at the same moment elsewhere
            return False


def _solver(connection: Connection, user: str) -> Solver:
    query = sa.select(puzzle_answers).where(puzzle_answers.c.user == user).order_by(puzzle_answers.c.number)
    rows = connection.execute(query).all()
    return Solver(Skill(rows[-1].mu, rows[-1].sigma) if rows else Skill(), {row.puzzle: row.right for row in rows})
