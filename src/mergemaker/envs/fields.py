"""What a player observes, as one row of whole numbers: where each field stands in it and what it says.

Money is in hundreds of dollars. Players are counted from the observer's own seat on: 0 is the observer.
Hidden cash and shares are -1; a square or power that is not there is -1 too.
"""

from dataclasses import dataclass
from typing import Final

from ..rules.board import Effect
from ..rules.constants import (
    CHAINS,
    COLUMNS,
    MOST_PLAYERS,
    OVER,
    POWERS,
    ROWS,
    SHARES,
    TILES,
)

PHASES: Final = OVER + 1
MOST: Final = 32767  # the largest number an observation holds

# Squares.
HAND: Final = 0
BOARD: Final = HAND + TILES
DISCARDED: Final = BOARD + TILES
# Chains.
SIZES: Final = DISCARDED + TILES
PRICES: Final = SIZES + CHAINS
SAFE: Final = PRICES + CHAINS
MARKET: Final = SAFE + CHAINS
HEADQUARTERS: Final = MARKET + CHAINS
# Players.
SEATED: Final = HEADQUARTERS + CHAINS
CASH: Final = SEATED + MOST_PLAYERS
STOCK: Final = CASH + MOST_PLAYERS
HELD: Final = STOCK + MOST_PLAYERS * CHAINS
MARKERS: Final = HELD + MOST_PLAYERS
ON_TURN: Final = MARKERS + MOST_PLAYERS * POWERS
TO_ACT: Final = ON_TURN + MOST_PLAYERS
ANNOUNCED: Final = TO_ACT + MOST_PLAYERS
# The turn.
PHASE: Final = ANNOUNCED + MOST_PLAYERS
TURN: Final = PHASE + PHASES
BAG: Final = TURN + 1
IDLE: Final = BAG + 1
PLACED: Final = IDLE + 1
DREW: Final = PLACED + 1
LAST_TILE: Final = DREW + 1
POWER: Final = LAST_TILE + 1
BOUGHT: Final = POWER + 1
BUY_FROM: Final = BOUGHT + 1
TRADES_LEFT: Final = BUY_FROM + 1
SET_ASIDE: Final = TRADES_LEFT + 1
# The merger under way.
MERGERS: Final = SET_ASIDE + 1
MERGING: Final = MERGERS + 1
SURVIVOR: Final = MERGING + CHAINS
UNSETTLED: Final = SURVIVOR + CHAINS
SETTLING: Final = UNSETTLED + CHAINS
HOLDINGS: Final = SETTLING + CHAINS
BONUSES: Final = HOLDINGS + MOST_PLAYERS
ASKED: Final = BONUSES + MOST_PLAYERS
TRADED: Final = ASKED + 1
MARKET_TILE: Final = TRADED + 1
MARKET_DRAWS: Final = MARKET_TILE + 1

WIDTH: Final = MARKET_DRAWS + 1


@dataclass(frozen=True)
class Field:
    """A part of the row: its name, where it stands, its shape, the range of its numbers and what they say."""

    name: str
    first: int
    shape: tuple[int, ...]
    low: int
    high: int
    says: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size

    @property
    def part(self) -> slice:
        """Where it stands in the row."""
        return slice(self.first, self.first + self.size)


_BOARD = (COLUMNS, ROWS)
_CHAINS = (CHAINS,)
_PLAYERS = (MOST_PLAYERS,)
_ONE = (1,)

