"""What a player may know, in the shapes of the line protocol; and the whole state in the same shapes.

Outside the core, code works on views. What a player may not know is not in them: counts stand for hidden tiles, null
for hidden holdings. The fields beyond the protocol's are all public.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from ..rules import constants
from ..rules.board import is_dead
from ..rules.money import price
from ..rules.state import Game, Rules
from .editions import POWER_NAMES, Edition
from .tiles import TILE_NAMES

DECISIONS = {
    constants.PLACE: "place_tile",
    constants.ANSWER: "answer_trade",
    constants.FOUND: "found",
    constants.SURVIVOR: "choose_survivor",
    constants.ACQUIRED: "choose_acquired",
    constants.DISPOSE_TRADE: "dispose",
    constants.DISPOSE_SELL: "dispose",
    constants.BUY: "buy",
    constants.DISCARD: "discard",
}
ENDINGS = {constants.ANNOUNCED: "announced", constants.EXHAUSTED: "exhausted", constants.STALLED: "stalled"}


class TurnView(msgspec.Struct):
    """Whose turn it is and what has happened in it."""

    number: int
    player: str
    tile: str | None  # the last tile placed
    placed: int
    drawn: int
    offers: int
    power: str | None  # the special power used
    trades_left: int  # of Trade 2


class PlayerView(msgspec.Struct):
    """A player; tiles as a count and holdings as null where they are hidden."""

    name: str
    cash: int | None
    shares: dict[str, int] | None
    tiles: list[str] | int
    powers: list[str]


class ChainView(msgspec.Struct):
    """A chain, on the board or not."""

    size: int
    active: bool
    safe: bool
    price: int | None
    market: int
    headquarters: str | None


class MarketDraw(msgspec.Struct):
    """With two players: the tile that says how many shares the market counts with."""

    tile: str
    shares: int


class MergerView(msgspec.Struct):
    """The merger under way."""

    tile: str
    survivor: str | None
    acquired: list[str]
    settling: str | None
    bonuses: dict[str, int]
    holdings: dict[str, int]
    chains: list[str]  # all that merge
    unsettled: list[str]  # acquired and not yet begun
    asked: int  # seats from the mergemaker on that have been asked about the chain being settled
    market_draw: MarketDraw | None


class SideView(msgspec.Struct):
    """One side of the trade offered."""

    cash: int
    shares: dict[str, int]


class OfferView(msgspec.Struct):
    """The trade that waits for an answer."""

    maker: str = msgspec.field(name="from")
    to: str
    give: SideView
    take: SideView


class Result(msgspec.Struct):
    """How the game came out."""

    final: dict[str, int]
    winners: list[str]


class View(msgspec.Struct):
    """A position as somebody may see it."""

    edition: str
    options: dict[str, str | bool]
    over: bool
    decision: str | None
    to_act: str | None
    turn: TurnView
    end_announced_by: str | None
    players: list[PlayerView]
    board: dict[str, str | None]
    chains: dict[str, ChainView]
    bag: list[str] | int
    discarded: list[str]
    offer: OfferView | None
    merger: MergerView | None
    result: Result | None
    viewer: str | None  # whose view it is; null: an onlooker's, or the whole state
    idle_turns: int
    ended: str | None  # announced, exhausted or stalled
    market_draws: int
    exchangeable: list[str]  # the viewer's own tiles that a discard may name now

    def player(self, name: str) -> PlayerView:
        """The player of that name."""
        return next(player for player in self.players if player.name == name)

    def seat(self, name: str) -> int:
        """Where that player sits, from 0."""
        return next(seat for seat, player in enumerate(self.players) if player.name == name)

    def shares_of(self, player: PlayerView, chain: str) -> int | None:
        """H1, H2: the player's shares as far as they are shown; hidden ones of a chain being settled as it began."""
        if player.shares is not None:
            return player.shares[chain]
        if self.merger is not None and self.merger.settling == chain:
            return self.merger.holdings.get(player.name, 0)
        return None

    def has_paid(self, chain: str) -> bool:
        """Whether the chain is being settled, or was in the merger under way: its bonuses are paid."""
        merger = self.merger
        return merger is not None and chain in merger.acquired and chain not in merger.unsettled

    def as_data(self) -> dict[str, Any]:
        """The view as a JSON object."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


ONLOOKER = -1
EVERYTHING = -2


def view_of(game: Game, edition: Edition, rules: Rules, players: Sequence[str], viewer: int) -> View:
    """H1: what the player of that seat may know; ONLOOKER for an onlooker, EVERYTHING for the whole state."""
    chains = edition.chains
    all_shown = viewer == EVERYTHING
    open_holdings = all_shown or not edition.hides_holdings
    over = game.phase == constants.OVER
    actor = None if game.actor == constants.NOBODY else players[game.actor]
    return View(
        edition=edition.name,
        options=edition.options.as_dict(),
        over=over,
        decision=None if over else DECISIONS[game.phase],
        to_act=actor,
        turn=TurnView(
            number=game.turn,
            player=players[game.player],
            tile=None if game.tile == constants.NONE else TILE_NAMES[game.tile],
            placed=game.placed,
            drawn=game.drew,
            offers=game.offers,
            power=None if game.power == constants.NONE else POWER_NAMES[game.power],
            trades_left=game.trades_left,
        ),
        end_announced_by=None if game.announced == constants.NOBODY else players[game.announced],
        players=[
            PlayerView(
                name=name,
                cash=game.cash[seat] if open_holdings or seat == viewer else None,
                shares=dict(zip(chains, game.shares[seat], strict=True)) if open_holdings or seat == viewer else None,
                tiles=[TILE_NAMES[tile] for tile in sorted(game.hands[seat][: game.held[seat]])]
                if all_shown or seat == viewer
                else game.held[seat],
                powers=[POWER_NAMES[power] for power in range(constants.POWERS) if game.powers[seat] >> power & 1],
            )
            for seat, name in enumerate(players)
        ],
        board={
            TILE_NAMES[tile]: None
            if game.board[tile] == constants.ALONE
            else chains[constants.CHAIN_IN[game.board[tile]]]
            for tile in range(constants.TILES)
            if game.board[tile] != constants.EMPTY
        },
        chains={
            name: ChainView(
                size=game.sizes[chain],
                active=game.sizes[chain] > 0,
                safe=bool(game.safe >> chain & 1),
                price=price(game, rules, chain) or None,
                market=game.market[chain],
                headquarters=None
                if game.headquarters[chain] == constants.NONE
                else TILE_NAMES[game.headquarters[chain]],
            )
            for chain, name in enumerate(chains)
        },
        bag=[TILE_NAMES[tile] for tile in game.bag[game.drawn :]] if all_shown else constants.TILES - game.drawn,
        discarded=discarded_tiles(game),
        offer=offer_of(game, chains, players),
        merger=_merger(game, chains, players),
        result=result_of(game, players) if over else None,
        viewer=players[viewer] if viewer >= 0 else None,
        idle_turns=game.idle,
        ended=ENDINGS.get(game.ended),
        market_draws=game.market_draws,
        exchangeable=_exchangeable(game) if viewer in (game.actor, EVERYTHING) else [],
    )


def discarded_tiles(game: Game) -> list[str]:
    """Tiles set aside: those that are neither in the bag nor in a hand nor on the board."""
    elsewhere = set(game.bag[game.drawn :])
    for seat in range(game.players):
        elsewhere.update(game.hands[seat][: game.held[seat]])
    return [
        TILE_NAMES[tile]
        for tile in range(constants.TILES)
        if game.board[tile] == constants.EMPTY and tile not in elsewhere
    ]


def result_of(game: Game, players: Sequence[str]) -> Result:
    """E6: everybody's money, and the winners: all who have the most."""
    final = dict(zip(players, game.cash, strict=False))
    most = max(final.values())
    return Result(final=final, winners=[name for name, money in final.items() if money == most])


