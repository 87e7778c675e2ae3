"""The game in five pictures and a merger worked out: all of it positions of the first lesson, played by its script."""

from functools import cache
from typing import NamedTuple

from msgspec import Struct

from ..rules import insight as sums
from ..rules.constants import Chain, Seat
from ..rules.money import price_at
from ..words import Line, line
from .actions import PlaceTile
from .insight import Insight
from .insight_shapes import WhatIf
from .lessons import lesson_named
from .narration import lines
from .pictures.svg_board import section_svg
from .previews import favoured_survivor
from .table import Table
from .tiles import TILE_NUMBERS
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
    parts: list[Line]  # the cash, shares and bonuses behind everybody's net worth, before and after
    lines: list[Line]  # what happened then


@cache
def guide() -> Guide:
    """The pictures and the merger."""
    before, after = _after("majority"), _after("dispose")
    seen = Insight(before.position(LEARNER))
    outcome = what_if(seen, PlaceTile(MERGER))
    assert outcome is not None, "the outcome of the lesson's merger is known beforehand"
    happened = [fact for fact in after.facts_for(None, len(before.facts)) if fact.type != "settling_began"]
    return Guide(before.edition.name, [*SECTIONS], _lead(outcome), outcome, _parts(seen, outcome), lines(happened))


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


def _parts(seen: Insight, merger: WhatIf) -> list[Line]:
    """For each player, what the net worth before and after the merger is made of."""
    (acquired,) = merger.chains
    gone, game, tile = seen.chain(acquired.name), seen.game, TILE_NUMBERS[MERGER]
    survivor = favoured_survivor(seen, tile)
    after = {**dict(enumerate(game.sizes)), gone: 0, survivor: sums.size_after(game, tile)}
    found = []
    for seat, row in enumerate(merger.rows):
        cash, bonus = game.cash[seat], row.bonus or 0
        sold = game.shares[seat][gone] * (acquired.price_before or 0)
        held = _held(seen, seat, dict(enumerate(game.sizes)))
        found.append(
            line("guide.merger.before", player=row.player, cash=cash, parts=held, n=len(held), total=row.worth[0])
        )
        held = _held(seen, seat, after)
        found.append(
            line(
                "guide.merger.after",
                player=row.player,
                before=cash,
                bonus=bonus,
                sold=sold,
                gain=bonus + sold,
                chain=acquired.name,
                cash=cash + bonus + sold,
                parts=held,
                n=len(held),
                total=row.worth[1],
            )
        )
    return found


def _held(seen: Insight, seat: Seat, sizes: dict[Chain, int]) -> list[Line]:
    """The player's shares with their prices and bonuses, if the chains have these sizes."""
    game, rules, parts = seen.game, seen.rules, []
    for chain, size in sizes.items():
        held, share_price = game.shares[seat][chain], price_at(rules, chain, size)
        if held and size:
            paid = sums.bonus_of(game, rules, chain, share_price, seat, held, sums.NO_MARKET)
            name = seen.edition.chains[chain]
            parts.append(line("guide.merger.held", n=held, chain=name, dollars=share_price, bonus=paid))
    return parts


@cache
def _after(step: str) -> Table:
    """The table when that step of the lesson has been taken, and the others have answered it."""
    lesson = lesson_named("first")
    number = next(i for i, one in enumerate(lesson.steps) if one.name == step)
    table = lesson.table(LEARNER)
    while (move := lesson.next_move(table)) is not None and move.step <= number:
        table.act(next(action for action in table.legal() if move.admits(action)))
    return table
