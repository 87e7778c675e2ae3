"""The line protocol: every request has one reply, every mistake its code, and no mistake changes anything."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mergemaker.protocol.referee import Referee, read_json

PLAYERS = ["Ann", "Ben", "Cy"]


def ask(referee: Referee, request: object) -> dict[str, Any]:
    """The reply to a request, through the bytes of a line."""
    return ask_line(referee, json.dumps(request).encode())


def ask_line(referee: Referee, line: bytes) -> dict[str, Any]:
    """The reply to a line."""
    reply = read_json(referee.answer_line(line))
    assert isinstance(reply, dict)
    assert reply["ok"] in (True, False)
    return reply


def code(reply: dict[str, Any]) -> str:
    """The code of an error, or `ok`."""
    return "ok" if reply["ok"] else reply["error"]["code"]


@pytest.mark.parametrize("name", ["self", "options", "nothing", ""])
def test_an_odd_option_is_refused_and_the_referee_survives(name: str) -> None:
    referee = Referee()
    assert code(ask(referee, {"do": "new", "players": PLAYERS, "options": {name: True}})) == "bad_setup"
    assert code(ask(referee, {"do": "new", "players": PLAYERS})) == "ok"


@pytest.fixture
def referee() -> Referee:
    """A referee with one game, `g1`, of three players."""
    referee = Referee()
    assert ask(referee, {"do": "new", "players": PLAYERS, "seed": 7})["game"] == "g1"
    return referee


NEW_MISTAKES: list[tuple[dict[str, Any], str]] = [
    ({}, "bad_request"),
    ({"players": "Ann"}, "bad_request"),
    ({"players": [1, 2]}, "bad_request"),
    ({"players": None}, "bad_request"),
    ({"players": ["Ann"]}, "bad_setup"),
    ({"players": list("ABCDEFG")}, "bad_setup"),
    ({"players": ["Ann", "Ann"]}, "bad_setup"),
    ({"players": ["Ann", ""]}, "bad_setup"),
    ({"players": PLAYERS, "edition": 3}, "bad_request"),
    ({"players": PLAYERS, "edition": "monopoly"}, "bad_setup"),
    ({"players": PLAYERS, "options": []}, "bad_request"),
    ({"players": PLAYERS, "options": {"colour": "red"}}, "bad_setup"),
    ({"players": PLAYERS, "options": {"bonuses": "none"}}, "bad_setup"),
    ({"players": PLAYERS, "options": {"bonuses": True}}, "bad_request"),
    ({"players": PLAYERS, "options": {"trading": 1}}, "bad_request"),
    ({"players": PLAYERS, "seed": True}, "bad_request"),
    ({"players": PLAYERS, "seed": 1.5}, "bad_request"),
    ({"players": PLAYERS, "seed": 2**70}, "bad_request"),
    ({"players": PLAYERS, "bag": "6F"}, "bad_request"),
    ({"players": PLAYERS, "bag": ["6F"]}, "bad_setup"),
    ({"players": PLAYERS, "bag": [6]}, "bad_request"),
    ({"players": PLAYERS, "market": ["9Z"]}, "bad_setup"),
    ({"players": PLAYERS, "market": {}}, "bad_request"),
    ({"players": PLAYERS, "edition": "monopoly", "seed": None}, "bad_request"),
]


@pytest.mark.parametrize(("fields", "expected"), NEW_MISTAKES)
def test_an_impossible_game_is_refused(referee: Referee, fields: dict[str, Any], expected: str) -> None:
    """Wrong types are bad requests, impossible values bad setups; no game is made."""
    assert code(ask(referee, {"do": "new", **fields})) == expected
    assert list(referee.games) == ["g1"]


PLAY_MISTAKES: list[tuple[dict[str, Any], str]] = [
    ({}, "bad_request"),
    ({"game": "g1"}, "bad_request"),
    ({"game": 1, "action": {"type": "stop_placing"}}, "bad_request"),
    ({"game": "g9", "action": 5}, "unknown_game"),
    ({"game": "g1", "action": 5}, "bad_request"),
    ({"game": "g1", "action": None}, "bad_request"),
    ({"game": "g1", "action": {"type": "fly"}}, "bad_request"),
    ({"game": "g1", "action": {"type": ["place_tile"], "tile": "1A"}}, "bad_request"),
    ({"game": "g1", "action": {"type": "place_tile"}}, "bad_request"),
    ({"game": "g1", "action": {"type": "place_tile", "tile": 5}}, "bad_request"),
    ({"game": "g1", "player": None, "action": {"type": "stop_placing"}}, "bad_request"),
    ({"game": "g1", "player": "Zed", "action": {"type": "stop_placing"}}, "bad_request"),
    ({"game": "g1", "player": "Zed", "action": 5}, "bad_request"),
    ({"game": "g1", "player": "Ben", "action": {"type": "fly"}}, "bad_request"),
    ({"game": "g1", "player": "Ben", "action": {"type": "stop_placing"}}, "not_your_turn"),
    ({"game": "g1", "action": {"type": "place_tile", "tile": "1A"}}, "illegal_action"),
    ({"game": "g1", "action": {"type": "place_tile", "tile": "13A"}}, "illegal_action"),
    ({"game": "g1", "action": {"type": "buy", "shares": {}}}, "illegal_action"),
    ({"game": "g1", "action": {"type": "buy", "shares": {"Tower": True}}}, "bad_request"),
    ({"game": "g1", "action": {"type": "buy", "shares": {"Tower": "2"}}}, "bad_request"),
    ({"game": "g1", "action": {"type": "buy", "shares": {"Tower": None}}}, "bad_request"),
    ({"game": "g1", "action": {"type": "buy", "shares": {"Tower": 1.0}}}, "bad_request"),
    ({"game": "g1", "action": {"type": "buy", "shares": {"Tower": 10**30}}}, "bad_request"),
    ({"game": "g1", "action": {"type": "buy", "shares": {"Tower": -1}}}, "illegal_action"),
    ({"game": "g1", "action": {"type": "dispose", "sell": 1}}, "bad_request"),
    ({"game": "g1", "action": {"type": "dispose", "sell": 1, "trade": 3}}, "illegal_action"),
    ({"game": "g1", "action": {"type": "answer_trade", "accept": 1}}, "bad_request"),
    ({"game": "g1", "action": {"type": "discard", "tiles": ["1A", "1A"]}}, "illegal_action"),
    ({"game": "g1", "action": {"type": "discard", "tiles": [1]}}, "bad_request"),
    ({"game": "g1", "action": {"type": "offer_trade", "to": "Ben", "give": {}, "take": {}}}, "illegal_action"),
    ({"game": "g1", "action": {"type": "offer_trade", "to": "Ben", "give": [], "take": {}}}, "bad_request"),
    ({"game": "g1", "action": {"type": "use_power", "power": "take_5"}}, "illegal_action"),
    ({"game": "g1", "action": {"type": "announce_end"}}, "illegal_action"),
]


@pytest.mark.parametrize(("fields", "expected"), PLAY_MISTAKES)
def test_an_impossible_action_is_refused(referee: Referee, fields: dict[str, Any], expected: str) -> None:
    """Each mistake has its code, in the order in which they are judged, and changes nothing."""
    before = ask(referee, {"do": "state", "game": "g1"})
    assert code(ask(referee, {"do": "play", **fields})) == expected
    assert ask(referee, {"do": "state", "game": "g1"}) == before


LINES = [
    (b"", "bad_json"),
    (b"   ", "bad_json"),
    (b"{", "bad_json"),
    (b"\xff\xfe{}", "bad_json"),
    (b'{"do": NaN}', "bad_json"),
    (b"[]", "bad_request"),
    (b"7", "bad_request"),
    (b'"new"', "bad_request"),
    (b"null", "bad_request"),
    (b"{}", "bad_request"),
    (b'{"do": "dance"}', "bad_request"),
    (b'{"do": 1}', "bad_request"),
    (b'{"do": "legal"}', "bad_request"),
    (b'{"do": "view", "game": "g1"}', "bad_request"),
    (b'{"do": "view", "game": "g1", "player": 1}', "bad_request"),
    (b'{"do": "view", "game": "g1", "player": "Zed"}', "bad_request"),
    (b'{"do": "view", "game": "g7", "player": "Zed"}', "unknown_game"),
    (b'{"do": "load", "record": 1}', "bad_request"),
    (b'{"do": "load", "record": {}}', "bad_setup"),
    (b'{"do": "state", "game": "g1", "more": ' + b"[" * 5000 + b"]" * 5000 + b"}", "ok"),
]


@pytest.mark.parametrize(("line", "expected"), LINES)
def test_each_kind_of_garbage_has_its_code(referee: Referee, line: bytes, expected: str) -> None:
    """Whatever a line holds, it gets one reply."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(20_000)  # as the program does
    try:
        assert code(ask_line(referee, line)) == expected
    finally:
        sys.setrecursionlimit(limit)