FIELDS: Final = (
    Field(
        "hand",
        HAND,
        _BOARD,
        0,
        max(Effect),
        "0 not held; an own tile 1 stands alone, 2 founds, 3 grows, 4 merges, 5 must wait (an eighth chain), 6 is dead",
    ),
    Field(
        "board",
        BOARD,
        _BOARD,
        0,
        CHAINS + 1,
        "0 empty, 1 an independent tile, 2 to 8 the chains in the edition's order",
    ),
    Field("discarded", DISCARDED, _BOARD, 0, 1, "1: the tile was set aside, out of the game"),
    Field("sizes", SIZES, _CHAINS, 0, TILES, "tiles of each chain, 0 when it is not on the board"),
    Field("prices", PRICES, _CHAINS, 0, 12, "price of a share in hundreds, 0 when the chain is not on the board"),
    Field("safe", SAFE, _CHAINS, 0, 1, "1: the chain is safe"),
    Field("market", MARKET, _CHAINS, 0, SHARES, "shares that nobody holds"),
    Field("headquarters", HEADQUARTERS, _CHAINS, -1, TILES - 1, "the square a chain was founded with, or -1"),
    Field("seated", SEATED, _PLAYERS, 0, 1, "1: someone plays in this seat"),
    Field("cash", CASH, _PLAYERS, -1, MOST, "in hundreds; -1 hidden"),
    Field("shares", STOCK, (MOST_PLAYERS, CHAINS), -1, SHARES, "of each player in each chain; -1 hidden"),
    Field("held", HELD, _PLAYERS, 0, 11, "tiles in each hand"),
    Field("powers", MARKERS, (MOST_PLAYERS, POWERS), 0, 1, "1: the player still has this special power"),
    Field("on_turn", ON_TURN, _PLAYERS, 0, 1, "1: whose turn it is"),
    Field("to_act", TO_ACT, _PLAYERS, 0, 1, "1: who must act now; nobody once the game is over"),
    Field("announced", ANNOUNCED, _PLAYERS, 0, 1, "1: who announced the end"),
    Field(
        "phase",
        PHASE,
        (PHASES,),
        0,
        1,
        "1: where the turn stands (`rules.constants.Phase`: 1 place, 3 found, 4 survivor, 9 buy ...)",
    ),
    Field("turn", TURN, _ONE, 0, MOST, "number of the turn, from 1"),
    Field("bag", BAG, _ONE, 0, TILES, "tiles left in the bag"),
    Field("idle", IDLE, _ONE, 0, MOST_PLAYERS, "turns in a row in which no tile was placed or drawn"),
    Field("placed", PLACED, _ONE, 0, 4, "tiles placed this turn"),
    Field("drew", DREW, _ONE, 0, TILES, "tiles drawn this turn"),
    Field("last_tile", LAST_TILE, _ONE, -1, TILES - 1, "the last tile placed this turn, or -1"),
    Field("power", POWER, _ONE, -1, POWERS - 1, "the special power used this turn, or -1"),
    Field("bought", BOUGHT, _ONE, 0, 5, "shares bought this turn"),
    Field(
        "buy_from", BUY_FROM, _ONE, 0, CHAINS - 1, "shares are bought in the order of the chains: the first still open"
    ),
    Field("trades_left", TRADES_LEFT, _ONE, 0, 3, "trades left of the power Trade 2"),
    Field("set_aside", SET_ASIDE, _ONE, 0, 11, "dead tiles set aside and not yet replaced"),
    Field("mergers", MERGERS, _ONE, 0, TILES, "mergers so far"),
    Field("merging", MERGING, _CHAINS, 0, 1, "1: the chain is in the merger under way"),
    Field("survivor", SURVIVOR, _CHAINS, 0, 1, "1: the chain survives it"),
    Field("unsettled", UNSETTLED, _CHAINS, 0, 1, "1: acquired and not yet settled"),
    Field("settling", SETTLING, _CHAINS, 0, 1, "1: the chain whose shares are being disposed of"),
    Field("holdings", HOLDINGS, _PLAYERS, 0, SHARES, "everybody's shares in it when its settling began, shown to all"),
    Field("bonuses", BONUSES, _PLAYERS, 0, MOST, "what its bonuses paid, in hundreds"),
    Field("asked", ASKED, _ONE, 0, MOST_PLAYERS, "seats from the mergemaker on that have been asked about it"),
    Field("traded", TRADED, _ONE, 0, SHARES, "shares traded in the disposal under way"),
    Field("market_tile", MARKET_TILE, _ONE, -1, TILES - 1, "the tile drawn for the market (two players), or -1"),
    Field("market_draws", MARKET_DRAWS, _ONE, 0, TILES, "draws made for the market so far"),
)
FIELD: Final = {field.name: field for field in FIELDS}
