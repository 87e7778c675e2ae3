"""Reasons about shares: which to buy, and what becomes of those of an acquired chain."""

from collections.abc import Iterator

from ..game.actions import Buy, Dispose
from ..rules.constants import NONE, PURCHASE_LIMIT, TILES
from ..rules.mask import UNKNOWN
from ..rules.money import bonus, price, price_at
from ..words import Line, line
from .compared import Compared
from .phrases import choice_line


def takes_place(of: Compared) -> Iterator[Line]:
    """The better choice leads in a chain, or draws level, and the other does not."""
    for chain, name in enumerate(of.chains):
        better, worse = of.holdings(of.better, chain), of.holdings(of.worse, chain)
        if better is None or worse is None or better[of.seat] <= worse[of.seat]:
            continue
        most = max(held for seat, held in enumerate(better) if seat != of.seat)
        if better[of.seat] > most >= worse[of.seat]:
            yield line("better.first", choice=choice_line(of.better), chain=name, n=better[of.seat])
        elif better[of.seat] == most > worse[of.seat]:
            yield line("better.level", choice=choice_line(of.better), chain=name, n=better[of.seat])


def can_be_passed(of: Compared) -> Iterator[Line]:
    """After the worse choice somebody can take the lead in a chain next turn; after the better, nobody can."""
    for chain, name in enumerate(of.chains):
        better, worse = of.holdings(of.better, chain), of.holdings(of.worse, chain)
        if better is None or worse is None or not of.game.sizes[chain] or better[of.seat] <= worse[of.seat]:
            continue
        passing = _passing(of, chain, worse)
        if passing and not _passing(of, chain, better):
            needed, seat = min(passing)
            yield line("better.passed", choice=choice_line(of.worse), player=of.players[seat], chain=name, n=needed)


def _passing(of: Compared, chain: int, held: list[int]) -> list[tuple[int, int]]:
    """Who could pass the player in a chain with the shares of one purchase: how many it takes, and the seat."""
    left = of.game.market[chain] - (held[of.seat] - of.game.shares[of.seat][chain])
    found = []
    for seat, count in enumerate(held):
        needed = held[of.seat] - count + 1
        cash = of.game.cash[seat]
        if seat == of.seat or not 0 < needed <= min(PURCHASE_LIMIT, left) or count > held[of.seat]:
            continue
        if cash == UNKNOWN or cash >= needed * price(of.game, of.rules, chain):
            found.append((needed, seat))
    return found


def keeps_cash(of: Compared) -> Iterator[Line]:
    """The worse purchase leaves too little for three of the cheapest shares on the board."""
    cheapest = min(
        (price(of.game, of.rules, chain) for chain in range(len(of.chains)) if of.game.sizes[chain]), default=0
    )
    left = of.game.cash[of.seat] - of.cost_of(of.worse)
    if of.cost_of(of.worse) > of.cost_of(of.better) and left < PURCHASE_LIMIT * cheapest:
        yield line("better.cash", choice=choice_line(of.worse), dollars=left)


def buys_more(of: Compared) -> Iterator[Line]:
    """The better purchase is larger."""
    if isinstance(of.better, Buy) and isinstance(of.worse, Buy):
        more, fewer = sum(of.better.shares.values()), sum(of.worse.shares.values())
        if more > fewer:
            yield line("better.more_shares", n=more, m=fewer)


def spares_cash(of: Compared) -> Iterator[Line]:
    """The better purchase is the cheaper one."""
    spared = of.cost_of(of.worse) - of.cost_of(of.better)
    if spared > 0:
        yield line("better.spares", choice=choice_line(of.better), dollars=spared)


def larger_chain(of: Compared) -> Iterator[Line]:
    """The better purchase is in a chain whose bonuses are larger."""
    if isinstance(of.better, Buy) and isinstance(of.worse, Buy):
        ours, theirs = (
            [name for name, count in one.shares.items() if count > other.shares.get(name, 0)]
            for one, other in ((of.better, of.worse), (of.worse, of.better))
        )
        best = {name: _first_bonus(of, name) for name in ours}
        least = max((_first_bonus(of, name) for name in theirs), default=0)
        if best and least and max(best.values()) > least:
            name = max(best, key=lambda chain: best[chain])
            yield line("better.larger", chain=name, dollars=best[name], less=least)


def _first_bonus(of: Compared, chain: str) -> int:
    return bonus(of.rules, price(of.game, of.rules, of.chains.index(chain)), 0)


# --- Disposing --------------------------------------------------------------------------------------------------------


def _disposed(of: Compared) -> tuple[Dispose, Dispose, int, int] | None:
    if not isinstance(of.better, Dispose) or not isinstance(of.worse, Dispose) or of.game.settling == NONE:
        return None
    return of.better, of.worse, of.game.settling, of.game.survivor


def sells_more(of: Compared) -> Iterator[Line]:
    """Shares that are kept bring nothing while their chain is off the board."""
    found = _disposed(of)
    if found and found[0].sell > found[1].sell:
        better, _, settling, _ = found
        dollars = better.sell * price(of.game, of.rules, settling)
        yield line("better.sell", choice=choice_line(better), dollars=dollars, chain=of.chains[settling])


def trades_more(of: Compared) -> Iterator[Line]:
    """Shares of the survivor for shares of a chain that is gone."""
    found = _disposed(of)
    if found and found[0].trade > found[1].trade and of.gain is not None:
        better, _, settling, survivor = found
        size = next(chain.size_after for chain in of.gain.chains if chain.name == of.chains[survivor])
        yield line(
            "better.trade",
            n=better.trade // 2,
            into=of.chains[survivor],
            dollars=price_at(of.rules, survivor, size),
            chain=of.chains[settling],
            less=price(of.game, of.rules, settling),
        )


def keeps_more(of: Compared) -> Iterator[Line]:
    """Shares that are kept count again if their chain is founded again."""
    found = _disposed(of)
    if found:
        better, worse, settling, _ = found
        held = of.game.shares[of.seat][settling]
        kept = held - better.sell - better.trade
        if kept > held - worse.sell - worse.trade:
            left = TILES - of.game.drawn
            yield line("better.keep", n=kept, chain=of.chains[settling], left=left)
