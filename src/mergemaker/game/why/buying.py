"""What a purchase is for, and what matters then."""

from collections.abc import Iterator

from ...rules import insight as sums
from ...rules.constants import CHAINS, PURCHASE_LIMIT, Chain
from ...rules.decisions.buy import purchase_limit
from ...rules.money import can_buy, cost, price
from ...words import Line, line
from ..insight import Insight
from .known import ending, is_last_turn, is_sure, rival


def for_buying(insight: Insight) -> Line:
    if is_last_turn(insight):
        return line("why.buy.last")
    return line("why.buy", n=purchase_limit(insight.game))


def buying(insight: Insight) -> Iterator[Line]:
    yield from ending(insight)
    game, rules, names, me = insight.game, insight.rules, insight.edition.chains, insight.owner
    open_chains = [chain for chain in range(CHAINS) if can_buy(game, rules, me, chain)]
    if not open_chains:
        yield line("why.buy.nothing")
        return
    last = is_last_turn(insight)
    if is_sure(insight):
        yield from _leading(insight, open_chains)
        if not last:
            yield from _guarding(insight, open_chains)
        yield from _rising(insight, open_chains)
    by_interest = sorted(open_chains, key=lambda chain: (-game.shares[me][chain], price(game, rules, chain)))
    if not last:
        yield from _spending(insight, by_interest[0])
    if not is_sure(insight):
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


def _leading(insight: Insight, chains: list[Chain]) -> Iterator[Line]:
    """B2: where the owner can become the largest holder with this purchase, the largest bonus first."""
    game, rules, me = insight.game, insight.rules, insight.owner
    found = []
    for chain in chains:
        share_price = price(game, rules, chain)
        held, needed = game.shares[me][chain], rival(insight, chain)[0] - game.shares[me][chain] + 1
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
        held, (most, seat) = game.shares[me][chain], rival(insight, chain)
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
