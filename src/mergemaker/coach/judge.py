"""A decision judged from what its player knew: the best choice, and what the one made cost, with its error.

First a sieve: every choice is played two rounds on, over the same guesses, and evaluated by the network; those that do
well go on to more. Then the check, on other guesses: the choice made and the best one are played to the end of the
game, until it is clear whether their difference is a mistake. The sieve only says what is compared: the loss is the
check's.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
import numpy as np

from ..game.actions import Action, OfferTrade
from ..game.coach_shapes import CUTS, Grade
from ..game.facts import Fact
from ..game.position import Position
from .choices import Choice, lines_of
from .comparison import Comparison, Floats, Outcomes
from .guesses import guesses_of

LEAST: Final = 2.0  # points: what costs less is no mistake
SURE: Final = 2.0  # standard errors that a mistake costs at least
EARLY: Final = 4.0  # those that end the check before all its rollouts
CLOSE: Final = 3.0  # points: no check ends early on a mistake with a larger error
BELIEFS: Final = 8  # guesses of holdings that are not known
ROUNDS: Final = 2  # that the sieve looks ahead
LOST: Final = 0.01  # a chance below which a game is lost: there money decides


class Effort(NamedTuple):
    """How many rollouts a decision is worth."""

    sieve: int = 24  # of each choice, two rounds on
    again: int = 96  # of each that is left
    check: int = 800  # of two, to the end of the game, at most
    left: int = 5  # choices after the sieve

    def times(self, factor: float) -> "Effort":
        """The same effort multiplied."""
        return Effort(round(self.sieve * factor), round(self.again * factor), round(self.check * factor), self.left)


USUAL: Final = Effort()


class Judgement(msgspec.Struct, frozen=True):
    """What a decision cost its player."""

    best: Action
    win: float  # how likely the choice made wins, played out, in points
    best_win: float  # and the best
    loss: float  # in points of win chance; 0 where the choice is within its error of the best
    error: float  # its standard error
    dollars: int  # in money at the end of the game
    dollars_error: int
    grade: Grade
    rollouts: int  # complete games played


class Difference(NamedTuple):
    """By how much one choice does better than another, with the standard errors."""

    win: float  # of the better one, in points
    points: float
    error: float
    dollars: float
    dollars_error: float


def judge(
    position: Position, played: Action, log: Sequence[Fact] = (), effort: Effort = USUAL, seed: int = 0
) -> Judgement | None:
    """What the choice cost as far as its player could know; None where there was no choice, or an offer was made.

    `log` is what had happened from the start, as the player may know it.
    """
    if isinstance(played, OfferTrade):
        return None
    guesses = guesses_of(position, BELIEFS, seed, log)
    choices = lines_of(guesses[0], position.rules, position.edition.chains)
    if not are_several(choices):
        return None
    comparison = Comparison(guesses, position.rules, choices, seed)
    sieved = sieve(comparison, choices, position.game.players, effort, played)
    best = sieved.choices[0]
    mine = next(number for number in sieved.choices if choices[number].action == played)
    lost = is_lost(sieved.outcomes)
    found = sieved.lead() if best == mine else check(comparison, best, mine, effort, lost)
    costs_points = best != mine and found.points > found.error
    costs_money = best != mine and lost and found.dollars > SURE * found.dollars_error
    win = found.win if best == mine else found.win - found.points
    return Judgement(
        best=choices[best].action if costs_points or costs_money else played,
        win=win,
        best_win=found.win if costs_points or costs_money else win,
        loss=found.points if costs_points else 0.0,
        error=found.error,
        dollars=round(found.dollars) if costs_points or costs_money else 0,
        dollars_error=round(found.dollars_error),
        grade=grade_of(found.points, found.error) if costs_points else "fine",
        rollouts=comparison.rollouts,
    )


def grade_of(loss: float, error: float) -> Grade:
    """The class of a loss; nothing is a mistake that costs less than twice its error."""
    if loss < SURE * error:
        return "fine"
    return next((grade for cut, grade in CUTS if loss >= cut), "fine")


def are_several(choices: Sequence[Choice]) -> bool:
    """Whether there is more than one action among them."""
    return any(choice.action != choices[0].action for choice in choices)


class Sieved(NamedTuple):
    """What the sieve left, from the best choice on, each action once, with its last rollouts."""

    choices: list[int]
    outcomes: Outcomes

    def lead(self) -> Difference:
        """By how much the best leads the second."""
        return difference_of(*self.outcomes)


def sieve(
    comparison: Comparison, choices: Sequence[Choice], players: int, effort: Effort, played: Action | None = None
) -> Sieved:
    """The best choices by short rollouts; the one made stays among them."""
    alive = list(range(len(choices)))
    first = 0
    for count in (effort.sieve, effort.again):
        found = comparison.play(alive, first, count, ROUNDS * players)
        first += count
        worth = found.money.mean(axis=1) if is_lost(found) else found.wins.mean(axis=1)
        order = [int(place) for place in np.argsort(-worth, kind="stable")]
        actions = [choices[alive[place]].action for place in order]
        once = [rank for rank, action in enumerate(actions) if action not in actions[:rank]]
        going_on = [*(actions[rank] for rank in once[: effort.left]), played]
        places = [order[rank] for rank in once if actions[rank] in going_on]
        sieved = Sieved([alive[place] for place in places], Outcomes(found.wins[places], found.money[places]))
        alive = [alive[place] for place, action in zip(order, actions, strict=True) if action in going_on]
    return sieved


def is_lost(found: Outcomes) -> bool:
    """Whether no choice leaves a chance that counts."""
    return float(found.wins.mean(axis=1).max()) < LOST


def check(comparison: Comparison, best: int, mine: int, effort: Effort, lost: bool = False) -> Difference:
    """The difference between two choices in complete games, on guesses that the sieve did not see.

    It ends early when it is clear: four standard errors above nothing, each at most three points, or two standard
    errors below the least mistake; in a lost game, when the difference in money is.
    """
    first = effort.sieve + effort.again
    wins, money = np.zeros((2, 0)), np.zeros((2, 0))
    count = max(2, effort.check // 8)
    while True:
        done = wins.shape[1]
        found = comparison.play([best, mine], first + done, count)
        wins, money = np.hstack((wins, found.wins)), np.hstack((money, found.money))
        difference = difference_of(wins, money)
        done += count
        count = min(done, effort.check - done)
        clear = difference.points >= max(LEAST, EARLY * difference.error) and difference.error <= CLOSE
        small = difference.points + SURE * difference.error < LEAST
        unsure = lost and abs(difference.dollars) < EARLY * difference.dollars_error
        if count <= 0 or clear or (small and not unsure):
            return difference


def difference_of(wins: Floats, money: Floats) -> Difference:
    """How the first of two choices does, and the means of paired differences from the second with their errors."""
    points, dollars = 100.0 * (wins[0] - wins[1]), money[0] - money[1]
    root = len(points) ** 0.5
    return Difference(
        100.0 * float(wins[0].mean()),
        float(points.mean()),
        float(points.std(ddof=1)) / root,
        float(dollars.mean()),
        float(dollars.std(ddof=1)) / root,
    )
