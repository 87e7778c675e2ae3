"""Why one choice is better than another, from the facts of the position: a line with its values.

What both would bring everybody is worked out as it is for the player at the table (`game/what_if.py`), and compared.
Each kind of decision has its questions, asked in order; the first that finds a difference gives the reason.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from ..game.actions import Action, AnnounceEnd, Buy, Discard, Dispose, Found
from ..game.facts import Fact
from ..game.ledger import ledger_of, with_holdings
from ..game.position import Position
from ..game.what_if import what_if
from ..rules.constants import BUY, CHAINS
from ..rules.decisions.buy import purchase_limit, why_not_purchase
from ..rules.money import bonus, price_at
from ..rules.reasons import FINE
from ..words import Line, line
from . import dispose_reasons as disposing
from . import hand_reasons as hand
from . import share_reasons as shares
from . import size_reasons as sizes
from . import tile_reasons as tiles
from .compared import Compared
from .phrases import choice_line

Question: TypeAlias = Callable[[Compared], Iterator[Line]]
BEFORE_DRAW: Final = {  # K1: what can be said where the market has still to draw, and may take a place and its bonus
    "better.bonus": "better.bonus.draw",
    "better.pays_other": "better.pays_other.draw",
    "better.end_wins": "better.end_wins.draw",
    "better.end_loses": "better.end_loses.draw",
    "better.end_ties": None,
    "better.end_buys": None,
}


def reason_for(position: Position, better: Action, worse: Action, log: Sequence[Fact] = ()) -> Line:
    """Why the better choice is better, from what the viewer may know; `log` gives holdings that are hidden."""
    facts = facts_for(position, better, worse, log)
    return next(facts, line("better.played_out", choice=choice_line(better)))


def facts_for(position: Position, better: Action, worse: Action, log: Sequence[Fact] = ()) -> Iterator[Line]:
    """What speaks for the one choice rather than the other, from what matters most on."""
    ledger = ledger_of(position, log)
    compared = Compared(with_holdings(position, ledger) if ledger else position, better, worse)
    for question in _questions(better, worse):
        for fact in question(compared):
            told = BEFORE_DRAW.get(fact.key, fact.key) if compared.draws else fact.key
            if told is not None:
                yield line(told, **fact.values)


def founds_which(of: Compared) -> Iterator[Line]:
    """What the shares of the two chains would cost, and who holds some already."""
    if not isinstance(of.better, Found) or not isinstance(of.worse, Found):
        return
    size = of.insight.founded_size
    better, worse = of.chains.index(of.better.chain), of.chains.index(of.worse.chain)
    if of.game.shares[of.seat][better] > of.game.shares[of.seat][worse]:
        yield line("better.holds", n=of.game.shares[of.seat][better], chain=of.better.chain)
    held = [(shares[worse], seat) for seat, shares in enumerate(of.game.shares[: of.game.players]) if seat != of.seat]
    if max(held)[0] > max(0, of.game.shares[of.seat][worse]):
        yield line("better.others_hold", player=of.players[max(held)[1]], n=max(held)[0], chain=of.worse.chain)
    now, instead = price_at(of.rules, better, size), price_at(of.rules, worse, size)
    if now < instead:
        yield line("better.cheaper", chain=of.better.chain, dollars=now, more=instead)
    elif now > instead:
        yield line(
            "better.larger", chain=of.better.chain, dollars=bonus(of.rules, now, 0), less=bonus(of.rules, instead, 0)
        )


def sets_aside(of: Compared) -> Iterator[Line]:
    """A dead tile only takes up room in the hand."""
    if isinstance(of.better, Discard) and isinstance(of.worse, Discard) and len(of.better.tiles) > len(of.worse.tiles):
        yield line("better.dead", tiles=of.better.tiles, n=len(of.better.tiles))


def ends_game(of: Compared) -> Iterator[Line]:
    """Who would win if the game ended as it stands."""
    for action, found in ((of.better, of.gain), (of.worse, of.cost)):
        if not isinstance(action, AnnounceEnd) or found is None or found.margin is None:
            continue
        if action == of.better and found.margin > 0:
            yield line("better.end_wins", dollars=found.margin)
        elif action == of.better:
            yield from _wins_by_buying(of)
        elif action == of.worse and found.margin < 0:
            yield line("better.end_loses", dollars=-found.margin)
        if found.margin == 0:
            yield line("better.end_ties")


def _wins_by_buying(of: Compared) -> Iterator[Line]:
    """E2: after the announcement one can still buy."""
    best, most = None, 0
    for count in range(1, purchase_limit(of.game) + 1 if of.game.phase == BUY else 1):
        for cart in combinations_with_replacement(range(CHAINS), count):
            if why_not_purchase(of.game, of.rules, [cart.count(chain) for chain in range(CHAINS)]) != FINE:
                continue
            action = Buy({of.chains[chain]: cart.count(chain) for chain in cart})
            found = what_if(of.insight, action)
            if found is not None and found.margin is not None and found.margin > most:
                best, most = action, found.margin
    if best is not None:
        yield line("better.end_buys", choice=choice_line(best), dollars=most)


ANY: Final[tuple[Question, ...]] = (
    tiles.pays_bonus,
    tiles.pays_another,
    tiles.helps_another,
    tiles.is_worth_more,
    tiles.costs_another,
)
PLACING: Final[tuple[Question, ...]] = (
    *ANY,
    sizes.founds_to_merge,
    tiles.founds_chain,
    hand.prepares_merger,
    sizes.outgrows,
    sizes.escapes,
    tiles.sets_up,
    tiles.makes_safe,
    hand.blocks_hand,
    sizes.founds_near,
    sizes.founds_roomier,
    sizes.founds_size,
    tiles.grows_chain,
    tiles.grows_another,
    tiles.grows_own,
    hand.keeps_tile,
)
BUYING: Final[tuple[Question, ...]] = (
    shares.takes_place,
    shares.can_be_passed,
    shares.takes_second,
    tiles.is_worth_more,
    tiles.costs_another,
    shares.keeps_cash,
    shares.leads_by_more,
    shares.buys_in_vain,
    shares.buys_more,
    shares.larger_chain,
    shares.spares_cash,
)
DISPOSING: Final[tuple[Question, ...]] = (
    shares.takes_place,
    shares.takes_second,
    disposing.trades_more,
    disposing.sells_more,
    disposing.keeps_most,
    disposing.keeps_to_found,
    disposing.keeps_more,
    disposing.sells_for_cash,
    disposing.invests_more,
)


def _questions(better: Action, worse: Action) -> tuple[Question, ...]:
    if isinstance(better, AnnounceEnd) or isinstance(worse, AnnounceEnd):
        return (ends_game,)
    match better:
        case Buy():
            return BUYING
        case Dispose():
            return DISPOSING
        case Found():
            return (founds_which, tiles.is_worth_more)
        case Discard():
            return (sets_aside,)
    return PLACING
