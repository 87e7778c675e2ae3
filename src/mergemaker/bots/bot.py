"""What every bot is: a name, a seed, and one method that answers a view with an action."""

import random
from collections.abc import Sequence

from ..actions import Action
from ..core import names
from ..core.guess import reshuffle_unseen
from ..core.state import Game, Rules
from ..core.turn import step
from ..editions import Edition
from ..view import View
from .memory import Memory
from .position import bundle, edition_of, position_of

IN_PARTS = (names.BUY, names.DISPOSE_TRADE, names.DISPOSE_SELL, names.DISCARD)  # decisions the core takes in steps


class Bot:
    """A player that is asked for one action at a time. One bot plays one seat of one game."""

    name = "bot"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.chance = random.Random(seed)
        self._memory: Memory | None = None

    def choose(self, view: View, actions: Sequence[Action] | None = None, seconds: float | None = None) -> Action:
        """A legal action of the view's player, within so many seconds; `actions` are the legal ones, if they are known."""
        seat = view.seat(view.viewer or view.to_act or "")
        edition = edition_of(view)
        rules = edition.rules()
        game = self.guess(view, seat, edition, rules)
        action = self.decide(game, rules, edition, view, seconds)
        if actions is not None and action.__class__.__name__ != "OfferTrade" and action not in actions:
            return actions[0]  # a host that knows better: stay legal
        return action

    def decide(self, game: Game, rules: Rules, edition: Edition, view: View, seconds: float | None) -> Action:
        """The action chosen in a position that looks like the view."""
        steps = self.steps(game, rules, seconds)
        return bundle(steps, game.phase, edition.chains)

    def steps(self, game: Game, rules: Rules, seconds: float | None) -> list[int]:
        """The core's steps of the action chosen, up to the end of the decision."""
        trial = game.copy()
        taken = [self.step(trial, rules)]
        while not ends_decision(trial, rules, taken[-1]):
            taken.append(self.step(trial, rules))
        return taken

    def step(self, game: Game, rules: Rules) -> int:
        """One of the core's steps: for bots that take them one by one."""
        raise NotImplementedError

    def guess(self, view: View, seat: int, edition: Edition, rules: Rules) -> Game:
        """A position that looks like the view, the rest dealt by the bot's own chance and memory."""
        game = position_of(view, seat, edition, rules)
        if any(player.shares is None for player in view.players):
            if self._memory is None or len(self._memory.shares) != game.players:
                self._memory = Memory(game.players)
            self._memory.fill_in(game, view, edition, seat, self.chance)
        reshuffle_unseen(game, seat, [self.chance.getrandbits(32), self.chance.getrandbits(32) | 1])
        return game


def ends_decision(game: Game, rules: Rules, action: int) -> bool:
    """The step is taken on a trial position; whether the player's decision is complete with it."""
    phase, actor = game.phase, game.actor
    single = action >= names.TRADE_2  # announcing, powers and DONE stand alone
    trading = phase == names.DISPOSE_TRADE
    before = (game.turn, game.bought, game.set_aside)
    step(game, rules, action)
    if single or phase not in IN_PARTS:
        return True
    if trading:
        return False
    if phase == names.DISPOSE_SELL:
        return True
    going_on = game.phase == phase and game.actor == actor and game.turn == before[0]
    return not (going_on and (game.bought > before[1] or game.set_aside > before[2]))
