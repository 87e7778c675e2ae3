"""One game: act, list what is legal, look at it, undo, keep a record."""

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..errors import BadSetup, IllegalAction
from ..rules import constants
from ..rules.actions import DONE
from ..rules.decisions.announce import decision_begun
from ..rules.decisions.trade import make_offer, why_no_trading
from ..rules.reasons import FINE, RULE_OF, Reason
from ..rules.rng import fill_market_deck, seed_rng
from ..rules.setup import deal
from ..rules.state import Game
from ..rules.turn import step
from .actions import LARGEST, Action, OfferTrade, action_from, tidy
from .codec import DECISIONS
from .editions import Edition, edition_for
from .facts import Fact, FactNames, seen_by
from .inputs import (
    MARKET_STREAM,
    RULES_VERSIONS,
    check_bag,
    check_market,
    check_players,
    check_rules_version,
    shuffled_bag,
)
from .judging import judge, legal_actions, write_offer
from .notation import action_from_text, action_text
from .position import EVERYTHING, ONLOOKER, Position, position_of
from .shuffle import Opening
from .tiles import TILE_NUMBERS
from .view import Result, View, no_such_player, offer_of, result_of, view_of

if TYPE_CHECKING:
    from rich.text import Text

RECENT, SPACING = 3, 16  # which earlier states a table keeps, so that going back is cheap


