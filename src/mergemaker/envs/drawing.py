"""A game whose tiles are drawn one by one from outside: it stops wherever chance has to say something.

The rules draw from a bag whose order is fixed. Here only the beginning of that order is fixed, as far as it has been
drawn. An action is tried on a copy; if it draws beyond, the game waits for that tile, and the action is tried again.
"""

import copy
from typing import Any, Final

from ..game.codec import step_text
from ..game.tiles import TILE_NAMES
from ..rules import actions as numbers
from ..rules import constants
from ..rules.facts import FIELDS
from ..rules.reshuffle import reshuffle_unseen
from ..rules.setup import clear_table, deal
from ..rules.state import Fact, Game, Rules
from ..rules.turn import legal, step

SETTLED: Final = -1  # no action is under way: a player is to act, or the game is over
DEAL: Final = -2  # the game is being set up

# What is waited for.
NOTHING: Final = 0
TILE: Final = 1  # the next tile of the bag goes to the player who draws
MARKET: Final = 2  # a tile of the bag is shown for the market and put back


class Drawing:
    """A position, the action under way in it, and everything that was seen."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.game = Game()  # the position before the action under way
        clear_table(self.game, rules, players)
        self.game.bag = list(range(constants.TILES))
        self.action = DEAL
        self.known = 0  # tiles of the bag whose order is fixed
        self.shown = 0  # draws for the market that are fixed
        self.waiting = TILE
        self.public = ""  # what everybody saw
        self.drawn: list[list[int]] = [[] for _ in range(players)]  # what each player drew

    def copy(self) -> "Drawing":
        """The same position, sharing nothing that changes."""
        branch = copy.copy(self)
        branch.game = self.game.copy()
        branch.drawn = [tiles[:] for tiles in self.drawn]
        return branch

    def __deepcopy__(self, memo: dict[int, Any]) -> "Drawing":
        return self.copy()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.phase == constants.OVER

    def legal(self, rules: Rules) -> list[int]:
        """The legal actions of the player to act, in rising order."""
        out = [0] * numbers.MOST_LEGAL
        return sorted(out[: legal(self.game, rules, out)])

    def outcomes(self) -> list[int]:
        """The tiles that chance may name, all equally likely."""
        return sorted(self.game.bag[self.known :])

    def act(self, rules: Rules, action: int, chains: tuple[str, ...]) -> None:
        """The player to act takes a legal action."""
        self.public += f"{self.game.actor} {step_text(action, chains)}\n"
        self.action = action
        self._try(rules)

    def name(self, rules: Rules, tile: int) -> None:
        """Chance names the tile that was waited for."""
        bag = self.game.bag
        if self.waiting == TILE:
            place = bag.index(tile, self.known)
            bag[place], bag[self.known] = bag[self.known], tile
            self.known += 1
        else:
            self.game.market_deck[self.game.market_draws + self.shown] = -1 - tile
            self.shown += 1
        if self.action != DEAL or self.known >= self.game.players * (1 + constants.FULL_HAND):
            self._try(rules)

    def _try(self, rules: Rules) -> None:
        trial = self.game.copy()
        trial.facts = []
        if self.action == DEAL:
            deal(trial, rules, trial.players)
        else:
            step(trial, rules, self.action)
        self.waiting = self._missing(trial.facts)
        if self.waiting == NOTHING:
            self._see(trial.facts)
            trial.facts = None
            self.game = trial
            self.action = SETTLED
            self.shown = 0

    def _missing(self, happened: list[Fact]) -> int:
        """What the first draw takes that is not fixed yet."""
        tiles, shown = self.game.drawn, 0
        for kind, _ in happened:
            if kind in ("tile_drawn", "opening_tile"):
                tiles += 1
                if tiles > self.known:
                    return TILE
            elif kind == "market_drew":
                shown += 1
                if shown > self.shown:
                    return MARKET
        return NOTHING

    def _see(self, happened: list[Fact]) -> None:
        """What chance brought is written down: for all to see, or for the player who drew."""
        for kind, values in happened:
            named = dict(zip(FIELDS[kind], values, strict=True))
            if kind == "tile_drawn":
                self.drawn[named["player"]].append(named["tile"])
            elif kind in _PUBLIC:
                self.public += f"{_PUBLIC[kind]} {TILE_NAMES[named['tile']]}\n"

    def guess(self, player: int, rng: list[int]) -> "Drawing":
        """A position that the player cannot tell from this one: what is unseen is redealt."""
        branch = self.copy()
        before = [hand[:] for hand in branch.game.hands]
        reshuffle_unseen(branch.game, player, rng)
        for other, hand in enumerate(branch.game.hands[: branch.game.players]):
            new = dict(zip(before[other], hand, strict=True))
            if other != player:
                branch.drawn[other] = [new.get(tile, tile) for tile in branch.drawn[other]]
        return branch


_PUBLIC = {
    "opening_tile": "opening",
    "tile_set_aside": "aside",
    "hand_shown": "shown",
    "market_drew": "market",
}
