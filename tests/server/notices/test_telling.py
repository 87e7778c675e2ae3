"""People who are away are notified of their turn: by push, mail and webhook, once, and nothing that is hidden."""

import contextlib
import json
import re
import socket
import sqlite3
from collections.abc import Callable

from ..people import Data, Person, Served, Socket, me, opened, two_people, wait_for
from .endpoints import Browser, Endpoint, MailBox, check_signature


def begun(served: Served, **setup: object) -> tuple[Person, Socket, Person, Data]:
    """Ann and Ben have begun a game; who is to act sits at the table, the other has closed it."""
    mover, waiter, game, people = two_people(served, **setup)
    waiter.wire.close()
    wait_for(lambda: not served.room(game).is_here(people[1].get("/api/me")["user"]["id"]))
    return people[0], mover, people[1], people[0].get(f"/api/games/{game}")


def play_a_turn(mover: Socket) -> None:
    """The mover acts until another player has to."""
    while mover.now["legal"]:
        assert mover.act()["type"] == "ack"


def test_a_browser_is_pushed_a_turn_that_it_alone_can_read(telling: Served, endpoint: Endpoint) -> None:
    _, mover, away, game = begun(telling)
    browser, key = Browser(endpoint), away.get("/api/notices")["push_key"]
    target = away.post("/api/notices/push", **browser.subscription())
    assert target["choices"] == ["turn", "over", "invited"]
    play_a_turn(mover)
    wait_for(lambda: bool(endpoint.received))
    ann, ben = (seat["name"] for seat in game["seats"])
    other = ann if away.get("/api/me")["user"]["name"] == ben else ben
    assert browser.shown(key) == [
        {"title": "It is your move.", "body": f"Renegade, with {other}", "url": f"/game/{game['id']}", "tag": "turns"}
    ]
    assert endpoint.received[0].headers["topic"] == "turns"


def test_a_webhook_is_sent_signed_json_in_the_language_of_its_owner(telling: Served, endpoint: Endpoint) -> None:
    _, mover, away, game = begun(telling, clock={"kind": "days", "days": 3})
    hook = away.post("/api/notices/webhook", url=f"{endpoint.address}/hook", language="de")
    play_a_turn(mover)
    wait_for(lambda: bool(endpoint.received))
    check_signature(endpoint.received[0], hook["secret"])
    sent = json.loads(endpoint.received[0].body)
    assert sent["type"] == "turn"
    assert sent["title"] == "Du bist dran."
    assert sent["games"][0]["url"] == f"https://games.example.org/game/{game['id']}"
    assert sent["games"][0]["deadline"] == away.get(f"/api/games/{game['id']}")["deadline"]
    assert {*sent, *sent["games"][0]} == {
        *("type", "title", "text", "games"),
        *("id", "url", "edition", "players", "deadline"),
    }


def test_an_address_gets_mail_once_it_is_confirmed_and_none_when_unsubscribed(
    telling: Served, mailbox: MailBox
) -> None:
    _, mover, away, game = begun(telling)
    target = away.post("/api/notices/email", address="ann@example.org")
    assert not target["confirmed"]
    away.post(f"/api/notices/targets/{target['id']}/test", 409)
    play_a_turn(mover)
    link = re.search(r"https://games.example.org/confirm/(\S+)", mailbox.mails[0].get_content())
    assert link is not None
    stranger = telling.person()  # anyone who reads the mail
    assert stranger.post(f"/api/notices/confirm/{link[1]}") == {"address": "ann@example.org"}
    stranger.post(f"/api/notices/confirm/{link[1]}x", 404)
    mine = away.sit(game["id"])
    play_a_turn(mine)
    mine.wire.close()
    mover.my_move()
    play_a_turn(mover)
    wait_for(lambda: len(mailbox.mails) == 2)
    mail = mailbox.mails[1]
    assert mail["To"] == "ann@example.org"
    assert mail["From"] == "Mergemaker <games@example.org>"
    assert mail["Subject"] == "It is your move."
    assert f"https://games.example.org/game/{game['id']}" in mail.get_content()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    one_click = mail["List-Unsubscribe"].strip("<>").removeprefix("https://games.example.org")
    stranger.web.post(one_click, data={"List-Unsubscribe": "One-Click"}).raise_for_status()
    assert away.get("/api/notices")["targets"] == []
    stranger.post(one_click, 404)


def outbox(served: Served) -> list[tuple[str, str]]:
    """The kind and the status of every notice that there ever was."""
    with contextlib.closing(sqlite3.connect(served.settings.database)) as database:
        return database.execute("SELECT kind, status FROM outbox ORDER BY due").fetchall()


