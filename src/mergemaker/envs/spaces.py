"""The spaces of observations and actions, as Gymnasium names them."""

from typing import Any

import numpy as np

from ..extras import load
from ..rules.actions import ACTIONS
from .fields import FIELDS, WIDTH

gymnasium = load("gymnasium")


def action_space() -> Any:
    """One number for each of the core's single actions; the mask says which are legal."""
    return gymnasium.spaces.Discrete(ACTIONS)


def mask_space() -> Any:
    """1 for each legal action."""
    return gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8)


def observation_space() -> Any:
    """A row of `fields.FIELDS` and a mask."""
    low, high = np.zeros(WIDTH, np.int16), np.zeros(WIDTH, np.int16)
    for field in FIELDS:
        low[field.part], high[field.part] = field.low, field.high
    return gymnasium.spaces.Dict(
        {"observation": gymnasium.spaces.Box(low, high, dtype=np.int16), "action_mask": mask_space()}
    )
