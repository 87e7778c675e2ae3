"""At the table: undo by policy, pause, chat, absence and clocks."""

import random
from collections.abc import Callable

from mergemaker.room.running import Running

from .people import Person, Served, Socket, bot, guest, me, opened, two_people, wait_for


def test_a_players_last_action_is_undone_freely_while_nothing_was_revealed(served: Served) -> None:
    first, second, _, _ = two_people(served, options={"special_powers": True})
    before = first.now["view"]
    log = len(first.facts)
    assert first.now["undo"] == "no"
    first.act({"type": "use_power", "power": "play_4"})
    assert first.hello()["undo"] == "free"
    second.until_now(lambda now: now["version"] == first.now["version"])
    assert len(second.facts) > log
    assert second.now["undo"] == "no"
    assert first.do("undo")["type"] == "ack"
    assert first.hello()["view"] == before
    second.until_now(lambda now: now["version"] == first.now["version"])
    assert len(second.facts) == log
    assert second.now["view"]["turn"] == before["turn"]


def test_an_action_that_revealed_something_is_undone_only_by_consent(served: Served) -> None:
    first, second, _, _ = two_people(served)
    before = first.now["view"]
    while first.now["view"]["turn"]["number"] == 1:
        assert (
            first.act({"type": "buy", "shares": {}} if first.now["view"]["decision"] == "buy" else None)["type"]
            == "ack"
        )
        first.hello()
    first_actions = first.now["info"]["actions"]
    assert first.now["undo"] == "consent"
    assert first.do("undo")["type"] == "ack"
    asked = second.until_now(lambda now: bool(now["requests"]))["requests"][0]
    assert asked["kind"] == "undo"
    assert asked["waiting"] == [second.now["seat"]]
    assert second.now["info"]["actions"] == first_actions
    assert first.do("consent", request=asked["id"], accept=True)["code"] == "not_allowed"
    assert second.do("consent", request=asked["id"], accept=False)["type"] == "ack"
    assert first.hello()["requests"] == []
    while first.now["view"] != before:
        assert first.now["undo"] in ("free", "consent")
        assert first.do("undo")["type"] == "ack"
        if first.hello()["requests"]:
            request = first.now["requests"][0]["id"]
            second.hello()
            assert second.do("consent", request=request, accept=True)["type"] == "ack"
            first.hello()
    assert first.now["info"]["actions"] == 0


def test_where_undo_is_off_nobody_is_asked(served: Served) -> None:
    first, _, _, _ = two_people(served, undo="never")
    first.act()
    first.hello()
    assert first.now["undo"] == "no"
    assert first.do("undo")["code"] == "not_now"


def test_against_bots_undo_goes_back_to_the_players_last_decision(served: Served) -> None:
    ann = served.person("Ann")
    socket = ann.sit(ann.new_game(me(), bot(), bot())["id"])
    before = socket.my_move()
    socket.act()
    socket.my_move()
    assert socket.now["undo"] == "free"
    socket.do("undo")
    now = socket.until_now(lambda now: now["info"]["actions"] <= before["info"]["actions"])
    assert now["view"] == before["view"]


def test_a_paused_game_waits_for_everybody(served: Served) -> None:
    first, second, _, _ = two_people(served)
    assert second.do("pause")["type"] == "ack"
    first.until_now(lambda now: now["info"]["status"] == "paused")
    assert first.act()["code"] == "not_now"
    assert first.do("resume")["type"] == "ack"
    assert first.hello()["info"]["status"] == "playing"
    assert first.act()["type"] == "ack"


def test_socket_commands_work_over_http_too(served: Served) -> None:
    first, second, game, people = two_people(served)
    path = f"/api/games/{game}/commands"
    people[1].post(path, type="chat", text="hello", command_id="h1")
    assert first.until("chat")["line"]["name"] == second.now["view"]["viewer"]
    people[0].post(path, type="pause")
    assert second.until_now(lambda now: now["info"]["status"] == "paused")
    people[1].post(path, type="resume")
    people[0].post(path, type="act", command_id="a1", action=first.now["legal"][0])
    assert people[0].post(path, status=400, type="hello")["code"] == "bad_request"
    assert second.until_now(lambda now: now["info"]["actions"] == 1)


def test_chat_is_stored_and_sent_once(served: Served) -> None:
    first, second, game, people = two_people(served)
    first.do("chat", text="  good\tluck \u0007 ", command_id="c1")
    first.do("chat", text="good luck", command_id="c1")
    line = second.until("chat")["line"]
    assert line["text"] == "goodluck"
    later = people[0].sit(game)
    assert [line["name"] for line in later.chat] == [later.now["view"]["viewer"]]


def test_an_absent_player_is_replaced_after_a_while_and_can_return(serve: Callable[..., Served]) -> None:
    served = serve(grace=0.3)
    first, second, game, people = two_people(served)
    seat = first.now["seat"]
    assert second.do("replace", seat=seat)["code"] == "not_now"
    first.wire.close()
    second.until("presence", lambda presence: presence["seats"][seat]["can_be_replaced"])
    assert second.do("replace", seat=seat)["type"] == "ack"
    second.until_now(lambda now: now["info"]["seats"][seat]["away"] and now["info"]["actions"] > 0)
    back = people[0].sit(game)
    assert back.now["info"]["seats"][seat]["away"]
    assert back.do("return")["type"] == "ack"
    assert not back.hello()["info"]["seats"][seat]["away"]