@pytest.mark.parametrize(
    "text",
    [
        "0",
        "-1.5",
        '"x"',
        "null",
        "[1,{}]",
        "true",
        "1e999",
        '["\\\\u0000odd0\\\\u0000",1e999]',
        "9" * 5000,
        '"\\ud800"',
    ],
)
def test_an_id_is_returned_unchanged(referee: Referee, text: str) -> None:
    """In a reply and in an error, whatever JSON it is."""
    for request in (f'{{"do":"state","game":"g1","id":{text}}}', f'{{"do":"fly","id":{text}}}'):
        reply = referee.answer_line(request.encode()).decode()
        assert f'"id":{text}' in reply.replace(", ", ",")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = ("do", "game", "player", "players", "action", "edition", "options", "seed", "bag", "market", "record", "id")
WORDS = ("new", "legal", "play", "state", "view", "record", "load", "g1", "Ann", "Ben", "renegade", "place_tile")
ACTION_FIELDS = ("type", "tile", "chain", "sell", "trade", "shares", "tiles", "power", "give", "take", "to", "accept")
action_like = st.dictionaries(st.sampled_from(ACTION_FIELDS), json_values | st.sampled_from(WORDS), max_size=4)
requests = st.dictionaries(
    st.sampled_from(FIELDS), json_values | st.sampled_from(WORDS) | action_like, min_size=1, max_size=6
)


