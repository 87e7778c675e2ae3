"""A running game as onlookers may follow it: everybody's chances from what is public alone."""

from collections.abc import Mapping, Sequence

import numpy as np

from ..game.coach_shapes import Outline
from ..game.record import GameRecord, replay
from .chances import chances
from .luck import PARTS
from .review import chances_in, turning_points


def public_outline(record: GameRecord, known: Mapping[str, Sequence[float]]) -> Outline:
    """Everybody's chances from action to action as an onlooker may know them, and the turning points.

    Those of the first moments may be known from an earlier call.
    """
    moments = list(zip(*(known[name] for name in record.players), strict=True)) if known else []
    actions = replay(record).actions
    table = replay(record, max(0, len(moments) - 1))
    while len(moments) <= len(actions):
        if moments:
            table.act(actions[len(moments) - 1][1])
        moments.append(chances(table.position(None), log=table.facts_for(None)).win)
    parts = np.rint(np.array(moments) * PARTS).astype(np.int64)
    return Outline({name: chances_in(parts, seat) for seat, name in enumerate(record.players)}, turning_points(parts))
