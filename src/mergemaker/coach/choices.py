"""The choices of a decision: every action that its player may take, each with the rules' single steps."""

from typing import NamedTuple

from ..bots.bot import completes_decision
from ..game.actions import Action
from ..game.codec import bundle, is_whole
from ..rules.actions import MOST_LEGAL
from ..rules.constants import FOUND, SURVIVOR
from ..rules.state import Game, Rules
from ..rules.turn import legal, step


class Choice(NamedTuple):
    """An action, and the steps that carry it out."""

    action: Action
    steps: list[int]


def lines_of(game: Game, rules: Rules, chains: tuple[str, ...]) -> list[Choice]:
    """The same choices, but a tile that founds a chain or merges equally large ones once for each that may be named.

    Its player names the chain at once: such a tile is worth what it is worth with the best of them.
    """
    found: list[Choice] = []
    out = [0] * MOST_LEGAL
    for choice in choices_of(game, rules, chains):
        after = game.copy()
        for number in choice.steps:
            step(after, rules, number)
        names_chain = after.phase in (FOUND, SURVIVOR) and after.actor == game.actor
        named = out[: legal(after, rules, out)] if names_chain else []
        found += [choice._replace(steps=[*choice.steps, number]) for number in named] or [choice]
    return found


def choices_of(game: Game, rules: Rules, chains: tuple[str, ...]) -> list[Choice]:
    """Every action of the player to act, once each; a purchase, a disposal or an exchange is one of them.

    The game may be a guess: what its player may do does not depend on what that player cannot see.
    """
    found: list[Choice] = []
    out = [0] * MOST_LEGAL
    waiting: list[tuple[Game, list[int]]] = [(game, [])]
    while waiting:
        before, taken = waiting.pop()
        steps = out[: legal(before, rules, out)]
        for number in steps:
            if taken and is_whole(number):
                continue  # announcing and powers are actions of their own, not the end of one begun
            after = before.copy()
            ended = completes_decision(after, rules, number)
            if ended:
                found.append(Choice(bundle([*taken, number], game.phase, chains), [*taken, number]))
            else:
                waiting.append((after, [*taken, number]))
    return found
