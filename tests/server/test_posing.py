"""A decision of a finished game is posed from what its player knew, and nothing else."""

from pathlib import Path

from tests.server.people import Served, bot, me

GAMES = Path(__file__).parents[1] / "games"


def test_a_decision_of_a_finished_game_is_posed_as_its_player_knew_it(tmp_path: Path) -> None:
    """Its own tiles and nobody else's, what is legal, and what an action would bring."""
    with Served(tmp_path / "games.sqlite3") as served:
        ann = served.person("Ann")
        running = ann.new_game(me(), bot())["id"]
        assert ann.get(f"/api/games/{running}/review/1", 409)["reason"] == "review_hidden"
        record = (GAMES / "renegade-announced.txt").read_text(encoding="utf-8")
        game = ann.web.post("/api/records", content=record).json()["id"]
        posed = ann.get(f"/api/games/{game}/review/41")
        viewer = posed["view"]["viewer"]
        assert posed["view"]["to_act"] == viewer
        known = {player["name"]: isinstance(player["tiles"], list) for player in posed["view"]["players"]}
        assert known == {name: name == viewer for name in known}
        drawn = [fact for fact in posed["facts"] if fact["type"] == "tile_drawn" and fact["player"] != viewer]
        assert not any(fact.get("tile") for fact in drawn)
        path = f"/api/games/{game}/review/41/outlook"
        answer = ann.post(path, action=posed["legal"][0])
        assert answer["why_not"] is None
        refused = ann.post(path, action={"type": "found", "chain": "Nowhere"})
        assert refused["what_if"] is None
        assert refused["why_not"]["reason"]
        assert ann.get(f"/api/games/{game}/review/0", 404)["reason"] == "no_position"
        assert ann.get(f"/api/games/{game}/review/9999", 404)["reason"] == "no_position"
