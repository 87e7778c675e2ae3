"""What a puzzle is about, found from the facts of its position; and how hard it is."""

from collections.abc import Collection
from math import log2
from typing import Final

from ...game.actions import Action, AnnounceEnd, Buy, PlaceTile
from ...game.insight import Insight
from ...game.table import Table
from ...rules.insight import NO_MARKET, place_of
from .puzzle import Decision, Theme

EASIEST: Final = 900
FOR_CHOICES: Final = 80  # points for each time the number of choices doubles, beyond two
FOR_LEAD: Final = 400  # points for a narrow lead, fewer the wider it is
WIDE: Final = 0.6  # a lead that needs no second look
FOR_WRONG: Final = {"easy": 100, "medium": 200, "hard": 250}  # points for each bot that would choose wrong


def theme_of(decision: Decision) -> Theme:
    """The theme, from what the best and the second-best choice would do."""
    table = decision.table
    best, second = (choice.action for choice in decision.ranking[:2])
    if isinstance(best, AnnounceEnd) or isinstance(second, AnnounceEnd):
        return "end"
    match table.decision:
        case "found":
            return "found"
        case "choose_survivor":
            return "survivor"
        case "dispose":
            return "dispose"
        case "buy":
            return "majority" if takes_place(table, best, second) else "purchase"
    return "merger" if "merge" in (effect_of(table, best), effect_of(table, second)) else "tile"


def effect_of(table: Table, action: Action) -> str:
    """What a tile would do; nothing for any other action."""
    previews = Insight(table.position(table.to_act)).previews
    return previews[action.tile].effect if isinstance(action, PlaceTile) else ""


def takes_place(table: Table, one: Action, other: Action) -> bool:
    """B2: whether one purchase leads to a better place in some chain than the other."""
    if not isinstance(one, Buy) or not isinstance(other, Buy):
        return False
    game, seat = table.game, table.game.actor
    for chain, name in enumerate(table.edition.chains):
        held = game.shares[seat][chain]
        after = (held + action.shares.get(name, 0) for action in (one, other))
        mine, less = (place_of(game, chain, seat, count, NO_MARKET) for count in after)
        if (mine.above, mine.tied) < (less.above, less.tied):
            return True
    return False


def rating_of(decision: Decision, wrong: Collection[str]) -> int:
    """How hard the puzzle is, on the scale of ratings: by its choices, its lead, and the bots that go wrong."""
    choices = FOR_CHOICES * (log2(len(decision.choices)) - 1)
    narrow = FOR_LEAD * (1 - min(decision.lead, WIDE) / WIDE)
    return round(EASIEST + choices + narrow + sum(FOR_WRONG[bot] for bot in wrong))
