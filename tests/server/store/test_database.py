"""The database: group commit, one change failing alone, and the log's two keys."""

import asyncio
import gc
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from mergemaker.errors import BadSetup
from mergemaker.room.interfaces import Conflict, StoreUnavailable
from mergemaker.server.serving import listen, server_on
from mergemaker.server.settings import Settings
from mergemaker.server.store import migrations
from mergemaker.server.store.database import Database
from mergemaker.server.store.engines import database_url, engine_of
from mergemaker.server.store.schema import events, games, metadata
from mergemaker.server.store.writer import OTHERS

GAME = {
    "setup": "{}",
    "public": False,
    "timed": False,
    "uploaded": False,
    "status": "waiting",
    "created": 0,
    "touched": 0,
}


def test_pending_changes_are_committed_together_and_one_that_fails_fails_alone(tmp_path: Path) -> None:
    commits: list[int] = []
    database = Database(str(tmp_path / "games.sqlite3"), lambda changes, _: commits.append(changes))

    def insert(seq: int, command: str | None) -> sa.Insert:
        return sa.insert(events).values(game="g", seq=seq, command_id=command, at=0.0, data="{}")

    async def work() -> list[BaseException | None]:
        await database.write(lambda connection: connection.execute(sa.insert(games).values(id="g", code="c", **GAME)))
        rows = [insert(number, f"c{number}") for number in range(50)]
        rows += [insert(7, "again"), insert(90, "c7")]  # both keys hold

        def execute(row: sa.Insert) -> object:
            def change(connection: Connection) -> None:
                connection.execute(row)

            return database.write(change)

        found = await asyncio.gather(*(execute(row) for row in rows), return_exceptions=True)  # type: ignore[call-overload]  # awaitables
        return list(found)

    answers = asyncio.run(work())
    assert [isinstance(answer, Conflict) for answer in answers] == [False] * 50 + [True, True]
    assert len(commits) < 50
    count = asyncio.run(
        database.read(lambda connection: connection.execute(sa.select(sa.func.count()).select_from(events)).scalar())
    )
    assert count == 50
    database.close()


def test_writes_that_follow_each_other_closely_share_commits(tmp_path: Path) -> None:
    commits: list[int] = []
    database = Database(str(tmp_path / "games.sqlite3"), lambda changes, _: commits.append(changes))

    async def work() -> None:
        under_way = []
        for _ in range(300):
            under_way.append(asyncio.create_task(database.write(lambda _: None, "game")))
            await asyncio.sleep(0.002)
        await asyncio.gather(*under_way)

    asyncio.run(work())
    database.close()
    assert sum(commits) == 300
    assert len(commits) < 200


def test_what_happens_at_tables_does_not_wait_for_a_flood_of_other_writes(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "games.sqlite3"))
    begun, gate = threading.Event(), threading.Event()
    done: list[str] = []

    def hold(_: Connection) -> None:
        begun.set()
        gate.wait(10)

    async def work() -> None:
        held = asyncio.create_task(database.write(hold))
        await asyncio.to_thread(begun.wait, 10)
        others = [asyncio.create_task(database.write(lambda _: done.append("other"))) for _ in range(50)]
        move = asyncio.create_task(database.write(lambda _: done.append("move"), "game"))
        await asyncio.sleep(0.1)
        gate.set()
        await move
        assert done.index("move") <= OTHERS
        await asyncio.gather(held, *others)

    asyncio.run(work())
    assert sorted(done) == ["move"] + 50 * ["other"]
    database.close()


def test_a_full_disk_fails_everything_in_its_commit(tmp_path: Path) -> None:
    """SQLite rolls a transaction back by itself when the disk is full: what came before is not acknowledged either."""
    database = Database(str(tmp_path / "games.sqlite3"))

    def add(name: str) -> Callable[[Connection], object]:
        return lambda connection: connection.execute(sa.insert(games).values(id=name, code=name, **GAME))

    def overflow(connection: Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        long = sa.insert(games).values(id="long", code="long", **GAME | {"setup": "x" * 100_000})
        try:
            connection.execute(long)
        finally:
            connection.exec_driver_sql("PRAGMA max_page_count=1000000")

    def found(connection: Connection) -> list[str]:
        return list(connection.scalars(sa.select(games.c.id)))

    async def work() -> tuple[list[object], list[str]]:
        changes = (database.write(change) for change in (add("a"), overflow, add("b")))
        answers: list[object] = list(await asyncio.gather(*changes, return_exceptions=True))
        return answers, await database.read(found)

    answers, stored = asyncio.run(work())
    database.close()
    for name, answer in zip(("a", "long", "b"), answers, strict=True):
        assert (name in stored) == (not isinstance(answer, StoreUnavailable)), name
    assert isinstance(answers[1], StoreUnavailable)


def test_a_failure_for_which_nobody_waits_any_more_is_no_error(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "games.sqlite3"))
    begun, over = threading.Event(), threading.Event()
    unheard: list[object] = []

    def fail(_: Connection) -> None:
        begun.set()
        over.wait(10)
        raise ValueError("nobody hears it")

    async def work() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))
        task = asyncio.create_task(database.write(fail))
        await asyncio.to_thread(begun.wait, 10)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        over.set()
        await database.write(lambda connection: None)

    asyncio.run(work())
    gc.collect()
    database.close()
    assert not unheard


def test_sqlite_is_set_up_for_durable_commits(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "games.sqlite3"))
    with database.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    database.close()


def test_the_migrations_make_the_tables_of_the_schema(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "games.sqlite3"))
    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert migrations.newest() == ScriptDirectory.from_config(migrations.config()).get_current_head()
    database.close()
    Database(str(tmp_path / "games.sqlite3")).close()  # a second start finds nothing to do


def test_addresses_of_databases() -> None:
    assert database_url("postgres://u@h/d") == "postgresql+psycopg://u@h/d"
    assert database_url("sqlite:////tmp/x.sqlite3") == "sqlite:////tmp/x.sqlite3"
    for wrong in ("mysql://h/d", "nonsense://"):
        with pytest.raises(BadSetup):
            engine_of(wrong)


def test_a_database_that_does_not_answer_is_named_without_its_password() -> None:
    settings = Settings(database="postgresql://ann:secretword@127.0.0.1:1/games")
    with pytest.raises(BadSetup) as refused:
        server_on(listen("127.0.0.1", 0), settings)
    assert "secretword" not in str(refused.value)
    assert "ann" in str(refused.value)


def test_a_closed_database_is_one_file(tmp_path: Path) -> None:
    """A copy made then has everything."""

    async def work() -> None:
        database = Database(str(tmp_path / "games.sqlite3"))
        await database.ping()
        database.close()

    asyncio.run(work())
    assert [file.name for file in tmp_path.iterdir() if file.name.endswith(("-wal", "-shm"))] == []
