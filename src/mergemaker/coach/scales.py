"""What the network's scores mean in each kind of game: numbers fitted to games between the bots (`scales.json`)."""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from ..bots.search.runner import WEIGHTS
from ..rules.state import Rules
from .value import outlook

SCALES = Path(__file__).parent / "scales.json"

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]


@cache
def coach_version() -> str:
    """Names the network and the scales: what was worked out with others is out of date."""
    digest = hashlib.sha256(WEIGHTS.read_bytes() + SCALES.read_bytes())
    return f"1-{digest.hexdigest()[:12]}"


def kind_of(rules: Rules, players: int) -> str:
    """What decides how games go: the number of players, the bonuses, and whether the market is a shareholder."""
    market = "-market" if players == 2 and rules.two_player_market else ""
    return f"{players}-{rules.ranks}{market}"


def scales_for(rules: Rules, players: int) -> Floats:
    """The table of scales for a kind of game."""
    return _table(kind_of(rules, players))


@cache
def _table(kind: str) -> Floats:
    fitted = json.loads(SCALES.read_text(encoding="utf-8"))
    numbers = fitted["kinds"][kind]
    table = np.zeros((outlook.SCALE_ROWS, outlook.SUBSETS))
    rows = {
        outlook.MONEY: fitted["money"],
        outlook.LATE_MONEY: fitted["late_money"],
        outlook.MONEY_BIAS: numbers["money_bias"],
        outlook.SCALES: numbers["scales"],
        outlook.LATE_SCALES: numbers["late_scales"],
        outlook.LAST_SCALES: numbers["last_scales"],
        outlook.MIDDLE_SCALES: numbers["middle_scales"],
        outlook.MAP: numbers["map"],
    }
    for row, values in rows.items():
        table[row, : len(values)] = values
    return table
