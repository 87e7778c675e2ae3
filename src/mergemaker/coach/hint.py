"""A hint: the best choices of a decision, each with its chances and a reason, from what the player may know."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from ..game.coach_shapes import Hint, HintedChoice
from ..game.facts import Fact
from ..game.position import Position
from ..game.table import Table
from .choices import choices_of
from .comparison import Comparison
from .guesses import guesses_of
from .judge import BELIEFS, Effort, sieve
from .phrases import choice_line
from .reasons import reason_for

CHOICES: Final = 3  # that a hint names
EFFORT: Final = Effort(sieve=16, again=64, check=500, left=CHOICES + 1)  # of each choice; within half a second


def hint(position: Position, log: Sequence[Fact] = (), effort: Effort = EFFORT, seed: int = 0) -> Hint | None:
    """The best choices of the player to act, who views the position; None where there is no choice.

    `log` is what has happened from the start, as the player may know it.
    """
    guesses = guesses_of(position, BELIEFS, seed, log)
    choices = choices_of(guesses[0], position.rules, position.edition.chains)
    if len(choices) < 2:
        return None
    comparison = Comparison(guesses, position.rules, choices, seed)
    best = sieve(comparison, len(choices), position.game.players, effort).choices
    wins, money = comparison.play(best, effort.sieve + effort.again, effort.check)
    order = np.argsort(-wins.mean(axis=1), kind="stable").tolist()
    actions = [choices[best[place]].action for place in order]
    found = [
        HintedChoice(
            action=action,
            choice=choice_line(action),
            win=float(wins[place].mean()),
            error=float(wins[place].std(ddof=1)) / effort.check**0.5,
            dollars=round(float(money[place].mean())),
            reason=reason_for(position, action, instead, log),
        )
        for place, action, instead in zip(order, actions, [*actions[1:], actions[0]], strict=True)
    ]
    return Hint(position.players[position.viewer], found[:CHOICES])


def warm_up() -> None:
    """What hints and reviews need is compiled, or loaded from the compiler's cache."""
    table = Table(["Ann", "Ben"], "renegade", seed=1)
    hint(table.position(table.to_act), effort=Effort(sieve=1, again=1, check=2))
