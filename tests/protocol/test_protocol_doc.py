"""docs/protocol.md tells of everything that goes over the line."""

import re
from collections import defaultdict
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from mergemaker.game.actions import Action
from mergemaker.game.editions import OPTIONS
from mergemaker.game.facts import KINDS
from mergemaker.game.view import (
    ChainView,
    MergerView,
    PlayerView,
    TurnView,
    View,
)
from tests.scenario import play, scenarios

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "protocol.md").read_text()
ROWS = {first: rest for first, rest in re.findall(r"^\| `(\w+)` \| (.+) \|$", TEXT, re.MULTILINE)}


def fields_of(struct: Any) -> list[str]:
    """The names of a struct's fields, as they are sent."""
    return [field.encode_name for field in msgspec.structs.fields(struct)]


@pytest.fixture(scope="module")
def seen_fields() -> dict[str, set[str]]:
    """For each kind of event, the fields that it had anywhere in the scenarios."""
    seen: dict[str, set[str]] = defaultdict(set)
    for scenario in scenarios():
        for fact in play(scenario).facts:
            seen[fact.type] |= set(fact.as_data())
    return seen


@pytest.mark.parametrize("kind", KINDS)
def test_every_event_is_documented_with_its_fields(kind: str, seen_fields: dict[str, set[str]]) -> None:
    documented = re.findall(r"`(\w+)`", ROWS[kind].split(" | ")[0])
    assert {"type", *documented} == seen_fields[kind]


@pytest.mark.parametrize("action", get_args(Action))
def test_every_action_is_documented_with_its_fields(action: type[msgspec.Struct]) -> None:
    row = ROWS[str(action.__struct_config__.tag)]
    for field in fields_of(action):
        assert f"`{field}`" in row, field


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_is_documented_with_its_values_and_rule(name: str) -> None:
    for value in OPTIONS[name].values:
        assert (f'"{value}"' if isinstance(value, str) else str(value).lower()) in ROWS[name]
    assert ROWS[name].endswith(f"| {OPTIONS[name].rule}")


@pytest.mark.parametrize("struct", [View, TurnView, PlayerView, ChainView, MergerView])
def test_every_field_of_a_state_is_documented(struct: type[msgspec.Struct]) -> None:
    for field in fields_of(struct):
        assert re.search(rf"`(turn\.)?{field}[`.]", TEXT), field


def test_every_error_code_is_documented() -> None:
    source = (ROOT / "src" / "mergemaker" / "protocol" / "referee.py").read_text()
    for code in set(re.findall(r'Refused\("(\w+)"', source)):
        assert code in ROWS, code
