"""A server reviews finished games in the background, and says how far it is."""

import random
import time
from pathlib import Path

import pytest

from mergemaker.game.actions import action_data
from mergemaker.game.record import load, replay
from mergemaker.server import pool
from tests.server.people import Data, Person, Served, bot, guest, me

SHORT = Path(__file__).parents[1] / "games" / "hasbro-two-players-stalled.txt"
PATIENCE = 300.0  # seconds: the coach may have to be compiled, and other tests run beside it


@pytest.fixture(autouse=True)
def not_so_nice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach keeps pace with the tests that run beside it."""
    monkeypatch.setattr(pool, "BACKGROUND", 0)


def test_a_finished_game_is_reviewed(tmp_path: Path) -> None:
    """An asker is shown its progress, and then what was found. A running game is not reviewed."""
    with Served(tmp_path / "games.sqlite3", bot_compiling=True) as served:
        ann = served.person("Ann")
        running = ann.new_game(me(), bot())["id"]
        assert ann.get(f"/api/games/{running}/review", 409)["reason"] == "review_hidden"
        game = ann.web.post("/api/records", content=SHORT.read_text(encoding="utf-8")).json()["id"]
        assert ann.get(f"/api/games/{game}/review/page", 409)["reason"] == "review_under_way"
        until = time.monotonic() + PATIENCE
        seen: list[Data] = []
        while not seen or (seen[-1]["status"] != "ready" and time.monotonic() < until):
            seen.append(ann.get(f"/api/games/{game}/review"))
            time.sleep(0.1)
        assert seen[-1]["status"] == "ready"
        done = [answer["done"] for answer in seen]
        assert done == sorted(done)
        found = seen[-1]["review"]
        assert found["actions"] == seen[-1]["of"] == done[-1]
        assert all(decision["number"] <= found["actions"] for decision in found["decisions"])
        mistakes = [decision for decision in found["decisions"] if decision["class"] != "fine"]
        said = {text for mistake in mistakes for text in (mistake["action"], mistake["best"])}
        assert set(seen[-1]["choices"]) == said
        line = ann.get(f"/api/games/{game}/review/{mistakes[0]['number']}/line")["steps"]
        assert line[0]["player"] == mistakes[0]["player"]
        assert line[0]["choice"] == seen[-1]["choices"][mistakes[0]["best"]]
        page = ann.web.get(f"/api/games/{game}/review/page?language=de")
        assert page.headers["content-type"].startswith("text/html")
        assert '<html lang="de">' in page.text
        assert ann.get(f"/api/games/{game}/review/page?language=xx", 400)["reason"] == "unknown_language"
        number = found["decisions"][0]["number"]
        path = f"/api/games/{game}/review/{number}"
        table = replay(load(SHORT.read_text(encoding="utf-8")), number - 1)
        tried = [ann.post(path, action=action_data(action)) for action in table.legal()[:2]]
        assert all(answer["right"] == (answer["loss"] == 0) == (answer["reason"] is None) for answer in tried)
        assert ann.post(path, 409, action={"type": "dispose", "sell": 1, "trade": 0})["code"] == "illegal"
        assert ann.post(f"/api/games/{game}/review/0", 404, action={"type": "stop_placing"})["reason"] == "no_position"
        assert ann.get("/api/reviews/me") == {"games": [], "mean_loss": None, "error": None}
        assert ann.get("/api/reviews/me/mistakes?decision=buy") == {"mistakes": [], "choices": {}}
        assert ann.get("/api/reviews/me/mistakes?decision=sing", 400)["reason"] == "unknown_decision"
        chances_are_for_onlookers(ann, served.person("Ben"))


def chances_are_for_onlookers(ann: Person, ben: Person) -> None:
    """Onlookers of a running game see everybody's chances, players do not; what is taken back is forgotten."""
    game = ann.new_game(me(), guest("Cy"))["id"]
    path, table = f"/api/games/{game}/chances", ann.sit(game)
    assert ann.get(path, 403)["reason"] == "chances_hidden"
    seen = [ben.get(path)]
    for kind in ("act", "undo"):
        answer = table.act() if kind == "act" else table.do("undo")
        assert answer["type"] == "ack"
        seen.append(ben.get(path))
    courses = [list(answer["outline"]["win_chance"].values()) for answer in seen]
    assert [[len(course) for course in both] for both in courses] == [[1, 1], [2, 2], [1, 1]]
    assert courses[0] == courses[2] == [course[:1] for course in courses[1]]


def test_a_server_that_does_not_compile_reviews_nothing(tmp_path: Path) -> None:
    """And says so."""
    with Served(tmp_path / "games.sqlite3") as served:
        ann = served.person("Ann")
        game = ann.new_game(me(), bot())["id"]
        ann.sit(game).play_out(random.Random(8))
        assert ann.get(f"/api/games/{game}/review")["status"] == "unavailable"
        assert served.person("Ben").get(f"/api/games/{game}/chances") == {"status": "unavailable", "outline": None}
