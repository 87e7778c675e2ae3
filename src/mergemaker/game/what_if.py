"""What an action would bring everybody: bonuses, shares with their places, and worth before and after.

The answer is worked out from the viewer's position: a copy of it is changed as the action would change it, a merger is
carried to its end with what is acquired sold, and both are weighed as if the game ended then.
"""

from ..rules import insight as sums
from ..rules.board import Effect, effect_of
from ..rules.constants import CHAINS, NONE, Chain, ChainSet, Seat
from ..rules.decisions.buy import buy
from ..rules.decisions.found import found
from ..rules.money import price, price_at
from ..rules.powers import trade_2
from ..rules.state import Game
from .actions import (
    Action,
    AnnounceEnd,
    AnswerTrade,
    Buy,
    ChooseAcquired,
    ChooseSurvivor,
    Dispose,
    Found,
    OfferTrade,
    PlaceTile,
    Side,
    Trade2,
)
from .insight import Insight
from .insight_shapes import WhatIf, WhatIfChain, WhatIfRow
from .previews import favoured_survivor
from .tiles import TILE_NUMBERS
from .view import SideView


def what_if(insight: Insight, action: Action) -> WhatIf | None:
    """What a legal action of the owner would bring, or None where that cannot be known beforehand.

    A tile may be asked about out of turn, except while a merger or a founding is under way; a trade always.
    """
    trial = _Trial(insight)
    if not trial.carry_out(action):
        return None
    return trial.table(action)


