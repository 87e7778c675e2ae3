"""Backups: one SQLite file, whatever database it was made of and whatever it is restored into."""

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import sqlalchemy as sa
from sqlalchemy import Connection, Engine

from ...errors import BadSetup
from . import migrations
from .engines import APPLICATION, WRITES, database_url, engine_of, sqlite_file
from .lock import FileLock
from .schema import metadata

Progress: TypeAlias = Callable[[int, int], None]  # how much is done, and of how much
PAGES_AT_A_TIME = 256
ROWS_AT_A_TIME = 500


@contextlib.contextmanager
def opened(url: str) -> Iterator[Engine]:
    """The engine of a database that exists."""
    url = database_url(url)
    file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise BadSetup("no_database", database=str(file))
    engine = engine_of(url)
    try:
        yield engine
    except (sa.exc.SQLAlchemyError, sqlite3.Error) as error:
        where = engine.url.render_as_string(hide_password=True)
        detail = next(iter(str(getattr(error, "orig", None) or error).splitlines()), "")
        raise BadSetup("database_closed", database=where, detail=detail) from None
    finally:
        engine.dispose()


def check_schema(connection: Connection) -> None:
    """BadSetup unless the tables are of the newest version."""
    found = migrations.version_of(connection)
    if found != migrations.newest():
        raise BadSetup("database_older", found=found or "?", known=migrations.newest())


def back_up(url: str, target: Path, progress: Progress) -> None:
    """The database is copied into a new file as it is at one moment; servers may be running on it."""
    if target.exists():
        raise BadSetup("file_exists", file=str(target))
    with _new_file(target) as made:
        file = sqlite_file(database_url(url))
        if file is not None:
            _copy_pages(file, made, progress)
        else:
            with opened(url) as engine:
                _copy_out(engine, made, progress)
        check_file(made)
        made.rename(target)


def restore(source: Path, url: str, replace: bool, progress: Progress) -> Path | None:
    """The database is what the backup was, migrated to the newest version; returns where the former file is kept.

    BadSetup if there is a database already, unless it is to be replaced, or if a server is running on it.
    """
    check_file(source)
    file = sqlite_file(database_url(url))
    with _new_file(file or Path(tempfile.gettempdir()) / "mergemaker") as made:
        _copy_pages(source, made, progress)
        engine = engine_of(f"sqlite:///{made}").execution_options(**{WRITES: True})
        migrations.migrate(engine)
        with engine.connect() as connection:
            connection.connection.driver_connection.execute("PRAGMA journal_mode=DELETE")  # type: ignore[union-attr]  # connected
        if file is not None:
            engine.dispose()
            return _put_in_place(made, file, replace)
        with opened(url) as target:
            _copy_in(engine, target, replace, progress)
        engine.dispose()
    return None


def check_file(file: Path) -> None:
    """BadSetup unless the file is a sound SQLite database of a version that is known."""
    if not file.is_file():
        raise BadSetup("no_database", database=str(file))
    try:
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    except sqlite3.Error as error:
        found = str(error)
    if found != "ok":
        raise BadSetup("database_damaged", detail=found)
    engine = engine_of(f"sqlite:///{file}")
    with engine.connect() as connection:
        version = migrations.version_of(connection)
    engine.dispose()
    if version is None:
        raise BadSetup("not_a_backup", file=str(file))


def migrate(url: str, to: str | None) -> str:
    """The database has the tables of that version, by default the newest; returns which it is. No server may run."""
    file = sqlite_file(database_url(url))
    with opened(url) as engine:
        lock = FileLock(file) if file is not None else None
        try:
            migrations.migrate(engine.execution_options(**{WRITES: True}), to)
        finally:
            if lock is not None:
                lock.release()
    return to or migrations.newest()


