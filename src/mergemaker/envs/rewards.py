"""The rewards an environment may give."""

from ..errors import BadSetup
from .outcome import MONEY, RANK, WIN

REWARDS = {"rank": RANK, "money": MONEY, "win": WIN}


def reward_named(name: str) -> int:
    """The number of a reward."""
    if name not in REWARDS:
        raise BadSetup("unknown_reward", name=name, known=[*REWARDS])
    return REWARDS[name]