def test_a_person_with_the_table_open_is_not_notified(telling: Served, endpoint: Endpoint) -> None:
    mover, waiter, _, people = two_people(telling)
    for person in people:
        person.post("/api/notices/webhook", url=endpoint.address)
    play_a_turn(mover)
    waiter.my_move()
    play_a_turn(waiter)
    assert outbox(telling) == []


def test_a_person_who_comes_back_before_it_is_sent_is_not_notified(telling: Served, endpoint: Endpoint) -> None:
    _, mover, away, game = begun(telling)
    away.post("/api/notices/webhook", url=endpoint.address)
    play_a_turn(mover)
    assert outbox(telling) == [("turn", "pending")]
    away.sit(game["id"])
    wait_for(lambda: outbox(telling) == [("turn", "dropped")])
    assert endpoint.received == []


def test_only_those_who_chose_it_are_notified_of_chat(telling: Served, endpoint: Endpoint) -> None:
    _, mover, away, _ = begun(telling)
    target = away.post("/api/notices/webhook", url=endpoint.address)
    mover.do("chat", text="one")
    change = away.web.put(f"/api/notices/targets/{target['id']}", json={"choices": ["said"]})
    assert change.json()["choices"] == ["said"]
    mover.do("chat", text="two")
    play_a_turn(mover)
    wait_for(lambda: outbox(telling) == [("said", "sent")])
    assert "two" not in endpoint.received[0].body.decode(), "what was said is read at the table"


def test_a_connection_that_broke_may_not_have_shown_the_turn(telling: Served, endpoint: Endpoint) -> None:
    mover, waiter, _, people = two_people(telling)
    people[1].post("/api/notices/webhook", url=endpoint.address)
    play_a_turn(mover)
    assert outbox(telling) == []
    waiter.wire.socket.shutdown(socket.SHUT_RDWR)  # as when a phone falls asleep
    wait_for(lambda: outbox(telling) == [("turn", "sent")])


def test_several_games_that_wait_make_one_message(telling: Served, endpoint: Endpoint) -> None:
    ann, ben = telling.person("Ann"), telling.person("Ben")
    browser, key = Browser(endpoint), ben.get("/api/notices")["push_key"]
    ben.post("/api/notices/push", **browser.subscription())
    games = []
    for _ in range(3):
        game = ann.new_game(me(), opened(), start=False)
        ben.post(f"/api/games/{game['id']}/join", code=game["code"])
        ann.post(f"/api/games/{game['id']}/start")
        games.append(game["id"])
        table = ann.sit(game["id"])
        play_a_turn(table)
        wait_for(lambda: len(games) == len([shown for shown in browser.shown(key) if shown["tag"] == "turns"]))
    last = [shown for shown in browser.shown(key) if shown["tag"] == "turns"][-1]
    assert last["title"] == "3 games wait for your move."
    assert last["body"] == "\n".join(["Renegade, with Ann"] * 3)
    assert last["url"] == "/games"


def test_people_are_notified_of_the_end_and_the_rematch(telling: Served, endpoint: Endpoint) -> None:
    ann, ben = telling.person("Ann"), telling.person("Ben")
    game = ann.new_game(me(), opened(), start=False)
    ben.post(f"/api/games/{game['id']}/join", code=game["code"])
    ben.post("/api/notices/webhook", url=endpoint.address)
    ann.post(f"/api/games/{game['id']}/start")
    ben.post(f"/api/games/{game['id']}/leave")  # a bot plays on
    table = ann.sit(game["id"])
    while table.my_move()["info"]["status"] != "over":
        table.act(next((action for action in table.now["legal"] if action["type"] == "announce_end"), None))
    again = ann.post(f"/api/games/{game['id']}/rematch")["id"]
    wait_for(lambda: "rematch" in [json.loads(request.body)["type"] for request in endpoint.received])
    messages = {json.loads(request.body)["type"]: json.loads(request.body) for request in endpoint.received}
    assert messages["over"]["games"][0]["id"] == game["id"]
    assert messages["rematch"]["games"][0]["id"] == again


def test_a_restart_neither_loses_nor_doubles_a_notice(
    telling: Served, serve: Callable[..., Served], endpoint: Endpoint
) -> None:
    _, mover, away, _ = begun(telling)
    away.post("/api/notices/webhook", url=endpoint.address)
    play_a_turn(mover)
    telling.stop()
    assert outbox(telling) == [("turn", "pending")]
    for _ in range(2):
        again = serve(private_addresses=True)
        wait_for(lambda: outbox(telling) == [("turn", "sent")])
        again.stop()
    assert len(endpoint.received) == 1
