"""Reasons about shares: which to buy, and what becomes of those of an acquired chain."""

from collections.abc import Iterator

from ..game.actions import Buy, Dispose
from ..rules.constants import ENDING_SIZE, NONE, PURCHASE_LIMIT, TILES
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


def takes_second(of: Compared) -> Iterator[Line]:
    """The better choice is second in a chain, and the other is not."""
    for chain, name in enumerate(of.chains):
        better, worse = of.holdings(of.better, chain), of.holdings(of.worse, chain)
        if better is not None and worse is not None and _ahead(of, better) == 1 < _ahead(of, worse):
            yield line("better.second", choice=choice_line(of.better), chain=name, n=better[of.seat])


def _ahead(of: Compared, held: list[int]) -> int:
    """How many hold more than the player who chooses."""
    return sum(count > held[of.seat] for count in held)


def can_be_passed(of: Compared) -> Iterator[Line]:
    """After the worse choice another player can take the lead in a chain next turn; after the better, nobody can."""
    for chain, name in enumerate(of.chains):
        better, worse = of.holdings(of.better, chain), of.holdings(of.worse, chain)
        if better is None or worse is None or not of.game.sizes[chain] or better[of.seat] <= worse[of.seat]:
            continue
        passing = _passing(of, chain, worse)
        if passing and not _passing(of, chain, better):
            needed, seat = min(passing)
            yield line("better.passed", choice=choice_line(of.worse), player=of.players[seat], chain=name, n=needed)


def _passing(of: Compared, chain: int, held: list[int]) -> list[tuple[int, int]]:
    """Who could take the lead in a chain with the shares of one purchase: how many it takes, and the seat."""
    left = of.game.market[chain] - (held[of.seat] - of.game.shares[of.seat][chain])
    found = []
    for seat, count in enumerate(held):
        most = max(other for others, other in enumerate(held) if others != seat)
        needed = most - count + 1
        cash = of.game.cash[seat]
        if seat == of.seat or not 0 < needed <= min(PURCHASE_LIMIT, left):
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
    """Shares that are kept bring nothing while their chain is off the board, and a trade can be a poor one."""
    found = _disposed(of)
    if not found or found[0].sell <= found[1].sell:
        return
    better, worse, settling, survivor = found
    each, value = price(of.game, of.rules, settling), _survivor_price(of, survivor)
    if _given_up(worse) < _given_up(better):
        yield line("better.sell", choice=choice_line(better), dollars=better.sell * each, chain=of.chains[settling])
    elif worse.trade > better.trade and value is not None and value < 2 * each:
        names = {"chain": of.chains[settling], "into": of.chains[survivor]}
        yield line("better.poor_trade", sold=2 * each, dollars=value, **names)
    yield line("better.spares", choice=choice_line(better), dollars=(better.sell - worse.sell) * each)


def trades_more(of: Compared) -> Iterator[Line]:
    """A share of the survivor that is worth at least the two for which it is traded."""
    found = _disposed(of)
    if not found or found[0].trade <= found[1].trade:
        return
    better, _, settling, survivor = found
    each, value = price(of.game, of.rules, settling), _survivor_price(of, survivor)
    if value is not None and value >= 2 * each:
        names = {"chain": of.chains[settling], "into": of.chains[survivor]}
        yield line("better.trade", n=better.trade // 2, dollars=value, less=each, **names)


def keeps_more(of: Compared) -> Iterator[Line]:
    """Shares that are kept count again if their chain is founded again."""
    found = _disposed(of)
    if found:
        better, worse, settling, _ = found
        kept = of.game.shares[of.seat][settling] - _given_up(better)
        if _given_up(better) < _given_up(worse):
            left = TILES - of.game.drawn
            yield line("better.keep", n=kept, chain=of.chains[settling], left=left)


def invests_more(of: Compared) -> Iterator[Line]:
    """More shares of the survivor, whatever they are worth at once."""
    found = _disposed(of)
    if not found or found[0].trade <= found[1].trade:
        return
    better, worse, _, survivor = found
    value = _survivor_price(of, survivor)
    if value is not None and value < price_at(of.rules, survivor, ENDING_SIZE):
        yield line(
            "better.invests",
            choice=choice_line(better),
            n=(better.trade - worse.trade) // 2,
            into=of.chains[survivor],
            held=of.game.shares[of.seat][survivor] + better.trade // 2,
        )


def _given_up(disposed: Dispose) -> int:
    return disposed.sell + disposed.trade


def _survivor_price(of: Compared, survivor: int) -> int | None:
    """What a share of the survivor is worth after the merger, where that is known."""
    if of.gain is None:
        return None
    size = next(chain.size_after for chain in of.gain.chains if chain.name == of.chains[survivor])
    return price_at(of.rules, survivor, size)
