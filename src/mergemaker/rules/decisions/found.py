"""Founding: which chain starts with the tile just placed."""

from ..actions import FOUND_CHAIN
from ..board import take_tiles
from ..constants import ALL_CHAINS, FOUND, NOBODY, PLACE, Chain
from ..facts import note_chain_founded, note_founder_cash, note_founder_nothing, note_founder_share
from ..money import price
from ..reasons import FINE, Reason
from ..rule import rule
from ..state import Game, Row, Rules
from .lists import list_chains


@rule
def list_foundings(game: Game, out: Row) -> int:
    """F1: any chain that is not on the board."""
    return list_chains(ALL_CHAINS & ~game.active, FOUND_CHAIN, out)


@rule
def why_not_found(game: Game, chain: Chain) -> Reason:
    """F1: any chain that is not on the board."""
    if game.phase != FOUND:
        return Reason.NOT_THIS_DECISION
    return Reason.CHAIN_ON_BOARD if game.active >> chain & 1 else FINE


@rule
def found(game: Game, rules: Rules, chain: Chain) -> None:
    """F1: the founder names the chain. F2: and gets a share of it. F3: or what the edition gives when none is left."""
    player = game.player
    take_tiles(game, game.tile, chain)
    game.headquarters[chain] = game.tile
    note_chain_founded(game, player, chain, game.tile, game.sizes[chain])
    if game.market[chain] > 0:
        game.market[chain] -= 1
        game.shares[player][chain] += 1
        note_founder_share(game, player, chain, 1)
    elif rules.sold_out_founder:
        value = price(game, rules, chain)
        game.cash[player] += value
        note_founder_cash(game, player, chain, value)
    else:
        note_founder_nothing(game, player, chain)
    game.actor = NOBODY
    game.phase = PLACE
