"""Reasons about a tile, and those that hold for any decision: what is paid, who grows richer, what comes of it."""

from collections.abc import Iterator
from typing import Final

from ..game.actions import Action
from ..game.insight_shapes import WhatIf, WhatIfRow
from ..rules.constants import SAFE_SIZE
from ..words import Line, line
from .compared import Compared
from .phrases import choice_line

MUCH: Final = 300  # dollars: a smaller difference is no reason


def _rise(row: WhatIfRow) -> int:
    return row.worth[1] - row.worth[0]


# --- Any decision -----------------------------------------------------------------------------------------------------


def pays_bonus(of: Compared) -> Iterator[Line]:
    """The better choice pays a bonus that the other does not."""
    own = of.own()
    if own and (own[0].bonus or 0) - (own[1].bonus or 0) >= MUCH:
        yield line("better.bonus", choice=choice_line(of.better), dollars=own[0].bonus or 0)


def pays_another(of: Compared) -> Iterator[Line]:
    """The worse choice pays another player a bonus, and its player less."""
    own = of.own()
    found = [
        (other.bonus or 0, name) for name, one, other in of.rivals() if (other.bonus or 0) - (one.bonus or 0) >= MUCH
    ]
    if own and found and max(found)[0] > (own[1].bonus or 0):
        dollars, name = max(found)
        yield line("better.pays_other", choice=choice_line(of.worse), player=name, dollars=dollars)


def helps_another(of: Compared) -> Iterator[Line]:
    """The worse choice makes another player richer, and its player less so or not at all."""
    own = of.own()
    rises = {name: _rise(other) for name, one, other in of.rivals() if _rise(other) - _rise(one) >= MUCH}
    if not own or not rises:
        return
    name = max(rises, key=lambda player: rises[player])
    alone = all(_rise(other) <= 0 for player, _, other in of.rivals() if player != name)
    if rises[name] > 0 and _rise(own[1]) <= 0 and alone:
        yield line("better.only_helps", choice=choice_line(of.worse), player=name, dollars=rises[name])
    elif rises[name] > max(0, _rise(own[1])):
        yield line("better.helps_more", choice=choice_line(of.worse), player=name, dollars=rises[name])


def is_worth_more(of: Compared) -> Iterator[Line]:
    """The better choice makes its player worth more at once."""
    own = of.own()
    if own and _rise(own[0]) > 0 and _rise(own[0]) - _rise(own[1]) >= MUCH:
        yield line("better.worth", choice=choice_line(of.better), dollars=_rise(own[0]))


def costs_another(of: Compared) -> Iterator[Line]:
    """The better choice takes from another player: a place, and the bonus with it."""
    found = [(_rise(other) - _rise(one), -_rise(one), name) for name, one, other in of.rivals() if _rise(one) < 0]
    if found and max(found)[0] >= MUCH:
        _, dollars, name = max(found)
        yield line("better.costs_other", choice=choice_line(of.better), player=name, dollars=dollars)


# --- Placing a tile ---------------------------------------------------------------------------------------------------


def _effect(of: Compared, action: Action) -> str:
    tile = getattr(action, "tile", None)
    return of.insight.preview(tile).effect if tile and of.insight.is_settled else ""


def founds_chain(of: Compared) -> Iterator[Line]:
    """The better tile founds a chain, the other does not; one of which its player already has the most shares."""
    free = [name for chain, name in enumerate(of.chains) if not of.game.sizes[chain]]
    if _effect(of, of.better) != "found" or _effect(of, of.worse) == "found":
        return
    for name in free:
        leader = of.leader(name)
        if leader and leader[0] == of.seat:
            yield line("better.refounds", choice=choice_line(of.better), chain=name, n=leader[1])
    if any(of.game.market[of.insight.chain(name)] for name in free):
        yield line("better.founds", choice=choice_line(of.better))


def sets_up(of: Compared) -> Iterator[Line]:
    """The better tile is next to others of the hand, which can found a chain with it, now or when one is free again."""
    if _effect(of, of.better) != "beside" or _effect(of, of.worse) == "beside":
        return
    near = of.insight.preview(getattr(of.better, "tile", "")).near
    tiles = [tile for tile in near if of.insight.preview(tile).effect in ("alone", "beside", "found")]
    if tiles:
        key = "better.sets_up_later" if all(of.game.sizes) else "better.sets_up"
        yield line(key, choice=choice_line(of.better), tiles=tiles)


def grows_another(of: Compared) -> Iterator[Line]:
    """The worse tile lets a chain grow in which another player leads."""
    for name, leader, held in _grown(of, of.cost, of.gain):
        if leader != of.seat:
            player = of.players[leader]
            yield line("better.grows_other", choice=choice_line(of.worse), chain=name, player=player, n=held)


def grows_own(of: Compared) -> Iterator[Line]:
    """The better tile lets a chain grow in which its player leads."""
    for name, leader, held in _grown(of, of.gain, of.cost):
        if leader == of.seat:
            yield line("better.grows_own", choice=choice_line(of.better), chain=name, n=held)


def _grown(of: Compared, found: WhatIf | None, other: WhatIf | None) -> Iterator[tuple[str, int, int]]:
    """The chains that one tile lets grow and the other does not: the chain, who alone leads in it, and the shares."""
    elsewhere = [chain.name for chain in other.chains if chain.size_after > chain.size_before] if other else []
    for chain in found.chains if found else []:
        leader = of.leader(chain.name)
        if chain.size_after > chain.size_before and chain.name not in elsewhere and leader:
            yield chain.name, *leader


def makes_safe(of: Compared) -> Iterator[Line]:
    """The worse tile makes a chain safe, which ends the hope that it is acquired and pays its player."""
    for chain in of.cost.chains if of.cost else []:
        holds = of.game.shares[of.seat][of.insight.chain(chain.name)] > 0
        if chain.size_before < SAFE_SIZE <= chain.size_after and holds:
            yield line("better.safe", choice=choice_line(of.worse), chain=chain.name)


def grows_chain(of: Compared) -> Iterator[Line]:
    """The worse tile makes a chain more expensive before its player could buy into it."""
    own = of.own()
    instead = {chain.name: chain.price_after or 0 for chain in of.gain.chains} if of.gain else {}
    for place, chain in enumerate(of.cost.chains if of.cost else []):
        before, after = chain.price_before or 0, chain.price_after or 0
        if own and after > max(before, instead.get(chain.name, 0)) and own[1].shares[place][0] == 0:
            yield line("better.dearer", choice=choice_line(of.worse), chain=chain.name, dollars=after)
