"""`mergemaker admin`: backups of a running server, restoring, checking, pruning, migrating, compiling."""

import random
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from mergemaker.bodies.cache import cache_folder
from mergemaker.cli import build
from mergemaker.errors import BadSetup
from mergemaker.server.store import migrations
from mergemaker.server.store.engines import database_url, engine_of
from mergemaker.server.store.schema import metadata, sessions
from mergemaker.server.thinking import is_compiled

from ..server.people import Served, bot, guest, me
from ..server.postgres import Postgres, own_postgres

STORED = Path(__file__).parents[1] / "stored" / "games.sql"
YEAR = 365 * 86_400.0


def admin(*arguments: str | Path) -> Result:
    """The command was run; a mistake of the user's is raised."""
    answer = CliRunner().invoke(build("admin"), ["admin", *map(str, arguments)])
    if isinstance(answer.exception, BadSetup):
        raise answer.exception
    return answer


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The database of an earlier version, migrated."""
    database = tmp_path / "games.sqlite3"
    with sqlite3.connect(database) as connection:
        connection.executescript(STORED.read_text())
    connection.close()
    assert admin("migrate", "--database", database).exit_code == 0
    return database


def rows(database: Path | str) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a database."""
    engine = engine_of(database_url(str(database)))
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(tuple, connection.execute(table.select())), key=repr)
            for table in metadata.tables.values()
        }
    engine.dispose()
    return found


def test_a_backup_of_a_running_server_is_what_it_was_at_one_moment(tmp_path: Path) -> None:
    """It is complete, readable by its owner alone, and restored into a new place it shows the same table."""
    copy = tmp_path / "copy.sqlite3"
    with Served(tmp_path / "games.sqlite3") as served:
        ann = served.person("Ann")
        ann.new_game(bot(), bot(), bot())  # plays meanwhile
        game = ann.new_game(me(), guest("Ben"))["id"]
        before = ann.get(f"/api/games/{game}/view")
        answer = admin("backup", copy, "--database", served.settings.database)
        assert answer.exit_code == 0, answer.output
        assert str(copy) in answer.stdout
        cookies = dict(ann.web.cookies)
        with pytest.raises(BadSetup, match="copy"):
            admin("backup", copy, "--database", served.settings.database)
        with pytest.raises(BadSetup) as refused:
            admin("restore", copy, "--database", served.settings.database, "--replace")
        assert refused.value.reason == "database_in_use"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert admin("check", "--database", copy).exit_code == 0
    assert admin("restore", copy, "--database", tmp_path / "other.sqlite3").exit_code == 0
    with Served(tmp_path / "other.sqlite3") as served:
        ann = served.person()
        ann.web.cookies.update(cookies)
        assert ann.get(f"/api/games/{game}/view")["view"] == before["view"]
        assert ann.sit(game).do("chat", text="hello")["type"] == "ack"
    assert sorted(path.name for path in tmp_path.glob("*.tmp*")) == []


