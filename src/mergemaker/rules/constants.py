"""The small numbers that stand for things: squares, chains, phases, actions, powers, reasons."""

from typing import Final

from .rule import table

# The board: 12 columns (1-12) by 9 rows (A-I). A tile and its square have one number, counted down the columns.
COLUMNS: Final = 12
ROWS: Final = 9
TILES: Final = COLUMNS * ROWS
OFF_BOARD: Final = TILES  # stands beside the squares of the edge and is always empty
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

# Seven chains. A set of chains is a number with one bit for each; a square holds such a set too.
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
MOST_OFFERS: Final = 10
MOST_MARKET_DRAWS: Final = TILES // 2  # every chain founded takes two new tiles and is settled once

NOBODY: Final = -1
NONE: Final = -1

# Where a turn stands, in the order of the rulebook. With somebody to act, a phase is that player's decision.
TURN_START: Final = 0
PLACE: Final = 1
ANSWER: Final = 2
FOUND: Final = 3
SURVIVOR: Final = 4
ACQUIRED: Final = 5
DISPOSE: Final = 6  # whose disposal is next
DISPOSE_TRADE: Final = 7
DISPOSE_SELL: Final = 8
BUY: Final = 9
DRAW: Final = 10
DISCARD: Final = 11
TURN_END: Final = 12
OVER: Final = 13

# Actions: one number each, so that a mask, a search tree and a network can index them.
PLACE_TILE: Final = 0  # + tile
DISCARD_TILE: Final = PLACE_TILE + TILES  # + tile
FOUND_CHAIN: Final = DISCARD_TILE + TILES  # + chain
SURVIVOR_CHAIN: Final = FOUND_CHAIN + CHAINS  # + chain
ACQUIRED_CHAIN: Final = SURVIVOR_CHAIN + CHAINS  # + chain
BUY_SHARE: Final = ACQUIRED_CHAIN + CHAINS  # + chain
TRADE_PAIRS: Final = BUY_SHARE + CHAINS  # + pairs of shares traded two for one
SELL_SHARES: Final = TRADE_PAIRS + SHARES // 2 + 1  # + shares sold
TRADE_2: Final = SELL_SHARES + SHARES + 1  # + chain given * CHAINS + chain taken
USE_POWER: Final = TRADE_2 + CHAINS * CHAINS  # + power
STOP_PLACING: Final = USE_POWER + 5
DONE: Final = STOP_PLACING + 1  # ends a purchase or an exchange of dead tiles
ANNOUNCE_END: Final = DONE + 1
ACCEPT: Final = ANNOUNCE_END + 1
DECLINE: Final = ACCEPT + 1
ACTIONS: Final = DECLINE + 1
MOST_LEGAL: Final = 80  # at most: 49 trades of two, 8 for buying, and what stands beside them

# Special powers.
TAKE_5: Final = 0
PLAY_4: Final = 1
FREE_3: Final = 2
BUY_5: Final = 3
TRADE_2_POWER: Final = 4
POWERS: Final = 5
ALL_POWERS: Final = (1 << POWERS) - 1

# The rows on which editions differ.
BY_LETTER: Final = 0
BY_NUMBER: Final = 1
MAY_ONCE: Final = 0
MUST_ONCE: Final = 1
MAY_UNTIL_LIVE: Final = 2
SKIP: Final = 0
REDRAW: Final = 1
ANY_TIME: Final = 0
START_OR_END: Final = 1

# How a game came to its end.
ANNOUNCED: Final = 1
EXHAUSTED: Final = 2
STALLED: Final = 3
