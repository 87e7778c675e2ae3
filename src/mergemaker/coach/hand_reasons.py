"""Reasons about the rest of the hand: what a tile makes of the others, and what stays for later."""

from collections.abc import Iterator

from ..game.actions import PlaceTile
from ..game.insight import Insight
from ..game.insight_shapes import Preview
from ..words import Line, line
from .compared import Compared
from .phrases import choice_line
from .tile_reasons import MUCH

NO_PLACE = ("not_now", "never")  # effects of a tile that cannot be placed


def prepares_merger(of: Compared) -> Iterator[Line]:
    """After the better tile another of the hand can merge chains for a larger bonus than now or after the worse."""
    if not isinstance(of.better, PlaceTile) or of.insight.preview(of.better.tile).effect in ("found", "merge"):
        return  # which chain is founded, and what becomes of acquired shares, is not known
    for tile, now, before, instead in _others(of):
        dollars = _paid(of, now)
        if dollars - max(_paid(of, before), _paid(of, instead)) >= MUCH:
            acquired = [chain.name for chain in now.chains if chain.acquired]
            survivor = next(chain.name for chain in now.chains if not chain.acquired)
            key = "better.prepares.draw" if now.market_draws else "better.prepares"
            choice = choice_line(of.better)
            yield line(key, choice=choice, tile=tile, acquired=acquired, chain=survivor, dollars=dollars)


def _paid(of: Compared, preview: Preview) -> int:
    """The bonus that a tile would pay the player who chooses."""
    return sum(payout.dollars for payout in preview.payouts or [] if payout.player == of.players[of.seat])


def blocks_hand(of: Compared) -> Iterator[Line]:
    """After the worse tile others of the hand can no longer be placed, and after the better they can."""
    for how in ("never", "not_now"):
        tiles = [
            tile
            for tile, now, before, instead in _others(of)
            if instead.effect == how and not {now.effect, before.effect} & {*NO_PLACE}
        ]
        if tiles:
            yield line("better.blocks", choice=choice_line(of.worse), tiles=tiles, how=how)


def _others(of: Compared) -> Iterator[tuple[str, Preview, Preview, Preview]]:
    """What each tile left in the hand would do after the better, now, and after the worse; it does as now itself."""
    for tile in of.after_better.hand if of.after_better else []:
        now, before = (insight.preview(tile) for insight in (of.after_better, of.insight) if insight)
        kept = of.after_worse is not None and tile in of.after_worse.hand
        yield tile, now, before, of.after_worse.preview(tile) if of.after_worse and kept else before


def keeps_tile(of: Compared) -> Iterator[Line]:
    """The worse tile founds a chain or merges two, and can still do so after the better, which does neither."""
    if not isinstance(of.better, PlaceTile) or not isinstance(of.worse, PlaceTile) or of.after_better is None:
        return
    tile, now = of.worse.tile, of.insight.preview(of.worse.tile)
    if of.insight.preview(of.better.tile).effect in ("found", "merge") or not _does_the_same(of.after_better, now):
        return
    if now.effect == "found":
        yield line("better.keeps_founding", choice=choice_line(of.better), tile=tile)
    elif now.effect == "merge":
        chains = [chain.name for chain in now.chains]
        yield line("better.keeps_merging", choice=choice_line(of.better), tile=tile, chains=chains)


def _does_the_same(after: Insight, now: Preview) -> bool:
    then = after.preview(now.tile)
    return then.effect == now.effect and [chain.name for chain in then.chains] == [chain.name for chain in now.chains]
