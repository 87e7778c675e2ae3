"""An error is a reason with its rule and values: a sentence for people in any language, data for programs."""

import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from mergemaker.errors import BadSetup, IllegalAction, MergemakerError, NotationError, Refusal
from mergemaker.game.table import Table
from mergemaker.room.refusal import Refusal as RoomRefusal
from mergemaker.room.refusal import as_refusal
from mergemaker.words import language

ILLEGAL = IllegalAction("too_many_shares", rule="P2", action="buy 4 Tower")
BURIED = BadSetup("record_action", n=12, error=ILLEGAL.full_line)
ERRORS = [
    ILLEGAL,
    BURIED,
    NotationError("not_a_name", word="9Z"),
    BadSetup("unknown_edition", name="moon", known=("renegade", "hasbro")),
    Refusal("bad_request", "field_type", name="players", kind="list"),
    RoomRefusal("not_now", "not_absent_long", player="Ann"),
]


def test_the_sentence_names_what_was_tried_why_not_and_the_rule() -> None:
    assert str(ILLEGAL) == "buy 4 Tower is not possible: that is more than can be bought in a turn (P2)"
    assert str(BURIED) == f"action 12 of the record: {ILLEGAL}"
    assert str(IllegalAction("nothing_to_undo")) == "there is nothing to take back: no action has been taken yet"


def test_an_error_is_rendered_in_another_language() -> None:
    german = language("de")
    assert ILLEGAL.text(german) == (
        "buy 4 Tower ist nicht möglich: Das ist mehr, als in einem Zug gekauft werden kann (P2)"
    )
    assert BURIED.text(german) == f"Aktion 12 der Aufzeichnung: {ILLEGAL.text(german)}"


def test_programs_read_the_reason_and_not_the_sentence() -> None:
    assert ILLEGAL.as_data() == {"reason": "too_many_shares", "rule": "P2", "values": {"action": "buy 4 Tower"}}
    assert ERRORS[3].as_data()["values"] == {"name": "moon", "known": ["renegade", "hasbro"]}


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.reason)
def test_an_error_survives_json_and_pickle(error: MergemakerError) -> None:
    json.dumps(error.as_data())
    same = pickle.loads(pickle.dumps(error))
    assert (type(same), str(same), same.as_data()) == (type(error), str(error), error.as_data())
    assert getattr(same, "code", None) == getattr(error, "code", None)


def test_why_not_returns_what_acting_would_raise() -> None:
    table = Table(["Ann", "Ben"], seed=1)
    beforehand = table.why_not("buy 4 Tower")
    with pytest.raises(IllegalAction) as raised:
        table.act("buy 4 Tower")
    assert beforehand is not None
    assert beforehand.as_data() == raised.value.as_data()
    assert table.why_not(table.legal()[0]) is None


def test_a_room_refuses_with_a_code_and_a_whole_sentence() -> None:
    assert (as_refusal(ILLEGAL).code, as_refusal(BURIED).code) == ("illegal", "bad_setup")
    refusal = RoomRefusal("not_allowed", "host_only")
    assert as_refusal(refusal) is refusal
    assert refusal.message == "Only the host of the game can do that."
    assert as_refusal(ILLEGAL).message == f"B{str(ILLEGAL)[1:]}."


def test_control_characters_in_a_value_do_nothing_to_the_screen() -> None:
    assert "\x1b" not in str(NotationError("not_a_name", word="\x1b[2J"))


@pytest.mark.parametrize(
    "ask",
    [
        lambda table: table.view("Zed"),
        lambda table: table.position("Zed"),
        lambda table: table.facts_for("Zed"),
        lambda table: table.seat("Zed"),
        lambda table: table.view("Ann").player("Zed"),
        lambda table: table.view("Ann").seat("Zed"),
        lambda table: table.act(table.legal()[0], "Zed"),
        lambda table: table.act(5),
        lambda table: table.act({"type": "fly"}),
        lambda table: table.why_not(None),
    ],
)
def test_an_unknown_name_or_action_is_an_error_of_ours(ask: Callable[[Any], object]) -> None:
    with pytest.raises((BadSetup, NotationError)):
        ask(Table(["Ann", "Ben"], seed=1))
