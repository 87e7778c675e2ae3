"""What a chain that is founded, or chains that merge, are decided for, and what matters then."""

from collections.abc import Iterator

from ...rules.board import largest
from ...rules.decisions.dispose import most_pairs
from ...rules.money import price, price_at
from ...words import Line, line
from ..actions import ChooseSurvivor, Dispose
from ..insight import Insight
from ..what_if import what_if
from .known import free, is_sure, may_be_founded_again, rival


def for_founding(insight: Insight) -> Line:
    gift = "all" if all(insight.game.market[chain] for chain in free(insight)) else "some"
    return line("why.found", n=insight.founded_size, gift=gift)


def founding(insight: Insight) -> Iterator[Line]:
    game, size = insight.game, insight.founded_size
    prices = {chain: price_at(insight.rules, chain, size) for chain in free(insight)}
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


def tied(insight: Insight) -> list[str]:
    """M2: the chains of which one is to survive."""
    tied = largest(insight.game, insight.game.merging)
    return [name for chain, name in enumerate(insight.edition.chains) if tied >> chain & 1]


def surviving(insight: Insight) -> Iterator[Line]:
    chains = tied(insight)
    if is_sure(insight):
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


def settling(insight: Insight) -> Iterator[Line]:
    survivor = insight.game.survivor
    yield line("why.choose_acquired.left", chain=insight.edition.chains[survivor], n=insight.game.market[survivor])


def for_disposing(insight: Insight) -> Line:
    game, names = insight.game, insight.edition.chains
    left = game.market[game.survivor]
    return line(
        "why.dispose",
        chain=names[game.settling],
        survivor=names[game.survivor],
        left=left,
        trade="possible" if most_pairs(game) else "too_few" if left else "none_left",
        keep="future" if may_be_founded_again(insight) else "lost",
    )


def disposing(insight: Insight) -> Iterator[Line]:
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
        if is_sure(insight) and before <= rival(insight, survivor)[0] < after:
            yield line("why.dispose.lead", n=2 * pairs, survivor=names[survivor], dollars=value)
        yield line("why.dispose.trade", sold=2 * share_price, survivor=names[survivor], value=value)
    if may_be_founded_again(insight):
        yield line("why.dispose.sell", chain=names[settling], dollars=share_price)
    yield line("why.dispose.last", dollars=share_price)
