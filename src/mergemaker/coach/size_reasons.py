"""Reasons about the sizes of chains: which of two would be acquired, and what a new chain begins with."""

from collections.abc import Iterator

from ..game.actions import Action, PlaceTile
from ..game.insight import Insight
from ..game.insight_shapes import Square, WhatIf, WhatIfChain
from ..game.next_board import founded_by
from ..game.squares import squares_of
from ..rules.money import bonus
from ..words import Line, line
from .compared import Compared
from .phrases import choice_line
from .tile_reasons import MUCH

ROOMIER = 2  # squares more: a smaller difference is no reason


# --- Two chains that could merge --------------------------------------------------------------------------------------


def escapes(of: Compared) -> Iterator[Line]:
    """The worse tile makes a chain that the player leads too large to be simply acquired by one that it can meet."""
    for chain, other in _overtaken(of, of.cost, of.gain, of.after_worse):
        leader = of.leader(chain.name)
        if leader and leader[0] == of.seat and of.due(chain.name) - of.due(other) >= MUCH:
            how = "level" if chain.size_after == of.game.sizes[of.insight.chain(other)] else "larger"
            choice = choice_line(of.worse)
            yield line("better.escapes", choice=choice, chain=chain.name, other=other, n=leader[1], how=how)


def outgrows(of: Compared) -> Iterator[Line]:
    """The better tile makes a chain larger than one that it can meet, and that one would pay the player more."""
    for chain, other in _overtaken(of, of.gain, of.cost, of.after_better):
        larger = chain.size_after > of.game.sizes[of.insight.chain(other)]
        if larger and of.due(other) - of.due(chain.name) >= MUCH:
            key = "better.outgrows.draw" if of.insight.market_draws else "better.outgrows"
            choice = choice_line(of.better)
            yield line(key, choice=choice, chain=chain.name, other=other, dollars=of.due(other))


def _overtaken(
    of: Compared, found: WhatIf | None, instead: WhatIf | None, after: Insight | None
) -> Iterator[tuple[WhatIfChain, str]]:
    """The chains that one tile alone lets grow to the size of others or past it, where a tile could then merge both."""
    elsewhere = [chain.name for chain in instead.chains] if instead else []
    for chain in found.chains if found else []:
        if chain.name in elsewhere or chain.size_after <= chain.size_before:
            continue
        for other, size in zip(of.chains, of.game.sizes, strict=True):
            reached = 0 < chain.size_before <= size <= chain.size_after
            if reached and other != chain.name and _can_meet(after, chain.name, other):
                yield chain, other


def _can_meet(after: Insight | None, *chains: str) -> bool:
    """Whether a tile that is not out of the game would merge the chains."""
    return any({*chains} <= {*square.chains} for square in _open_squares(after) if square.effect == "merge")


def _open_squares(insight: Insight | None) -> list[Square]:
    """The empty squares whose tiles are not out of the game."""
    return [square for square in squares_of(insight).squares if square.place != "gone"] if insight else []


# --- A tile that founds a chain ---------------------------------------------------------------------------------------


def founds_to_merge(of: Compared) -> Iterator[Line]:
    """The better tile founds a chain, and another of the hand can then merge it; the worse tile does not lead there."""
    if any(square.effect == "merge" for square in _own(_beside_new(of, of.worse))):
        return
    for square in _own(_beside_new(of, of.better)):
        new = founded_by(of.insight, getattr(of.better, "tile", ""))
        chains = [chain for chain in square.chains if chain != new]
        if square.effect == "merge":
            yield line("better.founds_to_merge", choice=choice_line(of.better), tile=square.tile, chains=chains)


def founds_near(of: Compared) -> Iterator[Line]:
    """More tiles of the hand lie beside the chain that the better tile founds than beside that of the worse."""
    better, worse = _beside_new(of, of.better), _beside_new(of, of.worse)
    tiles = [square.tile for square in _own(better)]
    if worse and len(tiles) > len(_own(worse)):
        yield line("better.near", choice=choice_line(of.better), tiles=tiles, n=len(tiles))


def founds_roomier(of: Compared) -> Iterator[Line]:
    """The chain that the better tile founds has more empty squares beside it to grow into than that of the worse."""
    better, worse = _beside_new(of, of.better), _beside_new(of, of.worse)
    if worse and len(better) - len(worse) >= ROOMIER:
        yield line("better.room", choice=choice_line(of.better), n=len(better), m=len(worse))


def _own(squares: list[Square]) -> list[Square]:
    """Those whose tile is in the hand."""
    return [square for square in squares if square.place == "hand"]


def _beside_new(of: Compared, action: Action) -> list[Square]:
    """The squares beside the chain that the tile founds; none where it founds no chain."""
    new = founded_by(of.insight, action.tile) if isinstance(action, PlaceTile) else None
    after = of.after_better if action == of.better else of.after_worse
    return [square for square in _open_squares(after) if new in square.chains] if new else []


def founds_size(of: Compared) -> Iterator[Line]:
    """The better tile founds a chain of fewer tiles, whose shares are cheaper, or of more, whose bonuses are larger."""
    if not isinstance(of.better, PlaceTile) or not isinstance(of.worse, PlaceTile):
        return
    better, worse = (of.insight.preview(tile) for tile in (of.better.tile, of.worse.tile))
    if better.effect != "found" or worse.effect != "found":
        return
    prices = [found.chains[0].price_after or 0 for found in (better, worse)]
    choice, n, m = choice_line(of.better), better.size, worse.size
    if prices[0] < prices[1]:
        yield line("better.founds_small", choice=choice, n=n, m=m, dollars=prices[1] - prices[0])
    elif prices[0] > prices[1]:
        more = bonus(of.rules, prices[0], 0) - bonus(of.rules, prices[1], 0)
        yield line("better.founds_large", choice=choice, n=n, m=m, dollars=more)
