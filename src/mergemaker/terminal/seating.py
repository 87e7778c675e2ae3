"""Who sits at the table: people by name, bots by kind."""

from collections.abc import Sequence

from ..bots.registry import bot_class
from ..errors import BadSetup
from ..game.inputs import check_player_count
from ..room.messages.setup import DEFAULT_BOT, FAIR_BOT
from ..room.names import BOT_NAMES
from .fair import fair_bot
from .saves import PERSON

YOU = "Player"
USUAL_TABLE = 4


def seated(people: Sequence[str], bots: Sequence[str], watched: bool = False) -> dict[str, str]:
    """Who plays, and as what: people first, then bots.

    One person alone gets three bots; bots get a person, unless they are only watched.
    """
    if not people and not watched:
        people = [YOU]
    if not bots and len(people) == 1:
        bots = [DEFAULT_BOT] * (USUAL_TABLE - 1)
    if FAIR_BOT in bots:
        fair = fair_bot()
        bots = [fair if bot == FAIR_BOT else bot for bot in bots]
    for bot in bots:
        bot_class(bot)  # says which bots there are
    if len(set(people)) < len(people):
        raise BadSetup("same_name")
    taken = {name.lower() for name in people}
    names = [name for name in BOT_NAMES if name.lower() not in taken]
    check_player_count(len(people) + len(bots))
    seats = dict.fromkeys(people, PERSON)
    return seats | dict(zip(names, bots, strict=False))
