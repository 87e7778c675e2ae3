"""Plural categories are CLDR's: the evaluator agrees with what browsers say."""

import json
import subprocess

import pytest

from mergemaker.words import language, languages
from mergemaker.words.plurals import category

NUMBERS = [*range(0, 205), 300, 311, 999, 1000, 1001, 1002, 1_000_000, 1_000_001, 2_000_000]

# Rules as CLDR has them, for kinds of counting that the languages here do not have.
FURTHER = {
    "pl": {
        "one": "i = 1 and v = 0",
        "few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
        "many": "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14",
    },
    "ru": {
        "one": "v = 0 and i % 10 = 1 and i % 100 != 11 @integer 1, 21, 31, 41, 51, 61, 71, 81, 101, 1001, …",
        "few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
        "many": "v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14",
    },
    "ar": {"zero": "n = 0", "one": "n = 1", "two": "n = 2", "few": "n % 100 = 3..10", "many": "n % 100 = 11..99"},
    "cs": {"one": "i = 1 and v = 0", "few": "i = 2..4 and v = 0", "many": "v != 0"},
    "lt": {
        "one": "n % 10 = 1 and n % 100 != 11..19",
        "few": "n % 10 = 2..9 and n % 100 != 11..19",
        "many": "f != 0",
    },
    "fr": {"one": "i = 0,1", "many": "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5"},
    "ja": {},
}
RULES = FURTHER | {code: language(code).plurals for code in languages()}


@pytest.fixture(scope="module")
def categories() -> dict[str, list[str]]:
    """What Node's Intl says of each number in each language."""
    script = (
        "const [codes, numbers] = JSON.parse(process.argv[1]);"
        "const by = (code) => numbers.map((n) => new Intl.PluralRules(code).select(n));"
        "console.log(JSON.stringify(Object.fromEntries(codes.map((code) => [code, by(code)]))));"
    )
    asked = json.dumps([list(RULES), NUMBERS])
    printed = subprocess.run(["node", "-e", script, asked], capture_output=True, text=True, check=True, timeout=60)
    found: dict[str, list[str]] = json.loads(printed.stdout)
    return found


@pytest.mark.parametrize("code", RULES)
def test_every_number_has_the_category_that_browsers_give_it(code: str, categories: dict[str, list[str]]) -> None:
    assert [category(RULES[code], number) for number in NUMBERS] == categories[code]
    assert set(categories[code]) <= {*RULES[code], "other"}


def test_a_negative_number_is_counted_by_its_absolute_value() -> None:
    assert category(language("en").plurals, -1) == "one"


def test_an_invalid_plural_rule_is_an_error() -> None:
    with pytest.raises(ValueError, match="not a plural rule"):
        category({"one": "n is 1"}, 1)
