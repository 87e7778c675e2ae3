"""The numbers in which one heuristic player differs from another."""

from dataclasses import dataclass
from typing import Annotated, Final


@dataclass(frozen=True, slots=True, kw_only=True)
class HeuristicWeights:
    """What a heuristic player values, in dollars, tiles or per cent. Compiled, it is a NumPy record."""

    others: Annotated[int, "i8"] = 0  # how much others' gain counts against one's own when placing, in per cent
    found_gain: Annotated[int, "i8"] = 0  # dollars that founding a chain is worth
    alone_gain: Annotated[int, "i8"] = 0  # dollars that placing a tile alone is worth
    growth: Annotated[int, "i8"] = 0  # tiles a chain is expected to gain in a whole game
    thrift: Annotated[int, "i8"] = 0  # how much more than its price a share seems to cost with little cash, in per cent
    cash_reserve: Annotated[int, "i8"] = 0  # dollars below which cash is little
    cash_in: Annotated[int, "i8"] = 0  # how much of a bonus paid now is gain, against the same one later, in per cent
    trade: Annotated[int, "i8"] = 0  # how much a share traded for is worth, in per cent
    keep: Annotated[int, "i8"] = 0  # how likely an acquired chain is founded again with a full bag, in per cent
    tier: Annotated[int, "i8"] = (
        0  # dollars by which a chain of the next tier is preferred when founding, with full cash
    )
    late_market: Annotated[int, "i8"] = 0  # with so few shares in the market, a lead is taken as lasting
    lead_growth: Annotated[int, "i8"] = 0  # dollars for each tile by which a chain grows that one leads
    noise: Annotated[int, "i8"] = 0  # dollars of random error in valuing a tile or a purchase
    random_moves: Annotated[int, "i8"] = 0  # how often a decision is taken at random, in per cent


RANDOM: Final = HeuristicWeights(random_moves=100)
MEDIUM: Final = HeuristicWeights(
    others=60,
    found_gain=2000,
    alone_gain=200,
    growth=12,
    thrift=40,
    cash_reserve=3000,
    cash_in=60,
    trade=100,
    keep=30,
    tier=300,
    late_market=4,
    lead_growth=100,
)
# Found by trial: numbers changed at random, and kept where more games were won against MEDIUM and the last one kept.
SHARP: Final = HeuristicWeights(
    others=131,
    found_gain=2603,
    alone_gain=-211,
    growth=8,
    thrift=96,
    cash_reserve=5118,
    cash_in=35,
    trade=114,
    keep=98,
    tier=198,
    late_market=5,
    lead_growth=97,
)
