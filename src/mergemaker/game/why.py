"""What a decision is for and what matters now: two lines with this position's figures, from what the viewer may know.

For each kind of decision the most telling of several remarks is chosen: they are tried in order, and the first that
holds in this position is given; where none does, nothing is said. Sums that hidden holdings or the market's draw could
change are not claimed, nor anything about later turns once the end is announced.
"""

from collections import Counter
from collections.abc import Callable, Iterator

from msgspec import Struct

from ..rules import insight as sums
from ..rules.board import largest
from ..rules.constants import ALL_CHAINS, CHAINS, NOBODY, PLAY_4, PURCHASE_LIMIT, TILES, Chain
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
    """What the viewer's decision is for, and what matters now; None where there is nothing to say of the position."""

    purpose: Line
    matters: Line | None


def why(insight: Insight) -> Why | None:
    """The two lines for the owner's decision; None when the owner has none to make, or it needs no explanation."""
    decision = DECISIONS.get(insight.game.phase)
    if decision not in _DECISIONS or insight.owner != insight.game.actor:
        return None
    purpose, remarks = _DECISIONS[decision]
    return Why(purpose(insight), next(remarks(insight), None))


def purpose_only(insight: Insight) -> Why | None:
    """What the decision is for, without what follows from the position: for one who is to find that out."""
    found = why(insight)
    return Why(found.purpose, None) if found else None


def _is_last_turn(insight: Insight) -> bool:
    """E3: the end is announced, so nobody has another turn."""
    return insight.game.announced != NOBODY


def _may_be_founded_again(insight: Insight) -> bool:
    """M8: whether kept shares may be worth something again. W3: in the last turn only by a further tile."""
    return not _is_last_turn(insight) or insight.game.power == PLAY_4


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
    previews = insight.previews
    possible = [preview for preview in previews.values() if preview.reason is None]
    yield from _merging(insight, [preview for preview in possible if preview.effect == "merge"])
    for preview in possible:
        if preview.effect == "found":
            gift = "all" if all(insight.game.market[chain] for chain in _free(insight)) else "some"
            yield line("why.place_tile.found", tile=preview.tile, gift=gift)
    yield from _growing(insight, [preview for preview in possible if preview.effect == "grow"])
    if not possible:
        yield line("why.place_tile.none")
    for preview in possible if not _is_last_turn(insight) and insight.game.active != ALL_CHAINS else ():
        # A neighbour that touches a chain would grow it instead.
        if near := [tile for tile in preview.near if previews[tile].effect == "beside"]:
            yield line("why.place_tile.near", tile=preview.tile, near=near)
    if not _is_last_turn(insight) and all(preview.effect == "alone" for preview in previews.values()):
        yield line("why.place_tile.alone")
    yield line("why.place_tile.idle")


def _free(insight: Insight) -> list[Chain]:
    """F1: the chains that are not on the board."""
    return [chain for chain in range(CHAINS) if not insight.game.sizes[chain]]


def _merging(insight: Insight, previews: list[Preview]) -> Iterator[Line]:
    """B2: the merger that pays the owner most, or else whom one would pay."""
    me = insight.owner_name
    if _is_sure(insight) and all(preview.payouts is not None for preview in previews):
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
    sure = _is_sure(insight)

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


# --- Founding and merging --------------------------------------------------------------------------------------------


def _for_founding(insight: Insight) -> Line:
    gift = "all" if all(insight.game.market[chain] for chain in _free(insight)) else "some"
    return line("why.found", n=insight.founded_size, gift=gift)


def _founding(insight: Insight) -> Iterator[Line]:
    game, size = insight.game, insight.founded_size
    prices = {chain: price_at(insight.rules, chain, size) for chain in _free(insight)}
    for chain in sorted(prices, key=lambda chain: -game.shares[insight.owner][chain]):
        if held := game.shares[insight.owner][chain]:
            yield line("why.found.kept", chain=insight.edition.chains[chain], n=held, dollars=prices[chain])
    costs = [prices[chain] for chain in prices if game.market[chain] > 1]  # the founder gets one
    if not costs:
        return
    low, high, cash = min(costs), max(costs), game.cash[insight.owner]
    if low == high:
        yield line("why.found.price", dollars=low, cash=cash)
    else:
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


