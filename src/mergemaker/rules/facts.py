"""What happened: the rules note it as they go, for the log, the animation and the audit of every dollar.

Each kind of fact is a function named after it that takes its values; `game/facts.py` gives the values their names.
Dollars are what the player received, negative when they paid. Compiled rules note nothing: there these are empty.
"""

from collections.abc import Callable
from inspect import signature
from typing import Final, TypeVar, cast

from .constants import Chain, ChainSet, Dollars, Ending, Seat, Tile
from .rule import COMPILED, rule
from .state import Game

FIELDS: Final[dict[str, tuple[str, ...]]] = {}  # for each kind of fact, the names of its values
_EMPTY: Final[dict[int, Callable[..., None]]] = {}  # compiled, facts with as many values are one empty function

Function = TypeVar("Function", bound=Callable[..., None])


def fact(function: Function) -> Function:
    """Mark a function as a kind of fact: calling it notes the fact if the game keeps facts."""
    values = tuple(signature(function).parameters)[1:]
    if COMPILED:
        return cast(Function, _EMPTY.setdefault(len(values), rule(function)))
    kind = function.__name__.removeprefix("note_")
    FIELDS[kind] = values

    def write_down(game: Game, *values: int) -> None:
        if game.facts is not None:
            game.facts.append((kind, values))

    return cast(Function, write_down)


@fact
def note_game_began(game: Game, player: Seat) -> None:
    """S2: this player starts."""


@fact
def note_opening_tile(game: Game, player: Seat, tile: Tile) -> None:
    """S3: a player's first tile lies on the board."""


@fact
def note_turn_began(game: Game, player: Seat, count: int) -> None:
    """T1: the turn of this number, counted from 1, began."""


@fact
def note_tile_drawn(game: Game, player: Seat, tile: Tile) -> None:
    """T7: a tile was drawn; only the drawer knows which one (H1)."""


@fact
def note_hand_shown(game: Game, player: Seat, tile: Tile) -> None:
    """T6: one tile of a hand with nothing to place, shown to all."""


@fact
def note_tile_set_aside(game: Game, player: Seat, tile: Tile) -> None:
    """T8: a tile left the hand and the game."""


@fact
def note_tile_placed(game: Game, player: Seat, tile: Tile) -> None:
    """T2: a tile lies on its square."""


@fact
def note_nothing_placed(game: Game, player: Seat) -> None:
    """T2: no tile was placed this turn."""


@fact
def note_chain_founded(game: Game, player: Seat, chain: Chain, tile: Tile, count: int) -> None:
    """F1: a chain was founded, with its size."""


@fact
def note_founder_share(game: Game, player: Seat, chain: Chain, count: int) -> None:
    """F2: the founder got a share."""


@fact
def note_founder_cash(game: Game, player: Seat, chain: Chain, dollars: Dollars) -> None:
    """F3: no share was left, and the founder got its price."""


@fact
def note_founder_nothing(game: Game, player: Seat, chain: Chain) -> None:
    """F3: no share was left, and the founder got nothing."""


@fact
def note_chain_grew(game: Game, player: Seat, chain: Chain, tile: Tile, count: int) -> None:
    """G1: a chain grew to a size."""


@fact
def note_merger_began(game: Game, player: Seat, tile: Tile, chains: ChainSet) -> None:
    """M1: the mergemaker's tile touches these chains."""


@fact
def note_survivor_named(game: Game, player: Seat, chain: Chain, count: int) -> None:
    """M2: this chain survives, with its size."""


@fact
def note_settling_began(game: Game, chain: Chain, count: int, dollars: Dollars) -> None:
    """M3: the settling of an acquired chain began, with its size and share price."""


@fact
def note_market_drew(game: Game, chain: Chain, tile: Tile, count: int) -> None:
    """K1: the tile drawn, and the market's number of shares."""


@fact
def note_holding_shown(game: Game, player: Seat, chain: Chain, count: int) -> None:
    """H2: a player's shares in the chain being settled, shown to all."""


@fact
def note_bonus_paid(
    game: Game, player: Seat, chain: Chain, first_rank: int, last_rank: int, tied: int, dollars: Dollars
) -> None:
    """B2: the bonuses from the first to the last rank, and by how many shared; a sole holder gets just those two."""


@fact
def note_bonus_kept(game: Game, chain: Chain, first_rank: int, last_rank: int, tied: int, dollars: Dollars) -> None:
    """K2: the same for the market: it stays in the bank."""


@fact
def note_shares_traded(game: Game, player: Seat, chain: Chain, into: Chain, count: int) -> None:
    """M7: shares were traded for half as many of the survivor."""


@fact
def note_shares_sold(game: Game, player: Seat, chain: Chain, count: int, dollars: Dollars) -> None:
    """M6: shares of the acquired chain were sold."""


@fact
def note_shares_kept(game: Game, player: Seat, chain: Chain, count: int) -> None:
    """M8: shares of the acquired chain were kept."""


@fact
def note_chains_merged(game: Game, player: Seat, chain: Chain, tile: Tile, count: int) -> None:
    """M9: the merger is complete, with the survivor's size."""


@fact
def note_shares_bought(game: Game, player: Seat, chain: Chain, count: int, dollars: Dollars) -> None:
    """P2: shares were bought."""


@fact
def note_shares_taken(game: Game, player: Seat, chain: Chain, count: int) -> None:
    """W4: shares were taken for free."""


@fact
def note_power_used(game: Game, player: Seat, power: int) -> None:
    """W1: a marker was spent."""


@fact
def note_trade_2_made(game: Game, player: Seat, chain: Chain, into: Chain, count: int) -> None:
    """W6: two shares were traded for one of another chain."""


@fact
def note_offer_made(game: Game, player: Seat, other: Seat) -> None:
    """O1: a trade was offered; the state holds the offer."""


@fact
def note_offer_accepted(game: Game, player: Seat) -> None:
    """O3: the player who was asked accepted."""


@fact
def note_offer_declined(game: Game, player: Seat) -> None:
    """O3: the player who was asked declined."""


@fact
def note_offer_unmet(game: Game, player: Seat) -> None:
    """O3: the player accepted but does not have what was asked: nothing moved."""


@fact
def note_traded_shares(game: Game, player: Seat, other: Seat, chain: Chain, count: int) -> None:
    """O3: the player got shares from the other."""


@fact
def note_traded_cash(game: Game, player: Seat, other: Seat, dollars: Dollars) -> None:
    """O3: the player got dollars from the other, or paid them."""


@fact
def note_end_announced(game: Game, player: Seat) -> None:
    """E3: the game ends with this turn."""


@fact
def note_game_ended(game: Game, player: Seat, ending: Ending) -> None:
    """E3, E4: the game is over; the player is the one who announced it."""


@fact
def note_final_sale(game: Game, player: Seat, chain: Chain, count: int, dollars: Dollars) -> None:
    """E5: shares were sold at the end."""


@fact
def note_final_money(game: Game, player: Seat, dollars: Dollars) -> None:
    """E5: all that the player has."""


@fact
def note_winner(game: Game, player: Seat, dollars: Dollars) -> None:
    """E6: the player has the most."""
