"""Lessons and the guide over HTTP."""

from typing import Any

import httpx

from mergemaker.game.actions import action_data
from mergemaker.game.lessons import lesson_named
from mergemaker.room.running import Running

from ..people import Person, Served, wait_for


def test_a_lesson_is_begun_taken_up_and_begun_again(served: Served) -> None:
    ann = served.person("Ann")
    (lesson,) = ann.get("/api/lessons")["lessons"]
    assert (lesson["name"], lesson["game"], lesson["taken"]) == ("first", None, 0)
    game = ann.post("/api/lessons/first")
    assert game["lesson"] == "first"
    assert [seat["name"] for seat in game["seats"]] == ["Ann", "Ada", "Ben"]
    place = {"type": "place_tile", "tile": "4D"}
    ann.post(f"/api/games/{game['id']}/actions", command_id="1", action=place)
    assert ann.post("/api/lessons/first")["id"] == game["id"]
    (lesson,) = ann.get("/api/lessons")["lessons"]
    assert (lesson["game"], lesson["taken"]) == (game["id"], 1)
    assert ann.post("/api/lessons/first", again=True)["id"] != game["id"]
    assert ann.post("/api/lessons/second", 400)["reason"] == "unknown_lesson"


def take_to_its_end(served: Served, person: Person, game: str) -> None:
    """The learner does everything that the first lesson asks."""
    lesson = lesson_named("first")

    def now() -> Any:
        state = served.room(game).state
        assert isinstance(state, Running)
        return state

    while not now().over:
        wait_for(lambda: now().over or now().seat_to_act == 0)
        table = now().table
        move = lesson.next_move(table)
        if move is not None:
            action = next(action for action in table.legal() if move.admits(action))
            number = str(len(table.actions))
            person.post(f"/api/games/{game}/actions", command_id=number, action=action_data(action))


def test_a_finished_lesson_is_not_reviewed_has_no_rematch_and_is_in_no_statistics(served: Served) -> None:
    ann = served.person("Ann")
    game = ann.post("/api/lessons/first")["id"]
    take_to_its_end(served, ann, game)
    assert ann.get(f"/api/games/{game}")["status"] == "over"
    for path in ("review", "review/1", "review/page", "review/1/line"):
        assert ann.get(f"/api/games/{game}/{path}", 409)["reason"] == "review_of_lesson"
    action = {"type": "place_tile", "tile": "4D"}
    assert ann.post(f"/api/games/{game}/review/1", 409, action=action)["reason"] == "review_of_lesson"
    assert ann.post(f"/api/games/{game}/rematch", 409)["reason"] == "rematch_of_lesson"
    assert ann.get("/api/statistics/me")["games"] == 0
    assert ann.get("/api/reviews/me")["games"] == []
    assert ann.get("/api/reviews/me/mistakes")["mistakes"] == []
    assert ann.get(f"/api/games/{game}/ratings")["changes"] == []


def test_everybody_may_read_the_guide(served: Served) -> None:
    guide = httpx.get(f"{served.address}/api/guide").json()
    for name in guide["pictures"]:
        drawn = httpx.get(f"{served.address}/api/guide/{name}")
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        assert drawn.text.startswith("<svg")
    assert httpx.get(f"{served.address}/api/guide/none").status_code == 404
