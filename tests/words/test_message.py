"""The message syntax: values, money, plurals, choices, lists, messages within messages."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mergemaker.words import ENGLISH, Language, Line, language
from mergemaker.words.message import formats, parse

# The page's renderer is held to the same table (web/src/lib/message.test.ts).
CASES = json.loads((Path(__file__).parent / "cases.json").read_text(encoding="utf-8"))
NUMBERS = json.loads((Path(__file__).parent / "numbers.json").read_text(encoding="utf-8"))


def spoken(code: str, messages: dict[str, str]) -> Language:
    """A real language with messages of the test's own."""
    real = language(code)
    return msgspec.structs.replace(real, messages=messages, fallback=None)


def value_from(data: object) -> object:
    """A value as it comes over the wire."""
    if isinstance(data, list):
        return [value_from(item) for item in data]
    if isinstance(data, dict):
        return Line(data["key"], {name: value_from(value) for name, value in data["values"].items()})  # type: ignore[misc]  # any value
    return data


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['language']}: {case['text']}")
def test_the_message_is_rendered(case: dict[str, object]) -> None:
    messages = {"nested": "{n, plural, one {# share} other {# shares}} of {chain}", "under_test": str(case["text"])}
    values = {name: value_from(value) for name, value in dict(case["values"]).items()}  # type: ignore[call-overload]  # JSON
    assert spoken(str(case["language"]), messages).text("under_test", **values) == case["says"]


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "}",
        "{}",
        "{a b}",
        "{n, plural}",
        "{n, plural, one {x}}",
        "{n, plural, other {x}",
        "{n, number}",
        "{n, select, other x}",
    ],
)
def test_a_malformed_message_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="character"):
        parse(text)


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError):
        language("en").text("error.rule", reason="so")


def test_the_values_of_a_message_are_known() -> None:
    text = (
        "{player} {n, plural, one {{dollars, money}} other {# {chains, list, or} {how, select, a {{tile}} other {}}}}"
    )
    assert formats(parse(text)) == {
        "player": "",
        "n": "plural",
        "dollars": "money",
        "chains": "list",
        "how": "select",
        "tile": "",
    }


def test_english_is_the_fallback() -> None:
    german = spoken("de", {"a": "nur hier"})
    german.fallback = spoken(
        "en", {"a": "only there", "b": "{n, plural, one {# share} other {# shares}} and {dollars, money}"}
    )
    assert german.text("a") == "nur hier"
    assert german.text("b", n=1200, dollars=1200) == "1,200 shares and $1,200"
    with pytest.raises(KeyError):
        german.text("c")


@pytest.mark.parametrize("case", NUMBERS, ids=lambda case: f"{case['language']}: {case['number']}")
def test_numbers_are_written_as_the_language_writes_them(case: dict[str, Any]) -> None:
    """web/src/lib/message.test.ts holds the page to the same table."""
    written = language(case["language"])
    assert written.decimal(case["number"], case["places"]) == case["decimal"]
    assert written.percentage(case["number"], case["places"]) == case["percent"]


def test_a_gain_may_have_its_sign() -> None:
    written = [ENGLISH.decimal(number, signed=True) for number in (2.06, -2.06, 0.04, -0.04)]
    assert written == ["+2.1", "\N{MINUS SIGN}2.1", "0.0", "0.0"]
