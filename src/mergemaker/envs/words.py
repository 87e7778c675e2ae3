"""The core's single actions in words."""

from collections.abc import Sequence

from ..core import names
from ..editions import POWER_NAMES
from ..tiles import TILE_NAMES


def action_words(action: int, chains: Sequence[str]) -> str:
    """What an action does, in a few words, each action in its own."""
    if action < names.DISCARD_TILE:
        return f"place {TILE_NAMES[action]}"
    if action < names.FOUND_CHAIN:
        return f"discard {TILE_NAMES[action - names.DISCARD_TILE]}"
    if action < names.SURVIVOR_CHAIN:
        return f"found {chains[action - names.FOUND_CHAIN]}"
    if action < names.ACQUIRED_CHAIN:
        return f"survivor {chains[action - names.SURVIVOR_CHAIN]}"
    if action < names.BUY_SHARE:
        return f"settle {chains[action - names.ACQUIRED_CHAIN]}"
    if action < names.TRADE_PAIRS:
        return f"buy {chains[action - names.BUY_SHARE]}"
    if action < names.SELL_SHARES:
        return f"trade {2 * (action - names.TRADE_PAIRS)}"
    if action < names.TRADE_2:
        return f"sell {action - names.SELL_SHARES}"
    if action < names.USE_POWER:
        give, take = divmod(action - names.TRADE_2, names.CHAINS)
        return f"swap 2 {chains[give]} for {chains[take]}"
    if action < names.STOP_PLACING:
        return f"use {POWER_NAMES[action - names.USE_POWER]}"
    return ("stop placing", "done", "announce end", "accept", "decline")[action - names.STOP_PLACING]
