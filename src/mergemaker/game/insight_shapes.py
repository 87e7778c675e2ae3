"""The shapes in which insight is handed on: to the page, to the terminal, to programs."""

from typing import Literal, TypeAlias

from msgspec import Struct

from ..words.lines import Reason
from .editions.edition import Tier

EffectName: TypeAlias = Literal["alone", "beside", "found", "grow", "merge", "not_now", "never"]


class PreviewChain(Struct):
    """What a tile would do to a chain."""

    name: str
    size_before: int
    size_after: int
    price_before: int | None
    price_after: int | None
    acquired: bool
    safe_after: bool


class Payout(Struct):
    """A bonus that a merger would pay."""

    chain: str
    player: str
    dollars: int


class Preview(Struct):
    """What one of the viewer's own tiles would do if it were placed now, from what the viewer may know.

    `found`: `chains` are those that could be founded. `merge`: `survivors` are those that may survive; the rest of the
    preview is for the one that would pay the owner most. `payouts` and `net_worth` are null where holdings are hidden.
    With two players the market's draw is not known beforehand: `market_draws` says that it is left out.
    """

    tile: str
    effect: EffectName
    reason: Reason | None  # why it cannot be placed
    size: int  # tiles that would be connected
    chains: list[PreviewChain]
    survivors: list[str]
    payouts: list[Payout] | None
    net_worth: dict[str, tuple[int, int]] | None  # before and after
    market_draws: bool
    near: list[str]  # the viewer's other tiles next to it


class Holder(Struct):
    """A holder of a chain, with the place and the bonus it would be paid now; null where it cannot be known.

    Of a chain being settled everybody is listed, with the place and the bonus that was paid.
    """

    player: str
    shares: int
    place: int | None  # 1 for the most shares; ties share a place
    bonus: int | None


class ChainStanding(Struct):
    """A chain's holders, and how far it is from its next steps; null when there is none."""

    name: str
    tier: Tier
    holders: list[Holder]
    bonuses: list[int]  # first, second (and third) at the current price
    next_price: int | None
    tiles_to_next_price: int | None
    tiles_to_safe: int | None
    tiles_to_end: int | None


class Standings(Struct):
    """The holders of every chain, and everybody's money if the game ended now; null where it cannot be known.

    Where holdings are hidden, the viewer's own money leaves out bonuses.
    """

    chains: list[ChainStanding]
    net_worth: dict[str, int | None]
    market_draws: bool  # two players: the market's draw would come between


class WhatIfChain(Struct):
    """A chain whose shares an action is about; a size of 0 afterwards: it is acquired."""

    name: str
    size_before: int
    size_after: int
    price_before: int | None
    price_after: int | None


class WhatIfRow(Struct):
    """What an action would bring a player; `shares` and `places` are those in each chain of the answer."""

    player: str
    bonus: int | None  # paid by it
    shares: list[tuple[int, int]]  # before and after
    places: list[tuple[int | None, int | None]]  # 1 for the most
    worth: tuple[int, int]  # before and after; for the end of the game: cash, and money in the end


class WhatIf(Struct):
    """What an action would bring everybody whose holdings are known, the game ending then.

    An acquired chain counts as sold. Where holdings are hidden there is one row, the asker's own, without bonuses.
    """

    chains: list[WhatIfChain]
    rows: list[WhatIfRow]
    place: int | None  # the asker's among all
    margin: int | None  # dollars ahead of the next, or behind the first
    market_draws: bool  # two players: the market's draw, which is left out, would come between


class Square(Struct):
    """An empty square: what a tile placed there now would do, and where that tile is as far as the viewer knows."""

    tile: str
    effect: EffectName
    chains: list[str]  # that it touches
    place: Literal["hand", "unseen", "gone"]  # the viewer's; in the bag or another's hand; out of the game


class SquareGroup(Struct):
    """The squares that would do the same to the same chains, and the odds of their tiles, counting tiles alone.

    `payouts` are those of the merger with the survivor that would pay the owner most; null where holdings are hidden.
    """

    effect: EffectName
    chains: list[str]
    survivors: list[str]
    payouts: list[Payout] | None
    unseen: list[str]
    own: list[str]
    held: float  # the chance that another player holds one of them
    drawn: float  # the chance that the viewer's next tile is one of them


class Squares(Struct):
    """Every empty square, and how many tiles the viewer has not seen: in the bag and in others' hands."""

    squares: list[Square]
    groups: list[SquareGroup]
    unseen: int
    in_hands: int
    in_bag: int


class LedgerSheet(Struct):
    """Everybody's cash and shares as the log tells them where holdings are hidden, and the standings with them."""

    cash: dict[str, int]
    shares: dict[str, dict[str, int]]
    standings: Standings
