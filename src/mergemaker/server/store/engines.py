"""Engines: SQLite, where every commit reaches the disk, or PostgreSQL as it is set up."""

import os
import sqlite3
from pathlib import Path
from typing import Any
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy import Connection, Engine, event, make_url

from ...errors import BadSetup
from ...extras import missing_extra

APPLICATION = "mergemaker"  # as PostgreSQL lists its sessions
WRITES = "mergemaker_writes"  # the execution option of connections that will write
# A writer may have to wait for the commit before its own and then for its own: both within the patience of callers.
BUSY_MS = 700
GONE = "the database is gone, or another file has taken its place"
LONGEST_PAUSE = 2_000  # milliseconds between two statements of a transaction


def database_url(text: str) -> str:
    """The address of a database; a plain path is a SQLite file, and plain `postgresql:` uses psycopg."""
    if "://" not in text:
        path = Path(text).expanduser()
        if not path.parent.is_dir():
            raise BadSetup("no_database_folder", folder=str(path.parent))
        return f"sqlite:///{path}"
    for plain in ("postgres://", "postgresql://"):
        if text.startswith(plain):
            return "postgresql+psycopg://" + text.removeprefix(plain)
    return text


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL."""
    try:
        parsed = make_url(url)
    except sa.exc.ArgumentError as error:
        raise BadSetup("database_address", detail=str(error)) from None
    if parsed.get_backend_name() != "sqlite":
        return None
    if not parsed.database or parsed.database == ":memory:":
        raise BadSetup("database_in_memory")
    return Path(parsed.database)


def engine_of(url: str) -> Engine:
    """The engine of that address; no values of rows appear in its errors."""
    try:
        file = sqlite_file(url)
        if file is not None:
            return _sqlite_engine(url, file)
        kind = make_url(url).get_backend_name()
        if kind == "postgresql":
            # a server that does not answer is given up; a thread must not wait for it for hours
            settings = {"connect_timeout": 2, "tcp_user_timeout": 5_000, "application_name": APPLICATION}
            return sa.create_engine(
                url, pool_pre_ping=True, pool_timeout=1.5, hide_parameters=True, connect_args=settings
            )
    except sa.exc.ArgumentError as error:
        raise BadSetup("database_address", detail=str(error)) from None
    except ModuleNotFoundError as error:
        raise missing_extra(error) from None
    raise BadSetup("database_kind", kind=kind)


def _sqlite_engine(url: str, file: Path) -> Engine:
    """An engine for a file that exists; if it is moved away, nothing is written into the void nor a new one made."""
    first: dict[str, tuple[int, int] | None] = {}  # the file as it was first opened

    def connect() -> sqlite3.Connection:
        if is_another():
            raise sqlite3.OperationalError(GONE)
        address = f"file:{quote(str(file))}?mode=rw"
        return sqlite3.connect(address, uri=True, timeout=BUSY_MS / 1000, check_same_thread=False)

    def connected(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # transactions are begun by `begin`, savepoints need that
        for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
            connection.execute(f"PRAGMA {setting}")

    def is_another() -> bool:
        found = _identity(file)
        first.setdefault("file", found)
        return found is None or found != first["file"]

    def begin(connection: Connection) -> None:
        """A writer takes its lock immediately: if it read first, it could not wait for another writer."""
        if is_another():
            connection.invalidate()
            raise sqlite3.OperationalError(GONE)
        writes = connection.get_execution_options().get(WRITES, False)
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection), "as made above"
        driver.execute("BEGIN IMMEDIATE" if writes else "BEGIN")

    engine = sa.create_engine(url, creator=connect, pool_timeout=1.5, hide_parameters=True)
    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begin)
    return engine


def _identity(file: Path) -> tuple[int, int] | None:
    """Which file stands at that path."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def bound_transactions(engine: Engine) -> None:
    """PostgreSQL ends a transaction that its process has left standing, and with it what others wait for."""

    def set_up(connection: Any, _record: object) -> None:
        connection.autocommit = True  # otherwise it would be taken back with the first transaction
        connection.execute(f"SET idle_in_transaction_session_timeout = {LONGEST_PAUSE}")
        connection.autocommit = False

    engine.dispose()  # connections made before have no bound
    event.listen(engine, "connect", set_up)
