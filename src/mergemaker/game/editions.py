"""Every edition and house rule as data: one value for each row on which the rulebooks differ."""

from dataclasses import dataclass, fields, replace
from typing import Any

from ..errors import BadSetup
from ..rules import constants
from ..rules.state import Rules

TIERS = (0, 0, 1, 1, 1, 2, 2)
TIER_NAMES = ("cheap", "medium", "expensive")
POWER_NAMES = ("take_5", "play_4", "free_3", "buy_5", "trade_2")
POWER_TITLES = ("Take 5 Tiles", "Play 4 Tiles", "3 Free", "Buy 5", "Trade 2")


@dataclass(frozen=True)
class Option:
    """A row that a group may switch: its name, its values with a sentence for each, and the rule it belongs to."""

    name: str
    title: str
    rule: str
    values: dict[str | bool, str]

    def check(self, value: object) -> None:
        """BadSetup, unless the value is one of the row's."""
        if not any(value is known or (isinstance(value, str) and value == known) for known in self.values):
            known = " or ".join(show(choice) for choice in self.values)
            raise BadSetup(f"option {self.name!r} cannot be {show(value)}: it is {known}")


def show(value: object) -> str:
    """A value as people write it."""
    return str(value).lower() if isinstance(value, bool) else repr(value)


OPTIONS = {
    option.name: option
    for option in (
        Option(
            "bonuses",
            "Stockholder bonuses",
            "B1",
            {
                "classic": "Two ranks are paid: ten and five times the price of a share.",
                "tycoon": "Three ranks are paid, by the Tycoon card.",
            },
        ),
        Option(
            "holdings",
            "Cash and shares of others",
            "H1",
            {
                "open": "Everybody sees everybody's cash and shares.",
                "hidden": "Cash and shares are secret, except shares of a chain while it is being settled.",
            },
        ),
        Option(
            "starting_tile",
            "Who starts",
            "S2",
            {
                "letter": "The opening tile nearest to 1A, by letter and then by number: 9A before 1B.",
                "number": "The opening tile with the lowest number, then the first letter: 2E before 3A.",
            },
        ),
        Option(
            "sold_out_founder",
            "Founding a chain with no share left",
            "F3",
            {
                "cash": "The founder gets the price of one share in cash.",
                "nothing": "The founder gets nothing.",
            },
        ),
        Option(
            "dead_tiles",
            "Dead tiles at the end of a turn",
            "T8",
            {
                "may_once": "You may set dead tiles aside and draw as many, once a turn.",
                "must_once": "Dead tiles are set aside and replaced, once a turn.",
                "may_until_live": "You may set dead tiles aside and draw as many, and again those drawn that are dead.",
            },
        ),
        Option(
            "hopeless_hand",
            "A hand with nothing to place",
            "T6",
            {
                "skip": "No tile is placed this turn; buying goes on as usual.",
                "redraw": "At the start of the turn the hand is shown, set aside, and six new tiles are drawn.",
            },
        ),
        Option(
            "announce",
            "When the end may be announced",
            "E2",
            {
                "any_time": "At any decision of yours in your own turn.",
                "start_or_end": "Before trading and placing, or when you buy.",
            },
        ),
        Option(
            "trading",
            "Trades between players",
            "O1",
            {
                True: "Before placing, you may offer others shares and cash for theirs.",
                False: "Players do not trade with each other.",
            },
        ),
        Option(
            "special_powers",
            "Special powers",
            "W1",
            {
                True: "Each player has five markers, each used once in the game, at most one in a turn.",
                False: "No special powers.",
            },
        ),
        Option(
            "two_player_market",
            "The market as a third holder",
            "K1",
            {
                True: "With two players, a tile from the bag says how many shares the market counts with for bonuses.",
                False: "With two players, only they count for bonuses.",
            },
        ),
    )
}


@dataclass(frozen=True)
class Options:
    """One value for each row."""

    bonuses: str
    holdings: str
    starting_tile: str
    sold_out_founder: str
    dead_tiles: str
    hopeless_hand: str
    announce: str
    trading: bool
    special_powers: bool
    two_player_market: bool

    def __post_init__(self) -> None:
        for row in fields(self):
            OPTIONS[row.name].check(getattr(self, row.name))

    def as_dict(self) -> dict[str, str | bool]:
        """Every row with its value."""
        return {row.name: getattr(self, row.name) for row in fields(self)}


