"""From a view to a position of the core that would look the same to its player, and from the core's steps to an action."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ..actions import (
    Action,
    AnnounceEnd,
    AnswerTrade,
    Buy,
    ChooseAcquired,
    ChooseSurvivor,
    Discard,
    Dispose,
    Found,
    PlaceTile,
    StopPlacing,
    Trade2,
    UsePower,
)
from ..core import names
from ..core.board import beside
from ..core.merger import can_trade
from ..core.setup import clear_table
from ..core.state import Game, Rules
from ..editions import POWER_NAMES, Edition, edition_named
from ..tiles import TILE_NAMES, TILE_NUMBERS
from ..view import View

PHASES = {
    "place_tile": names.PLACE,
    "answer_trade": names.ANSWER,
    "found": names.FOUND,
    "choose_survivor": names.SURVIVOR,
    "choose_acquired": names.ACQUIRED,
    "dispose": names.DISPOSE_TRADE,
    "buy": names.BUY,
    "discard": names.DISCARD,
}


def edition_of(view: View) -> Edition:
    """The edition with its house rules, as it is played at this table."""
    return edition_named(view.edition).but(**view.options).for_players(len(view.players))


def position_of(view: View, me: int, edition: Edition, rules: Rules) -> Game:
    """A position that looks like the view to that seat. Tiles it cannot see lie anywhere; holdings it cannot see are 0."""
    game = Game()
    clear_table(game, rules, len(view.players))
    _read_board(game, view, edition)
    _read_players(game, view, edition)
    _read_tiles(game, view, me)
    _read_turn(game, view, me)
    _read_merger(game, view, edition)
    _read_offer(game, view, edition)
    if game.phase == names.DISPOSE_TRADE and not can_trade(game, me):
        game.phase = names.DISPOSE_SELL
    return game


def _read_board(game: Game, view: View, edition: Edition) -> None:
    for tile, chain in view.board.items():
        game.board[TILE_NUMBERS[tile]] = names.ALONE if chain is None else 1 << edition.chains.index(chain)
    for chain, name in enumerate(edition.chains):
        shown = view.chains[name]
        game.sizes[chain] = shown.size
        game.market[chain] = shown.market
        game.active |= int(shown.active) << chain
        game.safe |= int(shown.safe) << chain
        if shown.headquarters is not None:
            game.headquarters[chain] = TILE_NUMBERS[shown.headquarters]


def _read_players(game: Game, view: View, edition: Edition) -> None:
    for seat, player in enumerate(view.players):
        game.cash[seat] = player.cash or 0
        if player.shares is not None:
            game.shares[seat] = [player.shares[chain] for chain in edition.chains]
        game.powers[seat] = sum(1 << POWER_NAMES.index(power) for power in player.powers)


def _read_tiles(game: Game, view: View, me: int) -> None:
    seen = [TILE_NUMBERS[tile] for tile in (*view.board, *view.discarded)]
    own = view.players[me].tiles
    assert isinstance(own, list)
    hand = sorted((TILE_NUMBERS[tile] for tile in own), key=lambda tile: TILE_NAMES[tile] in view.exchangeable)
    unseen = [tile for tile in range(names.TILES) if tile not in {*seen, *hand}]
    for seat, player in enumerate(view.players):
        tiles = hand if seat == me else unseen[: _count(player.tiles)]
        if seat != me:
            del unseen[: len(tiles)]
        game.hands[seat][: len(tiles)] = tiles
        game.held[seat] = len(tiles)
        seen += tiles
    game.drawn = names.TILES - len(unseen)
    game.bag = seen + unseen
    game.discard_from = len(hand) - len(view.exchangeable)


def _count(tiles: list[str] | int) -> int:
    return tiles if isinstance(tiles, int) else len(tiles)


def _read_turn(game: Game, view: View, me: int) -> None:
    turn = view.turn
    game.turn = turn.number
    game.player = view.seat(turn.player)
    game.actor = me
    game.phase = PHASES[view.decision or ""]
    game.announced = names.NOBODY if view.end_announced_by is None else view.seat(view.end_announced_by)
    game.idle = view.idle_turns
    game.tile = names.NONE if turn.tile is None else TILE_NUMBERS[turn.tile]
    game.placed = turn.placed
    game.drew = turn.drawn
    game.offers = turn.offers
    game.power = names.NONE if turn.power is None else POWER_NAMES.index(turn.power)
    game.trades_left = turn.trades_left
    game.market_draws = view.market_draws


def _read_merger(game: Game, view: View, edition: Edition) -> None:
    merger = view.merger
    if merger is None:
        return

    def chains_in(named: Sequence[str]) -> int:
        return sum(1 << edition.chains.index(name) for name in named)

    game.merging = chains_in(merger.chains)
    game.tile = TILE_NUMBERS[merger.tile]
    game.unsettled = chains_in(merger.unsettled)
    game.asked = merger.asked
    if merger.survivor is not None:
        game.survivor = edition.chains.index(merger.survivor)
    if merger.settling is not None:
        game.settling = edition.chains.index(merger.settling)
    for name, count in merger.holdings.items():
        game.holdings[view.seat(name)] = count
    for name, money in merger.bonuses.items():
        game.bonuses[view.seat(name)] = money
    if merger.market_draw is not None:
        game.market_tile = TILE_NUMBERS[merger.market_draw.tile]


def _read_offer(game: Game, view: View, edition: Edition) -> None:
    offer = view.offer
    if offer is None:
        return
    game.offer_to = view.seat(offer.to)
    game.offer_give_cash, game.offer_take_cash = offer.give.cash, offer.take.cash
    game.offer_give = [offer.give.shares.get(chain, 0) for chain in edition.chains]
    game.offer_take = [offer.take.shares.get(chain, 0) for chain in edition.chains]


def bundle(steps: Sequence[int], phase: int, chains: Sequence[str]) -> Action:
    """The action that some of the core's steps, all of one decision, make up."""
    first = steps[0]
    if first == names.DONE and phase == names.DISCARD:
        return Discard([])
    if first == names.DONE or names.BUY_SHARE <= first < names.TRADE_PAIRS:
        shares: dict[str, int] = {}
        for step in steps:
            if step != names.DONE:
                chain = chains[step - names.BUY_SHARE]
                shares[chain] = shares.get(chain, 0) + 1
        return Buy(shares)
    if names.TRADE_PAIRS <= first < names.TRADE_2:
        pairs = sum(step - names.TRADE_PAIRS for step in steps if step < names.SELL_SHARES)
        sold = sum(step - names.SELL_SHARES for step in steps if step >= names.SELL_SHARES)
        return Dispose(sell=sold, trade=2 * pairs)
    if names.DISCARD_TILE <= first < names.FOUND_CHAIN:
        return Discard([TILE_NAMES[step - names.DISCARD_TILE] for step in steps if step != names.DONE])
    return _single(first, chains)


