"""The HTTP API: a program plays with a token; records, positions, history, ratings, statistics; operation."""

import json
import random
from collections.abc import Callable

import httpx
import pytest
from websockets.sync.client import connect

from mergemaker.bots.registry import LADDER
from mergemaker.game.editions import EDITIONS
from mergemaker.room.interfaces import StoreUnavailable
from mergemaker.server.store.people import PeopleRepository

from ..people import Data, Person, Served, bot, me, opened


def test_a_bot_plays_a_whole_game_over_http_with_a_token(served: Served) -> None:
    ann, owner = served.person("Ann"), served.person("Robot")
    token = owner.post("/api/tokens")["token"]
    game = ann.new_game(opened(), bot("easy"), start=False)
    chance = random.Random(6)
    with httpx.Client(base_url=served.address, headers={"Authorization": f"Bearer {token}"}, timeout=30) as program:
        joined = program.post(f"/api/games/{game['id']}/join", json={"code": game["code"], "name": "Robot 1"})
        assert joined.json()["my_seats"] == [0]
        ann.post(f"/api/games/{game['id']}/start")
        version = 0
        for number in range(2000):
            sync = program.get(f"/api/games/{game['id']}/view", params={"after": version}).json()
            version = sync["version"]
            if sync["view"]["over"]:
                break
            if sync["legal"]:
                action = chance.choice(sync["legal"])
                answer = program.post(
                    f"/api/games/{game['id']}/actions",
                    json={"command_id": f"n{number}", "action": action, "version": version},
                )
                assert answer.status_code == 200 or answer.json()["code"] == "stale", answer.text
        assert sync["view"]["over"]
        with connect(
            f"{served.address.replace('http', 'ws')}/ws/games/{game['id']}",
            additional_headers={"Authorization": f"Bearer {token}"},
            legacy=True,
        ) as wire:
            wire.send('{"type":"hello"}')
            assert json.loads(wire.recv())["seat"] == 0
        assert owner.web.delete("/api/tokens").status_code == 200
        assert program.get("/api/me").json()["user"] is None


def finished_game(person: Person, seed: int = 8) -> Data:
    """A game of two bots and the person, played to its end."""
    game = person.new_game(me(), bot("easy"), bot())
    person.sit(game["id"]).play_out(random.Random(seed))
    done: Data = person.get(f"/api/games/{game['id']}")
    return done


