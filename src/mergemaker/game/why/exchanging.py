"""What is decided about dead tiles and about trades with other players, and what matters then."""

from collections.abc import Iterator

from ...rules.constants import TILES
from ...rules.money import price
from ...words import Line, line
from ..insight import Insight
from ..view import SideView
from .known import is_last_turn


def for_discarding(insight: Insight) -> Line:
    replaced = insight.game.drawn < TILES and not is_last_turn(insight)
    return line("why.discard", new="yes" if replaced else "no")


def discarding(insight: Insight) -> Iterator[Line]:
    tiles = insight.view.exchangeable
    yield line("why.discard.tiles", tiles=tiles, n=len(tiles))


def trading(insight: Insight) -> Iterator[Line]:
    offer = insight.view.offer
    assert offer is not None, "a trade is offered"
    yield line("why.answer_trade.worth", get=_worth(insight, offer.give), give=_worth(insight, offer.take))


def _worth(insight: Insight, side: SideView) -> int:
    """What one side of a trade is worth at today's prices."""
    prices = {name: price(insight.game, insight.rules, chain) for chain, name in enumerate(insight.edition.chains)}
    return side.cash + sum(count * prices[name] for name, count in side.shares.items())
