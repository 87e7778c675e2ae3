"""Data of other versions, and damaged data: opening such a game says why it cannot continue."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from mergemaker.errors import BadSetup
from mergemaker.server.store.database import Database

from .people import Person, Served, guest, me

# What is done to the log of a game, as SQL, and the reason that people are given.
DAMAGES = {
    "log_unknown": """UPDATE events SET data = '{"kind":"teleported","seat":1}' WHERE game = :game AND seq = 4""",
    "log_damaged": "UPDATE events SET data = 'rubbish' WHERE game = :game AND seq = 4",
    "log_gap": "DELETE FROM events WHERE game = :game AND seq = 2",
    "log_impossible": """UPDATE events SET data = '{"kind":"acted","seat":0,"action":{"type":"announce_end"}}'
        WHERE game = :game AND seq = 4""",
    "game_newer": "UPDATE events SET format = 99 WHERE game = :game AND seq = 4",
    "rules_version": """UPDATE events SET data = replace(data, '"started"', '"started","rules":99')
        WHERE game = :game""",
    "setup_damaged": "UPDATE games SET setup = '[]' WHERE id = :game",
    "unknown_edition": """UPDATE games SET setup = '{"edition":"lost"}' WHERE id = :game""",
}


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Person, dict[str, str]]]:
    """A server on a database in which each game is damaged in another way, and one is whole; whose they are."""
    file = tmp_path_factory.mktemp("damaged") / "games.sqlite3"
    games = {}
    with Served(file) as served:
        ann = served.person("Ann")
        for reason in (*DAMAGES, "whole"):
            games[reason] = ann.new_game(me(), guest("Ben"))["id"]
            view = ann.get(f"/api/games/{games[reason]}/view?seat=0")
            if not view["legal"]:
                view = ann.get(f"/api/games/{games[reason]}/view?seat=1")
            body = {"command_id": "c", "action": view["legal"][0], "version": view["version"], "seat": view["seat"]}
            ann.post(f"/api/games/{games[reason]}/actions", **body)
        cookies = dict(ann.web.cookies)
    with sqlite3.connect(file) as connection:
        for reason, statement in DAMAGES.items():
            assert connection.execute(statement, {"game": games[reason]}).rowcount
    connection.close()
    with Served(file) as served:
        ann = served.person()
        ann.web.cookies.update(cookies)
        yield served, ann, games


@pytest.mark.parametrize("reason", DAMAGES)
def test_a_game_that_cannot_be_read_says_why(damaged: tuple[Served, Person, dict[str, str]], reason: str) -> None:
    _, ann, games = damaged
    for path in ("", "/view", "/history", "/positions/0"):
        said = ann.get(f"/api/games/{games[reason]}{path}", status=409)
        assert (said["code"], said["reason"]) == ("unreadable", reason)
    assert said["message"].endswith(".")
    socket = ann.sit(games[reason], hello=False)
    closing = socket.receive()
    assert (closing["type"], closing["why"]["reason"]) == ("closing", reason)
    with pytest.raises(ConnectionClosed) as closed:
        socket.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404, "the page does not come again"


def test_a_list_names_what_cannot_be_opened_and_the_rest_goes_on(
    damaged: tuple[Served, Person, dict[str, str]],
) -> None:
    _, ann, games = damaged
    found = ann.get("/api/games?list=mine")
    assert [game["id"] for game in found["games"]] == [games["whole"]]
    assert {game["id"]: game["why"]["reason"] for game in found["unreadable"]} == {
        games[reason]: reason for reason in DAMAGES
    }
    socket = ann.sit(games["whole"])
    assert socket.do("chat", text="hello")["type"] == "ack"


def test_a_game_that_a_newer_server_plays_on_is_left_to_it(damaged: tuple[Served, Person, dict[str, str]]) -> None:
    served, ann, _ = damaged
    game = ann.new_game(me(), guest("Ben"))["id"]
    socket = ann.sit(game)
    with sqlite3.connect(served.settings.database) as connection:
        row = {"game": game, "at": 1.0, "data": json.dumps({"kind": "teleported"})}
        last = "SELECT max(seq) + 1 FROM events WHERE game = :game"
        connection.execute(f"INSERT INTO events (game, seq, at, data) VALUES (:game, ({last}), :at, :data)", row)
    connection.close()
    said = socket.do("chat", text="hello")
    assert (said["type"], said["reason"]) == ("refused", "log_unknown")
    assert ann.get(f"/api/games/{game}", status=409)["reason"] == "log_unknown"


def test_a_database_of_a_newer_version_is_refused_with_a_sentence(tmp_path: Path) -> None:
    Database(str(tmp_path / "games.sqlite3")).close()
    with sqlite3.connect(tmp_path / "games.sqlite3") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    for _ in range(2):  # the file is not left locked
        with pytest.raises(BadSetup) as refused:
            Database(str(tmp_path / "games.sqlite3"))
        assert refused.value.reason == "database_newer"
        assert "9999" in str(refused.value)
