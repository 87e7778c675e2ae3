"""The game in five pictures and a merger worked out: all of it positions of the first lesson, played by its script."""

from functools import cache
from typing import NamedTuple

from msgspec import Struct

from ..words import Line, line
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
    lead: Line  # how the merger's bonuses come about
    merger: WhatIf  # what it brings everybody
    lines: list[Line]  # what happened then


@cache
def guide() -> Guide:
    """The pictures and the merger."""
    before, after = _after("majority"), _after("dispose")
    seen = Insight(before.position(LEARNER))
    outcome = what_if(seen, PlaceTile(MERGER))
    assert outcome is not None, "the outcome of the lesson's merger is known beforehand"
    happened = [fact for fact in after.facts_for(None, len(before.facts)) if fact.type != "settling_began"]
    return Guide(before.edition.name, [*SECTIONS], _lead(outcome), outcome, lines(happened))


@cache
def picture(name: str) -> str | None:
    """A picture as SVG; None if none has that name."""
    section = SECTIONS.get(name)
    return section and section_svg(pictured(name), section.first, section.last, section.framed)


def pictured(name: str) -> Insight:
    """The position that a picture shows, as an onlooker sees it."""
    return Insight(_after(SECTIONS[name].step).position(None))


def _lead(merger: WhatIf) -> Line:
    acquired, paid = merger.chains[0], sorted((row.bonus or 0 for row in merger.rows), reverse=True)
    return line(
        "guide.merger.lead",
        tile=MERGER,
        chain=acquired.name,
        n=acquired.size_before,
        dollars=acquired.price_before or 0,
        first=paid[0],
        second=paid[1],
    )


@cache
def _after(step: str) -> Table:
    """The table when that step of the lesson has been taken, and the others have answered it."""
    lesson = lesson_named("first")
    number = next(i for i, one in enumerate(lesson.steps) if one.name == step)
    table = lesson.table(LEARNER)
    while (move := lesson.next_move(table)) is not None and move.step <= number:
        table.act(next(action for action in table.legal() if move.admits(action)))
    return table
