"""Games stored by commit 5437e9c: they load, look the same to everybody, and can be played on."""

import copy
import hashlib
import json
import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .people import Data, Person, Served

FOLDER = Path(__file__).parents[1] / "stored"
SHOWN: Data = json.loads((FOLDER / "shown.json").read_text())
CASES = [
    pytest.param(game, shown, id=f"{title}, {shown['who'] or 'an onlooker'} {shown['seat'] or ''}")
    for title, game in SHOWN["games"].items()
    for shown in game["shown"]
]


def restore(database: Path) -> None:
    """The database as it was; sessions end after a year, so they are made to have been used just now."""
    with sqlite3.connect(database) as connection:
        connection.executescript((FOLDER / "games.sql").read_text())
        connection.execute("UPDATE sessions SET seen = ?", (time.time(),))
    connection.close()


@pytest.fixture(scope="module")
def restored(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of today on the stored database."""
    database = tmp_path_factory.mktemp("stored") / "games.sqlite3"
    restore(database)
    with Served(database) as server:
        yield server


def person(served: Served, name: str | None) -> Person:
    """A person with the cookie they had then."""
    found = served.person()
    if name is not None:
        found.web.cookies.set("mergemaker_session", SHOWN["people"][name])
    return found


def digest(data: object) -> str:
    """What stands in the file for something long."""
    text = data if isinstance(data, str) else json.dumps(data, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def assert_shows(now: Any, then: Any, where: str = "") -> None:
    """Everything that was shown is still shown, the same; there may be more fields."""
    if isinstance(then, dict) and isinstance(now, dict):
        for name, value in then.items():
            assert name in now, f"{where}.{name} is gone"
            assert_shows(now[name], value, f"{where}.{name}")
    elif isinstance(then, list) and isinstance(now, list) and len(now) == len(then):
        for place, (mine, theirs) in enumerate(zip(now, then, strict=True)):
            assert_shows(mine, theirs, f"{where}[{place}]")
    else:
        assert now == then, where


def assert_reveals(now: Data, then: Data) -> None:
    """Holdings that were hidden to the last are shown now that the game is over; they are taken out of what was."""
    for mine, theirs in zip(now["view"]["players"], then["view"]["players"], strict=True):
        for name in ("cash", "shares"):
            if theirs[name] is None:
                assert mine[name] is not None
                del theirs[name]


@pytest.mark.parametrize(("game", "shown"), CASES)
def test_a_stored_game_loads_unchanged(restored: Served, game: Data, shown: Data) -> None:
    viewer, path = person(restored, shown["who"]), f"/api/games/{game['id']}"
    seat = "" if shown["seat"] is None else f"?seat={shown['seat']}"
    then = copy.deepcopy(shown["sync"])
    now = viewer.get(f"{path}/view{seat}")
    for number, seen in then.pop("positions", {}).items():
        there = viewer.get(f"{path}/positions/{number}{seat}")
        parts = [there["view"], there["facts"], there["actor"], there["last"], there["standings"]["net_worth"]]
        assert digest(parts) == seen
    if "history" in then:
        assert digest(viewer.get(f"{path}/history{seat}")) == then.pop("history")
    if isinstance(then["facts"], dict):
        assert {"count": len(now["facts"]), "hash": digest(now["facts"])} == then.pop("facts")
    if "clock" in then:
        now["clock"]["left"] = [round(seconds) for seconds in now["clock"]["left"]]
        running = now["clock"]["running"]
        if running is not None:  # goes down while the test runs
            now["clock"]["left"][running] = then["clock"]["left"][running]
    if then["info"]["status"] == "over" and any(player["shares"] is None for player in then["view"]["players"]):
        assert_reveals(now, then)
    if any(seat["away"] for seat in then["info"]["seats"]) and then.pop("undo") == "free":
        assert now["undo"] == "no"  # what the replaced player has seen is no longer taken back without asking
    assert_shows(now, then)


@pytest.mark.parametrize("game", [game for game in SHOWN["games"].values() if "record" in game])
def test_the_record_of_a_stored_game_is_the_same(restored: Served, game: Data) -> None:
    assert digest(restored.person().web.get(f"/api/games/{game['id']}/record").text) == game["record"]


def test_an_account_its_ratings_and_its_statistics_are_kept(restored: Served) -> None:
    ann = restored.person()
    me = ann.post("/api/login", name="ann account", password="four chains")
    assert_shows(me, SHOWN["me"])
    assert_shows(ann.get("/api/ratings"), SHOWN["ratings"])
    assert_shows(ann.get("/api/statistics/me"), SHOWN["statistics"])
    assert sorted(game["id"] for game in ann.get("/api/games?list=mine")["games"]) == SHOWN["mine"]
    program = restored.person()
    program.web.headers["Authorization"] = f"Bearer {SHOWN['token']}"
    assert_shows(program.get("/api/me"), SHOWN["me"])


def play_on(people: list[Person], game: str) -> Data:
    """The stored game is played to its end by its people, each through all their seats."""
    chance = random.Random(7)
    sockets = [each.sit(game, seat) for each in people for seat in each.get(f"/api/games/{game}")["my_seats"]]
    while sockets[0].now["info"]["status"] != "over":
        for socket in sockets:
            socket.hello()
            if socket.now["legal"]:
                answer = socket.act(chance.choice(socket.now["legal"]))
                assert answer["type"] == "ack" or answer["code"] == "stale", answer
    return sockets[0].now


@pytest.mark.parametrize(
    "title", ["in a merger", "rematch with undo", "undo asked for", "replaced, on a clock", "days, paused", "waiting"]
)
def test_a_stored_game_can_be_finished(tmp_path: Path, title: str) -> None:
    restore(tmp_path / "games.sqlite3")
    game = SHOWN["games"][title]
    names = [shown["who"] for shown in game["shown"] if shown["who"]]
    with Served(tmp_path / "games.sqlite3") as served:
        people = [person(served, name) for name in dict.fromkeys(names)]
        if title == "waiting":
            people[0].post(
                f"/api/games/{game['id']}/seats", seats=[{"was": 0}, {"was": 3}, {"kind": "bot", "bot": "easy"}]
            )
            people[0].post(f"/api/games/{game['id']}/start")
        if title == "days, paused":
            people[0].post(f"/api/games/{game['id']}/commands", type="resume")
        if title == "undo asked for":
            request = game["shown"][0]["sync"]["requests"][0]
            asked = next(
                each for each in people if request["waiting"][0] in each.get(f"/api/games/{game['id']}")["my_seats"]
            )
            asked.post(f"/api/games/{game['id']}/commands", type="consent", request=request["id"], accept=True)
        if title == "replaced, on a clock":
            people[1].post(f"/api/games/{game['id']}/commands", type="return")
        end = play_on(people, game["id"])
    assert end["view"]["result"]["winners"]
