"""What a player may know, in the shapes of the line protocol; and the whole state in the same shapes.

What a player may not know is not in a view: hidden tiles are counts, hidden holdings null. The fields beyond
the protocol's are all public.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ..errors import BadSetup
from ..rules import constants
from ..rules.board import is_dead
from ..rules.constants import CHAIN_IN, TILES, Ending
from ..rules.ending import most_money
from ..rules.hand import list_set_aside
from ..rules.mask import is_hidden
from ..rules.money import price
from ..rules.state import Game
from .codec import DECISIONS, POWER_NAMES
from .position import EVERYTHING, Position
from .tiles import TILE_NAMES

ENDINGS: Final = {ending: ending.name.lower() for ending in Ending if ending}


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
    """With two players: the tile that sets the market's number of shares."""

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
    chains: list[str]  # all chains in the merger
    unsettled: list[str]  # acquired, still to be settled
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
    """The final result of a game."""

    final: dict[str, int]
    winners: list[str]


class View(msgspec.Struct):
    """A position as one viewer may see it."""

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
        """The player of that name; BadSetup if there is none."""
        return self.players[self.seat(name)]

    def seat(self, name: str) -> int:
        """The player's seat, from 0; BadSetup if there is none."""
        for seat, player in enumerate(self.players):
            if player.name == name:
                return seat
        raise no_such_player(name, [player.name for player in self.players])

    def as_data(self) -> dict[str, Any]:
        """The view as a JSON object."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


def no_such_player(name: str, players: Sequence[str]) -> BadSetup:
    """The error for an unknown player's name."""
    return BadSetup("unknown_player", name=name, known=[*players])


def view_of(position: Position) -> View:
    """H1: a position in the shapes of the line protocol."""
    game, players, viewer = position.game, position.players, position.viewer
    chains = position.edition.chains
    over = game.phase == constants.OVER
    return View(
        edition=position.edition.name,
        options=position.edition.options.as_dict(),
        over=over,
        decision=None if over else DECISIONS[game.phase],
        to_act=_name(players, game.actor),
        turn=_turn(game, players),
        end_announced_by=_name(players, game.announced),
        players=[_player(position, seat, name) for seat, name in enumerate(players)],
        board={
            TILE_NAMES[tile]: None if content == constants.ALONE else chains[CHAIN_IN[content]]
            for tile, content in enumerate(game.board)
            if content
        },
        chains={name: _chain(position, chain) for chain, name in enumerate(chains)},
        bag=[TILE_NAMES[tile] for tile in game.bag[game.drawn :]] if viewer == EVERYTHING else TILES - game.drawn,
        discarded=discarded_tiles(game),
        offer=offer_of(game, chains, players),
        merger=_merger(game, chains, players),
        result=result_of(game, players) if over else None,
        viewer=position.viewer_name,
        idle_turns=game.idle,
        ended=ENDINGS.get(game.ended),
        market_draws=game.market_draws,
        exchangeable=exchangeable_tiles(game) if viewer in (game.actor, EVERYTHING) else [],
    )


def view_from(onlookers: View, position: Position) -> View:
    """H1: a player's view, made from an onlooker's: only the player's own hand and holdings differ."""
    seat = position.viewer
    players = onlookers.players[:]
    players[seat] = _player(position, seat, players[seat].name)
    exchangeable = exchangeable_tiles(position.game) if seat == position.game.actor else []
    return msgspec.structs.replace(onlookers, players=players, viewer=players[seat].name, exchangeable=exchangeable)


def _name(players: Sequence[str], seat: int) -> str | None:
    return None if seat == constants.NOBODY else players[seat]


def _tile(tile: int) -> str | None:
    return None if tile == constants.NONE else TILE_NAMES[tile]


def _turn(game: Game, players: Sequence[str]) -> TurnView:
    return TurnView(
        number=game.turn,
        player=players[game.player],
        tile=_tile(game.tile),
        placed=game.placed,
        drawn=game.drew,
        offers=game.offers,
        power=None if game.power == constants.NONE else POWER_NAMES[game.power],
        trades_left=game.trades_left,
    )


def _player(position: Position, seat: int, name: str) -> PlayerView:
    game, chains = position.game, position.edition.chains
    hidden = is_hidden(game, seat)
    hand = game.hands[seat][: game.held[seat]]
    return PlayerView(
        name=name,
        cash=None if hidden else game.cash[seat],
        shares=None if hidden else dict(zip(chains, game.shares[seat], strict=True)),
        tiles=[TILE_NAMES[tile] for tile in sorted(hand)] if position.viewer in (seat, EVERYTHING) else len(hand),
        powers=[power for number, power in enumerate(POWER_NAMES) if game.powers[seat] >> number & 1],
    )


def _chain(position: Position, chain: int) -> ChainView:
    game = position.game
    return ChainView(
        size=game.sizes[chain],
        active=game.sizes[chain] > 0,
        safe=bool(game.safe >> chain & 1),
        price=price(game, position.rules, chain) or None,
        market=game.market[chain],
        headquarters=_tile(game.headquarters[chain]),
    )


def discarded_tiles(game: Game) -> list[str]:
    """T8: the tiles that were set aside."""
    out = [0] * TILES
    return [TILE_NAMES[tile] for tile in sorted(out[: list_set_aside(game, out)])]


def result_of(game: Game, players: Sequence[str]) -> Result:
    """E6: everybody's money, and the winners, who have the most."""
    final = dict(zip(players, game.cash, strict=False))
    return Result(final=final, winners=[name for name, money in final.items() if money == most_money(game)])


def exchangeable_tiles(game: Game) -> list[str]:
    """T8: the tiles that the player to act may set aside now."""
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
