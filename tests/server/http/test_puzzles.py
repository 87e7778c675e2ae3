"""Puzzles over HTTP: shown without what their player cannot know, answered, and rated once."""

import httpx

from mergemaker.coach.puzzles import THEMES, decision_of, puzzles
from mergemaker.game.actions import action_data

from ..people import Data, Served

PUZZLE = next(iter(puzzles().values()))
END = next(puzzle for puzzle in puzzles().values() if puzzle.theme == "end")
BEST, *_, WORST = [action_data(choice.action) for choice in decision_of(PUZZLE).ranking]


def answer(client: httpx.Client, action: Data, **more: object) -> Data:
    """What comes of an answer."""
    reply = client.post(f"/api/puzzles/{PUZZLE.id}/answer", json={"action": action, **more})
    assert reply.status_code == 200, reply.text
    data: Data = reply.json()
    return data


def test_a_right_answer_is_shown_with_all_values_and_the_reason(served: Served) -> None:
    ann = served.person("Ann")
    verdict = answer(ann.web, BEST)
    assert verdict["right"]
    assert verdict["chosen"]["action"] == BEST
    wins = [choice["win"] for choice in verdict["choices"]]
    assert wins == sorted(wins, reverse=True)
    assert len(wins) == len(PUZZLE.values)
    assert verdict["reason"]["key"].startswith("better.")
    assert verdict["change"] > 0
    assert verdict["why"]["matters"]


def test_what_matters_is_not_told_before_the_answer(served: Served) -> None:
    gil = served.person("Gil")
    for name in (PUZZLE.id, END.id):
        asked = gil.get(f"/api/puzzles/{name}")["why"]
        assert asked["purpose"]
        assert asked["matters"] is None


def test_only_the_first_answer_counts(served: Served) -> None:
    """A wrong answer lowers the rating; the right one afterwards changes nothing, and the list knows of it."""
    ben = served.person("Ben")
    wrong = answer(ben.web, WORST)
    assert not wrong["right"]
    assert wrong["change"] < 0
    right = answer(ben.web, BEST)
    assert right["right"]
    assert not right["rated"]
    assert right["change"] == 0
    rating = ben.get("/api/puzzles")["rating"]
    assert rating == right["rating"]
    assert (rating["solved"], rating["right"]) == (1, 0)
    assert ben.get(f"/api/puzzles/{PUZZLE.id}")["done"]


def test_without_a_session_the_browser_keeps_the_rating(served: Served) -> None:
    with httpx.Client(base_url=served.address) as visitor:
        assert visitor.get("/api/puzzles").json()["rating"] is None
        first = answer(visitor, BEST)
        again = answer(visitor, BEST, skill=first["rating"]["skill"])
        assert again["rating"]["points"] > first["rating"]["points"] > 1500


def test_the_day_has_one_puzzle_for_everybody(served: Served) -> None:
    cleo, dan = served.person("Cleo"), served.person("Dan")
    assert (
        cleo.get("/api/puzzles/daily")["id"] == dan.get("/api/puzzles/daily")["id"] == dan.get("/api/puzzles")["daily"]
    )


def test_the_next_puzzle_is_of_the_theme_and_new(served: Served) -> None:
    eve = served.person("Eve")
    for theme in eve.get("/api/puzzles")["themes"]:
        assert theme["theme"] in THEMES
        found = eve.get(f"/api/puzzles/next?theme={theme['theme']}")
        assert found["theme"] == theme["theme"]
    had = [puzzle.id for puzzle in sorted(puzzles().values(), key=lambda puzzle: abs(puzzle.rating - 1000))][:50]
    assert eve.get(f"/api/puzzles/next?besides={','.join(had)}")["id"] not in had


def test_puzzles_begin_easy_and_are_of_the_edition(served: Served) -> None:
    fay = served.person("Fay")
    assert fay.get("/api/puzzles/next")["rating"] < 1400
    for one in fay.get("/api/puzzles")["editions"]:
        found = fay.get(f"/api/puzzles/next?edition={one['edition']}")
        assert found["view"]["edition"] == one["edition"]
    with httpx.Client(base_url=served.address) as visitor:
        asked = visitor.get("/api/puzzles/next?points=1900&margin=100").json()
        assert 1500 <= asked["rating"] <= 2100
        assert visitor.get("/api/puzzles/next?edition=monopoly").status_code == 400


def test_what_is_not_there_or_not_legal_is_refused(served: Served) -> None:
    with httpx.Client(base_url=served.address) as visitor:
        assert visitor.get("/api/puzzles/none").status_code == 404
        assert visitor.get("/api/puzzles/next?theme=luck").status_code == 400
        nowhere = {"action": {"type": "place_tile", "tile": "13Z"}}
        assert visitor.post(f"/api/puzzles/{PUZZLE.id}/answer", json=nowhere).status_code == 409
        offer = {"type": "offer_trade", "to": "Ben", "give": {"cash": 100}, "take": {"cash": 200}}
        assert visitor.post(f"/api/puzzles/{PUZZLE.id}/answer", json={"action": offer}).status_code == 409


def test_what_a_choice_would_bring_is_shown_before(served: Served) -> None:
    with httpx.Client(base_url=served.address) as visitor:
        for puzzle in list(puzzles().values())[:6]:
            action = action_data(decision_of(puzzle).ranking[0].action)
            verdict = visitor.post(f"/api/puzzles/{puzzle.id}/outlook", json={"action": action}).json()
            assert verdict["why_not"] is None
            assert verdict["what_if"] is None or verdict["what_if"]["rows"]
        wrong = {"action": {"type": "buy", "shares": {"Tower": 9}}}
        assert visitor.post(f"/api/puzzles/{PUZZLE.id}/outlook", json=wrong).json()["why_not"]


def test_a_puzzle_shows_nobody_elses_tiles_and_no_values(served: Served) -> None:
    with httpx.Client(base_url=served.address) as visitor:
        found = visitor.get(f"/api/puzzles/{PUZZLE.id}").json()
        others = [one["tiles"] for one in found["view"]["players"] if one["name"] != found["view"]["viewer"]]
        assert all(isinstance(tiles, int) for tiles in others)
        drawn = [fact for fact in found["facts"] if fact["type"] == "tile_drawn" and fact["tile"]]
        assert all(fact["player"] == found["view"]["viewer"] for fact in drawn)
        assert not {"values", "best", "choices"} & set(found)
