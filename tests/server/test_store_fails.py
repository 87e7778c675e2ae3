"""The store fails under a running server: everybody gets an error message, nothing is half done, and play continues."""

import contextlib
import os
import re
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from sqlalchemy import Connection, Engine, event
from websockets.exceptions import ConnectionClosed

from mergemaker.cli.play import play_in_browser
from mergemaker.errors import BadSetup
from mergemaker.server.logs import JsonLines
from mergemaker.server.serving import listen, server_on
from mergemaker.server.store import engines

from .people import Data, Person, Served, bot, guest, me, wait_for

Failure: TypeAlias = Callable[[Served], AbstractContextManager[None]]
PATIENT = 15.0  # seconds that a person waits; the store itself is given up after two


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that does not wait for another program as long as it would."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engines, "BUSY_MS", 100)
        with Served(tmp_path_factory.mktemp("failing") / "games.sqlite3", bot_pause=0.02) as server:
            yield server


def engine_of(served: Served) -> Engine:
    """The engine of the server's database."""
    found = served.server._database.engine
    assert isinstance(found, Engine)
    return found


@contextlib.contextmanager
def locked(served: Served) -> Iterator[None]:
    """Another program holds the database for writing."""
    other = sqlite3.connect(served.settings.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.close()


@contextlib.contextmanager
def full(served: Served) -> Iterator[None]:
    """The disk takes nothing more: files of this process may not grow."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextlib.contextmanager
def read_only(served: Served) -> Iterator[None]:
    """SQLite refuses to write."""

    def refuse(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA query_only=ON")

    engine = engine_of(served)
    event.listen(engine, "begin", refuse)
    yield
    event.remove(engine, "begin", refuse)
    event.listen(engine, "begin", _allow)


def _allow(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA query_only=OFF")


@contextlib.contextmanager
def gone(served: Served) -> Iterator[None]:
    """The file is no longer where it was."""
    path = Path(served.settings.database)
    away = path.with_name("away.sqlite3")
    path.rename(away)
    yield
    away.rename(path)


@contextlib.contextmanager
def replaced_by_rubbish(served: Served) -> Iterator[None]:
    """Where the file was there is one that is no database."""
    path = Path(served.settings.database)
    with gone(served):
        path.write_bytes(b"rubbish " * 1000)
        yield
        path.unlink()


def table(served: Served) -> tuple[Person, str]:
    """Ann at a table with a guest, a few actions played, by way of HTTP."""
    ann = served.person("Ann")
    game = ann.new_game(me(), guest("Ben"))["id"]
    for number in range(3):
        assert act(ann, game, command(ann, game, f"before-{number}"))[0] == 200
    return ann, game


def command(person: Person, game: str, name: str) -> Data:
    """The first legal action of the player to act, as a command."""
    views = [person.get(f"/api/games/{game}/view?seat={seat}") for seat in (0, 1)]
    view = next(view for view in views if view["legal"])
    return {"command_id": name, "action": view["legal"][0], "version": view["version"], "seat": view["seat"]}


def act(person: Person, game: str, asked: Data) -> tuple[int, Data]:
    """The command is sent; the status and the answer."""
    answer = person.web.post(f"/api/games/{game}/actions", json=asked, timeout=PATIENT)
    return answer.status_code, answer.json()


@pytest.mark.parametrize("failure", [locked, full, read_only, gone, replaced_by_rubbish])
def test_nothing_is_stored_while_the_store_fails_and_play_goes_on_afterwards(served: Served, failure: Failure) -> None:
    ann, game = table(served)
    before = ann.get(f"/api/games/{game}/view")
    socket = ann.sit(game)
    wait_for(lambda: served.person().web.get("/readyz").status_code == 200)
    asked = command(ann, game, "during")
    with failure(served):
        status, said = act(ann, game, asked)
        assert (status, said["code"]) == (503, "unavailable")
        assert said["reason"] in ("not_stored", "store_unavailable")
        assert said["message"].endswith(".")
        refused = socket.do("chat", text="hello")
        assert (refused["type"], refused["code"]) == ("refused", "unavailable")
        stranger = served.person()
        for path, body in (
            ("/api/session", {"name": "Eve"}),
            ("/api/register", {"name": "Eve", "password": "12345678"}),
        ):
            answer = stranger.web.post(path, json=body, timeout=PATIENT)
            assert (answer.status_code, answer.json()["reason"]) == (503, "store_unavailable"), path
        ready = stranger.web.get("/readyz", timeout=PATIENT)
        assert ready.status_code == 503
        assert ready.text == "the database does not answer"
    wait_for(lambda: served.person().web.get("/readyz").status_code == 200)
    after = ann.get(f"/api/games/{game}/view")
    assert (after["version"], after["view"]) == (before["version"], before["view"])
    first, again = act(ann, game, asked), act(ann, game, asked)
    assert first[0] == 200
    assert again == first, "the command sent again has the same answer"
    assert socket.do("chat", text="hello")["type"] == "ack"
    assert served.person("Eve").get("/api/me")["user"]["name"] == "Eve"


def requests_of(served: Served, game: str) -> list[tuple[str, str, Any]]:
    """A request to every route of the API."""
    bodies: dict[str, Any] = {
        "/api/session": {"name": "Eve"},
        "/api/register": {"name": "Eve", "password": "12345678"},
        "/api/login": {"name": "Eve", "password": "12345678"},
        "/api/games": {"setup": {"seats": [me(), bot()]}, "start": True},
        "/api/preferences": {"theme": "dark"},
    }
    document = served.person().get("/api/openapi.json")
    found = []
    for path, methods in document["paths"].items():
        asked = path.replace("{game}", game).replace("{code}", "abc").replace("{number}", "0")
        found += [(method.upper(), re.sub(r"{\w+}", "abc", asked), bodies.get(path, {})) for method in methods]
    return found


def test_no_route_fails_worse_than_503(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    ann, game = table(served)
    unknown = served.person()
    unknown.web.cookies.set("mergemaker_session", "unknown")
    requests = requests_of(served, game)
    with gone(served):
        for person in (ann, unknown):
            statuses = {}
            for method, path, body in requests:
                data = {} if method in ("GET", "DELETE") else {"json": body}
                statuses[method, path] = person.web.request(method, path, timeout=PATIENT, **data).status_code
            failed = {asked: code for asked, code in statuses.items() if code >= 500}
            assert set(failed.values()) == {503}, failed
        assert failed == statuses, "to know who asks takes the store"
        socket = served.person().sit("abcdefgh", hello=False)
        assert socket.receive()["type"] == "closing"
        with pytest.raises(ConnectionClosed) as closed:
            socket.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013, "the page comes again"
        page = ann.web.get(f"/game/{game}")
        assert page.status_code == 200
    assert not [line for line in caplog.records if line.levelname == "ERROR" and "not be stored" not in line.message]


def test_bots_and_clocks_go_on_when_the_store_is_back(served: Served) -> None:
    ann = served.person("Ann")
    game = ann.new_game(bot(), bot())["id"]
    room = served.room(game)
    wait_for(lambda: room.state.version > 5)
    with locked(served):
        before = room.state.version
        wait_for(lambda: served.person().web.get("/readyz", timeout=PATIENT).status_code == 503)
        assert room.state.version <= before + 1
    wait_for(lambda: room.state.version > before + 5 or room.state.status == "over")


def test_a_second_server_on_the_same_file_is_refused(served: Served) -> None:
    with pytest.raises(BadSetup) as refused:
        server_on(listen("127.0.0.1", 0), served.settings)
    assert refused.value.reason == "database_in_use"
    assert str(os.getpid()) in str(refused.value)


def test_damaged_pages_are_reported(serve: Callable[..., Served]) -> None:
    served = serve()
    _, game = table(served)
    served.stop()
    path = Path(served.settings.database)
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'events'").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    data = bytearray(path.read_bytes())
    data[(root - 1) * size : root * size] = b"\xff" * size
    path.write_bytes(data)
    served = serve()
    answer = served.person().web.get(f"/api/games/{game}", timeout=PATIENT)
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert served.person().web.get("/readyz", timeout=PATIENT).status_code == 503


def test_the_log_of_a_failure_has_no_values(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    with read_only(served):
        answer = served.person().web.post("/api/register", json={"name": "Eve Nettle", "password": "a secret word"})
        assert answer.status_code == 503
    written = "".join(JsonLines().format(record) for record in caplog.records)
    assert "readonly" in written
    for secret in ("Eve", "argon2", "a secret word"):
        assert secret not in written


def test_whoever_plays_already_is_told_so(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """`mergemaker play` in a second terminal: not that a database is in use, but where the game is."""
    monkeypatch.setenv("DATABASE_URL", served.settings.database)
    with pytest.raises(BadSetup) as refused:
        play_in_browser(0, "127.0.0.1")
    assert refused.value.reason == "already_running"
