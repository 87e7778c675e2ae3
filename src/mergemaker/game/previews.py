"""What a tile would do if it were placed now: the sizes, prices, payouts and net worth that follow."""

from typing import TYPE_CHECKING

from ..rules import insight as sums
from ..rules.board import Effect, effect_of
from ..rules.constants import ALL_CHAINS, CHAINS, NEIGHBOURS, NONE, SAFE_SIZE, TILES, Chain, ChainSet, Tile
from ..rules.money import price_at
from ..rules.reasons import RULE_OF, Reason
from ..rules.state import Game
from ..words import lines
from .insight_shapes import EffectName, Preview, PreviewChain
from .tiles import TILE_NAMES, TILE_NUMBERS

if TYPE_CHECKING:
    from .insight import Insight

EFFECT_NAMES: dict[int, EffectName] = {
    Effect.STANDS_ALONE: "alone",  # or "beside", with another own tile next to it
    Effect.FOUNDS: "found",
    Effect.GROWS: "grow",
    Effect.MERGES: "merge",
    Effect.WAITS: "not_now",
    Effect.DEAD: "never",
}
EFFECTS: tuple[EffectName, ...] = ("alone", "beside", "found", "grow", "merge", "not_now", "never")
_REASONS: dict[int, lines.Reason] = {
    effect: lines.Reason(reason.name.lower(), RULE_OF[reason])
    for effect, reason in ((Effect.WAITS, Reason.EIGHTH_CHAIN), (Effect.DEAD, Reason.DEAD_TILE))
}


def preview_of(insight: "Insight", name: str) -> Preview:
    """What the tile would do."""
    game, tile = insight.next_board, TILE_NUMBERS[name]
    effect = effect_of(game, tile)
    preview = Preview(
        tile=name,
        effect=EFFECT_NAMES[effect],
        reason=_REASONS.get(effect),
        size=1,
        chains=[],
        survivors=[],
        payouts=[],
        net_worth=None,
        market_draws=False,
        near=[],
    )
    if effect == Effect.STANDS_ALONE:
        near = (TILE_NAMES[other] for other in NEIGHBOURS[tile] if other < TILES)
        preview.near = [other for other in near if other in insight.hand]
        preview.effect = "beside" if preview.near else "alone"
        preview.net_worth = insight.worth_with(NONE, 0)
    elif effect == Effect.FOUNDS:
        preview.size = sums.size_after(game, tile)
        named = 1 << insight.unnamed if insight.unnamed != NONE else 0  # any of those free may be named before
        free = chains_in(ALL_CHAINS & ~game.active | named)
        preview.chains = [_after(insight, chain, preview.size, False) for chain in free]
    elif preview.reason is None:
        preview.size = sums.size_after(game, tile)
        _grow(insight, preview, tile)
    return preview


def _grow(insight: "Insight", preview: Preview, tile: Tile) -> None:
    """One chain grows; if the tile touches several, the survivor that brings its owner most acquires the others.

    A chain that is still to be named is left out of the chains and survivors.
    """
    game = insight.next_board
    touched = chains_in(sums.chains_beside(game, tile))
    survivor = favoured_survivor(insight, tile)
    if len(touched) > 1:
        survivors = chains_in(sums.possible_survivors(game, tile))
        preview.survivors = [insight.edition.chains[chain] for chain in survivors if chain != insight.unnamed]
        preview.payouts = insight.payouts(_acquired(game, tile, survivor)) if insight.is_comparable else None
        preview.market_draws = insight.market_draws
    preview.chains = [
        _after(insight, chain, preview.size if chain == survivor else 0, chain != survivor)
        for chain in touched
        if chain != insight.unnamed
    ]
    preview.net_worth = insight.worth_with(survivor, preview.size)


def _after(insight: "Insight", chain: Chain, size: int, acquired: bool) -> PreviewChain:
    before = 0 if chain == insight.unnamed else insight.next_board.sizes[chain]
    return PreviewChain(
        insight.edition.chains[chain],
        before,
        size,
        price_at(insight.rules, chain, before) or None,
        price_at(insight.rules, chain, size) or None,
        acquired,
        size >= SAFE_SIZE,
    )


def favoured_survivor(insight: "Insight", tile: Tile) -> Chain:
    """M2: of the chains that may survive, the one with which the owner is paid most, and then worth most."""
    game = insight.next_board
    survivors = chains_in(sums.possible_survivors(game, tile))
    if len(survivors) == 1 or not insight.is_comparable or insight.owner_name is None:
        return survivors[0]

    def gain(survivor: Chain) -> tuple[int, int]:
        payouts = insight.payouts(_acquired(game, tile, survivor))
        worths = insight.worth_with(survivor, sums.size_after(game, tile)) or {}
        paid = sum(payout.dollars for payout in payouts if payout.player == insight.owner_name)
        return paid, worths.get(insight.owner_name or "", (0, 0))[1]

    return max(survivors, key=gain)


def _acquired(game: Game, tile: Tile, survivor: Chain) -> list[Chain]:
    """The other chains that the tile touches, the largest first."""
    touched = chains_in(sums.chains_beside(game, tile))
    return sorted((chain for chain in touched if chain != survivor), key=lambda chain: -game.sizes[chain])


def chains_in(bits: ChainSet) -> list[Chain]:
    """The chains of a set, in their order."""
    return [chain for chain in range(CHAINS) if bits >> chain & 1]
