"""What every bot is: a name, a seed, and one method that answers a position with an action."""

import random
import time
from collections.abc import Sequence
from typing import ClassVar, Self

from ..errors import BadSetup
from ..game.actions import Action, OfferTrade
from ..game.codec import bundle
from ..game.facts import Fact
from ..game.guess import guess
from ..game.ledger import ledger_of
from ..game.position import EVERYTHING, Position
from ..rules.decisions.announce import decision_begun
from ..rules.mask import holdings_known
from ..rules.state import Game, Rules
from ..rules.turn import step
from .heuristics.weights import HeuristicWeights
from .memory import Memory


class Bot:
    """A player that is asked for one action at a time. One bot plays one seat of one game."""

    name = "bot"
    needs_compiler: ClassVar[bool] = False  # whether it can think only once its search is compiled
    heuristic: ClassVar[HeuristicWeights | None] = None  # what it plays by, or what plays the rollouts of its search
    beliefs: ClassVar[int] = 1  # of hidden holdings, where nothing tells them

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        self._memories: list[Memory] = []
        self.holdings_certain = True  # by the last position and log; else they are guessed

    @classmethod
    def make(cls, seed: int = 0, iterations: int | None = None) -> Self:
        """A bot of this kind; one that searches does so by count where `iterations` says so."""
        return cls(seed)

    @classmethod
    def sentence(cls) -> str:
        """What the bot is, in a sentence for players."""
        return (cls.__doc__ or cls.name).strip().splitlines()[0]

    def warm_up(self) -> None:
        """What the bot needs is compiled and loaded, so that its clock measures thinking."""

    def choose(
        self,
        position: Position,
        actions: Sequence[Action] | None = None,
        seconds: float | None = None,
        log: Sequence[Fact] = (),
    ) -> Action:
        """A legal action of the player to act, within the time limit in seconds.

        `actions` are the legal ones, if known: an action that is not among them is a mistake of ours, and raises.
        `log` is what has happened from the start, as the player may know it.
        """
        if position.viewer not in (position.game.actor, EVERYTHING):
            raise BadSetup("bot_not_to_act")
        begun = time.perf_counter()
        guesses = self.guesses(position, log)
        left = None if seconds is None else seconds - (time.perf_counter() - begun)
        action = self.decide(guesses, position, left)
        if actions and not isinstance(action, OfferTrade) and action not in actions:
            raise AssertionError(f"{self.name} chose {action}, which is not legal")
        return action

    def decide(self, guesses: Sequence[Game], position: Position, seconds: float | None) -> Action:
        """The action chosen; the guesses look like the position and differ in hidden holdings."""
        steps = self.steps(guesses, position.rules, seconds)
        return bundle(steps, guesses[0].phase, position.edition.chains)

    def steps(self, guesses: Sequence[Game], rules: Rules, seconds: float | None) -> list[int]:
        """The steps of the action chosen, up to the end of the decision."""
        trial = guesses[0].copy()
        taken = [self.step(trial, rules)]
        while not completes_decision(trial, rules, taken[-1]):
            taken.append(self.step(trial, rules))
        return taken

    def step(self, game: Game, rules: Rules) -> int:
        """One step: for bots that take them one by one."""
        raise NotImplementedError

    def guesses(self, position: Position, log: Sequence[Fact] = ()) -> list[Game]:
        """Games that look like the position; the rest is dealt at random, by the log and by what the bot remembers."""
        game = guess(position, self.rng)
        self.holdings_certain = True
        if holdings_known(position.game):
            return [game]
        ledger = ledger_of(position, log)
        if ledger is not None:
            ledger.fill_in(game)
            return [game]
        self.holdings_certain = False
        if not self._memories or len(self._memories[0].shares) != game.players:
            self._memories = [Memory(game.players) for _ in range(self.beliefs)]
        games = [game, *(guess(position, self.rng) for _ in self._memories[1:])]
        for one, memory in zip(games, self._memories, strict=True):
            memory.fill_in(one, position, self.rng)
        return games


def completes_decision(game: Game, rules: Rules, action: int) -> bool:
    """Takes the step on a trial game; returns whether it completes the player's decision."""
    step(game, rules, action)
    return not decision_begun(game)
