"""What a decision is for and what matters now: two lines with this position's figures, from what the viewer may know.

For each kind of decision the most telling of several remarks is chosen: they are tried in order, and the first that
holds in this position is given; where none does, nothing is said. Sums that hidden holdings or the market's draw could
change are not claimed, nor anything about later turns once the end is announced.
"""

from collections.abc import Callable, Iterator

from msgspec import Struct

from ...words import Line, line
from ..codec import DECISIONS
from ..insight import Insight
from .buying import buying, for_buying
from .exchanging import discarding, for_discarding, trading
from .merging import disposing, for_disposing, for_founding, founding, settling, surviving, tied
from .placing import placing


class Why(Struct):
    """What the viewer's decision is for, and what matters now; None where there is nothing to say of the position."""

    purpose: Line
    matters: Line | None


def why(insight: Insight) -> Why | None:
    """The two lines for the owner's decision; None when the owner has none to make, or it needs no explanation."""
    decision = DECISIONS.get(insight.game.phase)
    if decision not in _DECISIONS or insight.owner != insight.game.actor:
        return None
    purpose, remarks = _DECISIONS[decision]
    return Why(purpose(insight), next(remarks(insight), None))


def purpose_only(insight: Insight) -> Why | None:
    """What the decision is for, without what follows from the position: for one who is to find that out."""
    found = why(insight)
    return Why(found.purpose, None) if found else None


# For each decision its purpose, and its remarks.
_DECISIONS: dict[str, tuple[Callable[[Insight], Line], Callable[[Insight], Iterator[Line]]]] = {
    "place_tile": (lambda _: line("why.place_tile"), placing),
    "found": (for_founding, founding),
    "choose_survivor": (lambda insight: line("why.choose_survivor", chains=tied(insight)), surviving),
    "choose_acquired": (lambda _: line("why.choose_acquired"), settling),
    "dispose": (for_disposing, disposing),
    "buy": (for_buying, buying),
    "discard": (for_discarding, discarding),
    "answer_trade": (
        lambda insight: line("why.answer_trade", player=insight.view.offer.maker if insight.view.offer else ""),
        trading,
    ),
}
