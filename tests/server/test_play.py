"""Playing over the socket: versions, resending, refusals, coming back."""

import random
from collections.abc import Callable

import pytest

from mergemaker.game.editions import EDITIONS
from mergemaker.game.record import from_text, record_from, replay
from mergemaker.server import metrics

from .people import Served, bot, me, two_people


def test_a_whole_game_against_bots_goes_over_the_socket_without_a_gap(served: Served) -> None:
    ann = served.person("Ann")
    game = ann.new_game()
    socket = ann.sit(game["id"])
    end = socket.play_out(random.Random(1))
    assert end["view"]["result"]["winners"]
    assert end["legal"] == []
    text = ann.web.get(f"/api/games/{game['id']}/record").text
    assert replay(from_text(text)).result is not None
    again = replay(record_from(ann.get(f"/api/games/{game['id']}/record?format=json")))
    assert again.result is not None
    assert again.result.final == end["view"]["result"]["final"]
    assert [fact["type"] for fact in socket.facts] == [fact.type for fact in again.facts]
    socket.hello()
    assert socket.now["facts"] == socket.facts


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_is_played_to_its_end(served: Served, edition: str) -> None:
    options = {"special_powers": True} if edition == "avalon-hill" else {}
    ann = served.person("Ann")
    game = ann.new_game(me(), bot("easy"), bot(), edition=edition, options=options)
    assert ann.sit(game["id"]).play_out(random.Random(2))["view"]["over"]


def test_a_command_sent_again_gets_the_same_answer_and_does_nothing_more(served: Served) -> None:
    ann = served.person("Ann")
    game = ann.new_game(me(), {"kind": "guest", "name": "Ben"})
    socket = ann.sit(game["id"])
    action = socket.now["legal"][0]
    first = socket.act(action, command_id="one")
    second = socket.act(action, command_id="one")
    assert first == second
    assert first["type"] == "ack"
    other = ann.sit(game["id"])
    assert other.act(action, command_id="one") == first
    assert other.hello()["info"]["actions"] == 1
    answer = ann.post(f"/api/games/{game['id']}/actions", command_id="one", action=action)
    assert answer == {"version": first["version"]}


def test_what_the_rules_forbid_is_refused_with_the_rule(served: Served) -> None:
    ann = served.person("Ann")
    socket = ann.sit(ann.new_game(me(), {"kind": "guest", "name": "Ben"})["id"])
    before = socket.now["version"]
    refused = socket.act({"type": "buy", "shares": {"Tower": 3}})
    assert (refused["type"], refused["code"], refused["rule"]) == ("refused", "illegal", "T1")
    hand = next(player["tiles"] for player in socket.now["view"]["players"] if isinstance(player["tiles"], list))
    missing = next(tile for tile in ("1A", "2A", "3A", "4A", "5A", "6A", "7A") if tile not in hand)
    assert socket.act({"type": "place_tile", "tile": missing})["rule"] == "T2"
    socket.send("why_not", command_id="w", action={"type": "announce_end"})
    assert socket.until("why_not")["rule"] == "E1"
    assert socket.hello()["version"] == before


def test_an_action_on_a_table_that_has_changed_is_refused(served: Served) -> None:
    ann = served.person("Ann")
    socket = ann.sit(ann.new_game(me(), {"kind": "guest", "name": "Ben"})["id"])
    seen = socket.now["version"]
    assert socket.act()["type"] == "ack"
    socket.hello()
    answer = socket.do("act", action=(socket.now["legal"] or [{"type": "buy", "shares": {}}])[0], version=seen)
    assert answer["code"] == "stale"


def test_of_two_simultaneous_actions_one_is_accepted(served: Served) -> None:
    ann = served.person("Ann")
    game = ann.new_game(me(), {"kind": "guest", "name": "Ben"})["id"]
    sockets = [ann.sit(game), ann.sit(game)]
    for number, socket in enumerate(sockets):
        action = socket.now["legal"][number]
        socket.send("act", command_id=f"n{number}", action=action, version=socket.now["version"])
    answers = []
    for socket in sockets:
        while (message := socket.receive())["type"] not in ("ack", "refused"):
            pass
        answers.append(message.get("code", "ack"))
    assert sorted(answers) == ["ack", "stale"]


