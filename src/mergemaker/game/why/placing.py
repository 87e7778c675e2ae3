"""What matters when a tile is placed."""

from collections import Counter
from collections.abc import Iterator

from ...rules.constants import ALL_CHAINS
from ...words import Line, Value, line
from ..insight import Insight
from ..insight_shapes import Preview
from .known import ending, free, is_last_turn, is_sure


def placing(insight: Insight) -> Iterator[Line]:
    yield from ending(insight)
    previews = insight.previews
    possible = [preview for preview in previews.values() if preview.reason is None]
    yield from _merging(insight, [preview for preview in possible if preview.effect == "merge"])
    for preview in possible:
        if preview.effect == "found":
            gift = "all" if all(insight.game.market[chain] for chain in free(insight)) else "some"
            yield line("why.place_tile.found", tile=preview.tile, gift=gift)
    yield from _growing(insight, [preview for preview in possible if preview.effect == "grow"])
    if not possible:
        yield line("why.place_tile.none")
    for preview in possible if not is_last_turn(insight) and insight.game.active != ALL_CHAINS else ():
        # A neighbour that touches a chain would grow it instead.
        if near := [tile for tile in preview.near if previews[tile].effect == "beside"]:
            yield line("why.place_tile.near", tile=preview.tile, near=near)
    if not is_last_turn(insight) and all(preview.effect == "alone" for preview in previews.values()):
        yield line("why.place_tile.alone")
    yield line("why.place_tile.idle")


def _merging(insight: Insight, previews: list[Preview]) -> Iterator[Line]:
    """B2: the merger that pays the owner most, or else whom one would pay."""
    me = insight.owner_name
    if is_sure(insight) and all(preview.payouts is not None for preview in previews):
        mine = {p.tile: sum(paid.dollars for paid in p.payouts or () if paid.player == me) for p in previews}
        for preview in sorted(previews, key=lambda preview: -mine[preview.tile]):
            values: dict[str, Value] = {"tile": preview.tile, "chains": [chain.name for chain in preview.chains]}
            others = Counter[str]()
            for payout in preview.payouts or ():
                others[payout.player] += payout.dollars
            if mine[preview.tile]:
                yield line("why.place_tile.merger", dollars=mine[preview.tile], **values)
            elif others:
                [(player, dollars)] = others.most_common(1)
                yield line("why.place_tile.others", player=player, dollars=dollars, **values)
        return
    for preview in previews:
        for after in preview.chains:
            chain = insight.chain(after.name)
            if after.acquired and (paid := insight.bonuses(chain)):
                held = insight.game.shares[insight.owner][chain]
                how = "sure" if len(preview.survivors) == 1 else "tied"
                yield line(
                    "why.place_tile.unsure", tile=preview.tile, chain=after.name, n=held, dollars=paid[0], how=how
                )


def _growing(insight: Insight, previews: list[Preview]) -> Iterator[Line]:
    """G1: the growth that is worth most to the owner, with the bonus where it is sure."""
    sure = is_sure(insight)

    def held(preview: Preview) -> int:
        return insight.game.shares[insight.owner][insight.chain(preview.chains[0].name)]

    def gained(preview: Preview) -> int:
        if sure:
            before, after = (preview.net_worth or {}).get(insight.owner_name or "", (0, 0))
            return after - before
        grown = preview.chains[0]
        return held(preview) * ((grown.price_after or 0) - (grown.price_before or 0))

    for preview in sorted(previews, key=lambda preview: -gained(preview)):
        chain = preview.chains[0].name
        if gained(preview) > 0:
            key = "why.place_tile.grow" if sure else "why.place_tile.grow_shares"
            yield line(key, tile=preview.tile, chain=chain, n=preview.size, dollars=gained(preview))
        yield line("why.place_tile.grow_only", tile=preview.tile, chain=chain, size=preview.size, n=held(preview))