def _exchangeable(game: Game) -> list[str]:
    if game.phase != constants.DISCARD:
        return []
    hand = game.hands[game.player][game.discard_from : game.held[game.player]]
    return [TILE_NAMES[tile] for tile in sorted(hand) if is_dead(game, tile)]


def _chains_in(chains: Sequence[str], bits: int) -> list[str]:
    return [name for chain, name in enumerate(chains) if bits >> chain & 1]


def _merger(game: Game, chains: Sequence[str], players: Sequence[str]) -> MergerView | None:
    """H2: the merger under way, the same for all: everybody's shares in the chain being settled are shown."""
    if game.merging == 0:
        return None
    known = game.survivor != constants.NONE
    settling = game.settling != constants.NONE
    return MergerView(
        tile=TILE_NAMES[game.tile],
        survivor=chains[game.survivor] if known else None,
        acquired=_chains_in(chains, game.merging & ~(1 << game.survivor)) if known else [],
        settling=chains[game.settling] if settling else None,
        bonuses={name: game.bonuses[seat] for seat, name in enumerate(players) if game.bonuses[seat] > 0},
        holdings={name: game.holdings[seat] for seat, name in enumerate(players)} if settling else {},
        chains=_chains_in(chains, game.merging),
        unsettled=_chains_in(chains, game.unsettled),
        asked=game.asked,
        market_draw=None
        if game.market_tile == constants.NONE
        else MarketDraw(tile=TILE_NAMES[game.market_tile], shares=game.market_tile // constants.ROWS + 1),
    )


def offer_of(game: Game, chains: Sequence[str], players: Sequence[str]) -> OfferView | None:
    """The trade that waits for an answer, if there is one."""
    if game.offer_to == constants.NOBODY:
        return None
    return OfferView(
        maker=players[game.player],
        to=players[game.offer_to],
        give=SideView(cash=game.offer_give_cash, shares=_counted(chains, game.offer_give)),
        take=SideView(cash=game.offer_take_cash, shares=_counted(chains, game.offer_take)),
    )


def _counted(chains: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(chains, counts, strict=True) if count}
