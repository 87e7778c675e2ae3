"""What the rules begin with is drawn and worked out from a real game."""

import xml.etree.ElementTree as ET

import pytest

from mergemaker.game.guide import SECTIONS, guide, picture
from mergemaker.words import Line, language, languages


def test_there_is_a_picture_for_each_of_the_five_sentences() -> None:
    assert guide().pictures == [*SECTIONS]
    assert len(SECTIONS) == 5
    for code in languages():
        for number, name in enumerate(SECTIONS, start=1):
            assert language(code).text(f"how.{number}")
            assert language(code).text(f"guide.{name}.alt")


@pytest.mark.parametrize("name", SECTIONS)
def test_a_picture_shows_its_section_of_the_board(name: str) -> None:
    drawn = picture(name)
    assert drawn is not None
    tree = ET.fromstring(drawn)
    x, y, width, height = (float(number) for number in tree.attrib["viewBox"].split())
    texts = {node.text: node for node in tree.iter("{http://www.w3.org/2000/svg}text")}
    for tile in SECTIONS[name][1:3]:
        place = texts[tile]
        assert x < float(place.attrib["x"]) < x + width
        assert y < float(place.attrib["y"]) < y + height


def test_what_the_merger_is_said_to_pay_is_what_it_paid() -> None:
    bonuses = {row.player: row.bonus for row in guide().merger.rows if row.bonus}
    said = " ".join(language("en").say(line) for line in guide().lines)
    assert bonuses == {"Cleo": 3000, "Ben": 2200}
    assert "Cleo $3,000 (primary), Ben $2,200 (secondary)" in said
    assert "Imperial now has 9 tiles." in said


def test_every_net_worth_is_the_sum_of_the_parts_that_are_shown() -> None:
    parts = guide().parts
    worths = [worth for row in guide().merger.rows for worth in row.worth]
    assert [part.values["total"] for part in parts] == worths
    for part in parts:
        held = part.values["parts"]
        assert isinstance(held, list)
        shares = 0
        for one in held:
            assert isinstance(one, Line)
            count, dollars, bonus = (int(str(one.values[name])) for name in ("n", "dollars", "bonus"))
            shares += count * dollars + bonus
        assert int(str(part.values["cash"])) + shares == part.values["total"]
        for code in languages():
            assert language(code).say(part)


def test_there_is_no_other_picture() -> None:
    assert picture("nothing") is None
