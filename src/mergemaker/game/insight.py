"""What follows from a position, with names: tiles, holders, bonuses, net worth. `rules/insight.py` computes it.

It knows nothing that the position's viewer does not. With two players the market's draw cannot be known beforehand and
is left out; `market_draws` says so.
"""

from functools import cached_property

from ..rules import insight, mask
from ..rules.board import absorb, connected_tiles, take_tiles
from ..rules.constants import CHAINS, EMPTY, ENDING_SIZE, FOUND, NONE, OVER, SAFE_SIZE, Chain, Seat
from ..rules.money import bonus, price, price_at
from ..rules.settling import market_counts
from ..rules.state import Game
from .editions.edition import TIER_NAMES
from .insight_shapes import ChainStanding, Holder, Payout, Preview, Standings
from .position import Position
from .previews import preview_of
from .tiles import TILE_NAMES
from .view import View, view_from, view_of


class Insight:
    """A position and what follows from it."""

    def __init__(self, position: Position, owner: Seat | None = None) -> None:
        self.position = position
        self.owner = position.viewer if owner is None else owner  # whose hand it is about
        self.edition = position.edition
        self.rules = position.rules
        self.game = position.game
        self.known = mask.holdings_known(self.game)  # everybody's shares and cash
        self.market_draws = market_counts(self.game, self.rules)
        self._due: dict[tuple[Chain, int], list[int]] = {}
        self._worths_with: dict[tuple[Chain, int], dict[str, tuple[int, int]]] = {}

    def seen_from(self, position: Position) -> "Insight":
        """The same moment from another seat, sharing what is the same for all; call it on an onlooker's insight."""
        seat = Insight(position)
        seat.__dict__["view"] = view_from(self.view, position)
        if self.known:
            shared = ("_places", "worths", "standings")
            seat.__dict__.update({name: getattr(self, name) for name in shared})
            seat._due, seat._worths_with = self._due, self._worths_with
        return seat

    @cached_property
    def view(self) -> View:
        """The position in the shapes of the line protocol."""
        return view_of(self.position)

    @property
    def owner_name(self) -> str | None:
        """Whose hand it is about."""
        return self.position.players[self.owner] if self.owner >= 0 else None

    # --- Chains ----------------------------------------------------------------------------------------------------

    def chain(self, name: str) -> Chain:
        """The number of a chain."""
        return self.edition.chains.index(name)

    def price_at(self, chain: str, size: int) -> int:
        """What a share of the chain costs at that size."""
        return price_at(self.rules, self.chain(chain), size)

    def standing(self, chain: Chain) -> ChainStanding:
        """The chain's holders, and how far it is from its next steps."""
        size = self.game.sizes[chain]
        next_size = insight.next_price_size(size) if size else 0
        return ChainStanding(
            name=self.edition.chains[chain],
            tier=TIER_NAMES[self.rules.tiers[chain]],
            holders=self.holders(chain),
            bonuses=self.bonuses(chain),
            next_price=price_at(self.rules, chain, next_size) if next_size else None,
            tiles_to_next_price=next_size - size if next_size else None,
            tiles_to_safe=SAFE_SIZE - size if 0 < size < SAFE_SIZE else None,
            tiles_to_end=ENDING_SIZE - size if 0 < size < ENDING_SIZE else None,
        )

    def bonuses(self, chain: Chain) -> list[int]:
        """The first, second (and third) bonus at the current price; none for a chain off the board."""
        share_price = price(self.game, self.rules, chain)
        return [bonus(self.rules, share_price, rank) for rank in range(self.rules.ranks)] if share_price else []

    def shown_shares(self, seat: Seat, chain: Chain) -> int | None:
        """H1, H2: a player's shares, if known; of a chain being settled, those they had when settling began."""
        held = self.game.shares[seat][chain]
        if held != mask.UNKNOWN:
            return held
        return self.game.holdings[seat] if chain == self.game.settling else None

    @cached_property
    def _places(self) -> list[list[insight.Place | None]]:
        """B2: everybody's place in each chain, by chain and seat; None for those who hold nothing."""
        game, seats = self.game, range(self.game.players)
        return [
            [
                insight.place_of(game, chain, seat, held, insight.NO_MARKET)
                if (held := game.shares[seat][chain])
                else None
                for seat in seats
            ]
            for chain in range(CHAINS)
        ]

    def _bonuses_due(self, chain: Chain, share_price: int) -> list[int]:
        """What everybody would be paid if the chain were settled at that price."""
        due = self._due.get((chain, share_price))
        if due is None:
            rules, places = self.rules, self._places[chain] if share_price else [None] * self.game.players
            due = [insight.bonus_at(rules, share_price, place) if place else 0 for place in places]
            self._due[chain, share_price] = due
        return due

    def holders(self, chain: Chain) -> list[Holder]:
        """The holders that the viewer knows of, most shares first; places and bonuses only if all are known."""
        players = self.position.players
        shown = [self.shown_shares(seat, chain) for seat in range(self.game.players)]
        if chain == self.game.settling:
            return self._paid_holders(shown)
        if self.known and not insight.has_paid(self.game, chain):
            places, due = self._places[chain], self._bonuses_due(chain, price(self.game, self.rules, chain))
            found = [
                Holder(players[seat], count, place.above + 1, due[seat])
                for seat, count in enumerate(shown)
                if count and (place := places[seat])
            ]
        else:
            found = [Holder(players[seat], count, None, None) for seat, count in enumerate(shown) if count]
        found.sort(key=lambda holder: -holder.shares)
        return found

    def _paid_holders(self, shown: list[int | None]) -> list[Holder]:
        """H2: everybody knows who held how many shares of the chain being settled, and what they were paid."""
        before = self.game.holdings[: self.game.players]
        return [
            Holder(
                player=self.position.players[seat],
                shares=shown[seat] or 0,
                place=1 + sum(other > before[seat] for other in before) if before[seat] else None,
                bonus=self.game.bonuses[seat],
            )
            for seat in sorted(range(self.game.players), key=lambda seat: -before[seat])
        ]

    # --- Money -----------------------------------------------------------------------------------------------------

    def _stakes(self, chain: Chain, size: int) -> list[int]:
        """What everybody's shares of a chain would bring if it had this size and the game ended now."""
        share_price = price_at(self.rules, chain, size)
        due = self._bonuses_due(chain, share_price)
        return [
            insight.stake_with(self.game, chain, held, share_price, due[seat]) if (held := shares[chain]) else 0
            for seat, shares in enumerate(self.game.shares[: self.game.players])
        ]

    @cached_property
    def worths(self) -> list[int | None]:
        """E5: everybody's money if the game ended now; None where it cannot be known.

        Where holdings are hidden, the viewer's own leaves out bonuses.
        """
        game, seats = self.game, range(self.game.players)
        if game.phase == OVER:
            return [game.cash[seat] for seat in seats]
        if self.known:
            stakes = [self._stakes(chain, game.sizes[chain]) for chain in range(CHAINS) if game.sizes[chain]]
            return [game.cash[seat] + sum(stake[seat] for stake in stakes) for seat in seats]
        return [
            None if mask.is_hidden(game, seat) else insight.cash_and_shares(game, self.rules, seat) for seat in seats
        ]

    def net_worth(self) -> dict[str, int | None]:
        """Everybody's money if the game ended now, by name."""
        return dict(zip(self.position.players, self.worths, strict=True))

    def cash(self) -> dict[str, int | None]:
        """Everybody's cash; None where it is hidden. When the game is over it is final, and public."""
        cash = (None if money == mask.UNKNOWN else money for money in self.game.cash[: self.game.players])
        return dict(zip(self.position.players, cash, strict=True))

    @cached_property
    def standings(self) -> Standings:
        """The holders of every chain, and everybody's money if the game ended now."""
        return Standings(
            chains=[self.standing(chain) for chain in range(CHAINS)],
            net_worth=self.net_worth(),
            market_draws=self.market_draws,
        )

    # --- Tiles -----------------------------------------------------------------------------------------------------

    @cached_property
    def hand(self) -> list[str]:
        """The owner's tiles while they can be placed, in the order of the board; none for an onlooker."""
        if self.owner < 0 or self.game.phase == OVER:
            return []
        return [TILE_NAMES[tile] for tile in sorted(self.game.hands[self.owner][: self.game.held[self.owner]])]

    @cached_property
    def previews(self) -> dict[str, Preview]:
        """A preview for each tile of the owner's hand; none for onlookers."""
        return {tile: self.preview(tile) for tile in self.hand}

    @property
    def unnamed(self) -> Chain:
        """F1: what stands on the next board for the chain that is being founded and has no name yet; or NONE."""
        if self.game.phase != FOUND:
            return NONE
        return next(chain for chain in range(CHAINS) if not self.game.sizes[chain])

    @cached_property
    def next_board(self) -> Game:
        """The board on which the next tile would be placed: after the merger or the founding under way."""
        after = self.game.copy()
        if self.unnamed != NONE:
            take_tiles(after, after.tile, self.unnamed)
            return after
        if self.game.merging == 0 or self.game.survivor == NONE:
            return self.game
        absorb(after, after.merging & ~(1 << after.survivor), after.survivor)
        take_tiles(after, after.tile, after.survivor)
        return after

    @cached_property
    def unplaced(self) -> Game:
        """The board without the tile of this turn: where the sums about a tile yet to be placed hold for it too."""
        game = self.game.copy()
        game.board[game.tile] = EMPTY
        return game

    @property
    def founded_size(self) -> int:
        """The size of the chain that is being founded."""
        return connected_tiles(self.unplaced, self.game.tile)

    def preview(self, name: str) -> Preview:
        """What the tile would do if it were placed now."""
        return preview_of(self, name)

    def payouts(self, acquired: list[Chain]) -> list[Payout]:
        """B2: the bonuses that these chains would pay now."""
        return [
            Payout(self.edition.chains[chain], self.position.players[seat], dollars)
            for chain in acquired
            for seat, dollars in enumerate(self._bonuses_due(chain, price(self.game, self.rules, chain)))
            if dollars
        ]

    @cached_property
    def is_comparable(self) -> bool:
        """Whether net worth can be compared: all holdings are known, and no founding or merger is under way."""
        return self.known and self.is_settled

    @property
    def is_settled(self) -> bool:
        """Whether no founding or merger is under way."""
        return self.game.merging == 0 and self.game.phase != FOUND

    def worth_with(self, chain: Chain, size: int) -> dict[str, tuple[int, int]] | None:
        """Everybody's net worth before and after a chain reaches a size; size 0 changes nothing."""
        if not self.is_comparable:
            return None
        if (chain, size) not in self._worths_with:
            after, now = ([0] * self.game.players,) * 2
            if size:
                after, now = self._stakes(chain, size), self._stakes(chain, self.game.sizes[chain])
            self._worths_with[chain, size] = {
                name: (before, before + after[seat] - now[seat])
                for seat, (name, before) in enumerate(self.net_worth().items())
                if before is not None
            }
        return self._worths_with[chain, size]
