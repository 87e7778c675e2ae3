"""When an action may be taken back without asking: not once somebody has learned from it what was hidden."""

from collections.abc import Iterable

from .editions import Edition
from .facts import Fact

REVEALING = frozenset({"tile_drawn", "hand_shown", "market_drew"})
REVEALING_HOLDINGS = frozenset({"holding_shown", "offer_unmet"})  # nothing new where all see everything


def reveals(facts: Iterable[Fact], edition: Edition) -> bool:
    """Whether the facts show somebody what can never be hidden again."""
    kinds = REVEALING | REVEALING_HOLDINGS if edition.hides_holdings else REVEALING
    return any(fact.type in kinds for fact in facts)
