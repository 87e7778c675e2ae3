"""The whole state of a game, flat: every field a number or a fixed table of numbers.

One annotated class gives both bodies of the state: a plain object with lists (here), and a NumPy record
(`bodies/arrays.py`).
"""

from __future__ import annotations  # the class bodies below read their own annotations, in every version of Python

import marshal
from operator import attrgetter
from typing import Annotated, TypeAlias, get_type_hints

from .constants import (
    CHAINS,
    MOST_MARKET_DRAWS,
    MOST_PLAYERS,
    MOST_TILES_IN_HAND,
    TILES,
    Chain,
    ChainSet,
    Dollars,
    Ending,
    Phase,
    Seat,
    Tile,
)

Row: TypeAlias = list[int]
Grid: TypeAlias = list[list[int]]
Fact: TypeAlias = tuple[str, tuple[int, ...]]  # its kind and its values


class Game:
    """A game at one moment, hidden information included: people are shown a view of it."""

    players: Annotated[int, "i1"]  # how many
    turn: Annotated[int, "i2"]  # 1 in the first turn
    player: Annotated[Seat, "i1"]  # whose turn it is
    actor: Annotated[Seat, "i1"]  # who must act now, or NOBODY
    phase: Annotated[Phase, "i1"]  # the phase of the turn
    announced: Annotated[Seat, "i1"]  # who announced the end, or NOBODY
    idle: Annotated[int, "i1"]  # turns in a row without a tile placed or drawn
    ended: Annotated[Ending, "i1"]  # how the game ended

    board: Annotated[Row, "i2", TILES + 1]  # EMPTY, ALONE or the chain's bit; the last is OFF_BOARD
    sizes: Annotated[Row, "i1", CHAINS]  # tiles of each chain, 0 when it is not on the board
    headquarters: Annotated[Row, "i1", CHAINS]  # the square a chain was founded with, or NONE
    active: Annotated[ChainSet, "i2"]  # the set of chains on the board
    safe: Annotated[ChainSet, "i2"]  # the set of safe chains

    cash: Annotated[Row, "i4", MOST_PLAYERS]
    shares: Annotated[Grid, "i1", MOST_PLAYERS, CHAINS]  # of each player in each chain
    market: Annotated[Row, "i1", CHAINS]  # shares of each chain that nobody holds

    bag: Annotated[Row, "i1", TILES]  # all tiles in the order of drawing
    drawn: Annotated[int, "i1"]  # how many of them have been drawn
    hands: Annotated[Grid, "i1", MOST_PLAYERS, MOST_TILES_IN_HAND]  # in the order of drawing, then NONE
    held: Annotated[Row, "i1", MOST_PLAYERS]  # tiles in each hand
    powers: Annotated[Row, "i1", MOST_PLAYERS]  # the set of markers each player has left

    power: Annotated[int, "i1"]  # the marker used this turn, or NONE
    placed: Annotated[int, "i1"]  # tiles placed this turn
    drew: Annotated[int, "i1"]  # tiles drawn this turn
    tile: Annotated[Tile, "i1"]  # the last tile placed this turn, or NONE
    offers: Annotated[int, "i1"]  # trades offered this turn
    bought: Annotated[int, "i1"]  # shares bought this turn
    buy_from: Annotated[Chain, "i1"]  # shares are bought in the order of the chains: the first still open
    trades_left: Annotated[int, "i1"]  # of Trade 2
    discard_from: Annotated[int, "i1"]  # the first place in the hand whose dead tile may still be set aside
    set_aside: Annotated[int, "i1"]  # dead tiles set aside and not yet replaced

    mergers: Annotated[int, "i1"]  # so far
    merging: Annotated[ChainSet, "i2"]  # the set of chains in the merger under way
    survivor: Annotated[Chain, "i1"]  # or NONE
    unsettled: Annotated[ChainSet, "i2"]  # the set of acquired chains still to be settled
    settling: Annotated[Chain, "i1"]  # the acquired chain being settled, or NONE
    asked: Annotated[int, "i1"]  # how many seats from the mergemaker on have disposed of their shares in it
    traded: Annotated[int, "i1"]  # shares traded in the disposal under way
    holdings: Annotated[Row, "i1", MOST_PLAYERS]  # everybody's shares in it when its settling began
    bonuses: Annotated[Row, "i4", MOST_PLAYERS]  # what its bonuses paid
    market_tile: Annotated[Tile, "i1"]  # the tile drawn for the market, or NONE
    market_draws: Annotated[int, "i1"]  # draws made for the market
    market_deck: Annotated[Row, "i2", MOST_MARKET_DRAWS]  # what they will show: -1 - tile, or a random number

    offer_to: Annotated[Seat, "i1"]  # who is offered a trade, or NOBODY
    offer_give_cash: Annotated[Dollars, "i8"]
    offer_take_cash: Annotated[Dollars, "i8"]
    offer_give: Annotated[Row, "i8", CHAINS]
    offer_take: Annotated[Row, "i8", CHAINS]

    __slots__ = (*__annotations__, "facts")

    facts: list[Fact] | None  # where the rules note what happens; None: nowhere. Not part of the position.

    def __init__(self) -> None:
        for name, (_, shape) in LAYOUT.items():
            setattr(self, name, _zeros(shape))
        self.facts = None

    def copy(self) -> Game:
        """An independent copy of the position, without the facts."""
        other = object.__new__(Game)
        for name in _NUMBERS:
            setattr(other, name, getattr(self, name))
        for name in _ROWS:
            setattr(other, name, getattr(self, name)[:])
        for name in _GRIDS:
            setattr(other, name, [row[:] for row in getattr(self, name)])
        other.facts = None
        return other

    def packed(self) -> bytes:
        """The position as one object, for keeping: lists take more memory, and more time to collect garbage."""
        return marshal.dumps(_FIELDS(self))

    @staticmethod
    def unpacked(packed: bytes) -> Game:
        """The position that was packed, without facts."""
        game = object.__new__(Game)
        for name, value in zip(LAYOUT, marshal.loads(packed), strict=True):
            setattr(game, name, value)
        game.facts = None
        return game


