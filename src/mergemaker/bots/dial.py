"""`dial-0` to `dial-100`: bots of adjustable strength, from a beginner who plays at random to `expert`.

Between two bots of the ladder it decides now like the one, now like the other: the nearer it is to one, the more often.
Where they stand on the dial was measured (docs/diary.md), so that every step is worth the same: the odds of
finishing ahead of an equal grow by a tenth, 16 points of an Elo rating.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from ..game.actions import Action
from ..game.position import Position
from ..rules.state import Game
from .bot import Bot
from .easy import EasyBot
from .expert import ExpertBot
from .heuristic_bot import HeuristicBot
from .heuristics.weights import SHARP
from .medium import MediumBot
from .random_bot import RandomBot

WEAKEST: Final = 0
STRONGEST: Final = 100
STEP: Final = 0.0916  # by which the logarithm of the odds grows with every step of the dial
PREFIX: Final = "dial-"


class SharpBot(HeuristicBot):
    """Plays by rules that were tuned in matches."""

    name = "sharp"
    heuristic = SHARP


# Where the bots stand on the dial, by their measured strength.
MARKS: Final[tuple[tuple[int, type[Bot]], ...]] = (
    (WEAKEST, RandomBot),
    (36, EasyBot),
    (65, MediumBot),
    (72, SharpBot),
    (STRONGEST, ExpertBot),
)


class DialBot(Bot):
    """Plays as strongly as the dial says."""

    strength: ClassVar[int]
    weaker: ClassVar[type[Bot]]
    stronger: ClassVar[type[Bot]]
    part: ClassVar[float]  # of its decisions that are the stronger bot's

    def __init__(self, seed: int = 0, iterations: int | None = None) -> None:
        super().__init__(seed)
        self._weaker = self.weaker.make(seed, iterations)
        self._stronger = self.stronger.make(seed, iterations)

    @classmethod
    def make(cls, seed: int = 0, iterations: int | None = None) -> "DialBot":
        """A bot of this strength; where it searches, by count if one is given."""
        return cls(seed, iterations)

    def warm_up(self) -> None:
        """What both bots need is compiled and loaded."""
        self._stronger.warm_up()

    def decide(self, guesses: Sequence[Game], position: Position, seconds: float | None) -> Action:
        """What the one bot or the other decides."""
        bot = self._stronger if self.rng.random() < self.part else self._weaker
        bot.holdings_certain = self.holdings_certain
        return bot.decide(guesses, position, seconds)


def dial_class(strength: int) -> type[DialBot]:
    """The kind of bot with that strength, between WEAKEST and STRONGEST."""
    upper = next(number for number, (mark, _) in enumerate(MARKS) if mark >= strength)
    (low, weaker), (high, stronger) = MARKS[max(0, upper - 1)], MARKS[upper]
    part = 1.0 if high == strength else (strength - low) / (high - low)
    fields = {
        "__doc__": DialBot.__doc__,
        "name": f"{PREFIX}{strength}",
        "strength": strength,
        "weaker": stronger if part == 1.0 else weaker,
        "stronger": stronger,
        "part": part,
        "needs_compiler": stronger.needs_compiler,
        "beliefs": stronger.beliefs,
    }
    return type(f"Dial{strength}Bot", (DialBot,), fields)
