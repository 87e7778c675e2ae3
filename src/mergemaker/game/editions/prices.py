"""The price card: between which sizes of a chain the price of its shares stays the same."""

from itertools import pairwise

from ...rules.constants import TILES
from ...rules.money import PRICES, SIZES


def size_steps() -> list[tuple[int, int | None]]:
    """P1: the least and the most tiles of each step, from the cheapest; the last has no most."""
    starts = [size for size in range(2, TILES + 1) if size == 2 or PRICES[size] != PRICES[size - 1]]
    return [(least, after - 1) for least, after in pairwise(starts)] + [(starts[-1], None)]


def share_price(size: int, tier: int) -> int:
    """P1: what a share costs of a chain so large, by its tier."""
    return PRICES[tier * SIZES + size]