def _for_disposing(insight: Insight) -> Line:
    game, names = insight.game, insight.edition.chains
    left = game.market[game.survivor]
    return line(
        "why.dispose",
        chain=names[game.settling],
        survivor=names[game.survivor],
        left=left,
        trade="possible" if most_pairs(game) else "too_few" if left else "none_left",
        keep="future" if _may_be_founded_again(insight) else "lost",
    )


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
        before, after = row.shares[1]
        if _is_sure(insight) and before <= _rival(insight, survivor)[0] < after:
            yield line("why.dispose.lead", n=2 * pairs, survivor=names[survivor], dollars=value)
        yield line("why.dispose.trade", sold=2 * share_price, survivor=names[survivor], value=value)
    if _may_be_founded_again(insight):
        yield line("why.dispose.sell", chain=names[settling], dollars=share_price)
    yield line("why.dispose.last", dollars=share_price)


# --- Shares, tiles, trades -------------------------------------------------------------------------------------------


def _for_buying(insight: Insight) -> Line:
    if _is_last_turn(insight):
        return line("why.buy.last")
    return line("why.buy", n=purchase_limit(insight.game))


def _buying(insight: Insight) -> Iterator[Line]:
    yield from _ending(insight)
    game, rules, names, me = insight.game, insight.rules, insight.edition.chains, insight.owner
    open_chains = [chain for chain in range(CHAINS) if can_buy(game, rules, me, chain)]
    if not open_chains:
        yield line("why.buy.nothing")
        return
    last = _is_last_turn(insight)
    if _is_sure(insight):
        yield from _leading(insight, open_chains)
        if not last:
            yield from _guarding(insight, open_chains)
        yield from _rising(insight, open_chains)
    by_interest = sorted(open_chains, key=lambda chain: (-game.shares[me][chain], price(game, rules, chain)))
    if not last:
        yield from _spending(insight, by_interest[0])
    if not _is_sure(insight):
        chain = by_interest[0]
        yield line(
            "why.buy.unsure",
            n=game.shares[me][chain],
            chain=names[chain],
            cost=cost(game, rules, chain),
            dollars=insight.bonuses(chain)[0],
        )


def _spending(insight: Insight, chain: Chain) -> Iterator[Line]:
    """P2: where a full purchase leaves less cash than the cheapest share costs next time."""
    game, rules = insight.game, insight.rules
    paid, cash = cost(game, rules, chain), game.cash[insight.owner]
    cheapest = min(price(game, rules, other) for other in range(CHAINS) if game.sizes[other])
    count = min(purchase_limit(game), game.market[chain], cash // paid if paid else CHAINS)
    left = cash - count * paid
    if left < cheapest:
        yield line("why.buy.cash", n=count, chain=insight.edition.chains[chain], left=left, dollars=cheapest)


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


def _rising(insight: Insight, chains: list[Chain]) -> Iterator[Line]:
    """B2: where this purchase can raise the owner's bonus, by the fewest shares, the largest rise first."""
    game, rules, me = insight.game, insight.rules, insight.owner
    found = []
    for chain in chains:
        share_price, held, each = price(game, rules, chain), game.shares[me][chain], cost(game, rules, chain)
        now = sums.bonus_of(game, rules, chain, share_price, me, held, sums.NO_MARKET)
        for count in range(1, min(purchase_limit(game), game.market[chain]) + 1):
            then = sums.bonus_of(game, rules, chain, share_price, me, held + count, sums.NO_MARKET)
            if then > now and count * each <= game.cash[me]:
                found.append((then - now, -count, then, insight.edition.chains[chain]))
                break
    for more, count, then, name in sorted(found, reverse=True):
        yield line("why.buy.rise", n=-count, chain=name, dollars=then, before=then - more)


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


def _for_discarding(insight: Insight) -> Line:
    replaced = insight.game.drawn < TILES and not _is_last_turn(insight)
    return line("why.discard", new="yes" if replaced else "no")


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


# For each decision its purpose, and its remarks.
_DECISIONS: dict[str, tuple[Callable[[Insight], Line], Callable[[Insight], Iterator[Line]]]] = {
    "place_tile": (lambda _: line("why.place_tile"), _placing),
    "found": (_for_founding, _founding),
    "choose_survivor": (lambda insight: line("why.choose_survivor", chains=_tied(insight)), _surviving),
    "choose_acquired": (lambda _: line("why.choose_acquired"), _settling),
    "dispose": (_for_disposing, _disposing),
    "buy": (_for_buying, _buying),
    "discard": (_for_discarding, _discarding),
    "answer_trade": (
        lambda insight: line("why.answer_trade", player=insight.view.offer.maker if insight.view.offer else ""),
        _trading,
    ),
}