@contextlib.contextmanager
def _new_file(beside: Path) -> Iterator[Path]:
    """A file that only its owner may read, next to that one; gone afterwards unless it was renamed."""
    if not beside.parent.is_dir():
        raise BadSetup("no_database_folder", folder=str(beside.parent))
    handle, name = tempfile.mkstemp(prefix=f"{beside.name}-", suffix=".tmp", dir=beside.parent)
    os.close(handle)
    made = Path(name)
    try:
        yield made
    finally:
        for suffix in ("", "-wal", "-shm", "-journal"):
            made.with_name(made.name + suffix).unlink(missing_ok=True)


def _copy_pages(source: Path, target: Path, progress: Progress) -> None:
    """The file is copied as of one moment, by SQLite itself."""
    if not source.is_file():
        raise BadSetup("no_database", database=str(source))
    with (
        contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True, isolation_level=None)) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        try:
            old.execute("BEGIN")  # a snapshot: however much is written meanwhile, it need not begin again
            old.execute("SELECT count(*) FROM sqlite_master").fetchone()
            old.backup(new, pages=PAGES_AT_A_TIME, progress=lambda _, left, of: progress(of - left, of), sleep=0)
        except sqlite3.Error as error:
            raise BadSetup("database_damaged", detail=str(error)) from None
        new.execute("PRAGMA journal_mode=DELETE")


def _copy_out(source: Engine, target: Path, progress: Progress) -> None:
    """All rows as of one moment, into a new SQLite file."""
    made = engine_of(f"sqlite:///{target}").execution_options(**{WRITES: True})
    migrations.migrate(made)
    snapshot = source.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    with snapshot.connect() as old, made.begin() as new:
        check_schema(old)
        _copy_rows(old, new, progress)
    with made.connect() as connection:
        connection.connection.driver_connection.execute("PRAGMA journal_mode=DELETE")  # type: ignore[union-attr]  # connected
    made.dispose()


def _copy_in(source: Engine, target: Engine, replace: bool, progress: Progress) -> None:
    """All rows into PostgreSQL, in one transaction."""
    migrations.migrate(target)
    others = sa.text(
        "SELECT min(pid) FROM pg_stat_activity WHERE application_name = :name AND datname = current_database()"
        " AND pid <> pg_backend_pid()"
    )
    with source.connect() as old, target.begin() as new:
        new.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": migrations.LOCK})
        if (process := new.execute(others, {"name": APPLICATION}).scalar()) is not None:
            where = target.url.render_as_string(hide_password=True)
            raise BadSetup("database_in_use", database=where, process=str(process))
        filled = any(new.execute(sa.select(table).limit(1)).first() for table in metadata.sorted_tables)
        if filled and not replace:
            raise BadSetup("database_exists", database=target.url.render_as_string(hide_password=True))
        for table in reversed(metadata.sorted_tables):
            new.execute(sa.delete(table))
        _copy_rows(old, new, progress)


def _copy_rows(old: Connection, new: Connection, progress: Progress) -> None:
    counts = {table: old.scalar(sa.select(sa.func.count()).select_from(table)) or 0 for table in metadata.sorted_tables}
    done, total = 0, sum(counts.values())
    for table in metadata.sorted_tables:
        rows = old.execution_options(yield_per=ROWS_AT_A_TIME).execute(sa.select(table))
        for part in rows.mappings().partitions():
            new.execute(sa.insert(table), [dict(row) for row in part])
            done += len(part)
            progress(done, total)


def _put_in_place(made: Path, file: Path, replace: bool) -> Path | None:
    """The new file stands where the database is; the former one, if any, beside it."""
    lock = FileLock(file)
    try:
        if not file.exists():
            made.rename(file)
            return None
        if not replace:
            raise BadSetup("database_exists", database=str(file))
        former = file.with_name(f"{file.name}.old")
        for suffix in ("", "-wal", "-shm"):
            part = file.with_name(file.name + suffix)
            part.with_name(former.name + suffix).unlink(missing_ok=True)
            if part.exists():
                part.rename(former.with_name(former.name + suffix))
        made.rename(file)
        return former
    finally:
        lock.release()
