"""The numbers in which one rule player differs from another, and what they mean."""

from typing import Final

OTHERS: Final = 0  # how much others' gain counts against one's own when placing, in per cent
FOUND_GAIN: Final = 1  # dollars that founding a chain is worth
ALONE_GAIN: Final = 2  # dollars that placing a tile alone is worth
GROWTH: Final = 3  # tiles a chain is expected to gain in a whole game
THRIFT: Final = 4  # how much dearer than its price a share seems with little cash, in per cent
CASH_RESERVE: Final = 5  # how much cash is little
CASH_IN: Final = 6  # how much of a bonus paid now is gain, against the same prospect later, in per cent
TRADE: Final = 7  # how much a share traded for is worth, in per cent
KEEP: Final = 8  # how likely an acquired chain is founded again, in per cent, with a full bag
TIER: Final = 9  # dollars by which a chain of the next tier is preferred when founding, with full cash
LATE_MARKET: Final = 10  # with so few shares in the market, a lead is taken as lasting
NOISE: Final = 11  # dollars of random error in judging a tile or a purchase
LAZY: Final = 12  # how often, in per cent, a decision is taken at random
STEP: Final = 13  # dollars for growing a chain in which one leads, each tile
NUMBERS: Final = 14

RANDOM: Final = (*(0,) * LAZY, 100, *(0,) * (NUMBERS - LAZY - 1))
EASY: Final = (0, 1500, 300, 0, 0, 0, 100, 50, 0, 0, 0, 2500, 10, 0)
MEDIUM: Final = (60, 2000, 200, 12, 40, 3000, 60, 100, 30, 300, 4, 0, 0, 100)
# Found by trial: numbers changed at random, and kept where more games were won against MEDIUM and the last one kept.
SHARP: Final = (131, 2603, -211, 8, 96, 5118, 35, 114, 98, 198, 5, 0, 0, 97)

STYLES: Final = {"random": RANDOM, "easy": EASY, "medium": MEDIUM, "sharp": SHARP}