def test_rubbish_is_refused_and_the_socket_stays(served: Served) -> None:
    ann = served.person("Ann")
    socket = ann.sit(ann.new_game(me(), bot())["id"])
    for text in (
        "",
        "[]",
        "{",
        '{"type":"fly"}',
        '{"type":"act"}',
        "[" * 5000,
        '{"type":"chat","text":"' + "x" * 600 + '"}',
    ):
        socket.wire.send(text)
        assert socket.until("refused")["code"] == "bad_request"
    offer = {"type": "offer_trade", "to": "Ann", "give": {"cash": 1}, "take": {"cash": 10**30}}
    for command_id in ("", "with space", "x" * 65):
        socket.send("act", command_id=command_id, action=offer)
        assert socket.until("refused")["code"] == "bad_request"
    assert socket.do("act", action=offer)["type"] == "refused"
    socket.wire.send("x" * 40_000)
    assert socket.until("refused")["code"] == "too_large"
    assert socket.hello()["view"] is not None


def test_a_restarted_server_resumes_at_the_same_position(serve: Callable[..., Served]) -> None:
    first = serve()
    ann = first.person("Ann")
    game = ann.new_game(me(), {"kind": "guest", "name": "Ben"}, edition="avalon-hill")["id"]
    socket = ann.sit(game)
    chance = random.Random(3)
    for _ in range(40):
        seat = next(
            seat["seat"] for seat in socket.now["info"]["seats"] if seat["name"] == socket.now["view"]["to_act"]
        )
        socket.send("look", seat=seat)
        socket.until("sync")
        socket.act(chance.choice(socket.now["legal"]))
        socket.hello()
    cookies = ann.web.cookies
    first.stop()
    second = serve()
    again = second.person()
    again.web.cookies = cookies
    back = again.sit(game, seat=socket.now["seat"])
    same = ("version", "seat", "view", "legal", "facts", "previews", "standings", "undo", "chat")
    assert {name: back.now[name] for name in same} == {name: socket.now[name] for name in same}


def test_previews_cover_only_the_viewers_own_tiles(served: Served) -> None:
    ann = served.person("Ann")
    socket = ann.sit(ann.new_game(me(), {"kind": "guest", "name": "Ben"})["id"], seat=0)
    hand = next(player["tiles"] for player in socket.now["view"]["players"] if player["name"] == "Ann")
    assert sorted(socket.now["previews"]) == sorted(hand)


def test_a_program_leaves_orders_over_http_and_nobody_else_can_tell(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "LASTS", 0.0)
    first, second, game, (mover, waiter) = two_people(served)
    path = f"/api/games/{game}"
    seen, counted = mover.get(f"{path}/view"), mover.web.get("/metrics").text.count("order")
    order = {"answer": {"type": "discard"}, "lasts": "always"}
    reply = waiter.post(f"{path}/commands", type="order", order=order, command_id="o1")
    assert reply == {"version": seen["version"]}
    (mine,) = waiter.get(f"{path}/view")["orders"]
    assert mine == {"number": 1, "order": order, "why": None}
    assert second.until("orders")["orders"] == [mine]
    tile = waiter.get(f"{path}/view")["view"]["players"][second.now["seat"]]["tiles"][0]
    place = {"answer": {"type": "place_tile", "tile": tile}, "lasts": "next"}
    waiter.post(f"{path}/commands", type="order", order=place, command_id="o2")
    assert mover.get(f"{path}/view") == seen
    assert mover.web.get("/metrics").text.count("order") == counted
    while first.now["legal"]:
        first.act(first.now["legal"][0])
    second.until_now(lambda now: any(line["line"]["key"] == "note.by_order" for line in now["lines"]))
    placed = first.until_now(lambda now: tile in now["view"]["board"])
    assert "order" not in "".join(line["line"]["key"] for line in placed["lines"])
    refused = waiter.post(f"{path}/commands", 404, type="revoke", number=2, command_id="r")
    assert refused["reason"] == "no_order"
