"""What a decision is for and what matters now: two lines with this position's figures, from what the viewer may know.

For each kind of decision the most telling of several remarks is chosen: they are tried in order, and the first that
holds in this position is given. Sums that hidden holdings or the market's draw could change are not claimed.
"""

from collections.abc import Callable, Iterator

from msgspec import Struct

from ..rules import insight as sums
from ..rules.board import largest
from ..rules.constants import CHAINS, PURCHASE_LIMIT, Chain
from ..rules.decisions.announce import why_not_announce
from ..rules.decisions.buy import purchase_limit
from ..rules.decisions.dispose import most_pairs
from ..rules.money import can_buy, cost, price, price_at
from ..rules.reasons import FINE
from ..words import Line, Value, line
from .actions import AnnounceEnd, ChooseSurvivor, Dispose
from .codec import DECISIONS
from .insight import Insight
from .insight_shapes import Preview
from .view import SideView
from .what_if import what_if


class Why(Struct):
    """What the viewer's decision is for, and what matters now."""

    purpose: Line
    matters: Line


def why(insight: Insight) -> Why | None:
    """The two lines for the owner's decision; None when the owner has none to make, or it needs no explanation."""
    decision = DECISIONS.get(insight.game.phase)
    if decision not in _DECISIONS or insight.owner != insight.game.actor:
        return None
    values, remarks = _DECISIONS[decision]
    return Why(line(f"why.{decision}", **values(insight)), next(remarks(insight)))


def _is_sure(insight: Insight) -> bool:
    """Whether bonuses can be known beforehand: all holdings are known, and the market draws nothing."""
    return insight.known and not insight.market_draws


def _ending(insight: Insight) -> Iterator[Line]:
    """E2: the end can be announced, and the owner would win."""
    if not _is_sure(insight) or why_not_announce(insight.game, insight.rules) != FINE:
        return
    end = what_if(insight, AnnounceEnd())
    if end is not None and end.margin is not None and end.margin > 0:
        yield line("why.end", dollars=end.margin)


# --- Placing a tile --------------------------------------------------------------------------------------------------


def _placing(insight: Insight) -> Iterator[Line]:
    yield from _ending(insight)
    possible = [preview for preview in insight.previews.values() if preview.reason is None]
    yield from _merging(insight, [preview for preview in possible if preview.effect == "merge"])
    yield from (line("why.place_tile.found", tile=preview.tile) for preview in possible if preview.effect == "found")
    yield from _growing(insight, [preview for preview in possible if preview.effect == "grow"])
    for preview in possible:
        if preview.near:
            yield line("why.place_tile.near", tile=preview.tile, near=preview.near)
    yield line("why.place_tile.alone" if possible else "why.place_tile.none")


def _merging(insight: Insight, previews: list[Preview]) -> Iterator[Line]:
    """B2: the merger that pays the owner most, or else whom one would pay."""
    me = insight.owner_name
    if _is_sure(insight) and all(preview.payouts is not None for preview in previews):
        mine = {p.tile: sum(paid.dollars for paid in p.payouts or () if paid.player == me) for p in previews}
        for preview in sorted(previews, key=lambda preview: -mine[preview.tile]):
            values: dict[str, Value] = {"tile": preview.tile, "chains": [chain.name for chain in preview.chains]}
            others = sorted(preview.payouts or (), key=lambda paid: -paid.dollars)
            if mine[preview.tile]:
                yield line("why.place_tile.merger", dollars=mine[preview.tile], **values)
            elif others:
                yield line("why.place_tile.others", player=others[0].player, dollars=others[0].dollars, **values)
        return
    for preview in previews:
        for after in preview.chains:
            chain = insight.chain(after.name)
            if after.acquired and (paid := insight.bonuses(chain)):
                held = insight.game.shares[insight.owner][chain]
                yield line("why.place_tile.unsure", tile=preview.tile, chain=after.name, n=held, dollars=paid[0])