class Table:
    """A game of Acquire: its edition, its players, the position, and everything that has happened."""

    def __init__(
        self,
        players: Sequence[str],
        edition: str | Edition = "renegade",
        options: dict[str, Any] | None = None,
        seed: int | None = None,
        bag: Sequence[str] | None = None,
        market: Sequence[str] = (),
        opening: Opening | None = None,
        rules_version: int = RULES_VERSIONS[-1],
    ) -> None:
        check_players(players)
        check_rules_version(rules_version)
        self.rules_version = rules_version
        self.edition = edition_for(edition, options, len(players))
        self.players = tuple(players)
        self.opening = opening  # of a shuffle that can be checked; then the seed decides nothing
        self.seed = seed if seed is not None else 0 if opening else secrets.randbits(53)
        if abs(self.seed) > LARGEST:
            raise BadSetup("seed_range", most=LARGEST)
        self.market = tuple(market)
        self.rules = self.edition.rules()
        self._name_facts = FactNames(self.edition, self.players)
        if bag is None:
            bag = opening.bag() if opening else shuffled_bag(self.seed)
        self.bag = tuple(bag)
        check_bag(self.bag)
        check_market(self.market)
        self._begin()

    def _begin(self) -> None:
        self.actions: list[tuple[str, Action]] = []
        self.facts: list[Fact] = []
        self._past: dict[int, tuple[bytes, int]] = {}  # some earlier states by action, each with the number of facts
        self.game = Game()
        if self.opening:
            self.game.market_deck = self.opening.market_deck()
        else:
            rng = [0, 0]
            seed_rng(rng, self.seed, MARKET_STREAM)
            fill_market_deck(self.game, rng)
        for i, tile in enumerate(self.market[: constants.MOST_MARKET_DRAWS]):
            self.game.market_deck[i] = -1 - TILE_NUMBERS[tile]
        self.game.bag = [TILE_NUMBERS[tile] for tile in self.bag]
        self.game.facts = []
        deal(self.game, self.rules, len(self.players))
        self._take_facts()

    # --- Looking ---------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.phase == constants.OVER

    @property
    def to_act(self) -> str | None:
        """Who must act now."""
        return None if self.over else self.players[self.game.actor]

    @property
    def actor(self) -> int:
        """The seat of who must act now, or NOBODY."""
        return self.game.actor

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self.game.turn

    @property
    def turn_player(self) -> str:
        """Whose turn it is."""
        return self.players[self.game.player]

    @property
    def decision(self) -> str | None:
        """What is to be decided now, as the line protocol names it."""
        return None if self.over else DECISIONS[self.game.phase]

    @property
    def result(self) -> Result | None:
        """Everybody's money and the winners, once the game is over."""
        return result_of(self.game, self.players) if self.over else None

    def state(self) -> View:
        """The whole state, hidden information included."""
        return view_of(self.whole_position())

    def view(self, player: str | None) -> View:
        """What that player may know; None is an onlooker."""
        return view_of(self.position(player))

    def position(self, player: str | None) -> Position:
        """What that player may know, in the rules' own shape; None is an onlooker."""
        seat = ONLOOKER if player is None else self.seat(player)
        return position_of(self.game, self.edition, self.rules, self.players, seat)

    def final_position(self, player: str | None) -> Position:
        """The same with everybody's cash and shares, which nobody hides once the game is over."""
        position = self.position(player)
        for seat in range(len(self.players)):
            position.game.cash[seat] = self.game.cash[seat]
            position.game.shares[seat][:] = self.game.shares[seat]
        return position

    def whole_position(self) -> Position:
        """The whole state, hidden information included, as a position."""
        return position_of(self.game, self.edition, self.rules, self.players, EVERYTHING)

    def facts_for(self, player: str | None, since: int = 0) -> list[Fact]:
        """What has happened, as that player (None: an onlooker) may know it; BadSetup if there is no such player."""
        if player is not None:
            self.seat(player)
        return [seen_by(fact, player) for fact in self.facts[since:]]

    def seat(self, player: str) -> int:
        """The player's seat, from 0; BadSetup if there is no such player."""
        if player not in self.players:
            raise no_such_player(player, self.players)
        return self.players.index(player)

    # --- Pictures, loaded on first use -----------------------------------------------------------------------------

    def __str__(self) -> str:
        from .pictures import as_text

        return as_text(self.whole_position(), self.actor)

    def __rich__(self) -> "Text":
        from .pictures import as_rich

        return as_rich(self.whole_position(), self.actor)

    def _repr_svg_(self) -> str:
        from .pictures import as_svg

        return as_svg(self.whole_position(), self.actor)

    # --- Acting ----------------------------------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        """Every legal action of the player to act, once each; offers of trades are too many to list."""
        return legal_actions(self.game, self.rules, self.edition.chains)

    def may_offer(self) -> bool:
        """O1: whether the player to act may offer a trade now."""
        return why_no_trading(self.game, self.rules) == FINE

    def why_not(self, action: Action | dict[str, Any] | str, player: str | None = None) -> IllegalAction | None:
        """Why the action is not legal, or None."""
        action = _read(action)
        reason = self._judge(action, player)[0]
        return None if reason == FINE else illegal(reason, action_text(action))

    def act(self, action: Action | dict[str, Any] | str, player: str | None = None) -> list[Fact]:
        """Carries the action out and returns the resulting facts; IllegalAction changes nothing."""
        action = _read(action)
        reason, steps = self._judge(action, player)
        if reason != FINE:
            raise illegal(reason, action_text(action))
        self._remember()
        actor = self.players[self.game.actor]
        if isinstance(action, OfferTrade):
            write_offer(self.game, self.edition.chains, self.players, action)
            make_offer(self.game)
        for number in steps:
            step(self.game, self.rules, number)
        if decision_begun(self.game):
            step(self.game, self.rules, DONE)  # no more than that is bought or set aside
        self.actions.append((actor, tidy(action)))
        return self._take_facts()

    def steps(self, action: Action) -> list[int]:
        """The rules' single steps that carry a legal action out, up to the end of the decision."""
        steps = self._judge(action, None)[1]
        trial = self.game.copy()
        for number in steps:
            step(trial, self.rules, number)
        if decision_begun(trial):
            steps.append(DONE)
        return steps

    def _judge(self, action: Action, player: str | None) -> tuple[Reason, list[int]]:
        """The reason against an action, and the steps that carry it out."""
        if self.over:
            return Reason.GAME_IS_OVER, []
        if player is not None and self.seat(player) != self.game.actor:
            return Reason.NOT_TO_ACT, []
        return judge(self.game, self.rules, self.edition.chains, self.players, action)

    def _take_facts(self) -> list[Fact]:
        """The facts that the rules have noted since the last call, with names."""
        assert self.game.facts is not None
        facts = self._name_facts(self.game.facts, offer_of(self.game, self.edition.chains, self.players))
        self.game.facts.clear()
        self.facts.extend(facts)
        return facts

    # --- Taking back, copying --------------------------------------------------------------------------------------

    def undo(self) -> Action:
        """Undoes and returns the last action; IllegalAction if there is none."""
        if not self.actions:
            raise IllegalAction("nothing_to_undo")
        last = self.actions[-1][1]
        self.go_back(len(self.actions) - 1)
        return last

    def go_back(self, kept: int) -> None:
        """Undoes all actions but the first ones, without playing the whole game again."""
        if kept >= len(self.actions):
            return
        start = max(number for number in self._past if number <= kept)
        packed, facts = self._past[start]
        again = self.actions[start:kept]
        self._past = {number: past for number, past in self._past.items() if number < start}
        self.game = Game.unpacked(packed)
        self.game.facts = []
        del self.actions[start:], self.facts[facts:]
        for player, action in again:
            self.act(action, player)

    def _remember(self) -> None:
        """Keeps the state before an action: the last few, and of the earlier ones some to start from."""
        number = len(self.actions)
        self._past[number] = (self.game.packed(), len(self.facts))
        if (number - RECENT) % SPACING:
            self._past.pop(number - RECENT, None)

    def copy(self) -> "Table":
        """An independent copy of the game."""
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.game = self.game.copy()
        other.game.facts = []
        other.actions = self.actions[:]
        other.facts = self.facts[:]
        other._past = self._past.copy()
        return other


def illegal(reason: Reason, action: str) -> IllegalAction:
    """The error for an action that a player tried."""
    return IllegalAction(Reason(reason).name.lower(), rule=RULE_OF[reason], action=action)


def _read(action: Action | dict[str, Any] | str) -> Action:
    """The action, which may be given as an object, as text or as JSON data."""
    if isinstance(action, str):
        return action_from_text(action)
    return action if isinstance(action, Action) else action_from(action)
