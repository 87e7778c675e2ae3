"""Whether a recorded game was dealt as was promised before it began."""

from typing import Literal, NamedTuple, TypeAlias

from msgspec import UNSET, structs

from ..errors import BadSetup, MergemakerError
from .record import GameRecord, replay

What: TypeAlias = Literal["noted", "commitment", "bag", "market", "actions", "end", "claimed"]


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
        *_of_the_actions(record),
    ]


def _of_the_actions(record: GameRecord) -> list[Check]:
    """Whether every action was legal with these draws and led to what the record says, and whether any are missing."""
    try:
        played = replay(structs.replace(record, final=None, claimed=UNSET))
    except MergemakerError:
        return [Check("actions", False)]
    if record.claimed is not UNSET:
        return [Check("actions", True), Check("claimed", played.result is None and record.claimed in record.players)]
    if played.result is None:
        return [Check("actions", True), Check("end", False)]
    return [Check("actions", record.final in (None, played.result.final)), Check("end", True)]
