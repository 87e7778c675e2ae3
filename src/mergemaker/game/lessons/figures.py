"""The figures in a lesson's words, read from the learner's position.

cash                     the learner's
price Tower              of a share
size Tower               in tiles
first Tower              the bonus of the largest holder now; also `second`, `third`
shares Tower [Ada]       the learner's shares, or another's
name Ada                 as the player is called at this table
"""

from ..insight import Insight
from .lesson import LEARNER, Lesson

_RANKS = ("first", "second", "third")


def figure(insight: Insight, lesson: Lesson, text: str) -> int | str:
    """What the text stands for in this position."""
    what, *names = text.split()
    game = insight.game
    if what == "cash":
        return game.cash[LEARNER]
    if what == "name":
        return insight.position.players[1 + lesson.others.index(names[0])]
    chain = insight.chain(names[0])
    if what in _RANKS:
        return insight.bonuses(chain)[_RANKS.index(what)]
    match what:
        case "price":
            return insight.price_at(names[0], game.sizes[chain])
        case "size":
            return game.sizes[chain]
        case "shares":
            seat = 1 + lesson.others.index(names[1]) if names[1:] else LEARNER
            return game.shares[seat][chain]
    raise ValueError(f"no figure is called {what!r}")