@given(st.lists(requests, min_size=1, max_size=20))
def test_random_requests_never_break_a_game(lines: list[dict[str, Any]]) -> None:
    """After any number of wild requests the game stands where legal ones have left it."""
    referee = Referee()
    ask(referee, {"do": "new", "players": PLAYERS, "seed": 7})
    before = ask(referee, {"do": "state", "game": "g1"})
    played = 0
    for request in lines:
        reply = ask(referee, request)
        played += reply["ok"] and request.get("do") == "play"
    if not played:
        assert ask(referee, {"do": "state", "game": "g1"}) == before


@given(st.binary(max_size=200))
def test_random_bytes_get_one_reply(line: bytes) -> None:
    """Any bytes at all are answered."""
    reply = Referee().answer_line(line.replace(b"\n", b""))
    assert reply.endswith(b"\n")
    assert reply.count(b"\n") == 1


def test_legal_on_a_finished_game_is_empty(referee: Referee) -> None:
    """At the end nobody is to act, playing is refused, and the result is shown."""
    while (listed := ask(referee, {"do": "legal", "game": "g1"}))["actions"]:
        assert code(ask(referee, {"do": "play", "game": "g1", "action": listed["actions"][-1]})) == "ok"
    assert (listed["player"], listed["decision"]) == (None, None)
    state = ask(referee, {"do": "state", "game": "g1"})["state"]
    assert state["over"]
    assert state["result"]["winners"]
    assert code(ask(referee, {"do": "play", "game": "g1", "action": 5})) == "game_over"


@pytest.fixture
def program() -> Iterator[subprocess.Popen[bytes]]:
    """The real program."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-c", "from mergemaker.cli import main; main()", "referee"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as process:
        yield process
        process.kill()


def say(process: subprocess.Popen[bytes], line: bytes) -> dict[str, Any]:
    """One line to the program, its one reply."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line + b"\n")
    process.stdin.flush()
    reply: dict[str, Any] = json.loads(process.stdout.readline())
    return reply


def test_the_program_runs_many_games_despite_garbage(program: subprocess.Popen[bytes]) -> None:
    """Hundreds of games, megabyte lines, deep nesting, broken UTF-8; it ends with quit and status 0."""
    games = [
        say(program, json.dumps({"do": "new", "players": PLAYERS, "seed": i}).encode())["game"] for i in range(200)
    ]
    assert len(set(games)) == 200
    assert code(say(program, b"x" * 1_000_000)) == "bad_json"
    assert code(say(program, b"[" * 100_000)) == "bad_json"
    assert code(say(program, b"\xc3\x28")) == "bad_json"
    assert code(say(program, b'{"do":"state","game":"' + b"g" * 1_000_000 + b'"}')) == "unknown_game"
    state = say(program, json.dumps({"do": "state", "game": games[-1]}).encode())["state"]
    assert state["turn"]["number"] == 1
    record = say(program, json.dumps({"do": "record", "game": games[3]}).encode())["record"]
    loaded = say(program, json.dumps({"do": "load", "record": record}).encode())
    assert loaded["state"] == say(program, json.dumps({"do": "state", "game": games[3]}).encode())["state"]
    assert say(program, b'{"do":"quit","id":"bye"}') == {"id": "bye", "ok": True}
    assert program.wait(timeout=30) == 0


def test_the_program_ends_with_its_input(program: subprocess.Popen[bytes]) -> None:
    """A last line without a newline is answered, and the status is 0."""
    out, _ = program.communicate(b'{"do":"dance"}\n\n{"do":"new","players":["A","B"]}', timeout=30)
    assert [code(json.loads(line)) for line in out.splitlines()] == ["bad_request", "bad_json", "ok"]
    assert program.returncode == 0
