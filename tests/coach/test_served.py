"""A server reviews its games when they are over, in the background."""

import random
import time
from pathlib import Path

from tests.server.people import Data, Served, bot, me

PATIENCE = 240.0  # seconds, in which the coach may have to be compiled


def test_a_finished_game_is_reviewed_by_itself(tmp_path: Path) -> None:
    """With progress; then it is in the person's numbers and mistakes. A running game is not reviewed."""
    with Served(tmp_path / "games.sqlite3", bot_compiling=True) as served:
        ann = served.person("Ann")
        game = ann.new_game(me(), bot())["id"]
        assert ann.get(f"/api/games/{game}/review", 409)["reason"] == "review_hidden"
        ann.sit(game).play_out(random.Random(8))
        until = time.monotonic() + PATIENCE
        seen: list[Data] = []
        while not seen or (seen[-1]["status"] != "ready" and time.monotonic() < until):
            seen.append(ann.get(f"/api/games/{game}/review"))
            time.sleep(0.1)
        assert seen[-1]["status"] == "ready"
        done = [answer["done"] for answer in seen]
        assert done == sorted(done)
        found = seen[-1]["review"]
        assert found["actions"] == seen[-1]["of"]
        assert {player["name"] for player in found["players"]} >= {"Ann"}
        mine = next(player for player in found["players"] if player["name"] == "Ann")
        numbers = ann.get("/api/reviews/me")
        assert [one["game"] for one in numbers["games"]] == [game]
        assert numbers["mean_loss"] == mine["mean_loss"]
        mistakes = ann.get("/api/reviews/me/mistakes")["mistakes"]
        assert len(mistakes) == sum(mine["mistakes"].values())
        buys = ann.get("/api/reviews/me/mistakes?decision=buy")["mistakes"]
        assert {one["mistake"]["decision"] for one in buys} <= {"buy"}
        assert ann.get("/api/reviews/me/mistakes?decision=sing", 400)["reason"] == "unknown_decision"


def test_a_server_that_does_not_compile_reviews_nothing(tmp_path: Path) -> None:
    """And says so."""
    with Served(tmp_path / "games.sqlite3") as served:
        ann = served.person("Ann")
        game = ann.new_game(me(), bot())["id"]
        ann.sit(game).play_out(random.Random(8))
        assert ann.get(f"/api/games/{game}/review")["status"] == "unavailable"