def _growing(insight: Insight, previews: list[Preview]) -> Iterator[Line]:
    """G1: the growth that is worth most to the owner."""

    def gained(preview: Preview) -> int:
        before, after = (preview.net_worth or {}).get(insight.owner_name or "", (0, 0))
        return after - before

    for preview in sorted(previews, key=lambda preview: -gained(preview)):
        chain = preview.chains[0].name
        if gained(preview) > 0:
            yield line("why.place_tile.grow", tile=preview.tile, chain=chain, n=preview.size, dollars=gained(preview))
        held = insight.game.shares[insight.owner][insight.chain(chain)]
        yield line("why.place_tile.grow_only", tile=preview.tile, chain=chain, size=preview.size, n=held)


# --- Founding and merging --------------------------------------------------------------------------------------------


def _founding(insight: Insight) -> Iterator[Line]:
    game, size = insight.game, insight.founded_size
    free = [chain for chain in range(CHAINS) if not game.sizes[chain]]
    prices = {chain: price_at(insight.rules, chain, size) for chain in free}
    for chain in sorted(free, key=lambda chain: -game.shares[insight.owner][chain]):
        if held := game.shares[insight.owner][chain]:
            yield line("why.found.kept", chain=insight.edition.chains[chain], n=held, dollars=prices[chain])
    low, high, cash = min(prices.values()), max(prices.values()), game.cash[insight.owner]
    if low == high:
        yield line("why.found.price", dollars=low, cash=cash)
    yield line("why.found.prices", low=low, high=high, cash=cash)


def _tied(insight: Insight) -> list[str]:
    """M2: the chains of which one is to survive."""
    tied = largest(insight.game, insight.game.merging)
    return [name for chain, name in enumerate(insight.edition.chains) if tied >> chain & 1]


def _surviving(insight: Insight) -> Iterator[Line]:
    chains = _tied(insight)
    if _is_sure(insight):
        paid = {}
        for chain in chains:
            outcome = what_if(insight, ChooseSurvivor(chain))
            assert outcome is not None, "the outcome of a merger is known beforehand"
            paid[chain] = next(row.bonus or 0 for row in outcome.rows if row.player == insight.owner_name)
        best, worst = max(chains, key=paid.__getitem__), min(chains, key=paid.__getitem__)
        if paid[best] > paid[worst]:
            yield line("why.choose_survivor.bonus", chain=best, dollars=paid[best], other=worst, less=paid[worst])
    held = insight.game.shares[insight.owner]
    yield line(
        "why.choose_survivor.held",
        chain=chains[0],
        n=held[insight.chain(chains[0])],
        other=chains[1],
        m=held[insight.chain(chains[1])],
    )


def _settling(insight: Insight) -> Iterator[Line]:
    survivor = insight.game.survivor
    yield line("why.choose_acquired.left", chain=insight.edition.chains[survivor], n=insight.game.market[survivor])


def _disposing(insight: Insight) -> Iterator[Line]:
    game, names = insight.game, insight.edition.chains
    settling, survivor = game.settling, game.survivor
    share_price = price(game, insight.rules, settling)
    pairs = most_pairs(game)
    if pairs:
        traded = what_if(insight, Dispose(0, 2 * pairs))
        assert traded is not None, "the outcome of a disposal is known beforehand"
        row = next(row for row in traded.rows if row.player == insight.owner_name)
        value = traded.chains[1].price_after or 0
        before, after = row.places[1]
        if after == 1 and before != 1 and _is_sure(insight):
            yield line("why.dispose.lead", n=2 * pairs, survivor=names[survivor], dollars=value)
        yield line("why.dispose.trade", sold=2 * share_price, survivor=names[survivor], value=value)
    yield line("why.dispose.sell", chain=names[settling], dollars=share_price)


# --- Shares, tiles, trades -------------------------------------------------------------------------------------------


def _buying(insight: Insight) -> Iterator[Line]:
    yield from _ending(insight)
    game, names, me = insight.game, insight.edition.chains, insight.owner
    open_chains = [chain for chain in range(CHAINS) if can_buy(game, insight.rules, me, chain)]
    if _is_sure(insight):
        yield from _leading(insight, open_chains)
        yield from _guarding(insight, open_chains)
    for chain in sorted(open_chains, key=lambda chain: (-game.shares[me][chain], price(game, insight.rules, chain))):
        yield line("why.buy.cash", chain=names[chain], dollars=price(game, insight.rules, chain), cash=game.cash[me])
    yield line("why.buy.nothing")


