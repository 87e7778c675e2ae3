"""Mergemaker: the board game Acquire, every edition, as a library, a program and a table in the browser.

This is the library's front door, `import mergemaker as mm`: what is listed in `__all__` is public and stays, all other
modules are internal. Each name is loaded when it is first used. docs/library.md is its guide.
"""

import importlib
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from .bots.bot import Bot
    from .bots.registry import LADDER, make_bot
    from .errors import BadSetup, IllegalAction, MergemakerError, NotationError
    from .extras import MissingExtra
    from .game.actions import (
        Action,
        AnnounceEnd,
        AnswerTrade,
        Buy,
        ChooseAcquired,
        ChooseSurvivor,
        Discard,
        Dispose,
        Found,
        OfferTrade,
        PlaceTile,
        Side,
        StopPlacing,
        Trade2,
        UsePower,
        action_data,
        action_from,
    )
    from .game.editions import EDITIONS, OPTIONS, Edition, edition_named
    from .game.facts import Fact
    from .game.insight import Insight
    from .game.notation import action_from_text, action_text
    from .game.position import Position
    from .game.record import GameRecord, load, record_of, replay, to_text
    from .game.table import Table
    from .game.view import Result, View

__all__ = [
    "EDITIONS",
    "LADDER",
    "OPTIONS",
    "Action",
    "AnnounceEnd",
    "AnswerTrade",
    "BadSetup",
    "Bot",
    "Buy",
    "ChooseAcquired",
    "ChooseSurvivor",
    "Discard",
    "Dispose",
    "Edition",
    "Fact",
    "Found",
    "GameRecord",
    "IllegalAction",
    "Insight",
    "MergemakerError",
    "MissingExtra",
    "NotationError",
    "OfferTrade",
    "PlaceTile",
    "Position",
    "Result",
    "Side",
    "StopPlacing",
    "Table",
    "Trade2",
    "UsePower",
    "View",
    "__version__",
    "action_data",
    "action_from",
    "action_from_text",
    "action_text",
    "edition_named",
    "load",
    "make_bot",
    "record_of",
    "replay",
    "to_text",
]

# Where each of them lives.
_HOMES = {
    "bots.bot": "Bot",
    "bots.registry": "LADDER make_bot",
    "errors": "BadSetup IllegalAction MergemakerError NotationError",
    "extras": "MissingExtra",
    "game.actions": (
        "Action AnnounceEnd AnswerTrade Buy ChooseAcquired ChooseSurvivor Discard Dispose Found "
        "OfferTrade PlaceTile Side StopPlacing Trade2 UsePower action_data action_from"
    ),
    "game.editions": "EDITIONS OPTIONS Edition edition_named",
    "game.facts": "Fact",
    "game.insight": "Insight",
    "game.notation": "action_from_text action_text",
    "game.position": "Position",
    "game.record": "GameRecord load record_of replay to_text",
    "game.table": "Table",
    "game.view": "Result View",
}
_HOME = {name: module for module, names in _HOMES.items() for name in names.split()}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(f"{__name__}.{_HOME[name]}"), name)
    globals()[name] = value  # the next time it is simply there
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
