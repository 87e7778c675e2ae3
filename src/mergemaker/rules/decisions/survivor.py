"""A merger begins: which chain survives it.

A merger under way is a few fields of the state. Board and chains stay as before the placement until the last acquired
chain is settled; then the survivor takes over everything (M9).
"""

from ..actions import SURVIVOR_CHAIN
from ..board import has_several, largest
from ..constants import ACQUIRED, CHAIN_IN, NOBODY, SURVIVOR, Chain, ChainSet
from ..facts import note_merger_began, note_survivor_named
from ..reasons import FINE, Reason
from ..rule import rule
from ..state import Game, Row
from .lists import list_chains


@rule
def begin_merger(game: Game, chains: ChainSet) -> None:
    """M1: a tile that touches two or more chains merges them."""
    game.merging = chains
    game.mergers += 1
    note_merger_began(game, game.player, game.tile, chains)
    game.phase = SURVIVOR


@rule
def reach_survivor(game: Game) -> None:
    """M2: the largest chain survives; the mergemaker breaks ties."""
    candidates = largest(game, game.merging)
    if has_several(candidates):
        game.actor = game.player
    else:
        name_survivor(game, CHAIN_IN[candidates])


@rule
def list_survivors(game: Game, out: Row) -> int:
    """M2: the chains that tie for the largest."""
    return list_chains(largest(game, game.merging), SURVIVOR_CHAIN, out)


@rule
def why_not_survivor(game: Game, chain: Chain) -> Reason:
    """M2: the chain must be one of those that tie for the largest."""
    if game.phase != SURVIVOR:
        return Reason.NOT_THIS_DECISION
    return FINE if largest(game, game.merging) >> chain & 1 else Reason.NOT_TIED_LARGEST


@rule
def name_survivor(game: Game, chain: Chain) -> None:
    """M2: the survivor is known; all others are acquired."""
    game.survivor = chain
    game.unsettled = game.merging & ~(1 << chain)
    note_survivor_named(game, game.player, chain, game.sizes[chain])
    game.actor = NOBODY
    game.phase = ACQUIRED
