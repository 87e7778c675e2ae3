"""Migrations up and down, from every version, with files that those versions wrote."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from mergemaker.errors import BadSetup
from mergemaker.server.store import migrations
from mergemaker.server.store.check import check
from mergemaker.server.store.database import Database
from mergemaker.server.store.engines import WRITES, engine_of
from mergemaker.server.store.people import PeopleRepository

STORED = sorted((Path(__file__).parents[2] / "stored").glob("*.sql"))


def restored(dump: Path, folder: Path) -> Path:
    """The database of a dump."""
    file = folder / "games.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.executescript(dump.read_text())
    connection.close()
    return file


def writing(file: Path) -> Engine:
    """An engine that writes into a file."""
    file.touch()
    return engine_of(f"sqlite:///{file}").execution_options(**{WRITES: True})


def schema(engine: Engine) -> set[str]:
    """Tables, columns and indexes, as text."""
    found = set()
    inspector = sa.inspect(engine)
    for table in inspector.get_table_names():
        for column in inspector.get_columns(table):
            found.add(f"{table}.{column['name']} {column['type']} {column['nullable']}")
        found |= {f"{table} {index['name']} {index['column_names']}" for index in inspector.get_indexes(table)}
        found |= {f"{table} {key['constrained_columns']}" for key in inspector.get_foreign_keys(table)}
    return found


def rows(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
    """What is stored in the columns that there have been from the first version on."""
    first = {"games": "id, code, setup, status, created", "events": "game, seq, command_id, at, data"}
    first |= {"users": "id, name, login, password", "sessions": "hash, kind", "members": "game"}
    first |= {"outcomes": "game, seat, money", "ratings": "players, who, mu"}
    found = {table: connection.exec_driver_sql(f"SELECT {columns} FROM {table}") for table, columns in first.items()}
    return {table: sorted(map(tuple, answer), key=repr) for table, answer in found.items()}


@pytest.mark.parametrize("dump", STORED, ids=lambda path: path.stem)
def test_a_database_of_every_version_is_brought_up_to_date(dump: Path, tmp_path: Path) -> None:
    file = restored(dump, tmp_path)
    engine = writing(file)
    with engine.connect() as connection:
        before = rows(connection)
    migrations.migrate(engine)
    with engine.connect() as connection:
        assert rows(connection) == before
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    engine.dispose()
    games, problems = check(str(file), lambda done, of: None)
    assert games > 2
    assert problems == []


def test_migrations_go_down_as_they_came_up(tmp_path: Path) -> None:
    """At every version the tables are the same on both ways, and what was stored at first is there to the last."""
    engine = writing(restored(STORED[-1], tmp_path))
    with engine.connect() as connection:
        before = rows(connection)
        assert migrations.version_of(connection) == migrations.versions()[0]
    schemas = []
    for version in migrations.versions():
        migrations.migrate(engine, version)
        schemas.append(schema(engine))
    for version, there in zip(migrations.versions()[::-1], schemas[::-1], strict=True):
        migrations.migrate(engine, version)
        assert schema(engine) == there, version
    with engine.connect() as connection:
        assert rows(connection) == before
    engine.dispose()


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    """A row that refers to nothing is found before the commit, and everything is as it was."""
    file = restored(STORED[-1], tmp_path)
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO members (game, user) SELECT id, 'nobody' FROM games LIMIT 1")
    connection.close()
    engine = writing(file)
    before = schema(engine)
    for _ in range(2):
        with pytest.raises(BadSetup) as refused:
            Database(str(file))
        assert refused.value.reason == "database_damaged"
    assert schema(engine) == before
    engine.dispose()


def test_every_migration_goes_down_too() -> None:
    scripts = ScriptDirectory.from_config(migrations.config())
    assert tuple(script.revision for script in scripts.walk_revisions()) == migrations.versions()[::-1]
    assert all(hasattr(script.module, "downgrade") for script in scripts.walk_revisions())


def test_of_accounts_whose_names_look_alike_the_oldest_owns_the_look(tmp_path: Path) -> None:
    engine = writing(tmp_path / "games.sqlite3")
    migrations.migrate(engine, "0006")
    with engine.begin() as connection:
        for number, name in enumerate(("M\u0456lan", "Milan", "Ben")):
            row = {"id": name, "name": name, "login": name.casefold(), "created": 3.0 - number}
            connection.execute(sa.text("INSERT INTO users VALUES (:id, :name, :login, 'x', '{}', :created)"), row)
        connection.execute(sa.text("INSERT INTO users VALUES ('guest', 'Milan', NULL, NULL, '{}', 0.0)"))
    migrations.migrate(engine)
    with engine.connect() as connection:
        owners = connection.execute(sa.text("SELECT id FROM users WHERE skeleton IS NOT NULL ORDER BY id"))
        assert list(owners.scalars()) == ["Ben", "Milan"]
    engine.dispose()
    database = Database(str(tmp_path / "games.sqlite3"))
    people = PeopleRepository(database)
    for name, owner in (
        ("M\u0456lan", "M\u0456lan"),
        ("Milan", "Milan"),
        ("M\u0131lan", "Milan"),
        ("\u039cilan", "Milan"),
    ):
        assert asyncio.run(people.owner(name)) == owner
    database.close()
