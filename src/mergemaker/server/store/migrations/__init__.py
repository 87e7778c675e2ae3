"""The database's tables, version by version; `migrate` brings a database from any to any."""

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy import Connection, Engine

from ....errors import BadSetup

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent
LOCK = 4116  # PostgreSQL's advisory lock: one process at a time changes everything


@cache
def versions() -> tuple[str, ...]:
    """All versions, from the first to the newest: each file names its own and the one before. Alembic is not asked."""
    after = {}
    for path in (FOLDER / "versions").glob("[0-9]*.py"):
        named = dict(re.findall(r'^(revision|down_revision) = "?(\w+)"?$', path.read_text(), re.MULTILINE))
        after[named["down_revision"]] = named["revision"]
    found, last = [], "None"
    while last in after:
        last = after[last]
        found.append(last)
    return tuple(found)


def newest() -> str:
    """The newest version."""
    return versions()[-1]


def config() -> "Config":
    """Alembic's settings; there is no file of them."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    return settings


def version_of(connection: Connection) -> str | None:
    """The version of the tables; None if there are none. BadSetup if it is a newer one, or not ours."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    if found is not None and found not in versions():
        raise BadSetup("database_newer", found=str(found), known=newest())
    return None if found is None else str(found)


def migrate(engine: Engine, to: str | None = None) -> None:
    """The database has the tables of that version, by default the newest; what the version lacks is dropped."""
    postgres = engine.dialect.name == "postgresql"
    with engine.connect() as connection:
        if not postgres:  # SQLite changes a table by making another in its place, to which nothing may refer meanwhile
            _set_foreign_keys(connection, "OFF")
        try:
            with connection.begin():
                if postgres:
                    connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
                _migrate(connection, to or newest())
        finally:
            if not postgres:
                _set_foreign_keys(connection, "ON")


def _migrate(connection: Connection, wanted: str) -> None:
    """The same within a transaction. Alembic is slow to load, so it is used only when there is work."""
    current = version_of(connection)
    if current == wanted:
        return
    if wanted not in versions():
        raise BadSetup("no_such_schema", name=wanted, known=versions())
    from alembic import command

    settings = config()
    settings.attributes["connection"] = connection
    if current is None or versions().index(current) < versions().index(wanted):
        command.upgrade(settings, wanted)
    else:
        command.downgrade(settings, wanted)
    if connection.dialect.name == "sqlite" and (
        broken := connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    ):
        raise BadSetup("database_damaged", detail=f"a row of {broken[0]} refers to none of {broken[2]}")


def _set_foreign_keys(connection: Connection, state: str) -> None:
    """Takes effect outside transactions only, so it goes past SQLAlchemy, which would begin one."""
    driver = connection.connection.driver_connection
    assert driver is not None, "it is connected"
    driver.execute(f"PRAGMA foreign_keys={state}")
