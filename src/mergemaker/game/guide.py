"""The game in five pictures and a merger worked out: all of it positions of the first lesson, played by its script."""

from functools import cache
from typing import NamedTuple

from msgspec import Struct

from ..words import Line
from .actions import PlaceTile
from .insight import Insight
from .insight_shapes import WhatIf
from .lessons import lesson_named
from .narration import lines
from .pictures.svg_board import section_svg
from .table import Table
from .what_if import what_if

LEARNER = "Cleo"
MERGER = "6E"  # the tile that merges


class Section(NamedTuple):
    """What a picture shows: the position after a step of the lesson, from one square to another."""

    step: str
    first: str
    last: str
    framed: tuple[str, ...] = ()


# One for each sentence of `how.1` to `how.5`.
SECTIONS = {
    "place": Section("connect", "2C", "7F", ("4D", "4E")),
    "buy": Section("grow", "2C", "7F", ("5E",)),
    "merge": Section("majority", "3C", "11G", (MERGER,)),
    "settle": Section("dispose", "3C", "11G"),
    "end": Section("choose", "3C", "12I"),
}


class Guide(Struct):
    """What the rules begin with: pictures by name, one for each of five sentences, and a merger worked out."""

    edition: str
    pictures: list[str]
    tile: str  # that merges
    merger: WhatIf  # what it brings everybody
    lines: list[Line]  # what happened then


@cache
def guide() -> Guide:
    """The pictures and the merger."""
    before, after = _after("majority"), _after("dispose")
    seen = Insight(before.position(LEARNER))
    outcome = what_if(seen, PlaceTile(MERGER))
    assert outcome is not None, "the lesson's merger can be told beforehand"
    told = [fact for fact in after.facts_for(None, len(before.facts)) if fact.type != "settling_began"]
    return Guide(before.edition.name, [*SECTIONS], MERGER, outcome, lines(told))


@cache
def picture(name: str) -> str | None:
    """A picture as SVG; None if none has that name."""
    section = SECTIONS.get(name)
    if section is None:
        return None
    insight = Insight(_after(section.step).position(None))
    return section_svg(insight, section.first, section.last, section.framed)


@cache
def _after(step: str) -> Table:
    """The table when that step of the lesson has been taken, and the others have answered it."""
    lesson = lesson_named("first")
    number = next(i for i, one in enumerate(lesson.steps) if one.name == step)
    table = lesson.table(LEARNER)
    while (move := lesson.next_move(table)) is not None and move.step <= number:
        table.act(next(action for action in table.legal() if move.admits(action)))
    return table
