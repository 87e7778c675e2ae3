"""A choice in a few words: `place 6F`, `buy 2 Tower`, in any language."""

import msgspec

from ..game.actions import (
    Action,
    AnswerTrade,
    Buy,
    ChooseAcquired,
    Discard,
    Dispose,
    OfferTrade,
    Trade2,
    UsePower,
)
from ..game.codec import words_of
from ..game.narration import shares_line
from ..words import Line, line


def choice_line(action: Action) -> Line:
    """The action as something that one might do; most are named by their verb, with what they name as values."""
    match action:
        case ChooseAcquired(chain):
            return line("choice.acquired", chain=chain)
        case Dispose(sell, trade):
            parts = [line("choice.sell", n=sell)] if sell else []
            parts += [line("choice.trade", n=trade)] if trade else []
            return line("choice.dispose", parts=parts) if parts else line("choice.keep")
        case Buy(shares):
            bought = [shares_line(count, chain) for chain, count in shares.items() if count]
            return line("choice.buy", shares=bought) if bought else line("choice.buy_nothing")
        case Discard(tiles):
            return line("choice.discard", tiles=tiles) if tiles else line("choice.discard_nothing")
        case UsePower(power):
            return line("choice.power", power=line(f"power.{power}"))
        case Trade2(give, take):
            return line("choice.trade_2", give=give, take=take)
        case OfferTrade(to):
            return line("choice.offer", player=to)
        case AnswerTrade(accept):
            return line("choice.accept") if accept else line("choice.decline")
        case _:
            return line(f"choice.{words_of(action)[0]}", **msgspec.structs.asdict(action))