def _single(step: int, chains: Sequence[str]) -> Action:
    if step < names.DISCARD_TILE:
        return PlaceTile(TILE_NAMES[step])
    if step < names.SURVIVOR_CHAIN:
        return Found(chains[step - names.FOUND_CHAIN])
    if step < names.ACQUIRED_CHAIN:
        return ChooseSurvivor(chains[step - names.SURVIVOR_CHAIN])
    if step < names.BUY_SHARE:
        return ChooseAcquired(chains[step - names.ACQUIRED_CHAIN])
    if step < names.USE_POWER:
        give, take = divmod(step - names.TRADE_2, names.CHAINS)
        return Trade2(chains[give], chains[take])
    if step < names.STOP_PLACING:
        return UsePower(POWER_NAMES[step - names.USE_POWER])
    if step == names.STOP_PLACING:
        return StopPlacing()
    return AnnounceEnd() if step == names.ANNOUNCE_END else AnswerTrade(step == names.ACCEPT)


def read_view(data: dict[str, Any], player: str) -> View:
    """A view as it comes over the line protocol; what a host leaves out beyond the protocol is filled in."""
    turn = {"tile": None, "placed": None, "drawn": 0, "offers": 0, "power": None, "trades_left": 0, **data["turn"]}
    begun = data.get("decision") not in {"place_tile", "answer_trade"}
    if turn["placed"] is None:
        turn["placed"] = int(begun)
    chains = {name: {"headquarters": None, **chain} for name, chain in data["chains"].items()}
    filled = {
        "viewer": player,
        "idle_turns": 0,
        "ended": None,
        "market_draws": 0,
        "exchangeable": [],
        **data,
        "turn": turn,
        "chains": chains,
    }
    if filled.get("merger") is not None:
        filled["merger"] = _filled_merger(filled, player)
    if filled.get("decision") == "found" and turn["tile"] is None:
        turn["tile"] = _founding_tile(filled["board"])
    return msgspec.convert(filled, View)


def _filled_merger(data: dict[str, Any], player: str) -> dict[str, Any]:
    merger = data["merger"]
    seats = [seat["name"] for seat in data["players"]]
    steps = (seats.index(player) - seats.index(data["turn"]["player"])) % len(seats)
    near = [] if merger["survivor"] else _chains_beside(data["board"], merger["tile"])
    return {
        "chains": [*merger["acquired"], merger["survivor"]] if merger["survivor"] else near,
        "unsettled": [] if merger["settling"] else merger["acquired"],
        "asked": steps + 1,
        "market_draw": None,
        **merger,
    }


def _chains_beside(board: dict[str, str | None], tile: str) -> list[str]:
    around = {board.get(TILE_NAMES[near]) for near in names.NEIGHBOURS[TILE_NUMBERS[tile]] if near < names.TILES}
    return sorted(chain for chain in around if chain)


def _founding_tile(board: dict[str, str | None]) -> str | None:
    """An independent tile beside another: the one just placed is among them."""
    game = Game()
    alone = [TILE_NUMBERS[tile] for tile, chain in board.items() if chain is None]
    for tile in alone:
        game.board[tile] = names.ALONE
    return next((TILE_NAMES[tile] for tile in alone if beside(game, tile)), None)
