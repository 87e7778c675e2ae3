"""One game for people: act, see what is legal, look at it, take back, keep a record."""

import secrets
from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

import msgspec

from ..errors import BadSetup, IllegalAction
from ..rules import constants, judge, reasons
from ..rules.hand import place_in_hand
from ..rules.legal import legal
from ..rules.offer import make_offer
from ..rules.rng import fill_chances, seed_chance
from ..rules.setup import deal
from ..rules.state import Game
from ..rules.turn import purchase_limit, step
from .actions import (
    LARGEST,
    Action,
    Buy,
    Discard,
    Dispose,
    OfferTrade,
    action_from,
    tidy,
)
from .codec import action_of, number_of
from .editions import Edition, edition_for
from .facts import Fact, facts_of, seen_by
from .inputs import (
    MARKET_STREAM,
    check_bag,
    check_market,
    check_players,
    shuffled_bag,
)
from .notation import action_from_text, action_text
from .tiles import TILE_NUMBERS
from .view import (
    DECISIONS,
    EVERYTHING,
    ONLOOKER,
    Result,
    View,
    offer_of,
    result_of,
    view_of,
)

if TYPE_CHECKING:
    from rich.text import Text


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
    ) -> None:
        check_players(players)
        self.edition = edition_for(edition, options, len(players))
        self.players = tuple(players)
        self.seed = secrets.randbits(53) if seed is None else seed
        if abs(self.seed) > LARGEST:
            raise BadSetup("seed_range", most=LARGEST)
        self.market = tuple(market)
        self.rules = self.edition.rules()
        self.bag = tuple(shuffled_bag(self.seed) if bag is None else bag)
        check_bag(self.bag)
        check_market(self.market)
        self._begin()

    def _begin(self) -> None:
        self.actions: list[tuple[str, Action]] = []
        self.facts: list[Fact] = []
        self.game = Game()
        chance = [0, 0]
        seed_chance(chance, self.seed, MARKET_STREAM)
        fill_chances(self.game, chance)
        for i, tile in enumerate(self.market[: constants.MOST_MARKET_DRAWS]):
            self.game.chances[i] = -1 - TILE_NUMBERS[tile]
        self.game.bag = [TILE_NUMBERS[tile] for tile in self.bag]
        self.game.facts = []
        deal(self.game, self.rules, len(self.players))
        self._tell()

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
    def decision(self) -> str | None:
        """What is to be decided now, as the line protocol names it."""
        return None if self.over else DECISIONS[self.game.phase]

    @property
    def result(self) -> Result | None:
        """Everybody's money and the winners, once the game is over."""
        return result_of(self.game, self.players) if self.over else None

    def state(self) -> View:
        """Everything, hidden things too."""
        return view_of(self.game, self.edition, self.rules, self.players, EVERYTHING)

    def view(self, player: str | None) -> View:
        """What that player may know; None is an onlooker."""
        seat = ONLOOKER if player is None else self.seat(player)
        return view_of(self.game, self.edition, self.rules, self.players, seat)

    def facts_for(self, player: str | None, since: int = 0) -> list[Fact]:
        """What has happened, as that player (None: an onlooker) may know it."""
        return [seen_by(fact, player) for fact in self.facts[since:]]

    def seat(self, player: str) -> int:
        """Where the player sits, from 0."""
        if player not in self.players:
            raise BadSetup("unknown_player", name=player, known=self.players)
        return self.players.index(player)

    # --- Pictures, which are loaded when somebody looks ------------------------------------------------------------

    def _picture(self) -> View:
        """The whole state, in the eyes of the player to act."""
        return msgspec.structs.replace(self.state(), viewer=self.to_act)

    def __str__(self) -> str:
        from .pictures import as_text

        return as_text(self._picture())

    def __rich__(self) -> "Text":
        from .pictures import as_rich

        return as_rich(self._picture())

    def _repr_svg_(self) -> str:
        from .pictures import svg

        return svg(self._picture())

    # --- Acting ----------------------------------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        """Every legal action of the player to act, once each; offers of trades are too many to list."""
        out = [0] * constants.MOST_LEGAL
        found = out[: legal(self.game, self.rules, out)]
        match self.decision:
            case "buy":
                bundles: list[Action] = [*self._purchases()]
            case "dispose":
                bundles = [*self._disposals()]
            case "discard":
                bundles = [*self._exchanges()]
            case _:
                bundles = []
        whole = [
            number for number in found if not bundles or (number >= constants.TRADE_2 and number != constants.DONE)
        ]
        return bundles + [action_of(number, self.edition.chains) for number in whole]

    def why_not(self, action: Action | dict[str, Any] | str, player: str | None = None) -> IllegalAction | None:
        """Why the action is not legal, or None."""
        action = _read(action)
        reason = self._judge(action, player)[0]
        return None if reason == reasons.FINE else _illegal(reason, action)

    def act(self, action: Action | dict[str, Any] | str, player: str | None = None) -> list[Fact]:
        """The action is carried out and what came of it returned; IllegalAction changes nothing."""
        action = _read(action)
        reason, steps = self._judge(action, player)
        if reason != reasons.FINE:
            raise _illegal(reason, action)
        actor = self.players[self.game.actor]
        if isinstance(action, OfferTrade):
            self._write_offer(self.game, action)
            make_offer(self.game)
        else:
            self._do(steps)
        self.actions.append((actor, tidy(action)))
        return self._tell()

    def _do(self, steps: list[int]) -> None:
        for number in steps:
            step(self.game, self.rules, number)
        shares_bought = sum(constants.BUY_SHARE <= number < constants.TRADE_PAIRS for number in steps)
        tiles_aside = sum(constants.DISCARD_TILE <= number < constants.FOUND_CHAIN for number in steps)
        half_bought = shares_bought > 0 and self.game.phase == constants.BUY and self.game.bought == shares_bought
        half_aside = tiles_aside > 0 and self.game.phase == constants.DISCARD and self.game.set_aside == tiles_aside
        if half_bought or half_aside:
            step(self.game, self.rules, constants.DONE)

    def _tell(self) -> list[Fact]:
        assert self.game.facts is not None
        offer = offer_of(self.game, self.edition.chains, self.players)
        told = facts_of(self.game.facts, self.edition, self.players, offer)
        self.game.facts.clear()
        self.facts.extend(told)
        return told

    # --- From bundles to the core's single actions, and back -------------------------------------------------------

    def _judge(self, action: Action, player: str | None) -> tuple[int, list[int]]:
        """The reason against an action, and the core's steps that carry it out."""
        game = self.game
        if self.over:
            return reasons.GAME_IS_OVER, []
        if player is not None and self.seat(player) != game.actor:
            return reasons.NOT_TO_ACT, []
        match action:
            case Buy(shares):
                return self._judge_purchase(shares)
            case Dispose(sell, trade):
                reason = judge.why_not_dispose(game, sell, trade)
                pairs = [constants.TRADE_PAIRS + trade // 2] if game.phase == constants.DISPOSE_TRADE else []
                return reason, [*pairs, constants.SELL_SHARES + sell]
            case Discard(tiles):
                return self._judge_exchange(tiles)
            case OfferTrade():
                return self._judge_offer(action), []
        number = number_of(action, self.edition.chains)
        if number is None:
            return reasons.UNKNOWN_NAME, []
        return judge.why_not(game, self.rules, number), [number]

    def _judge_purchase(self, shares: dict[str, int]) -> tuple[int, list[int]]:
        wanted = self._counts(shares)
        if self.game.phase != constants.BUY:
            return reasons.NOT_THIS_DECISION, []
        if wanted is None:
            return reasons.UNKNOWN_NAME, []
        reason = judge.why_not_purchase(self.game, self.rules, wanted)
        if reason != reasons.FINE:
            return reason, []
        steps = [constants.BUY_SHARE + chain for chain, count in enumerate(wanted) for _ in range(count)]
        return reason, steps or [constants.DONE]

    def _judge_exchange(self, tiles: list[str]) -> tuple[int, list[int]]:
        if self.game.phase != constants.DISCARD:
            return reasons.NOT_THIS_DECISION, []
        if len(set(tiles)) < len(tiles):
            return reasons.TWICE, []
        numbers = [TILE_NUMBERS.get(tile, constants.NONE) for tile in tiles]
        for tile in numbers:
            reason = reasons.UNKNOWN_NAME if tile == constants.NONE else judge.why_not_discard(self.game, tile)
            if reason != reasons.FINE:
                return reason, []
        numbers.sort(key=lambda tile: place_in_hand(self.game, self.game.player, tile))
        return reasons.FINE, [constants.DISCARD_TILE + tile for tile in numbers] or [constants.DONE]

    def _judge_offer(self, action: OfferTrade) -> int:
        trial = self.game.copy()
        if trial.phase == constants.PLACE and self.rules.trading and not self._write_offer(trial, action):
            return reasons.UNKNOWN_NAME
        return judge.why_not_offer(trial, self.rules)

    def _write_offer(self, game: Game, action: OfferTrade) -> bool:
        """The offer is written into the state, where the judge reads it; False when it names what is not there."""
        give, take = self._counts(action.give.shares), self._counts(action.take.shares)
        if action.to not in self.players or give is None or take is None:
            return False
        game.offer_to = self.players.index(action.to)
        game.offer_give_cash, game.offer_take_cash = action.give.cash, action.take.cash
        game.offer_give, game.offer_take = give, take
        return True

    def _counts(self, shares: dict[str, int]) -> list[int] | None:
        """Shares by chain number; None when a chain's name is unknown. A chain with none is as good as left out."""
        if any(count and chain not in self.edition.chains for chain, count in shares.items()):
            return None
        return [shares.get(chain, 0) for chain in self.edition.chains]

    def _purchases(self) -> list[Buy]:
        """Every purchase that the judge allows."""
        limit = purchase_limit(self.game)
        found: list[Buy] = []
        wanted = [0] * constants.CHAINS

        def extend(first: int, left: int) -> None:
            shares = {chain: wanted[i] for i, chain in enumerate(self.edition.chains) if wanted[i]}
            found.append(Buy(shares))
            for chain in range(first, constants.CHAINS if left else 0):
                wanted[chain] += 1
                if judge.why_not_purchase(self.game, self.rules, wanted) == reasons.FINE:
                    extend(chain, left - 1)
                wanted[chain] -= 1

        extend(0, limit)
        return found

    def _disposals(self) -> list[Dispose]:
        """Every disposal that the judge allows."""
        held = self.game.shares[self.game.actor][self.game.settling]
        return [
            Dispose(sell=sell, trade=trade)
            for trade, sell in product(range(0, held + 1, 2), range(held + 1))
            if judge.why_not_dispose(self.game, sell, trade) == reasons.FINE
        ]

    def _exchanges(self) -> list[Discard]:
        """Every set of dead tiles that may be set aside now."""
        dead = self.state().exchangeable
        return [Discard([tile for i, tile in enumerate(dead) if chosen >> i & 1]) for chosen in range(1 << len(dead))]

    # --- Taking back, copying --------------------------------------------------------------------------------------

    def undo(self) -> Action:
        """The last action is taken back and returned; IllegalAction when there is none."""
        if not self.actions:
            raise IllegalAction("nothing_to_undo")
        kept, (_, last) = self.actions[:-1], self.actions[-1]
        self._begin()
        for player, action in kept:
            self.act(action, player)
        return last

    def copy(self) -> "Table":
        """The same game, sharing nothing that changes."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.game = self.game.copy()
        twin.game.facts = []
        twin.actions = self.actions[:]
        twin.facts = self.facts[:]
        return twin


def _illegal(reason: int, action: Action) -> IllegalAction:
    """The reason against an action, for whoever tried it."""
    return IllegalAction(reasons.NAME[reason], rule=reasons.RULE[reason], action=action_text(action))


def _read(action: Action | dict[str, Any] | str) -> Action:
    """An action, given as such, as text or as a JSON object."""
    if isinstance(action, str):
        return action_from_text(action)
    return action_from(action) if isinstance(action, dict) else action
