"""Lessons and the guide over HTTP."""

import httpx

from ..people import Served


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


def test_everybody_may_read_the_guide(served: Served) -> None:
    guide = httpx.get(f"{served.address}/api/guide").json()
    for name in guide["pictures"]:
        drawn = httpx.get(f"{served.address}/api/guide/{name}")
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        assert drawn.text.startswith("<svg")
    assert httpx.get(f"{served.address}/api/guide/none").status_code == 404
