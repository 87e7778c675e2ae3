"""Reasons about what becomes of the shares of an acquired chain."""

from collections.abc import Iterator

from ..game.actions import Dispose
from ..rules.constants import ENDING_SIZE, NONE, TILES
from ..rules.money import price, price_at
from ..words import Line, line
from .compared import Compared
from .phrases import choice_line


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


def sells_for_cash(of: Compared) -> Iterator[Line]:
    """More is sold, whatever the shares were worth otherwise."""
    found = _disposed(of)
    if found and found[0].sell > found[1].sell:
        better, worse, settling, _ = found
        spared = (better.sell - worse.sell) * price(of.game, of.rules, settling)
        yield line("better.spares", choice=choice_line(better), dollars=spared)


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


def keeps_most(of: Compared) -> Iterator[Line]:
    """What is kept are the most shares of the chain that anybody has or can still keep."""
    found = _disposed(of)
    if found and of.insight.known:
        better, worse, settling, _ = found
        own, *others = (of.game.shares[seat][settling] for seat in _seats_from(of))
        kept = own - _given_up(better)
        if kept > max(others) >= own - _given_up(worse):
            yield line("better.keep_most", n=kept, chain=of.chains[settling], m=max(others))


def keeps_to_found(of: Compared) -> Iterator[Line]:
    """What is kept counts again when the chain is founded again, and a tile of the hand can do that."""
    found = _disposed(of)
    if found and _given_up(found[0]) < _given_up(found[1]):
        better, _, settling, _ = found
        kept = of.game.shares[of.seat][settling] - _given_up(better)
        tiles = [tile for tile, preview in of.insight.previews.items() if preview.effect == "found"]
        if tiles:
            yield line("better.keep_to_found", n=kept, chain=of.chains[settling], tiles=tiles)


def _seats_from(of: Compared) -> list[int]:
    """Everybody, the player who chooses first."""
    return [of.seat, *(seat for seat in range(of.game.players) if seat != of.seat)]


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
