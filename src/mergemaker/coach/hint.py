"""A hint: the best choices of a decision, each with its chances and a reason, from what the player may know."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from ..game.actions import Action
from ..game.coach_shapes import Hint, HintedChoice
from ..game.facts import Fact
from ..game.position import Position
from ..game.table import Table
from ..words import Line, line
from .choices import lines_of
from .comparison import Comparison
from .guesses import guesses_of
from .judge import BELIEFS, Effort, are_several, difference_of, sieve
from .phrases import choice_line
from .reasons import facts_for

CHOICES: Final = 3  # that a hint names
MOST_ASKED: Final = 12  # other choices that a reason is looked for beside
WAITING: Final = ("better.keeps_founding", "better.keeps_merging")  # what the other can do later is no fact of its own
EFFORT: Final = Effort(sieve=16, again=64, check=500, left=CHOICES + 1)  # of each choice; within half a second


def hint(position: Position, log: Sequence[Fact] = (), effort: Effort = EFFORT, seed: int = 0) -> Hint | None:
    """The best choices of the player to act, who views the position; None where there is no choice.

    `log` is what has happened from the start, as the player may know it.
    """
    guesses = guesses_of(position, BELIEFS, seed, log)
    choices = lines_of(guesses[0], position.rules, position.edition.chains)
    if not are_several(choices):
        return None
    comparison = Comparison(guesses, position.rules, choices, seed)
    best = sieve(comparison, choices, position.game.players, effort).choices
    wins, money = comparison.play(best, effort.sieve + effort.again, effort.check)
    order = np.argsort(-wins.mean(axis=1), kind="stable").tolist()
    actions = [choices[best[place]].action for place in order]
    others = [choice.action for choice in choices if choice.action not in actions]
    lead = difference_of(wins[order[:2]], money[order[:2]])
    level = actions[1] if lead.points <= lead.error else None
    found = [
        HintedChoice(
            action=action,
            choice=choice_line(action),
            win=float(wins[place].mean()),
            error=float(wins[place].std(ddof=1)) / effort.check**0.5,
            dollars=round(float(money[place].mean())),
            reason=_reason(position, action, [*actions[rank + 1 :], *others], actions[:rank], log)
            or _played_out(action, actions[0] if rank else level),
        )
        for rank, (place, action) in enumerate(zip(order[:CHOICES], actions, strict=False))
    ]
    return Hint(position.players[position.viewer], found)


def _reason(
    position: Position, action: Action, beaten: Sequence[Action], ahead: Sequence[Action], log: Sequence[Fact]
) -> Line | None:
    """What speaks for a choice: a fact of its own beside any other, or one against a choice that it beats."""
    against = None
    for other in [*beaten, *ahead][:MOST_ASKED]:
        for fact in facts_for(position, action, other, log):
            if fact.key in WAITING:
                against = against or fact
            elif fact.values.get("choice") != choice_line(other):
                return fact
            elif other in beaten:
                against = against or line("hint.better_than", reason=fact)
    return against


def _played_out(action: Action, close: Action | None) -> Line:
    """What rollouts say where no fact does: that the choice is close to another one, or wins more often."""
    if close is not None:
        return line("hint.close", choice=choice_line(close))
    return line("better.played_out", choice=choice_line(action))


def warm_up() -> None:
    """What hints and reviews need is compiled, or loaded from the compiler's cache."""
    table = Table(["Ann", "Ben"], "renegade", seed=1)
    hint(table.position(table.to_act), effort=Effort(sieve=1, again=1, check=2))
