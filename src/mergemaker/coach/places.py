"""Who took which place."""

from typing import Any, TypeAlias

import numpy as np

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]


def place_shares(money: Floats) -> Floats:
    """E6: each player's part of each place, for many games by their money; tied players share. Game, seat, place."""
    ahead = (money[:, None, :] > money[:, :, None]).sum(axis=2)
    tied = (money[:, None, :] == money[:, :, None]).sum(axis=2)
    place = np.arange(money.shape[1])
    inside = (ahead[..., None] <= place) & (place < (ahead + tied)[..., None])
    return np.asarray(inside / tied[..., None], np.float64)
