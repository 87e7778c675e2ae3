"""The docs tell of every edition, from its file."""

import re

import pytest

from mergemaker.game.editions import EDITIONS
from tests.doc_tables import PLACES, ROOT, filled, tables

from .fifth import HARBOUR


@pytest.mark.parametrize("path", PLACES)
def test_the_tables_are_up_to_date(path: str) -> None:
    page = (ROOT / path).read_text()
    assert page == filled(page, PLACES[path], tables(EDITIONS.values())), "run `python -m tests.doc_tables`"


def test_a_fifth_edition_gets_its_line_and_column() -> None:
    known = tables([*EDITIONS.values(), HARBOUR])
    assert f"| `harbour` | {HARBOUR.book} | {HARBOUR.blurb} |\n" in known["editions"]
    assert "| `hopeless_hand` | T6 | skip | skip | redraw | skip | redraw |\n" in known["options"]
    assert re.search(r"^\| cheap chains .* \| Anchor, Brig \|$", known["options"], re.MULTILINE)
    assert "harbour" not in known["books"]  # no rule cites it


def test_a_book_with_a_letter_is_cited_by_some_rule() -> None:
    cited = re.findall(r"^- Books: (.+)$", (ROOT / "docs" / "rules.md").read_text(), re.MULTILINE)
    letters = [edition.cited_as for edition in EDITIONS.values() if edition.cited_as]
    assert len(set(letters)) == len(letters) >= 4
    assert all(any(re.search(rf"\b{letter}\b", line) for line in cited) for letter in letters)