def test_restoring_over_a_database_keeps_the_former_one(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    admin("backup", copy, "--database", file)
    before = rows(file)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE users SET name = 'changed'")
    connection.close()
    with pytest.raises(BadSetup) as refused:
        admin("restore", copy, "--database", file)
    assert refused.value.reason == "database_exists"
    answer = admin("restore", copy, "--database", file, "--replace")
    assert f"{file}.old" in answer.stdout.replace("\n", "")
    assert rows(file) == before
    assert {row[1] for row in rows(f"{file}.old")["users"]} == {"changed"}


def test_backups_of_earlier_versions_are_migrated_and_others_refused(tmp_path: Path, file: Path) -> None:
    old = tmp_path / "old.sqlite3"
    with sqlite3.connect(old) as connection:
        connection.executescript(STORED.read_text())
    connection.close()
    assert admin("restore", old, "--database", tmp_path / "new.sqlite3").exit_code == 0
    assert rows(tmp_path / "new.sqlite3") == rows(file)
    for reason, content in (("database_damaged", b"rubbish" * 999), ("not_a_backup", b"")):
        (tmp_path / "wrong").write_bytes(content)
        with pytest.raises(BadSetup) as refused:
            admin("restore", tmp_path / "wrong", "--database", tmp_path / "never.sqlite3")
        assert refused.value.reason == reason
    assert not (tmp_path / "never.sqlite3").exists()
    for command in (["backup", tmp_path / "b"], ["check"], ["prune"]):
        with pytest.raises(BadSetup) as refused:
            admin(*command, "--database", tmp_path / "never.sqlite3")
        assert refused.value.reason == "no_database"


def test_check_names_the_games_that_cannot_be_read(file: Path) -> None:
    answer = admin("check", "--database", file)
    assert answer.exit_code == 0, answer.output
    with sqlite3.connect(file) as connection:
        game = connection.execute("SELECT game FROM events ORDER BY game LIMIT 1").fetchone()[0]
        connection.execute("DELETE FROM events WHERE game = ? AND seq = 2", (game,))
        connection.execute("INSERT INTO members (game, user) VALUES (?, 'nobody')", (game,))
    connection.close()
    answer = admin("check", "--database", file)
    assert answer.exit_code == 1
    assert f"{game} Event 2 of this game is missing" in answer.stdout
    assert "members refers to none of users" in answer.stdout


def test_prune_deletes_what_nobody_can_ask_for_again(file: Path) -> None:
    """Accounts, finished games and everything that is in use stay, and what was deleted leaves no loose ends."""
    now = time.time()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE sessions SET seen = ?", (now,))
        connection.execute("UPDATE games SET touched = ?", (now,))
        connection.execute("UPDATE users SET created = ?", (now - 2 * YEAR,))
    connection.close()
    assert "0" in admin("prune", "--database", file).stdout
    before = rows(file)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE sessions SET seen = ?", (now - 2 * YEAR,))
        connection.execute("UPDATE games SET touched = ?", (now - YEAR,))
        connection.execute("INSERT INTO users (id, name, preferences, created) VALUES ('new', 'New', '{}', ?)", (now,))
        connection.execute("INSERT INTO vacations (user, since, until) SELECT id, 1, 2 FROM users WHERE login IS NULL")
    connection.close()
    counted = admin("prune", "--dry-run", "--database", file).stdout
    answer = admin("prune", "--database", file)
    assert answer.exit_code == 0, answer.output
    assert [word for word in counted.split() if word.isdecimal()] == [
        word for word in answer.stdout.split() if word.isdecimal()
    ]
    after = rows(file)
    assert after["sessions"] == []
    kept = {row[0] for row in after["games"]}
    unfinished = {row[0] for row in before["games"] if "over" not in row}
    assert unfinished
    assert kept == {row[0] for row in before["games"]} - unfinished
    assert {row[0] for row in after["events"]} == kept
    names = {row[0] for row in after["users"]}
    assert {row[0] for row in before["users"] if row[2] is not None} <= names
    assert "new" in names
    assert len(names) < len(before["users"]) + 1
    assert admin("check", "--database", file).exit_code == 0
    assert "0" in admin("prune", "--database", file).stdout


def test_a_game_that_was_pruned_under_a_server_is_gone(tmp_path: Path) -> None:
    with Served(tmp_path / "games.sqlite3") as served:
        ann = served.person("Ann")
        game = ann.new_game(me(), guest("Ben"))["id"]
        socket = ann.sit(game)
        with sqlite3.connect(served.settings.database) as connection:
            connection.execute("UPDATE games SET touched = 1")
        connection.close()
        admin("prune", "--database", served.settings.database)
        said = socket.do("chat", text="hello")
        assert (said["type"], said["code"]) == ("refused", "not_found")
        other = ann.new_game(me(), bot())["id"]
        ann.sit(other).play_out(random.Random(1))


def test_tables_can_be_taken_back_to_an_earlier_version(file: Path, tmp_path: Path) -> None:
    shutil.copy(file, tmp_path / "kept.sqlite3")
    first = migrations.versions()[0]
    assert first in admin("migrate", "--to", first, "--database", file).stdout
    with pytest.raises(BadSetup) as refused:
        admin("check", "--database", file)
    assert refused.value.reason == "database_older"
    with pytest.raises(BadSetup) as refused:
        admin("migrate", "--to", "nonsense", "--database", file)
    assert refused.value.reason == "no_such_schema"
    admin("migrate", "--database", file)
    assert rows(file)["events"] == rows(tmp_path / "kept.sqlite3")["events"]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of its own."""
    with own_postgres() as server:
        yield server


def test_a_database_moves_between_sqlite_and_postgres(postgres: Postgres, file: Path, tmp_path: Path) -> None:
    answer = admin("restore", file, "--database", postgres.url)
    assert answer.exit_code == 0, answer.output
    assert rows(postgres.url) == rows(file)
    assert admin("check", "--database", postgres.url).exit_code == 0
    with Served(postgres.url) as served:
        with pytest.raises(BadSetup) as refused:
            admin("restore", file, "--database", postgres.url, "--replace")
        assert refused.value.reason == "database_in_use"
        copy = tmp_path / "copy.sqlite3"
        served.person("Ann")
        admin("backup", copy, "--database", postgres.url)
    before = rows(postgres.url)
    assert rows(copy)["users"] == before["users"]
    with pytest.raises(BadSetup) as refused:
        admin("restore", copy, "--database", postgres.url)
    assert refused.value.reason == "database_exists"
    engine = engine_of(database_url(postgres.url))
    with engine.begin() as connection:
        connection.execute(sessions.update().values(seen=1.0))
    engine.dispose()
    admin("prune", "--database", postgres.url)
    assert rows(postgres.url)["sessions"] == []
    admin("restore", copy, "--database", postgres.url, "--replace")
    assert rows(postgres.url)["sessions"] == before["sessions"]


def test_bots_and_coach_are_compiled() -> None:
    assert "compiled" in admin("compile").stdout
    for package in ("bots.search", "coach.rollouts"):
        assert any(cache_folder(package).rglob("*.nbc"))
    assert is_compiled()
