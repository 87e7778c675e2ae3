"""Whether a recorded game was dealt as was promised before it began."""

from typing import Literal, NamedTuple, TypeAlias

from ..errors import BadSetup, MergemakerError
from .record import GameRecord, replay

What: TypeAlias = Literal["noted", "commitment", "bag", "market", "actions"]


class Check(NamedTuple):
    """One thing that must hold."""

    what: What
    holds: bool


def checks(record: GameRecord, noted: str | None = None) -> list[Check]:
    """What must hold of a record whose shuffle was committed to; `noted` is the commitment as it was seen at the start.

    BadSetup if the record has no such shuffle.
    """
    opening = record.shuffle
    if opening is None:
        raise BadSetup("verify_nothing")
    found = [] if noted is None else [Check("noted", noted.strip().lower() == opening.commitment)]
    dealt = record.bag == opening.bag() and len(opening.salts) == len(record.players)
    return [
        *found,
        Check("commitment", opening.is_committed),
        Check("bag", dealt),
        Check("market", not record.market),
        Check("actions", _can_be_replayed(record)),
    ]


def _can_be_replayed(record: GameRecord) -> bool:
    """Whether every action was legal with these draws, and the game ended as the record says."""
    try:
        return replay(record).over
    except MergemakerError:
        return False
