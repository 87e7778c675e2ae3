"""When an action may be undone without asking: not once it has revealed hidden information."""

from collections.abc import Iterable

from .editions import Edition
from .facts import Fact

REVEALING = frozenset({"tile_drawn", "hand_shown", "market_drew"})
REVEALING_HOLDINGS = frozenset({"holding_shown", "offer_unmet"})  # nothing new where everything is public


def reveals(facts: Iterable[Fact], edition: Edition) -> bool:
    """Whether the facts reveal something that was hidden."""
    kinds = REVEALING | REVEALING_HOLDINGS if edition.hides_holdings else REVEALING
    return any(fact.type in kinds for fact in facts)
