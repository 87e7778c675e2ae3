"""What every bot is: a name, a seed, and one method that answers a view with an action."""

import random
import time
from collections.abc import Sequence
from typing import ClassVar, Self

from ..game.actions import Action, OfferTrade
from ..game.editions import Edition
from ..game.facts import Fact
from ..game.guess import guess
from ..game.view import View
from ..game.view_reader import edition_of
from ..rules import constants
from ..rules.state import Game, Rules
from ..rules.turn import step
from .ledger import Ledger
from .memory import Memory
from .position import bundle


class Bot:
    """A player that is asked for one action at a time. One bot plays one seat of one game."""

    name = "bot"
    beliefs: ClassVar[int] = 1  # of hidden holdings, where nothing tells them

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.chance = random.Random(seed)
        self._memories: list[Memory] = []

    @classmethod
    def make(cls, seed: int = 0, iterations: int | None = None) -> Self:
        """A bot of this kind; one that searches does so by count where `iterations` says so."""
        return cls(seed)

    def warm_up(self) -> None:
        """What the bot needs is compiled and loaded, so that its clock measures thinking."""

    def choose(
        self,
        view: View,
        actions: Sequence[Action] | None = None,
        seconds: float | None = None,
        log: Sequence[Fact] = (),
    ) -> Action:
        """A legal action of the player to act, within so many seconds.

        `actions` are the legal ones, if known; `log` is what has happened since the beginning, as the player was told.
        """
        begun = time.perf_counter()
        edition = edition_of(view)
        rules = edition.rules()
        guesses = self.guesses(view, edition, log)
        left = None if seconds is None else seconds - (time.perf_counter() - begun)
        action = self.decide(guesses, rules, edition, view, left)
        if actions and not isinstance(action, OfferTrade) and action not in actions:
            return actions[0]  # a host that judges otherwise is right
        return action

    def decide(
        self, guesses: Sequence[Game], rules: Rules, edition: Edition, view: View, seconds: float | None
    ) -> Action:
        """The action chosen in a position that looks like the view; several guesses differ in hidden holdings."""
        return bundle(self.steps(guesses, rules, seconds), guesses[0].phase, edition.chains)

    def steps(self, guesses: Sequence[Game], rules: Rules, seconds: float | None) -> list[int]:
        """The core's steps of the action chosen, up to the end of the decision."""
        trial = guesses[0].copy()
        taken = [self.step(trial, rules)]
        while not ends_decision(trial, rules, taken[-1]):
            taken.append(self.step(trial, rules))
        return taken

    def step(self, game: Game, rules: Rules) -> int:
        """One of the core's steps: for bots that take them one by one."""
        raise NotImplementedError

    def guesses(self, view: View, edition: Edition, log: Sequence[Fact] = ()) -> list[Game]:
        """Games that look like the view, the rest dealt by the bot's own chance, the log and what it remembers."""
        game = guess(view, self.chance)
        if all(player.shares is not None for player in view.players):
            return [game]
        ledger = Ledger([player.name for player in view.players], edition.chains, log)
        if ledger.agrees(view):
            ledger.fill_in(game)
            return [game]
        if not self._memories or len(self._memories[0].shares) != game.players:
            self._memories = [Memory(game.players) for _ in range(self.beliefs)]
        games = [game, *(guess(view, self.chance) for _ in self._memories[1:])]
        for one, memory in zip(games, self._memories, strict=True):
            memory.fill_in(one, view, edition, self.chance)
        return games


def ends_decision(game: Game, rules: Rules, action: int) -> bool:
    """The step is taken on a trial game; whether the player's decision is complete with it."""
    phase, actor, turn, bought, aside = game.phase, game.actor, game.turn, game.bought, game.set_aside
    step(game, rules, action)
    if action >= constants.TRADE_2:
        return True  # announcing, powers and the end of a purchase stand alone
    if phase == constants.DISPOSE_TRADE:
        return False
    same = game.phase == phase and game.actor == actor and game.turn == turn
    if phase == constants.BUY:
        return not (same and game.bought > bought)
    return not (phase == constants.DISCARD and same and game.set_aside > aside)
