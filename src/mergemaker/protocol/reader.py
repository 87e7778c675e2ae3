"""A view as another program sends it: what a host leaves out beyond the protocol is filled in."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ..game.actions import Action, Discard, OfferTrade, PlaceTile, Trade2, UsePower
from ..game.tiles import TILE_NAMES, TILE_NUMBERS
from ..game.view import View
from ..rules import constants
from ..rules.board import beside
from ..rules.powers import MOST_TRADES
from ..rules.state import Game


def read_view(data: dict[str, Any], player: str, actions: Sequence[Action] = (), done: Sequence[Action] = ()) -> View:
    """A view as it comes over the line protocol; what a host leaves out beyond the protocol is filled in.

    `actions` are the legal ones; `done` is what the player has done so far, if it is their turn.
    """
    turn = {"tile": None, "drawn": 0, **_own_turn(data.get("decision"), done), **data["turn"]}
    chains = {name: {"headquarters": None, **chain} for name, chain in data["chains"].items()}
    filled = {
        "viewer": player,
        "idle_turns": 0,
        "ended": None,
        "market_draws": 0,
        "exchangeable": sorted({tile for action in actions if isinstance(action, Discard) for tile in action.tiles}),
        **data,
        "turn": turn,
        "chains": chains,
    }
    if filled.get("merger") is not None:
        filled["merger"] = _filled_merger(filled, player)
    if filled.get("decision") == "found" and turn["tile"] is None:
        turn["tile"] = _founding_tile(filled["board"])
    return msgspec.convert(filled, View)


def _own_turn(decision: str | None, done: Sequence[Action]) -> dict[str, Any]:
    """The turn's fields beyond the protocol, derived from what the player has done."""
    powers = [action.power for action in done if isinstance(action, UsePower)]
    placed = sum(isinstance(action, PlaceTile) for action in done)
    begun = decision not in {"place_tile", "answer_trade"}
    return {
        "placed": max(placed, 1) if begun else placed,
        "offers": sum(isinstance(action, OfferTrade) for action in done),
        "power": powers[-1] if powers else None,
        "trades_left": MOST_TRADES - sum(isinstance(action, Trade2) for action in done) if "trade_2" in powers else 0,
    }


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
    around = {
        board.get(TILE_NAMES[near]) for near in constants.NEIGHBOURS[TILE_NUMBERS[tile]] if near < constants.TILES
    }
    return sorted(chain for chain in around if chain)


def _founding_tile(board: dict[str, str | None]) -> str | None:
    """An independent tile beside another: the one just placed is among them."""
    game = Game()
    alone = [TILE_NUMBERS[tile] for tile, chain in board.items() if chain is None]
    for tile in alone:
        game.board[tile] = constants.ALONE
    return next((TILE_NAMES[tile] for tile in alone if beside(game, tile)), None)
