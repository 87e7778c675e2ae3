"""What a view lets its reader reckon: what a tile would do, who would be paid what, what everybody is worth.

It reads the view into a position and asks the rules themselves, so it knows nothing that the view does not show. With
two players the market's draw cannot be known beforehand and is left out.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ..rules import constants
from ..rules.board import (
    absorb,
    beside,
    can_be_placed,
    is_dead,
    take_tiles,
)
from ..rules.merger import largest
from ..rules.money import bonus, pay_bonuses, price
from ..rules.state import Rules
from .editions import Edition
from .tiles import TILE_NAMES, TILE_NUMBERS
from .view import View
from .view_reader import edition_of, shown_game

ALONE, BESIDE, FOUND, GROW, MERGE, NOT_NOW, NEVER = EFFECTS = (
    "alone",
    "beside",
    "found",
    "grow",
    "merge",
    "not_now",
    "never",
)


@dataclass(frozen=True)
class Effect:
    """What a tile would do if it were placed now."""

    tile: str
    kind: str  # one of EFFECTS
    chains: tuple[str, ...]  # those it touches, the largest first
    near: tuple[str, ...] = ()  # own tiles beside it
    size: int = 1  # tiles that would stand together
    price: int | None = None  # of a share of the chain they would be, where it is known which
    survivors: tuple[str, ...] = ()  # those that may survive a merger


@dataclass(frozen=True)
class Holder:
    """A holder of a chain: shares, place (1 for the most) and the bonus it would be paid now."""

    player: str
    shares: int
    place: int
    bonus: int


class Outlook:
    """A view, with what can be reckoned from it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.edition: Edition = edition_of(view)
        self.rules: Rules = self.edition.rules()
        self.rules.two_player_market = 0
        self.open = all(player.shares is not None for player in view.players)
        self._game = shown_game(view, self.edition)

    # --- Tiles -----------------------------------------------------------------------------------------------------

    def hand(self) -> list[str]:
        """The viewer's own tiles while they can be placed; none for an onlooker."""
        if self.view.viewer is None or self.view.over:
            return []
        tiles = self.view.player(self.view.viewer).tiles
        return tiles if isinstance(tiles, list) else []

    def effect(self, tile: str, hand: Sequence[str] = ()) -> Effect:
        """What the tile would do; tiles of the hand beside it are named when it would stand alone."""
        game, number = self._game, TILE_NUMBERS[tile]
        around = beside(game, number)
        chains = self._by_size(around & constants.ALL_CHAINS)
        if not can_be_placed(game, number):
            return Effect(tile, NEVER if is_dead(game, number) else NOT_NOW, chains)
        if around == constants.EMPTY:
            near = [constants.NEIGHBOURS[number][i] for i in range(4)]
            mine = tuple(TILE_NAMES[other] for other in near if other < constants.TILES and TILE_NAMES[other] in hand)
            return Effect(tile, BESIDE if mine else ALONE, (), mine)
        if not chains:
            return Effect(tile, FOUND, (), size=self.founded_size(tile))
        after = game.copy()
        after.board[number] = constants.ALONE
        survivors = largest(game, around & constants.ALL_CHAINS)
        survivor = next(chain for chain in range(constants.CHAINS) if survivors >> chain & 1)
        absorb(after, around & constants.ALL_CHAINS & ~(1 << survivor), survivor)
        take_tiles(after, number, survivor)
        return Effect(
            tile,
            MERGE if len(chains) > 1 else GROW,
            chains,
            size=after.sizes[survivor],
            price=price(after, self.rules, survivor) if survivors == 1 << survivor else None,
            survivors=self._by_size(survivors),
        )

    def founded_size(self, tile: str) -> int:
        """How many tiles a chain would have that is founded with this one."""
        after = self._game.copy()
        some = next(chain for chain in range(constants.CHAINS) if not after.active >> chain & 1)
        take_tiles(after, TILE_NUMBERS[tile], some)
        return after.sizes[some]

    def _by_size(self, chains: int) -> tuple[str, ...]:
        found = [chain for chain in range(constants.CHAINS) if chains >> chain & 1]
        found.sort(key=lambda chain: -self._game.sizes[chain])
        return tuple(self.edition.chains[chain] for chain in found)

    # --- Money -----------------------------------------------------------------------------------------------------

    def price_at(self, chain: str, size: int) -> int:
        """What a share of the chain costs when it has so many tiles."""
        trial = self._game.copy()
        number = self.edition.chains.index(chain)
        trial.sizes[number] = size
        return price(trial, self.rules, number)

    def next_price(self, chain: str) -> tuple[int, int] | None:
        """How many more tiles raise the chain's price, and what it will be then; None at the top."""
        size = self.view.chains[chain].size
        now = self.price_at(chain, size)
        for more in range(1, constants.TILES - size + 1):
            if self.price_at(chain, size + more) > now:
                return more, self.price_at(chain, size + more)
        return None

    def bonuses(self, chain: str) -> list[int]:
        """The first, second (and third) bonus at the price of now."""
        now = self.view.chains[chain].price or 0
        return [bonus(self.rules, now, rank) for rank in range(self.rules.ranks)]

    def holders(self, chain: str) -> list[Holder] | None:
        """Who holds the chain, the most first, and what each would be paid; None where holdings are hidden.

        Of a chain being settled: who held it when that began, and what they were paid.
        """
        if not self.open:
            return None
        number = self.edition.chains.index(chain)
        game = self._game.copy()
        held = [game.shares[seat][number] for seat in range(game.players)]
        before, merger = held, self.view.merger
        if merger is not None and self.view.has_paid(chain):
            is_now = chain == merger.settling
            before = [merger.holdings.get(player.name, 0) for player in self.view.players] if is_now else held
            game.bonuses[: game.players] = [
                merger.bonuses.get(player.name, 0) if is_now else 0 for player in self.view.players
            ]
        elif game.sizes[number]:
            pay_bonuses(game, self.rules, number)
        else:
            game.bonuses[: game.players] = [0] * game.players
        found = [
            Holder(player.name, held[seat], 1 + sum(other > before[seat] for other in before), game.bonuses[seat])
            for seat, player in enumerate(self.view.players)
            if before[seat]
        ]
        return sorted(found, key=lambda holder: holder.place)

    def cash(self) -> dict[str, int | None]:
        """Everybody's cash; None where it is hidden. When the game is over it is everybody's money, for all to see."""
        if self.view.result:
            return dict(self.view.result.final)
        return {player.name: player.cash for player in self.view.players}

    def net_worth(self) -> dict[str, int | None]:
        """Everybody's money if the game ended now; None where it cannot be known."""
        if self.view.result:
            return dict(self.view.result.final)
        if not self.open:
            return {player.name: None for player in self.view.players}
        worth = {player.name: player.cash or 0 for player in self.view.players}
        merger = self.view.merger
        for chain in self.edition.chains:
            share = self.view.chains[chain].price
            paid = self.view.has_paid(chain)
            if not share or (paid and merger and chain != merger.settling):
                continue  # what was kept of a chain that is settled is worth nothing
            for holder in self.holders(chain) or []:
                worth[holder.player] += holder.shares * share + (0 if paid else holder.bonus)
        return dict(worth)

    def worth_without_bonuses(self) -> int | None:
        """The viewer's cash and shares at the prices of now."""
        if self.view.viewer is None:
            return None
        mine = self.view.player(self.view.viewer)
        if mine.cash is None or mine.shares is None:
            return None
        return mine.cash + sum(count * (self.view.chains[chain].price or 0) for chain, count in mine.shares.items())
