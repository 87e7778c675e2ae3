"""Reasons about a purchase, and about the places in chains that any shares bring."""

from collections.abc import Iterator

from ..game.actions import Buy
from ..rules import insight as sums
from ..rules.constants import PURCHASE_LIMIT
from ..rules.mask import UNKNOWN
from ..rules.money import bonus, price
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
    """After the worse choice another player can take the lead in a chain next turn, or draw level; else nobody can."""
    for chain, better, worse in _on_board(of):
        if better[of.seat] <= worse[of.seat]:
            continue
        for key, ahead in (("better.passed", 1), ("better.caught", 0)):
            passing = _passing(of, chain, worse, ahead)
            if passing and not _passing(of, chain, better, ahead):
                needed, seat = min(passing)
                name, player = of.chains[chain], of.players[seat]
                yield line(key, choice=choice_line(of.worse), player=player, chain=name, n=needed)


def _passing(of: Compared, chain: int, held: list[int], ahead: int) -> list[tuple[int, int]]:
    """Who could be so far ahead in a chain with the shares of one purchase: how many it takes, and the seat."""
    left = of.game.market[chain] - (held[of.seat] - of.game.shares[of.seat][chain])
    found = []
    for seat, count in enumerate(held):
        most = max(other for others, other in enumerate(held) if others != seat)
        needed = most - count + ahead
        cash = of.game.cash[seat]
        if seat == of.seat or not 0 < needed <= min(PURCHASE_LIMIT, left):
            continue
        if cash == UNKNOWN or cash >= needed * price(of.game, of.rules, chain):
            found.append((needed, seat))
    return found


def leads_by_more(of: Compared) -> Iterator[Line]:
    """The player alone leads in a chain either way, by more shares after the better choice."""
    for chain, better, worse in _on_board(of):
        n, m = _lead(of, better), _lead(of, worse)
        if n > m > 0:
            yield line("better.leads_more", choice=choice_line(of.better), chain=of.chains[chain], n=n, m=m)


def buys_in_vain(of: Compared) -> Iterator[Line]:
    """What the worse choice buys more of a chain changes no bonus: another still has more, or the player leads so."""
    for chain, better, worse in _on_board(of):
        less, more = _lead(of, better), _lead(of, worse)
        if more <= less or _bonus_with(of, chain, better) != _bonus_with(of, chain, worse):
            continue
        name, choice = of.chains[chain], choice_line(of.worse)
        if less >= PURCHASE_LIMIT:
            yield line("better.led", choice=choice, chain=name, n=less)
        elif more < 0:
            yield line("better.trails", choice=choice, player=of.players[worse.index(max(worse))], chain=name, n=-more)


def _on_board(of: Compared) -> Iterator[tuple[int, list[int], list[int]]]:
    """The chains on the board, with everybody's shares after either choice, where they are known."""
    for chain in range(len(of.chains)):
        better, worse = of.holdings(of.better, chain), of.holdings(of.worse, chain)
        if of.game.sizes[chain] and better is not None and worse is not None:
            yield chain, better, worse


def _lead(of: Compared, held: list[int]) -> int:
    """By how many shares the player is ahead of everybody else; below 0 another is."""
    return held[of.seat] - max(count for seat, count in enumerate(held) if seat != of.seat)


def _bonus_with(of: Compared, chain: int, held: list[int]) -> int:
    """What the chain would pay the player with these shares, without the market's draw."""
    share_price = price(of.game, of.rules, chain)
    return sums.bonus_of(of.game, of.rules, chain, share_price, of.seat, held[of.seat], sums.NO_MARKET)


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
    """The better purchase is the cheaper one; cash counts for more while chains are still to be founded."""
    spared = of.cost_of(of.worse) - of.cost_of(of.better)
    free = sum(size == 0 for size in of.game.sizes)
    if spared > 0 and free:
        yield line("better.spares_free", choice=choice_line(of.better), dollars=spared, n=free)
    elif spared > 0:
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
