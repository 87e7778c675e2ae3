"""Chains can be told apart on every board: by colour, with any colour vision, and by pattern, letter and emblem."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from mergemaker.game.editions import EDITIONS, Edition
from mergemaker.game.editions.looks import contrast, shapes
from mergemaker.game.pictures.svg_board import PLOT

from .colour_vision import VISIONS, distance
from .fifth import HARBOUR

STYLES = (Path(__file__).parents[2] / "web" / "src" / "app.css").read_text()
ALL = [*EDITIONS.values(), HARBOUR]
every_edition = pytest.mark.parametrize("edition", ALL, ids=lambda edition: edition.name)


def boards() -> list[str]:
    """The empty squares of the pictures' board and of the page's, by day and by night."""
    found = [PLOT, *re.findall(r"--plot: (#[0-9a-f]{6});", STYLES)]
    assert len(found) == 3
    return found


@every_edition
def test_traits_differ(edition: Edition) -> None:
    for trait in ("colour", "letter", "pattern", "emblem"):
        assert len({getattr(look, trait) for look in edition.looks.values()}) == 7


@every_edition
def test_colours_look_different_to_everybody(edition: Edition) -> None:
    for one, other in combinations(edition.looks.values(), 2):
        assert distance(one.colour, other.colour) >= 15, (one, other)
        for name, vision in VISIONS.items():
            assert distance(one.colour, other.colour, vision) >= 7, (name, one, other)


@every_edition
def test_chains_stand_out_from_the_board(edition: Edition) -> None:
    for look in edition.looks.values():
        assert all(contrast(look.colour, board) >= 2 for board in boards()), look


@every_edition
def test_the_ink_can_be_read(edition: Edition) -> None:
    for look in edition.looks.values():
        assert contrast(look.ink, look.colour) >= 4.5, look


def test_no_two_patterns_or_emblems_are_drawn_alike() -> None:
    known = shapes()
    assert len(set(known.patterns.values())) == len(known.patterns) >= 7
    assert len(set(known.emblems.values())) == len(known.emblems) >= 7


def test_a_chain_of_one_name_looks_alike_in_all_our_editions() -> None:
    """Who changes the edition finds Tower in Tower's colours."""
    seen: dict[str, object] = {}
    for edition in EDITIONS.values():
        for name, look in edition.looks.items():
            assert seen.setdefault(name, look) == look


def test_distances_are_those_of_the_eye() -> None:
    """Red and green of one brightness are far apart, but not for those without red or green cones."""
    assert distance("#000000", "#ffffff") == pytest.approx(100, abs=0.1)
    assert distance("#c04040", "#508000") > 2 * distance("#c04040", "#508000", VISIONS["deutan"])
