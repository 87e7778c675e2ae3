"""An edition: a published set of rules, with its chains and how they look."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final, Literal, TypeAlias, get_args

from ...rules import constants
from ...rules.state import Rules
from .looks import Look
from .options import Options, option_named

Tier: TypeAlias = Literal["cheap", "medium", "expensive"]
TIER_NAMES: Final[tuple[Tier, ...]] = get_args(Tier)


@dataclass(frozen=True)
class Chain:
    """A chain: its name, its tier (a number of TIER_NAMES) and its look."""

    name: str
    tier: int
    look: Look


@dataclass(frozen=True)
class Edition:
    """A published set of rules: its chains from cheap to expensive, and a value for each option."""

    name: str
    title: str
    book: str
    blurb: str
    chain_list: tuple[Chain, ...]
    options: Options
    bonuses_for_two: str | None = None
    shows_hopeless_hand: bool = False
    cited_as: str | None = None
    parts: str = ""

    @cached_property
    def chains(self) -> tuple[str, ...]:
        """The names of the chains."""
        return tuple(chain.name for chain in self.chain_list)

    @cached_property
    def tiers(self) -> tuple[int, ...]:
        """The tier of each chain."""
        return tuple(chain.tier for chain in self.chain_list)

    @cached_property
    def looks(self) -> dict[str, Look]:
        """How each chain looks."""
        return {chain.name: chain.look for chain in self.chain_list}

    def chains_of_tier(self, tier: int) -> list[str]:
        """The chains of a tier."""
        return [chain.name for chain in self.chain_list if chain.tier == tier]

    @property
    def hides_holdings(self) -> bool:
        """Whether others' cash and shares are secret."""
        return self.options.holdings == "hidden"

    def but(self, /, **options: Any) -> "Edition":
        """The same edition with some options changed."""
        for name in options:
            option_named(name)
        bonuses_for_two = None if "bonuses" in options else self.bonuses_for_two
        return replace(self, options=replace(self.options, **options), bonuses_for_two=bonuses_for_two)

    def for_players(self, count: int) -> "Edition":
        """The edition as it is played with this number of players."""
        if count == 2 and self.bonuses_for_two is not None:
            return self.but(bonuses=self.bonuses_for_two)
        return replace(self, bonuses_for_two=None)

    def rules(self) -> Rules:
        """The options in the form that the rules use."""
        options = self.options
        rules = Rules()
        rules.ranks = 3 if options.bonuses == "tycoon" else 2
        rules.starting_tile = constants.BY_LETTER if options.starting_tile == "letter" else constants.BY_NUMBER
        rules.sold_out_founder = int(options.sold_out_founder == "cash")
        rules.dead_tiles = {
            "may_once": constants.MAY_ONCE,
            "must_once": constants.MUST_ONCE,
            "may_until_live": constants.MAY_UNTIL_LIVE,
        }[options.dead_tiles]
        rules.hopeless_hand = constants.REDRAW if options.hopeless_hand == "redraw" else constants.SKIP
        rules.show_hopeless_hand = int(self.shows_hopeless_hand)
        rules.announce = constants.ANY_TIME if options.announce == "any_time" else constants.START_OR_END
        rules.trading = int(options.trading)
        rules.special_powers = int(options.special_powers)
        rules.two_player_market = int(options.two_player_market)
        rules.hidden_holdings = int(self.hides_holdings)
        rules.tiers = list(self.tiers)
        return rules
