"""Between actions with names and the core's numbers, for actions that are one step of the core."""

from collections.abc import Sequence

from .actions import (
    Action,
    AnnounceEnd,
    AnswerTrade,
    ChooseAcquired,
    ChooseSurvivor,
    Found,
    PlaceTile,
    StopPlacing,
    Trade2,
    UsePower,
)
from .core import names
from .editions import POWER_NAMES
from .tiles import TILE_NAMES, TILE_NUMBERS


def number_of(action: Action, chains: Sequence[str]) -> int | None:
    """The core's number of an action that is one step; None when it names something that is not there."""
    match action:
        case PlaceTile(tile):
            return TILE_NUMBERS.get(tile)
        case StopPlacing():
            return names.STOP_PLACING
        case AnnounceEnd():
            return names.ANNOUNCE_END
        case AnswerTrade(accept):
            return names.ACCEPT if accept else names.DECLINE
        case UsePower(power) if power in POWER_NAMES:
            return names.USE_POWER + POWER_NAMES.index(power)
        case Found(chain) if chain in chains:
            return names.FOUND_CHAIN + chains.index(chain)
        case ChooseSurvivor(chain) if chain in chains:
            return names.SURVIVOR_CHAIN + chains.index(chain)
        case ChooseAcquired(chain) if chain in chains:
            return names.ACQUIRED_CHAIN + chains.index(chain)
        case Trade2(give, take) if give in chains and take in chains:
            return names.TRADE_2 + chains.index(give) * names.CHAINS + chains.index(take)
    return None


def action_of(action: int, chains: Sequence[str]) -> Action:
    """The action that one of the core's numbers stands for."""
    if action < names.DISCARD_TILE:
        return PlaceTile(TILE_NAMES[action])
    if action < names.SURVIVOR_CHAIN:
        return Found(chains[action - names.FOUND_CHAIN])
    if action < names.ACQUIRED_CHAIN:
        return ChooseSurvivor(chains[action - names.SURVIVOR_CHAIN])
    if action < names.BUY_SHARE:
        return ChooseAcquired(chains[action - names.ACQUIRED_CHAIN])
    if action < names.USE_POWER:
        give, take = divmod(action - names.TRADE_2, names.CHAINS)
        return Trade2(chains[give], chains[take])
    if action < names.STOP_PLACING:
        return UsePower(POWER_NAMES[action - names.USE_POWER])
    alone: dict[int, Action] = {
        names.STOP_PLACING: StopPlacing(),
        names.ANNOUNCE_END: AnnounceEnd(),
        names.ACCEPT: AnswerTrade(True),
        names.DECLINE: AnswerTrade(False),
    }
    return alone[action]