def three_people(served: Served) -> tuple[list[Socket], str, list[Person]]:
    """Ann, Ben and Cy at a table, the game begun."""
    people = [served.person(name) for name in ("Ann", "Ben", "Cy")]
    game = people[0].new_game(me(), opened(), opened(), start=False)
    for person in people[1:]:
        person.post(f"/api/games/{game['id']}/join", code=game["code"])
    people[0].post(f"/api/games/{game['id']}/start")
    sockets = [person.sit(game["id"]) for person in people]
    for socket in sockets:
        socket.hello()  # what was said before all were there has been read
    return sockets, game["id"], people


def test_a_request_that_nobody_is_left_to_answer_lapses(serve: Callable[..., Served]) -> None:
    served = serve(grace=0.2)
    (ann, _, cy), game, (_, ben, _) = three_people(served)
    ann.hello()  # what was said of seats before all had come is behind her
    cy.wire.close()
    ann.until("presence", lambda presence: presence["seats"][2]["can_be_replaced"])
    assert ann.do("replace", seat=2)["type"] == "ack"
    assert ann.hello()["requests"][0]["waiting"] == [1]
    ben.post(f"/api/games/{game}/leave")
    ann.until_now(lambda now: not now["requests"])
    assert ann.do("replace", seat=2)["type"] == "ack"
    assert ann.until_now(lambda now: now["info"]["seats"][2]["away"])


def test_a_player_who_has_come_back_is_not_replaced(serve: Callable[..., Served]) -> None:
    served = serve(grace=0.2)
    (ann, ben, cy), game, people = three_people(served)
    ann.hello()  # what was said of seats before all had come is behind her
    cy.wire.close()
    ann.until("presence", lambda presence: presence["seats"][2]["can_be_replaced"])
    ann.do("replace", seat=2)
    asked = ben.until_now(lambda now: bool(now["requests"]))["requests"][0]
    people[2].sit(game)
    assert ben.do("consent", request=asked["id"], accept=True)["type"] == "ack"
    now = ben.until_now(lambda now: not now["requests"])
    assert not now["info"]["seats"][2]["away"]


def test_a_finished_game_with_a_clock_can_be_unloaded(served: Served) -> None:
    ann = served.person("Ann")
    game = ann.new_game(me(), bot(), clock={"kind": "live", "seconds": 600, "increment": 0})["id"]
    socket = ann.sit(game)
    assert not served.room(game).idle
    socket.play_out(random.Random(3))
    socket.wire.close()
    wait_for(lambda: served.room(game).idle)


def test_presence_is_sent(served: Served) -> None:
    first, second, _, _ = two_people(served)
    seat = first.now["seat"]
    first.wire.close()
    presence = second.until("presence", lambda presence: not presence["seats"][seat]["connected"])
    assert presence["seats"][second.now["seat"]]["connected"]


def test_the_clock_runs_for_the_player_to_act_and_a_bot_takes_over_when_time_is_up(
    serve: Callable[..., Served],
) -> None:
    served = serve()
    first, second, game, _ = two_people(served, clock={"kind": "live", "seconds": 10, "increment": 2})
    shown = second.now["clock"]
    assert shown["running"] == first.now["seat"]
    assert shown["left"][second.now["seat"]] == 10
    first.act()
    first.hello()
    assert first.now["clock"]["left"][first.now["seat"]] > 10
    room = served.room(game)
    assert isinstance(room.state, Running)
    clock = room.state.clock
    served.call(lambda: setattr(clock, "left", [0.2, 0.2]))
    served.call(room.after)
    second.until_now(lambda now: any(seat["away"] for seat in now["info"]["seats"]))
    wait_for(lambda: room.state.status == "over")


def test_in_a_game_of_days_everybody_has_days_for_each_decision(served: Served) -> None:
    ann = served.person("Ann")
    socket = ann.sit(ann.new_game(me(), guest("Ben"), clock={"kind": "days", "days": 3})["id"])
    assert max(socket.now["clock"]["left"]) == 3 * 86_400
    socket.act()
    assert min(socket.hello()["clock"]["left"]) > 3 * 86_400 - 60


def test_hard_bots_can_be_chosen_while_they_still_compile(served: Served) -> None:
    ann = served.person("Ann")
    socket = ann.sit(ann.new_game(me(), bot("hard"), bot("medium"))["id"])
    while socket.my_move()["info"]["turn"] < 4:
        socket.act()
    seats = {seat["bot"]: seat for seat in socket.now["info"]["seats"]}
    assert set(seats) == {None, "hard", "medium"}
    assert not seats["hard"]["away"]
    assert seats["hard"]["name"] in {fact.get("player") for fact in socket.facts if fact["type"] == "tile_placed"}
