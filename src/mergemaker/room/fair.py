"""Games against bots that follow a player: what they tell of the player's strength."""

from .interfaces import BotResult
from .messages.setup import FAIR_BOT
from .running import Running


def fair_result(game: Running, user: str) -> BotResult | None:
    """How the person came out of a finished game against nobody but such bots; None for any other game."""
    result = game.table.result
    mine = game.seats_of(user)
    bots = [seat for seat in game.seats if seat.bot == FAIR_BOT]
    if result is None or game.fair_level is None or game.is_practice:
        return None
    if len(mine) != 1 or len(bots) != len(game.seats) - 1:
        return None
    money = result.final[game.seats[mine[0]].name]
    return BotResult(game.fair_level, len(bots), sum(result.final[bot.name] > money for bot in bots))
