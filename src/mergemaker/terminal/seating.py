"""Who sits at the table: people by name, bots by kind."""

from collections.abc import Sequence

from ..bots.registry import LADDER
from ..errors import BadSetup
from ..game.inputs import check_player_count
from ..room.messages.setup import DEFAULT_BOT
from ..room.names import BOT_NAMES
from .saves import PERSON

YOU = "Player"
USUAL_TABLE = 4


def seated(people: Sequence[str], bots: Sequence[str]) -> dict[str, str]:
    """Who plays, and as what: people first, then bots; one person alone gets three bots, one bot a person."""
    if not people and len(bots) < 2:
        people = [YOU]
    if not bots and len(people) == 1:
        bots = [DEFAULT_BOT] * (USUAL_TABLE - 1)
    for bot in bots:
        if bot not in LADDER:
            raise BadSetup("unknown_bot", name=bot, known=[*LADDER])
    if len(set(people)) < len(people):
        raise BadSetup("same_name")
    taken = {name.lower() for name in people}
    names = [name for name in BOT_NAMES if name.lower() not in taken]
    check_player_count(len(people) + len(bots))
    seats = dict.fromkeys(people, PERSON)
    return seats | dict(zip(names, bots, strict=False))
