"""What the rules begin with is drawn and worked out from a real game."""

import xml.etree.ElementTree as ET

import pytest

from mergemaker.game.guide import SECTIONS, guide, picture
from mergemaker.words import language, languages


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


def test_there_is_no_other_picture() -> None:
    assert picture("nothing") is None
