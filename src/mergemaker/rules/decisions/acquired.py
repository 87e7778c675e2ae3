"""Acquired chains, one after the other: which is settled next, and what follows the last one."""

from ..actions import ACQUIRED_CHAIN
from ..board import absorb, has_several, largest, take_tiles
from ..constants import ACQUIRED, CHAIN_IN, DISPOSE, NOBODY, NONE, PLACE, Chain
from ..facts import note_chains_merged
from ..reasons import FINE, Reason
from ..rule import called_rule, rule
from ..settling import pay_bonuses
from ..state import Game, Row, Rules
from .lists import list_chains


@rule
def reach_acquired(game: Game, rules: Rules) -> None:
    """M3: acquired chains are settled one at a time, the largest first; the mergemaker breaks ties."""
    if game.unsettled == 0:
        complete_merger(game)
        return
    candidates = largest(game, game.unsettled)
    if has_several(candidates):
        game.actor = game.player
    else:
        begin_settling(game, rules, CHAIN_IN[candidates])


@rule
def list_acquired(game: Game, out: Row) -> int:
    """M3: the chains that tie for being settled next."""
    return list_chains(largest(game, game.unsettled), ACQUIRED_CHAIN, out)


@rule
def why_not_acquired(game: Game, chain: Chain) -> Reason:
    """M3: the chain must be one of those that tie for being settled next."""
    if game.phase != ACQUIRED:
        return Reason.NOT_THIS_DECISION
    return FINE if largest(game, game.unsettled) >> chain & 1 else Reason.NOT_TIED_NEXT


@rule
def begin_settling(game: Game, rules: Rules, chain: Chain) -> None:
    """M3: a chain's settling begins with its bonuses."""
    game.settling = chain
    game.unsettled &= ~(1 << chain)
    pay_bonuses(game, rules, chain)
    game.asked = 0
    game.actor = NOBODY
    game.phase = DISPOSE


@called_rule
def complete_merger(game: Game) -> None:
    """M9: acquired chains, merging tile and connected independent tiles pass to the survivor."""
    survivor = game.survivor
    absorb(game, game.merging & ~(1 << survivor), survivor)
    take_tiles(game, game.tile, survivor)
    note_chains_merged(game, game.player, survivor, game.tile, game.sizes[survivor])
    game.merging = 0
    game.survivor = NONE
    game.phase = PLACE
