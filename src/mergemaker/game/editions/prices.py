"""The price card: the ranges of sizes in which a chain's share price stays the same."""

from itertools import pairwise

from ...rules.constants import TILES
from ...rules.money import PRICES, SIZES


def size_steps() -> list[tuple[int, int | None]]:
    """P1: the smallest and largest size of each step, from the cheapest; the last step has no upper limit."""
    starts = [size for size in range(2, TILES + 1) if size == 2 or PRICES[size] != PRICES[size - 1]]
    return [(least, after - 1) for least, after in pairwise(starts)] + [(starts[-1], None)]


def share_price(size: int, tier: int) -> int:
    """P1: what a share of a chain of this tier and size costs."""
    return PRICES[tier * SIZES + size]