def test_a_finished_game_can_be_downloaded_uploaded_and_stepped_through(served: Served) -> None:
    ann, ben = served.person("Ann"), served.person("Ben")
    game = finished_game(ann)
    text = ann.web.get(f"/api/games/{game['id']}/record").text
    answer = ben.web.post("/api/records", content=text)
    assert answer.status_code == 200, answer.text
    uploaded = answer.json()
    assert uploaded["uploaded"]
    assert uploaded["result"] == game["result"]
    assert uploaded["id"] in [listed["id"] for listed in ben.get("/api/games?list=mine")["games"]]
    assert ben.web.get(f"/api/games/{uploaded['id']}/record").text == text
    last = None
    for number in (0, 1, game["actions"] // 2, game["actions"]):
        here = ann.get(f"/api/games/{game['id']}/positions/{number}")
        there = ben.get(f"/api/games/{uploaded['id']}/positions/{number}")
        assert here["view"] == there["view"]
        assert all(isinstance(player["tiles"], list) for player in here["view"]["players"])
        last = here
    assert last is not None
    assert last["view"]["over"]
    assert ann.get(f"/api/games/{game['id']}/positions/{game['actions'] + 1}", status=404)["code"] == "not_found"
    assert ann.get(f"/api/games/{game['id']}/positions/x", status=404)["code"] == "not_found"


def test_invalid_records_are_refused(served: Served) -> None:
    ann = served.person("Ann")
    text = ann.web.get(f"/api/games/{finished_game(ann)['id']}/record").text
    for wrong in ("", "hello", "{}", "[" * 1000, text.replace("final", "finale"), text[: len(text) // 2]):
        answer = ann.web.post("/api/records", content=wrong)
        assert answer.status_code == 400, wrong[:50]
        assert answer.json()["message"]


def test_the_history_ends_with_the_settlement(served: Served) -> None:
    ann = served.person("Ann")
    game = finished_game(ann, 9)
    history = ann.get(f"/api/games/{game['id']}/history")
    numbers = [turn["number"] for turn in history["turns"]]
    assert numbers == sorted(numbers)
    assert numbers[-1] == game["turn"]
    assert history["turns"][0]["net_worth"] == {name: 6000 for name in history["players"]}
    assert history["turns"][-1]["net_worth"] == game["result"]["final"]
    for name, total in game["result"]["final"].items():
        lines = [line for line in history["settlement"] if line["player"] == name]
        assert lines[-1]["dollars"] == total
        assert sum(line["dollars"] for line in lines[:-1]) == total


def test_finished_games_count_in_statistics_and_ratings(served: Served) -> None:
    ann = served.person()
    ann.post("/api/session", name="Counted")
    ann.post("/api/register", name="Counted", password="long enough")
    game = finished_game(ann, 10)
    numbers = ann.get("/api/statistics/me")
    while not numbers["games"]:
        numbers = ann.get("/api/statistics/me")
    assert numbers["games"] == 1
    assert numbers["by_players"] == {"3": [1, numbers["wins"]]}
    assert numbers["best_money"] == game["result"]["final"]["Counted"]
    money = numbers["money"]
    gains = sum(amount for name, amount in money.items() if name != "purchases")
    assert 6000 + gains - money["purchases"] == numbers["best_money"]
    pool = next(pool for pool in ann.get("/api/ratings")["pools"] if pool["players"] == 3)
    mine = next(row for row in pool["rows"] if row["me"])
    assert mine["name"] == "Counted"
    assert mine["games"] == 1
    assert any(row["bot"] and row["name"] == "easy" for row in pool["rows"])


def test_the_catalogue_has_every_edition_and_bot(served: Served) -> None:
    catalogue = served.person().get("/api/catalogue")
    assert [edition["name"] for edition in catalogue["editions"]] == list(EDITIONS)
    assert [bot["name"] for bot in catalogue["bots"]][: len(LADDER)] == list(LADDER)
    assert all(bot["sentence"] for bot in catalogue["bots"])


def test_the_server_can_be_monitored(served: Served) -> None:
    nobody = served.person()
    assert nobody.web.get("/healthz").text == "ok"
    assert nobody.web.get("/readyz").text == "ready"
    assert "mergemaker_requests_total" in nobody.web.get("/metrics").text
    assert nobody.get("/api/nothing", status=404)["code"] == "not_found"
    for path in ("games/nothing", "games/%00", "games/" + "x" * 500, "invitations/nothing", "invitations/%00"):
        assert nobody.get(f"/api/{path}", status=404)["code"] == "not_found"


def test_every_path_of_the_application_gets_the_page(served: Served) -> None:
    nobody = served.person()
    first = nobody.web.get("/")
    assert first.headers["content-type"].startswith("text/html")
    assert nobody.web.get("/game/abc").text == first.text
    assert nobody.web.get("/assets/../../../pyproject.toml").status_code in (200, 404)
    assert "hatchling" not in nobody.web.get("/%2e%2e/%2e%2e/%2e%2e/pyproject.toml").text


def test_a_database_that_does_not_answer_is_reported(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve()
    ann = served.person("Ann")
    game = ann.new_game(me(), bot())["id"]

    async def fail(*_: object) -> None:
        raise StoreUnavailable("no connection")

    monkeypatch.setattr(PeopleRepository, "by_session", fail)
    stranger = served.person()
    stranger.web.cookies.set("mergemaker_session", "unknown")
    assert stranger.get("/api/me", status=503)["code"] == "unavailable"
    socket = stranger.sit(game, hello=False)
    assert "database" in socket.receive()["message"]
    assert served.person().get("/api/catalogue")["bots"], "who needs no session is answered"
