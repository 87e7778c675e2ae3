"""Positions of every kind of decision, from games played at random between people with long names."""

import random
from functools import cache
from typing import NamedTuple

from mergemaker.errors import IllegalAction
from mergemaker.game.insight import Insight
from mergemaker.game.record import record_of, to_text
from mergemaker.game.table import Table

from ..random_play import choose, random_offer

NAMES = (
    "Maximiliane Abendroth",
    "Ben",
    "Christophorus",
    "Wilhelmina Grant-Whitfield",
    "Eve",
    "Bartholomew Longstreet",
)
EARLY = 40  # actions, in which there is little to be seen but for the founding of the first chains


class Found(NamedTuple):
    """Where a decision is in its game, and how much there is to be shown."""

    action: int
    seat: int
    tile: str
    much: int


class Course(NamedTuple):
    """A whole game as a record, with the position of each kind that shows most."""

    text: str
    positions: dict[str, Found]


@cache
def course(edition: str, players: int, seed: int, powers: bool = False) -> Course:
    """A game of people who buy and never end it as long as they can go on."""
    table = Table(NAMES[:players], edition, {"special_powers": powers}, seed)
    rng = random.Random(seed)
    found: dict[str, Found] = {}
    while not table.over:
        for kind, tile, much in _seen(table):
            if len(table.actions) < EARLY and kind != "found":
                continue
            if kind not in found or much > found[kind].much:
                found[kind] = Found(len(table.actions), table.seat(str(table.to_act)), tile, much)
        try:
            if table.may_offer() and rng.random() < 0.2:
                table.act(random_offer(table, rng))
                continue
        except IllegalAction:
            pass
        table.act(choose(table, rng, "endless"))
    return Course(to_text(record_of(table)), found)


def _seen(table: Table) -> list[tuple[str, str, int]]:
    """What the decision shows, each with a tile to look at and with how much there is to see."""
    player, decision = str(table.to_act), str(table.decision)
    insight = Insight(table.position(player))
    legal = table.legal()
    seen = [(decision, "", len(legal))]
    if decision == "place_tile":
        hand = insight.hand
        seen = [("place_tile" if len(hand) <= 6 else "eleven", tile, len(hand)) for tile in hand[-1:]]
        for tile, preview in insight.previews.items():
            if preview.effect == "merge":
                seen.append(("merge", tile, 10 * len(preview.payouts or []) + len(preview.chains)))
    if decision == "buy" and any(type(action).__name__ == "AnnounceEnd" for action in legal):
        seen.append(("end", "", len(legal)))
    return seen