class _Trial:
    """The position before and after an action."""

    def __init__(self, insight: Insight) -> None:
        self.insight, self.rules, self.before = insight, insight.rules, insight.game
        self.after = insight.game.copy()
        self.owner = insight.owner
        self.seats: list[Seat] = list(range(self.before.players)) if insight.known else [self.owner]
        self.bonuses = dict.fromkeys(self.seats, 0)
        self.chains: list[Chain] = []  # whose shares are shown
        self.draws = False  # whether the market's draw would come between

    def carry_out(self, action: Action) -> bool:
        """Whether the result can be known beforehand; then `after` is as the action would leave the game."""
        match action:
            case PlaceTile(tile):
                return self._place(TILE_NUMBERS[tile])
            case Found(chain):
                self.chains = [self.insight.chain(chain)]
                found(self.after, self.rules, self.chains[0])
            case ChooseSurvivor(chain):
                self._merge(self.before.merging, self.insight.chain(chain))
            case ChooseAcquired(chain):
                self._merge(self.before.merging, self.before.survivor)
                self.chains = [self.insight.chain(chain)]
            case Dispose(sell, trade):
                self._dispose(sell, trade)
            case Buy(shares):
                self._buy({self.insight.chain(name): count for name, count in shares.items() if count})
            case Trade2(give, take):
                self.chains = [self.insight.chain(give), self.insight.chain(take)]
                trade_2(self.after, *self.chains)
            case OfferTrade(to, give, take):
                return self._exchange(to, give, take)
            case AnswerTrade(accept=True):
                offer = self.insight.view.offer
                return offer is not None and self._exchange(offer.maker, offer.take, offer.give)
            case AnnounceEnd():
                for every in range(CHAINS):
                    self._pay_bonuses(every)
            case _:
                return False
        return True

    def _place(self, tile: int) -> bool:
        game = self.before
        if not self.insight.is_settled:
            return False
        effect = effect_of(game, tile)
        if effect in (Effect.GROWS, Effect.MERGES):
            survivor = favoured_survivor(self.insight, tile)
            self._join(sums.chains_beside(game, tile), survivor, sums.size_after(game, tile))
        return effect in (Effect.GROWS, Effect.MERGES, Effect.STANDS_ALONE)

    def _merge(self, chains: ChainSet, survivor: Chain) -> None:
        self._join(chains, survivor, sums.size_after(self.insight.unplaced, self.before.tile))

    def _join(self, chains: ChainSet, survivor: Chain, size: int) -> None:
        """The chains have become one; what is acquired has been paid out and sold."""
        acquired = [chain for chain in range(CHAINS) if chains >> chain & 1 and chain != survivor]
        acquired.sort(key=lambda chain: -self.before.sizes[chain])
        for chain in acquired:
            self._pay_bonuses(chain)
            self._sell(chain)
            self.after.sizes[chain] = 0
        self.after.sizes[survivor] = size
        self.after.merging, self.after.survivor, self.after.settling = 0, NONE, NONE
        self.chains = acquired or [survivor]
        self.draws = bool(acquired) and self.insight.market_draws

    def _pay_bonuses(self, chain: Chain) -> None:
        """B2: what the chain would pay is in everybody's cash; where holdings are hidden that is not known."""
        game, share_price = self.before, price(self.before, self.rules, chain)
        if not self.insight.known or not share_price or sums.has_paid(game, chain):
            return
        for seat in self.seats:
            held = game.shares[seat][chain]
            paid = sums.bonus_of(game, self.rules, chain, share_price, seat, held, sums.NO_MARKET)
            self.bonuses[seat] += paid
            self.after.cash[seat] += paid

    def _sell(self, chain: Chain) -> None:
        """M6: the shares have been sold, except those that were kept before (M8)."""
        for seat in self.seats:
            if not self._has_kept(chain, seat):
                self.after.cash[seat] += self.before.shares[seat][chain] * price(self.before, self.rules, chain)

    def _has_kept(self, chain: Chain, seat: Seat) -> bool:
        """M5, M8: whether what the player has of an acquired chain was kept: the holders answer one after another."""
        game = self.before
        if chain != game.settling:
            return sums.is_settled(game, chain)
        return (seat - game.player) % game.players < (game.actor - game.player) % game.players

    def _dispose(self, sell: int, trade: int) -> None:
        game, owner, settling, survivor = self.before, self.owner, self.before.settling, self.before.survivor
        self._merge(game.merging, survivor)
        not_sold = game.shares[owner][settling] - sell
        self.after.cash[owner] -= not_sold * price(game, self.rules, settling)
        self.after.shares[owner][settling] = not_sold - trade
        self.after.shares[owner][survivor] += trade // 2
        self.chains = [settling, survivor]

    def _buy(self, cart: dict[Chain, int]) -> None:
        self.chains = sorted(cart)
        for chain in self.chains:
            for _ in range(cart[chain]):
                buy(self.after, self.rules, chain)

    def _exchange(self, other: str, give: Side | SideView, take: Side | SideView) -> bool:
        """O3: the trade is done, unless a player is known to have too little, or it is malformed."""
        names = self.insight.edition.chains
        parts = [(name, count) for side in (give, take) for name, count in side.shares.items()]
        if min(give.cash, take.cash) < 0 or any(name not in names or count < 0 for name, count in parts):
            return False
        self.chains = sorted({self.insight.chain(name) for name, count in parts if count})
        self._hand_over(self.owner, give, take)
        partner = self.insight.position.players.index(other)
        if partner in self.seats:
            self._hand_over(partner, take, give)
        return all(self.after.cash[seat] >= 0 and min(self.after.shares[seat]) >= 0 for seat in self.seats)

    def _hand_over(self, seat: Seat, give: Side | SideView, take: Side | SideView) -> None:
        self.after.cash[seat] += take.cash - give.cash
        for side, sign in (give, -1), (take, 1):
            for name, count in side.shares.items():
                self.after.shares[seat][self.insight.chain(name)] += sign * count

    # --- The answer --------------------------------------------------------------------------------------------------

    def table(self, action: Action) -> WhatIf:
        """The answer, player by player."""
        ending = isinstance(action, AnnounceEnd)
        worths = {seat: self._worth(self.before if ending else self.after, seat) for seat in self.seats}
        before = {seat: self.before.cash[seat] if ending else self._worth(self.before, seat) for seat in self.seats}
        mine = worths[self.owner]
        others = [worth for seat, worth in worths.items() if seat != self.owner]
        return WhatIf(
            chains=[self._chain(chain) for chain in self.chains],
            rows=[
                WhatIfRow(
                    player=self.insight.position.players[seat],
                    bonus=self.bonuses[seat] if self.insight.known else None,
                    shares=[(self.before.shares[seat][one], self.after.shares[seat][one]) for one in self.chains],
                    places=[
                        (self._place_in(self.before, one, seat), self._place_in(self.after, one, seat))
                        for one in self.chains
                    ],
                    worth=(before[seat], worths[seat]),
                )
                for seat in self.seats
            ],
            place=1 + sum(other > mine for other in others) if others else None,
            margin=mine - max(others) if others else None,
            market_draws=self.draws or (ending and self.insight.market_draws),
        )

    def _worth(self, game: Game, seat: Seat) -> int:
        if self.insight.known:
            return sums.net_worth(game, self.rules, seat, sums.NO_MARKET)
        return sums.cash_and_shares(game, self.rules, seat)

    def _place_in(self, game: Game, chain: Chain, seat: Seat) -> int | None:
        held = game.shares[seat][chain]
        if not held or not self.insight.known or sums.has_paid(self.before, chain):
            return None  # what has been paid has no places any more
        return sums.place_of(game, chain, seat, held, sums.NO_MARKET).above + 1

    def _chain(self, chain: Chain) -> WhatIfChain:
        sizes = self.before.sizes[chain], self.after.sizes[chain]
        prices = [price_at(self.rules, chain, size) or None for size in sizes]
        return WhatIfChain(self.insight.edition.chains[chain], *sizes, *prices)
