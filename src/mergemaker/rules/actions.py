"""Actions: one number each, so that a mask, a search tree and a network can index them.

They come in blocks, one for each kind of action, each as long as the kind has variants; a new block goes last, because
agents learn the numbers. The names of the blocks and of their arguments are in `game/codec.py`.
"""

from typing import Final

from .constants import CHAINS, POWERS, SHARES, TILES

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
STOP_PLACING: Final = USE_POWER + POWERS
DONE: Final = STOP_PLACING + 1  # ends a purchase or an exchange of dead tiles
ANNOUNCE_END: Final = DONE + 1
ACCEPT: Final = ANNOUNCE_END + 1
DECLINE: Final = ACCEPT + 1
ACTIONS: Final = DECLINE + 1

MOST_LEGAL: Final = 80  # at most: 49 trades of two, 8 for buying, and the optional actions
