"""Between actions with names and the core's numbers, for actions that are one step of the core."""

from collections.abc import Sequence

from ..rules import constants
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
from .editions import POWER_NAMES
from .tiles import TILE_NAMES, TILE_NUMBERS


def number_of(action: Action, chains: Sequence[str]) -> int | None:
    """The core's number of an action that is one step; None when it names something that is not there."""
    match action:
        case PlaceTile(tile):
            return TILE_NUMBERS.get(tile)
        case StopPlacing():
            return constants.STOP_PLACING
        case AnnounceEnd():
            return constants.ANNOUNCE_END
        case AnswerTrade(accept):
            return constants.ACCEPT if accept else constants.DECLINE
        case UsePower(power) if power in POWER_NAMES:
            return constants.USE_POWER + POWER_NAMES.index(power)
        case Found(chain) if chain in chains:
            return constants.FOUND_CHAIN + chains.index(chain)
        case ChooseSurvivor(chain) if chain in chains:
            return constants.SURVIVOR_CHAIN + chains.index(chain)
        case ChooseAcquired(chain) if chain in chains:
            return constants.ACQUIRED_CHAIN + chains.index(chain)
        case Trade2(give, take) if give in chains and take in chains:
            return constants.TRADE_2 + chains.index(give) * constants.CHAINS + chains.index(take)
    return None


def action_of(action: int, chains: Sequence[str]) -> Action:
    """The action that one of the core's numbers stands for."""
    if action < constants.DISCARD_TILE:
        return PlaceTile(TILE_NAMES[action])
    if action < constants.SURVIVOR_CHAIN:
        return Found(chains[action - constants.FOUND_CHAIN])
    if action < constants.ACQUIRED_CHAIN:
        return ChooseSurvivor(chains[action - constants.SURVIVOR_CHAIN])
    if action < constants.BUY_SHARE:
        return ChooseAcquired(chains[action - constants.ACQUIRED_CHAIN])
    if action < constants.USE_POWER:
        give, take = divmod(action - constants.TRADE_2, constants.CHAINS)
        return Trade2(chains[give], chains[take])
    if action < constants.STOP_PLACING:
        return UsePower(POWER_NAMES[action - constants.USE_POWER])
    alone: dict[int, Action] = {
        constants.STOP_PLACING: StopPlacing(),
        constants.ANNOUNCE_END: AnnounceEnd(),
        constants.ACCEPT: AnswerTrade(True),
        constants.DECLINE: AnswerTrade(False),
    }
    return alone[action]