class Rules:
    """The options of an edition that the rules use."""

    ranks: Annotated[int, "i1"]  # how many ranks are paid bonuses: 2 classic, 3 tycoon
    starting_tile: Annotated[int, "i1"]  # BY_LETTER, BY_NUMBER
    sold_out_founder: Annotated[int, "i1"]  # 1: cash
    dead_tiles: Annotated[int, "i1"]  # MAY_ONCE, MUST_ONCE, MAY_UNTIL_LIVE
    hopeless_hand: Annotated[int, "i1"]  # SKIP, REDRAW
    show_hopeless_hand: Annotated[int, "i1"]  # 1: a hand with nothing to place is shown
    announce: Annotated[int, "i1"]  # ANY_TIME, START_OR_END
    trading: Annotated[int, "i1"]  # 0, 1
    special_powers: Annotated[int, "i1"]  # 0, 1
    two_player_market: Annotated[int, "i1"]  # 0, 1
    hidden_holdings: Annotated[int, "i1"]  # 1: cash and shares of others are secret
    tiers: Annotated[Row, "i1", CHAINS]  # 0 cheap, 1 medium, 2 expensive

    __slots__ = tuple(__annotations__)


Layout: TypeAlias = dict[str, tuple[str, tuple[int, ...]]]


def layout_of(body: type) -> Layout:
    """Each field's NumPy type and shape, read off the annotations."""
    layout = {}
    for name, hint in get_type_hints(body, include_extras=True).items():
        extras = getattr(hint, "__metadata__", None)
        if extras:
            layout[name] = (extras[0], tuple(extras[1:]))
    return layout


def _zeros(shape: tuple[int, ...]) -> int | list[int] | list[list[int]]:
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [[0] * shape[1] for _ in range(shape[0])]


LAYOUT = layout_of(Game)
_FIELDS = attrgetter(*LAYOUT)
_NUMBERS = tuple(name for name, (_, shape) in LAYOUT.items() if not shape)
_ROWS = tuple(name for name, (_, shape) in LAYOUT.items() if len(shape) == 1)
_GRIDS = tuple(name for name, (_, shape) in LAYOUT.items() if len(shape) == 2)
