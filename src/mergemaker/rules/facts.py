"""What happened: the rules write it down as they go, for the log, the animation and the audit of every dollar.

A fact is six numbers: kind, player, chain, tile, count, dollars; what a kind does not have is NONE or 0. Dollars are
what the player got, negative when paid. Compiled rules write nothing down.
"""

from typing import Final

from .rule import COMPILED, rule
from .state import Game

GAME_BEGAN: Final = 0  # player starts
OPENING_TILE: Final = 1  # player, tile
TURN_BEGAN: Final = 2  # player, count: the number of the turn
TILE_DRAWN: Final = 3  # player, tile (known to that player alone)
HAND_SHOWN: Final = 4  # player: nothing in hand can be placed; tile: one fact for each
TILE_SET_ASIDE: Final = 5  # player, tile
TILE_PLACED: Final = 6  # player, tile
NOTHING_PLACED: Final = 7  # player
CHAIN_FOUNDED: Final = 8  # player, chain, tile, count: its size
FOUNDER_SHARE: Final = 9  # player, chain, count 1
FOUNDER_CASH: Final = 10  # player, chain, dollars
FOUNDER_NOTHING: Final = 11  # player, chain
CHAIN_GREW: Final = 12  # player, chain, tile, count: its size
MERGER_BEGAN: Final = 13  # player: the mergemaker, tile, count: the set of chains
SURVIVOR_NAMED: Final = 14  # player, chain, count: its size
SETTLING_BEGAN: Final = 15  # chain, count: its size, dollars: its price
MARKET_DREW: Final = 16  # chain, tile, count: shares the market counts with
HOLDING_SHOWN: Final = 17  # player, chain, count
BONUS_PAID: Final = 18  # player, chain, tile: first rank * 4 + last rank, count: players tied, dollars
BONUS_KEPT: Final = 19  # as BONUS_PAID, for the market: stays in the bank
SHARES_TRADED: Final = 20  # player, chain given, tile: chain taken, count given
SHARES_SOLD: Final = 21  # player, chain, count, dollars
SHARES_KEPT: Final = 22  # player, chain, count
CHAINS_MERGED: Final = 23  # chain: the survivor, tile, count: its size now
SHARES_BOUGHT: Final = 24  # player, chain, count, dollars
SHARES_TAKEN: Final = 25  # player, chain, count: free of charge (3 Free)
POWER_USED: Final = 26  # player, count: which
TRADE_2_MADE: Final = 27  # player, chain given, tile: chain taken, count 2
OFFER_MADE: Final = 28  # player offers, count: to whom (what: in the offer)
OFFER_ACCEPTED: Final = 29  # player answers
OFFER_DECLINED: Final = 30  # player answers
OFFER_UNMET: Final = 31  # player accepted, but cannot give what was asked: nothing moves
TRADED_SHARES: Final = 32  # player gets, chain, count, tile: from whom
TRADED_CASH: Final = 33  # player, dollars, tile: from or to whom
END_ANNOUNCED: Final = 34  # player
GAME_ENDED: Final = 35  # count: how
FINAL_SALE: Final = 36  # player, chain, count, dollars
FINAL_MONEY: Final = 37  # player, dollars: all that player has
WINNER: Final = 38  # player

if COMPILED:

    @rule
    def note(game: Game, kind: int, player: int, chain: int, tile: int, count: int, dollars: int) -> None:
        """Compiled rules keep no facts."""
else:

    def note(game: Game, kind: int, player: int, chain: int, tile: int, count: int, dollars: int) -> None:
        """The fact is written down, where somebody wants to know."""
        if game.facts is not None:
            game.facts.append((kind, player, chain, tile, count, dollars))
