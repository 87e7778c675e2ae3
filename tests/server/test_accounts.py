"""Guests, accounts and sessions, and what other sites cannot do."""

from collections.abc import Callable

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mergemaker.server.store.schema import sessions, users

from .people import Person, Served, Socket, bot, me, wait_for


def test_a_guest_has_a_name_and_can_change_it(served: Served) -> None:
    ann = served.person()
    assert ann.get("/api/me")["user"] is None
    assert ann.post("/api/games", status=401, setup={})["code"] == "not_logged_in"
    first = ann.post("/api/session", name="  Ann\u200b ")["user"]
    assert first["name"] == "Ann"
    second = ann.post("/api/session", name="Anna")["user"]
    assert second == {**first, "name": "Anna"}
    assert ann.post("/api/session", status=400, name="\u200b")["code"] == "bad_request"
    assert ann.post("/api/session", status=400, name="x" * 31)["code"] == "bad_request"


def test_an_account_keeps_the_guests_games_and_works_from_elsewhere(served: Served) -> None:
    ann = served.person("Ann")
    game = ann.new_game(me(), bot())["id"]
    old = dict(ann.web.cookies)
    assert ann.post("/api/register", name="Ann of Cleves", password="four chains")["user"]["account"]
    assert [listed["id"] for listed in ann.get("/api/games?list=mine")["games"]] == [game]
    stale = served.person()
    stale.web.cookies.update(old)
    assert stale.get("/api/me")["user"] is None
    other = served.person()
    assert other.post("/api/login", status=401, name="ann of cleves", password="five chains")["code"] == "not_logged_in"
    assert other.post("/api/login", status=401, name="nobody at all", password="five chains")["code"] == "not_logged_in"
    assert other.post("/api/login", name="ann of cleves", password="four chains")["user"]["name"] == "Ann of Cleves"
    assert [listed["id"] for listed in other.get("/api/games?list=mine")["games"]] == [game]
    third = served.person("Third")
    assert third.post("/api/register", status=409, name="ANN OF CLEVES", password="six chains")["code"] == "taken"


def test_preferences_are_remembered(served: Served) -> None:
    ann = served.person("Ann")
    answer = ann.web.put("/api/preferences", json={"edition": "hasbro"})
    assert answer.status_code == 200
    assert ann.get("/api/me")["preferences"] == {"edition": "hasbro"}
    assert ann.web.put("/api/preferences", json={"x": "y" * 9000}).status_code == 413


def test_logging_out_ends_the_session_and_its_sockets(served: Served) -> None:
    ann = served.person("Ann")
    game = ann.new_game(me(), bot())["id"]
    socket = ann.sit(game)
    cookies = dict(ann.web.cookies)
    ann.post("/api/logout")
    wait_for(lambda: is_closed(socket))
    ann.web.cookies.update(cookies)
    assert ann.get("/api/me")["user"] is None
    assert ann.sit(game).now["seat"] is None


def is_closed(socket: Socket) -> bool:
    """Whether the next message is the end."""
    try:
        socket.receive()
    except ConnectionClosed:
        return True
    return False


def test_revoked_tokens_end_their_sockets(served: Served) -> None:
    ann = served.person("Ann")
    token = ann.post("/api/tokens")["token"]
    game = ann.new_game()["id"]
    program = Person(served.address)
    program.web.headers["Authorization"] = f"Bearer {token}"
    socket = program.sit(game)
    assert socket.now["seat"] == 0
    assert ann.web.delete("/api/tokens").status_code == 200
    wait_for(lambda: is_closed(socket))
    program.close()


def test_only_hashes_are_stored(served: Served) -> None:
    ann = served.person()
    ann.post("/api/session", name="Hashed")
    ann.post("/api/register", name="Hashed", password="long enough")
    token = ann.web.cookies["mergemaker_session"]
    engine = sa.create_engine(f"sqlite:///{served.settings.database}")
    with engine.connect() as connection:
        kept = [str(row) for row in connection.execute(sa.select(sessions))]
        person = connection.execute(sa.select(users).where(users.c.login == "hashed")).one()
    engine.dispose()
    assert not any(token in row for row in kept)
    assert person.password.startswith("$argon2")


def test_the_cookie_is_http_only_same_site_and_secure_over_https(served: Served) -> None:
    answer = served.person().web.post("/api/session", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    behind = {"X-Forwarded-Proto": "https", "Origin": served.address.replace("http:", "https:")}
    secure = served.person().web.post("/api/session", json={"name": "Ann"}, headers=behind)
    assert "Secure" in secure.headers["set-cookie"]


def test_other_sites_can_neither_post_nor_open_a_socket(served: Served) -> None:
    ann = served.person("Ann")
    game = ann.new_game(me(), bot())["id"]
    evil = Person(served.address, origin="https://evil.example")
    served.people.append(evil)
    evil.web.cookies.update(dict(ann.web.cookies))
    assert evil.post(f"/api/games/{game}/leave", status=403)["code"] == "wrong_origin"
    with pytest.raises(InvalidStatus, match="403"):
        evil.sit(game)
    del ann.web.headers["origin"]
    assert ann.post(f"/api/games/{game}/leave", status=403)["code"] == "wrong_origin"


def test_every_answer_carries_the_security_headers(served: Served) -> None:
    nobody = served.person()
    for path in ("/", "/api/me", "/healthz", "/api/nothing"):
        headers = nobody.web.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].partition("script-src")[2].partition(";")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
    assert nobody.web.get("/api/me").headers["cache-control"] == "no-store"


def test_too_many_requests_are_refused(serve: Callable[..., Served]) -> None:
    served = serve(rate_limits=True)
    ann = served.person("Ann")
    answers = [ann.web.post("/api/login", json={}).status_code for _ in range(12)]
    assert answers[0] == 400
    assert answers[-1] == 429
    assert ann.get("/api/me")["user"]["name"] == "Ann"
    socket = ann.sit(ann.new_game(me(), bot())["id"])
    said = [socket.do("chat", text="spam") for _ in range(12)]
    assert said[-1]["code"] == "too_many"


def test_odd_input_is_answered(served: Served) -> None:
    ann = served.person("Ann")
    game = ann.new_game()["id"]
    many = "9" * 5000
    assert ann.get(f"/api/games/{game}/view?seat={many}", status=403)["code"] == "not_allowed"
    assert ann.get(f"/api/games/{game}/view?after={many}")["type"] == "sync"
    assert ann.get(f"/api/games/{game}/positions/{many}", status=404)["code"] == "not_found"
    strange = ann.web.post("/api/session", json={"name": "Ann"}, headers={"Origin": "http://["})
    assert (strange.status_code, strange.json()["code"]) == (403, "wrong_origin")
    record = f"edition renegade\nplayers Ann Ben\n{many} Ann place 1A\n"
    assert ann.web.post("/api/records", content=record).json()["code"] in ("bad_record", "bad_request", "bad_setup")
    odd = {"seats": [me(), bot()], "options": {"self": True}}
    assert ann.post("/api/games", status=400, setup=odd)["code"] == "bad_setup"
    socket = ann.sit(game)
    socket.wire.send(b"binary")
    assert socket.until("refused")["code"] == "bad_request"


def test_bodies_are_bounded(served: Served) -> None:
    ann = served.person("Ann")
    assert ann.web.post("/api/games", content=b"x" * 100_000).status_code == 413
    assert ann.web.post("/api/games", content=b"[" * 60_000).status_code == 400
    assert ann.web.post("/api/games", content=b"\xff").status_code == 400
