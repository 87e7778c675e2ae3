"""Two choices of one position, and what each would bring everybody."""

from collections.abc import Iterator
from functools import cached_property

from ..game.actions import Action, Buy, Dispose, PlaceTile
from ..game.insight import Insight
from ..game.insight_shapes import WhatIfRow
from ..game.next_board import after_tile
from ..game.position import Position
from ..game.what_if import what_if
from ..rules.money import cost


class Compared:
    """Two choices of one position, the better and the worse, and what each would bring."""

    def __init__(self, position: Position, better: Action, worse: Action) -> None:
        self.insight = Insight(position)
        self.game, self.rules, self.chains = position.game, position.rules, position.edition.chains
        self.seat, self.players = position.viewer, position.players
        self.better, self.worse = better, worse
        self.gain, self.cost = what_if(self.insight, better), what_if(self.insight, worse)

    @cached_property
    def after_better(self) -> Insight | None:
        """The position after the better tile, where it is one and that can be known."""
        return self._after(self.better)

    @cached_property
    def after_worse(self) -> Insight | None:
        """The position after the worse tile, where it is one and that can be known."""
        return self._after(self.worse)

    def _after(self, action: Action) -> Insight | None:
        return after_tile(self.insight, action.tile) if isinstance(action, PlaceTile) else None

    @property
    def draws(self) -> bool:
        """Whether the market draws before one of them pays."""
        return any(found is not None and found.market_draws for found in (self.gain, self.cost))

    def rows(self) -> Iterator[tuple[str, WhatIfRow, WhatIfRow]]:
        """What both choices would bring, for everybody for whom it is known; a founding still brings nothing."""
        known = self.gain or self.cost
        if known is not None:
            for number, row in enumerate(known.rows):
                unchanged = WhatIfRow(row.player, None, [], [], (row.worth[0], row.worth[0]))
                better, worse = (found.rows[number] if found else unchanged for found in (self.gain, self.cost))
                yield row.player, better, worse

    def own(self) -> tuple[WhatIfRow, WhatIfRow] | None:
        """What both would bring the player who chooses."""
        return next(((one, other) for name, one, other in self.rows() if name == self.players[self.seat]), None)

    def rivals(self) -> list[tuple[str, WhatIfRow, WhatIfRow]]:
        """What both would bring the others."""
        return [found for found in self.rows() if found[0] != self.players[self.seat]]

    def due(self, chain: str) -> int:
        """The bonus that the player who chooses would be paid if the chain were settled now; 0 where it is unknown."""
        holders = self.insight.holders(self.insight.chain(chain))
        return next((holder.bonus or 0 for holder in holders if holder.player == self.players[self.seat]), 0)

    def leader(self, chain: str) -> tuple[int, int] | None:
        """Who alone has the most shares of a chain, and how many; None where that is nobody, or unknown."""
        if not self.insight.known:
            return None
        held = [shares[self.insight.chain(chain)] for shares in self.game.shares[: self.game.players]]
        return (held.index(max(held)), max(held)) if held.count(max(held)) == 1 else None

    def holdings(self, action: Action, chain: int) -> list[int] | None:
        """Everybody's shares of a chain after the action; None where holdings are not known."""
        if not self.insight.known:
            return None
        held = [shares[chain] for shares in self.game.shares[: self.game.players]]
        if isinstance(action, Buy):
            held[self.seat] += action.shares.get(self.chains[chain], 0)
        elif isinstance(action, Dispose) and chain == self.game.survivor:
            held[self.seat] += action.trade // 2
        return held

    def cost_of(self, action: Action) -> int:
        """What a purchase costs."""
        shares = action.shares if isinstance(action, Buy) else {}
        return sum(count * cost(self.game, self.rules, self.chains.index(name)) for name, count in shares.items())
