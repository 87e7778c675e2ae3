"""What an environment is asked to play: edition, options, players and reward, read into what the core takes."""

from collections.abc import Mapping
from typing import Any

from ..errors import BadSetup
from ..game.editions import Edition, edition_named
from ..game.inputs import check_player_count
from .outcome import MONEY, RANK, WIN

REWARDS = {"rank": RANK, "money": MONEY, "win": WIN}


def edition_for(edition: str | Edition, options: Mapping[str, Any] | None, players: int) -> Edition:
    """The edition as it is played by so many, with its options."""
    check_player_count(players)
    chosen = edition_named(edition) if isinstance(edition, str) else edition
    return chosen.but(**(options or {})).for_players(players)


def reward_named(name: str) -> int:
    """The number of a reward."""
    if name not in REWARDS:
        raise BadSetup("unknown_reward", name=name, known=[*REWARDS])
    return REWARDS[name]