def _rival(insight: Insight, chain: Chain) -> tuple[int, int]:
    """The most shares of the chain that another player has, and who it is."""
    shares, others = insight.game.shares, range(insight.game.players)
    return max((shares[seat][chain], -seat) for seat in others if seat != insight.owner)


def _leading(insight: Insight, chains: list[Chain]) -> Iterator[Line]:
    """B2: where the owner can become the largest holder with this purchase, the largest bonus first."""
    game, rules, me = insight.game, insight.rules, insight.owner
    found = []
    for chain in chains:
        share_price = price(game, rules, chain)
        held, needed = game.shares[me][chain], _rival(insight, chain)[0] - game.shares[me][chain] + 1
        affordable = needed * cost(game, rules, chain) <= game.cash[me]
        if 0 < needed <= min(purchase_limit(game), game.market[chain]) and affordable:
            paid = sums.bonus_of(game, rules, chain, share_price, me, held + needed, sums.NO_MARKET)
            found.append((paid, needed, insight.edition.chains[chain]))
    for paid, needed, name in sorted(found, reverse=True):
        yield line("why.buy.lead", n=needed, chain=name, dollars=paid)


def _guarding(insight: Insight, chains: list[Chain]) -> Iterator[Line]:
    """B2: where another could pass the owner with one purchase, the largest bonus first."""
    game, rules, me = insight.game, insight.rules, insight.owner
    found = []
    for chain in chains:
        share_price = price(game, rules, chain)
        held, (most, seat) = game.shares[me][chain], _rival(insight, chain)
        needed = held - most + 1
        if (
            held > most
            and needed <= min(PURCHASE_LIMIT, game.market[chain])
            and needed * share_price <= game.cash[-seat]
        ):
            paid = sums.bonus_of(game, rules, chain, share_price, me, held, sums.NO_MARKET)
            found.append((paid, needed, insight.edition.chains[chain], insight.position.players[-seat]))
    for paid, needed, name, player in sorted(found, reverse=True):
        yield line("why.buy.guard", n=needed, chain=name, player=player, dollars=paid)


def _discarding(insight: Insight) -> Iterator[Line]:
    tiles = insight.view.exchangeable
    yield line("why.discard.tiles", tiles=tiles, n=len(tiles))


def _trading(insight: Insight) -> Iterator[Line]:
    offer = insight.view.offer
    assert offer is not None, "a trade is offered"
    yield line("why.answer_trade.worth", get=_worth(insight, offer.give), give=_worth(insight, offer.take))


def _worth(insight: Insight, side: SideView) -> int:
    """What one side of a trade is worth at today's prices."""
    prices = {name: price(insight.game, insight.rules, chain) for chain, name in enumerate(insight.edition.chains)}
    return side.cash + sum(count * prices[name] for name, count in side.shares.items())


def _merger_names(insight: Insight) -> dict[str, Value]:
    names = insight.edition.chains
    return {"chain": names[insight.game.settling], "survivor": names[insight.game.survivor]}


def _nothing(_: Insight) -> dict[str, Value]:
    return {}


# For each decision the values of its purpose, and its remarks.
_DECISIONS: dict[str, tuple[Callable[[Insight], dict[str, Value]], Callable[[Insight], Iterator[Line]]]] = {
    "place_tile": (_nothing, _placing),
    "found": (lambda insight: {"n": insight.founded_size}, _founding),
    "choose_survivor": (lambda insight: {"chains": _tied(insight)}, _surviving),
    "choose_acquired": (_nothing, _settling),
    "dispose": (_merger_names, _disposing),
    "buy": (lambda insight: {"n": purchase_limit(insight.game)}, _buying),
    "discard": (_nothing, _discarding),
    "answer_trade": (lambda insight: {"player": insight.view.offer.maker if insight.view.offer else ""}, _trading),
}
