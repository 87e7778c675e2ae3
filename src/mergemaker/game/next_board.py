"""The position after a tile: what the rest of the hand, and every square, would do then."""

from dataclasses import replace

from ..rules import insight as sums
from ..rules.board import FOUNDS, GROWS, MERGES, STANDS_ALONE, absorb, effect_of, take_tiles
from ..rules.constants import ALL_CHAINS, ALONE
from ..rules.hand import place_in_hand, remove
from .insight import Insight
from .previews import chains_in
from .tiles import TILE_NUMBERS


def after_tile(insight: Insight, name: str) -> Insight | None:
    """The position once the owner's tile lies on the board; None where it cannot be placed, or chains of a merger tie.

    A chain that it founds is the first that is free (`founded_by`): which one is still to be chosen. Acquired chains
    are off the board, and nothing has been paid for them.
    """
    tile, game = TILE_NUMBERS[name], insight.game.copy()
    effect = effect_of(game, tile)
    if not insight.is_settled or effect not in (STANDS_ALONE, FOUNDS, GROWS, MERGES):
        return None
    remove(game, insight.owner, place_in_hand(game, insight.owner, tile))
    touched = sums.chains_beside(game, tile)
    takers = chains_in(sums.possible_survivors(game, tile) if touched else ALL_CHAINS & ~game.active)
    if effect == STANDS_ALONE:
        game.board[tile] = ALONE
    elif touched and len(takers) > 1:
        return None
    else:
        absorb(game, touched & ~(1 << takers[0]), takers[0])
        take_tiles(game, tile, takers[0])
    return Insight(replace(insight.position, game=game), insight.owner)


def founded_by(insight: Insight, name: str) -> str | None:
    """The chain that stands for the one that the tile founds, in the position after it."""
    preview = insight.preview(name)
    return preview.chains[0].name if preview.effect == "found" else None
