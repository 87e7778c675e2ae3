"""What remarks of several decisions ask about the position."""

from collections.abc import Iterator

from ...rules.constants import BUY, CHAINS, NOBODY, PLAY_4, TILES, Chain
from ...rules.decisions.announce import why_not_announce
from ...rules.reasons import FINE
from ...words import Line, line
from ..actions import AnnounceEnd
from ..insight import Insight
from ..what_if import what_if


def is_last_turn(insight: Insight) -> bool:
    """Whether nobody has another turn: E3, the end is announced; E4, nobody has placed or can draw for a round."""
    game = insight.game
    idle = game.phase == BUY and game.placed == 0 and game.drew == 0 and game.drawn == TILES
    return game.announced != NOBODY or (idle and game.idle == game.players - 1)


def may_be_founded_again(insight: Insight) -> bool:
    """M8: whether kept shares may be worth something again. W3: in the last turn only by a further tile."""
    return not is_last_turn(insight) or insight.game.power == PLAY_4


def is_sure(insight: Insight) -> bool:
    """Whether bonuses can be known beforehand: all holdings are known, and the market draws nothing."""
    return insight.known and not insight.market_draws


def free(insight: Insight) -> list[Chain]:
    """F1: the chains that are not on the board."""
    return [chain for chain in range(CHAINS) if not insight.game.sizes[chain]]


def rival(insight: Insight, chain: Chain) -> tuple[int, int]:
    """The most shares of the chain that another player has, and who it is."""
    shares, others = insight.game.shares, range(insight.game.players)
    return max((shares[seat][chain], -seat) for seat in others if seat != insight.owner)


def ending(insight: Insight) -> Iterator[Line]:
    """E2: the end can be announced, and the owner would win."""
    if not is_sure(insight) or why_not_announce(insight.game, insight.rules) != FINE:
        return
    end = what_if(insight, AnnounceEnd())
    if end is not None and end.margin is not None and end.margin > 0:
        yield line("why.end", dollars=end.margin)
