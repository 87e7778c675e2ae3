"""The numbers of the rules: squares, chains, phases, powers, and the values of options."""

from enum import IntEnum
from typing import Final, TypeAlias

from .rule import numbers, table

Tile: TypeAlias = int  # and its square; NONE: no tile
Chain: TypeAlias = int
ChainSet: TypeAlias = int  # one bit for each chain
Seat: TypeAlias = int  # of a player; NOBODY: none
Dollars: TypeAlias = int

NOBODY: Final = -1
NONE: Final = -1

# The board: 12 columns (1-12) by 9 rows (A-I). A tile and its square have one number, counted down the columns.
COLUMNS: Final = 12
ROWS: Final = 9
TILES: Final = COLUMNS * ROWS
OFF_BOARD: Final = TILES  # the neighbour beyond the edge, always empty
NEIGHBOURS: Final = table(
    [
        tuple(
            (column + right) * ROWS + row + down
            if 0 <= column + right < COLUMNS and 0 <= row + down < ROWS
            else OFF_BOARD
            for right, down in ((-1, 0), (1, 0), (0, -1), (0, 1))
        )
        for column in range(COLUMNS)
        for row in range(ROWS)
    ]
)

# Seven chains. A square holds a set of chains too: EMPTY, ALONE or its chain's bit.
CHAINS: Final = 7
ALL_CHAINS: Final = (1 << CHAINS) - 1
EMPTY: Final = 0
ALONE: Final = 1 << CHAINS  # an independent tile
CHAIN_IN: Final = table([max(0, bits.bit_length() - 1) for bits in range(ALL_CHAINS + 1)])

# The numbers of the game.
MOST_PLAYERS: Final = 6
FULL_HAND: Final = 6
MOST_TILES_IN_HAND: Final = 11  # after Take 5 Tiles
SHARES: Final = 25
STARTING_CASH: Final = 6000
SAFE_SIZE: Final = 11
ENDING_SIZE: Final = 41
PURCHASE_LIMIT: Final = 3
MOST_OFFERS: Final = 10
MOST_MARKET_DRAWS: Final = TILES // 2  # every chain founded takes two new tiles and is settled once


class Phase(IntEnum):
    """The phases of a turn, in the rulebook's order. While a player is to act, the phase is that player's decision."""

    TURN_START = 0
    PLACE = 1
    ANSWER = 2
    FOUND = 3
    SURVIVOR = 4
    ACQUIRED = 5
    DISPOSE = 6  # whose disposal is next
    DISPOSE_TRADE = 7
    DISPOSE_SELL = 8
    BUY = 9
    DRAW = 10
    DISCARD = 11
    TURN_END = 12
    OVER = 13


class Power(IntEnum):
    """W1: the special powers. A new one goes last: its number is part of stored games and of the action numbers."""

    TAKE_5 = 0
    PLAY_4 = 1
    FREE_3 = 2
    BUY_5 = 3
    TRADE_2 = 4


class Ending(IntEnum):
    """How a game came to its end."""

    NOT_YET = 0
    ANNOUNCED = 1
    EXHAUSTED = 2
    STALLED = 3


(
    TURN_START,
    PLACE,
    ANSWER,
    FOUND,
    SURVIVOR,
    ACQUIRED,
    DISPOSE,
    DISPOSE_TRADE,
    DISPOSE_SELL,
    BUY,
    DRAW,
    DISCARD,
    TURN_END,
    OVER,
) = numbers(Phase)
TAKE_5, PLAY_4, FREE_3, BUY_5, TRADE_2_POWER = numbers(Power)
NOT_YET, ANNOUNCED, EXHAUSTED, STALLED = numbers(Ending)
POWERS: Final = len(Power)
ALL_POWERS: Final = (1 << POWERS) - 1

# The values of options.
BY_LETTER: Final = 0
BY_NUMBER: Final = 1
MAY_ONCE: Final = 0
MUST_ONCE: Final = 1
MAY_UNTIL_LIVE: Final = 2
SKIP: Final = 0
REDRAW: Final = 1
ANY_TIME: Final = 0
START_OR_END: Final = 1
