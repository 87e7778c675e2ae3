"""Statements that run for every action: SQLAlchemy writes them once, and the driver runs them."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection


class Prepared:
    """A statement given straight to the driver; the values must be of types that need no conversion.

    An insert of one row took SQLAlchemy three times as long as SQLite.
    """

    def __init__(self, statement: sa.Insert | sa.Update) -> None:
        self._statement = statement
        self._texts: dict[
            str, tuple[str, list[str] | None]
        ] = {}  # by dialect, with the order of its values if it has one

    def __call__(self, connection: Connection, **values: Any) -> None:
        """Runs it in the transaction of the connection, which has begun."""
        text, order = self._texts.get(connection.dialect.name) or self._write(connection, list(values))
        cursor = connection.connection.cursor()
        try:
            cursor.execute(text, values if order is None else [values[name] for name in order])
        finally:
            cursor.close()

    def _write(self, connection: Connection, names: list[str]) -> tuple[str, list[str] | None]:
        insert = isinstance(self._statement, sa.Insert)
        compiled = self._statement.compile(dialect=connection.dialect, column_keys=names if insert else None)
        written = str(compiled), getattr(compiled, "positiontup", None)
        self._texts[connection.dialect.name] = written
        return written
