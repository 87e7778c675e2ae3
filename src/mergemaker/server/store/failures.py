"""What a failure of the database means to those who asked."""

import sqlite3

import sqlalchemy as sa
from sqlalchemy import Engine

from ...room.interfaces import Conflict, StoreUnavailable

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Failures:
    """The failures of one database, and whether a page could not be read."""

    def __init__(self, engine: Engine) -> None:
        self.damaged = False
        driver = engine.dialect.loaded_dbapi
        self._conflicts = (sa.exc.IntegrityError, driver.IntegrityError)
        # not of one change, as a value that does not fit is, but of all in the transaction
        of_all = (sa.exc.OperationalError, sa.exc.InternalError, sa.exc.InterfaceError)
        self._failures = (*of_all, driver.OperationalError, driver.InternalError, driver.InterfaceError, sqlite3.Error)

    def fails_all(self, error: Exception) -> bool:
        """Whether it is the store that has failed, and with it every change of the transaction."""
        return isinstance(error, self._failures) and not isinstance(error, self._conflicts)

    def domain_error(self, error: Exception) -> Exception:
        """The domain error for a database failure, without any value of a row; others stay as they are."""
        if isinstance(error, self._conflicts):
            return Conflict(detail(error))
        if not isinstance(error, (sa.exc.SQLAlchemyError, *self._failures)):
            return error
        code = getattr(getattr(error, "orig", error), "sqlite_errorcode", 0) & 0xFF
        self.damaged = self.damaged or code in DAMAGED
        return StoreUnavailable(detail(error))


def detail(error: Exception) -> str:
    """What the database says is wrong; PostgreSQL's further lines would quote the row."""
    why = getattr(error, "orig", None) or error
    return f"{type(why).__name__}: {next(iter(str(why).splitlines()), '')}"