@dataclass(frozen=True)
class Edition:
    """A published set of rules: its chains from cheap to expensive, and its rows."""

    name: str
    title: str
    book: str
    chains: tuple[str, ...]
    options: Options
    bonuses_for_two: str | None = None
    shows_hopeless_hand: bool = False

    @property
    def hides_holdings(self) -> bool:
        """Whether others' cash and shares are secret."""
        return self.options.holdings == "hidden"

    def but(self, /, **house_rules: Any) -> "Edition":
        """The same edition with some rows switched."""
        for name in house_rules:
            if name not in OPTIONS:
                raise BadSetup(f"there is no option {name!r}: the options are {', '.join(OPTIONS)}")
        bonuses_for_two = None if "bonuses" in house_rules else self.bonuses_for_two
        return replace(self, options=replace(self.options, **house_rules), bonuses_for_two=bonuses_for_two)

    def for_players(self, count: int) -> "Edition":
        """The edition as it is played by so many."""
        if count == 2 and self.bonuses_for_two is not None:
            return self.but(bonuses=self.bonuses_for_two)
        return replace(self, bonuses_for_two=None)

    def rules(self) -> Rules:
        """The rows as the core reads them."""
        rows = self.options
        rules = Rules()
        rules.ranks = 3 if rows.bonuses == "tycoon" else 2
        rules.starting_tile = constants.BY_LETTER if rows.starting_tile == "letter" else constants.BY_NUMBER
        rules.sold_out_founder = int(rows.sold_out_founder == "cash")
        rules.dead_tiles = {
            "may_once": constants.MAY_ONCE,
            "must_once": constants.MUST_ONCE,
            "may_until_live": constants.MAY_UNTIL_LIVE,
        }[rows.dead_tiles]
        rules.hopeless_hand = constants.REDRAW if rows.hopeless_hand == "redraw" else constants.SKIP
        rules.show_hopeless_hand = int(self.shows_hopeless_hand)
        rules.announce = constants.ANY_TIME if rows.announce == "any_time" else constants.START_OR_END
        rules.trading = int(rows.trading)
        rules.special_powers = int(rows.special_powers)
        rules.two_player_market = int(rows.two_player_market)
        rules.tiers = list(TIERS)
        return rules


RENEGADE = Edition(
    name="renegade",
    title="Renegade",
    book="Renegade Game Studios, 2023",
    chains=("Sackson", "Tower", "American", "Festival", "Worldwide", "Continental", "Imperial"),
    options=Options(
        bonuses="tycoon",
        holdings="open",
        starting_tile="letter",
        sold_out_founder="cash",
        dead_tiles="may_once",
        hopeless_hand="skip",
        announce="any_time",
        trading=False,
        special_powers=False,
        two_player_market=True,
    ),
    bonuses_for_two="classic",
)

AVALON_HILL = Edition(
    name="avalon-hill",
    title="Avalon Hill",
    book="Avalon Hill, the 1990s",
    chains=("Luxor", "Tower", "American", "Festival", "Worldwide", "Continental", "Imperial"),
    options=replace(
        RENEGADE.options,
        bonuses="classic",
        holdings="hidden",
        starting_tile="number",
        sold_out_founder="nothing",
    ),
    shows_hopeless_hand=True,
)

REFERENCE = Edition(
    name="reference",
    title="Reference",
    book="a compiled rules reference",
    chains=("Luxor", "Tower", "American", "Worldwide", "Festival", "Imperial", "Continental"),
    options=replace(
        RENEGADE.options,
        bonuses="classic",
        dead_tiles="may_until_live",
        hopeless_hand="redraw",
        announce="start_or_end",
        trading=True,
        two_player_market=False,
    ),
)

HASBRO = Edition(
    name="hasbro",
    title="Hasbro",
    book="Hasbro, 1999",
    chains=("Sackson", "Zeta", "Hydra", "Fusion", "America", "Phoenix", "Quantum"),
    options=replace(RENEGADE.options, bonuses="classic", sold_out_founder="nothing", dead_tiles="must_once"),
)

EDITIONS = {edition.name: edition for edition in (RENEGADE, AVALON_HILL, REFERENCE, HASBRO)}


def edition_named(name: str) -> Edition:
    """The edition of that name; BadSetup if there is none."""
    if name not in EDITIONS:
        raise BadSetup(f"there is no edition {name!r}: the editions are {', '.join(EDITIONS)}")
    return EDITIONS[name]
