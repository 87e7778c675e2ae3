"""Coming together: invitations, the lobby, seats, hotseat, onlookers, rematch."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from mergemaker.room import company

from .people import Served, bot, guest, me, opened, two_people


def test_an_invited_person_takes_a_seat_and_the_host_starts(served: Served) -> None:
    ann, ben = served.person("Ann"), served.person("Ben")
    game = ann.new_game(me(), opened(), bot(), start=True)
    assert game["status"] == "waiting"
    assert ann.post(f"/api/games/{game['id']}/start", status=409)["code"] == "not_now"
    assert ben.get(f"/api/games/{game['id']}")["code"] is None
    assert ben.post(f"/api/games/{game['id']}/join", status=403)["code"] == "not_allowed"
    assert ben.post(f"/api/games/{game['id']}/join", status=403, code="guessed")["code"] == "not_allowed"
    assert ben.post(f"/api/games/{game['id']}/join", status=403, code="gerät")["code"] == "not_allowed"
    invited = ben.get(f"/api/invitations/{game['code']}")
    joined = ben.post(f"/api/games/{invited['id']}/join", code=game["code"])
    assert joined["my_seats"] == [1]
    assert ben.post(f"/api/games/{game['id']}/start", status=403)["code"] == "not_allowed"
    started = ann.post(f"/api/games/{game['id']}/start")
    assert [seat["name"] for seat in started["seats"]][:2] == ["Ann", "Ben"]
    assert started["status"] == "playing"
    assert ben.post(f"/api/games/{game['id']}/leave")["seats"][1]["away"]


def test_people_with_the_same_name_get_different_names(served: Served) -> None:
    ann, other = served.person("Ann"), served.person("Ann")
    game = ann.new_game(me(), opened(), guest("ann"), start=False)
    other.post(f"/api/games/{game['id']}/join", code=game["code"])
    names = [seat["name"] for seat in ann.get(f"/api/games/{game['id']}")["seats"]]
    assert len({name.casefold() for name in names}) == 3


def test_public_games_are_in_the_lobby_and_anyone_may_join(served: Served) -> None:
    ann, ben = served.person("Ann"), served.person("Ben")
    private = ann.new_game(me(), opened(), start=False)
    public = ann.new_game(me(), opened(), public=True, start=False)
    listed = [game["id"] for game in ben.get("/api/games?list=lobby")["games"]]
    assert public["id"] in listed
    assert private["id"] not in listed
    assert ben.post(f"/api/games/{public['id']}/join")["my_seats"] == [1]
    assert ben.post(f"/api/games/{public['id']}/leave")["my_seats"] == []
    mine = [game["id"] for game in ann.get("/api/games?list=mine")["games"]]
    assert {private["id"], public["id"]} <= set(mine)


def test_the_host_arranges_the_seats(served: Served) -> None:
    ann, ben = served.person("Ann"), served.person("Ben")
    game = ann.new_game(me(), opened(), start=False)
    path = f"/api/games/{game['id']}/seats"
    watching = ben.sit(game["id"])
    ben.post(f"/api/games/{game['id']}/join", code=game["code"])
    changes = [{"was": 1}, {"kind": "bot", "bot": "easy"}, {"was": 0}, {"kind": "guest", "name": "Cy"}]
    changed = ann.post(path, seats=changes)
    assert [(seat["name"], seat["kind"]) for seat in changed["seats"]] == [
        ("Ben", "person"),
        ("Ada", "bot"),
        ("Ann", "person"),
        ("Cy", "person"),
    ]
    assert changed["my_seats"] == [2, 3]
    watching.until_now(lambda now: len(now["info"]["seats"]) == 4)
    assert watching.now["seat"] == 0
    assert ben.post(path, status=403, seats=changes)["code"] == "not_allowed"
    assert ann.post(path, status=400, seats=[{"was": 0}, {"was": 0}])["code"] == "bad_setup"
    assert ann.post(path, status=400, seats=[{"was": 0}, {"kind": "bot", "bot": "god"}])["code"] == "bad_setup"
    ann.post(f"/api/games/{game['id']}/leave")
    assert ben.get(f"/api/games/{game['id']}")["host"]


def test_several_people_at_one_screen_view_from_their_own_seats(served: Served) -> None:
    ann, ben = served.person("Ann"), served.person("Ben")
    game = ann.new_game(me(), guest("Cy"), bot())
    socket = ann.sit(game["id"], seat=0)
    own = {player["name"]: player["tiles"] for player in socket.now["view"]["players"]}
    assert isinstance(own["Ann"], list)
    assert own["Cy"] == 6
    socket.send("look", seat=1)
    cy = {player["name"]: player["tiles"] for player in socket.until("sync")["view"]["players"]}
    assert cy["Ann"] == 6
    assert isinstance(cy["Cy"], list)
    socket.send("look", seat=2)
    assert socket.until("refused")["code"] == "not_allowed"
    socket.send("look", seat=None)  # between two turns they see what onlookers see, and are none
    socket.until("sync")
    onlooker = ben.sit(game["id"], seat=0)
    assert onlooker.now["seat"] is None
    assert socket.until("presence")["onlookers"] == 1
    onlooker.send("look", seat=0)
    assert onlooker.until("refused")["code"] == "not_allowed"


def test_onlookers_see_what_onlookers_may_and_cannot_act(served: Served) -> None:
    first, _, game, _ = two_people(served)
    nobody = served.person()
    watching = nobody.sit(game)
    assert all(player["tiles"] == 6 for player in watching.now["view"]["players"])
    assert watching.now["legal"] == []
    assert watching.now["previews"] == {}
    assert watching.do("act", action=first.now["legal"][0])["code"] == "not_logged_in"
    zoe = served.person("Zoe").sit(game)
    assert zoe.act(first.now["legal"][0])["code"] == "not_allowed"
    assert zoe.do("chat", text="Hello there")["type"] == "ack"
    assert watching.until("chat")["line"]["name"] == "Zoe"


def test_onlookers_do_not_keep_players_out(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "MOST_ONLOOKERS", 2)
    monkeypatch.setattr(company, "MOST_WINDOWS", 3)
    _, _, game, people = two_people(served)
    nobody = served.person()
    nobody.sit(game)
    nobody.sit(game)
    with pytest.raises(ConnectionClosed):
        nobody.sit(game)
    people[0].sit(game)
    people[0].sit(game)
    with pytest.raises(ConnectionClosed):
        people[0].sit(game)


def test_bots_alone_play_a_few_games_at_a_time(serve: Callable[..., Served]) -> None:
    ann = serve(bot_pause=5.0).person("Ann")
    setup = {"seats": [bot(), bot()]}
    for _ in range(3):
        ann.post("/api/games", setup=setup, start=True)
    assert ann.post("/api/games", status=429, setup=setup, start=True)["code"] == "too_many"
    ann.new_game(me(), bot())


def test_a_name_still_in_use_is_not_given_to_another(served: Served) -> None:
    ann, ben = served.person("Ann"), served.person("Ben")
    game = ann.new_game(me(), opened(), start=False)
    ben.post(f"/api/games/{game['id']}/join", code=game["code"])
    changes = [{"was": 0}, {"was": 1, "name": "Zoe"}, {"kind": "guest", "name": "Ben"}]
    seats = ann.post(f"/api/games/{game['id']}/seats", seats=changes)["seats"]
    assert len({seat["name"] for seat in seats}) == 3


def test_a_rematch_brings_all_to_one_new_table(served: Served) -> None:
    """Alone against bots it begins at once."""
    ann = served.person("Ann")
    game = ann.new_game(me(), bot("easy"))
    assert ann.post(f"/api/games/{game['id']}/rematch", status=409)["code"] == "not_now"
    ann.sit(game["id"]).play_out(random.Random(4))
    again = ann.post(f"/api/games/{game['id']}/rematch")
    assert again["status"] == "playing"
    assert {seat["name"] for seat in again["seats"]} == {seat["name"] for seat in game["seats"]}
    assert ann.post(f"/api/games/{game['id']}/rematch")["id"] == again["id"]
    assert ann.get(f"/api/games/{game['id']}")["rematch"] == again["id"]


def test_playing_on_from_a_position_begins_a_game_of_ones_own(served: Served) -> None:
    """It is played to its end like any other, and is in nobody's statistics."""
    ann, zoe = served.person("Ann"), served.person("Zoe")
    game = ann.new_game(me(), bot("easy"))
    asked: dict[str, Any] = {"action": 5, "seat": 1, "bot": "easy"}
    assert zoe.post(f"/api/games/{game['id']}/play-on", status=409, **asked)["reason"] == "play_on_too_early"
    ann.sit(game["id"]).play_out(random.Random(4))
    on = zoe.post(f"/api/games/{game['id']}/play-on", **asked)
    assert (on["status"], on["continues"], on["my_seats"]) == ("playing", game["id"], [1])
    zoe.sit(on["id"]).play_out(random.Random(5))
    assert zoe.get(f"/api/games/{on['id']}")["status"] == "over"
    assert zoe.get("/api/statistics/me")["games"] == 0
    assert zoe.post(f"/api/games/{game['id']}/play-on", status=400, **asked | {"bot": "god"})["message"]


def test_an_impossible_setup_is_refused_with_a_sentence(served: Served) -> None:
    ann = served.person("Ann")
    for setup in (
        {"edition": "chess"},
        {"options": {"bonuses": "huge"}},
        {"options": {"luck": True}},
        {"seats": [me()]},
        {"seats": [me(), me()]},
        {"seats": [me(), bot("god")]},
        {"seats": [me(), bot()] * 4},
        {"clock": {"kind": "live", "seconds": 1, "increment": 0}},
        {"cheat": True},
    ):
        problem = ann.post("/api/games", status=400, setup=setup)
        assert problem["message"]
