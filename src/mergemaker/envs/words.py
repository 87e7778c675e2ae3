"""The core's single actions in words."""

from collections.abc import Sequence

from ..game.editions import POWER_NAMES
from ..game.tiles import TILE_NAMES
from ..rules import constants


def action_words(action: int, chains: Sequence[str]) -> str:
    """What an action does, in a few words, each action in its own."""
    if action < constants.DISCARD_TILE:
        return f"place {TILE_NAMES[action]}"
    if action < constants.FOUND_CHAIN:
        return f"discard {TILE_NAMES[action - constants.DISCARD_TILE]}"
    if action < constants.SURVIVOR_CHAIN:
        return f"found {chains[action - constants.FOUND_CHAIN]}"
    if action < constants.ACQUIRED_CHAIN:
        return f"survivor {chains[action - constants.SURVIVOR_CHAIN]}"
    if action < constants.BUY_SHARE:
        return f"settle {chains[action - constants.ACQUIRED_CHAIN]}"
    if action < constants.TRADE_PAIRS:
        return f"buy {chains[action - constants.BUY_SHARE]}"
    if action < constants.SELL_SHARES:
        return f"trade {2 * (action - constants.TRADE_PAIRS)}"
    if action < constants.TRADE_2:
        return f"sell {action - constants.SELL_SHARES}"
    if action < constants.USE_POWER:
        give, take = divmod(action - constants.TRADE_2, constants.CHAINS)
        return f"swap 2 {chains[give]} for {chains[take]}"
    if action < constants.STOP_PLACING:
        return f"use {POWER_NAMES[action - constants.USE_POWER]}"
    return ("stop placing", "done", "announce end", "accept", "decline")[action - constants.STOP_PLACING]
