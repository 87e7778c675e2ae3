"""The options on which the rulebooks differ: their values, with a sentence for each."""

from dataclasses import dataclass, fields

from ...errors import BadSetup

ANY_NUMBER = (2, 3, 4, 5, 6)
POWER_NAMES = ("take_5", "play_4", "free_3", "buy_5", "trade_2")
POWER_TITLES = ("Take 5 Tiles", "Play 4 Tiles", "3 Free", "Buy 5", "Trade 2")


@dataclass(frozen=True)
class Option:
    """What a group may choose: values with a sentence each, the rule, and for how many players it matters."""

    name: str
    title: str
    rule: str
    values: dict[str | bool, str]
    players: tuple[int, ...] = ANY_NUMBER

    def check(self, value: object) -> None:
        """BadSetup, unless the value is one of the option's."""
        if not any(value is known or (isinstance(value, str) and value == known) for known in self.values):
            raise BadSetup(
                "option_value", option=self.name, value=show(value), known=[show(choice) for choice in self.values]
            )


def show(value: object) -> str:
    """A value as people write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


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
            players=(2,),
        ),
    )
}


@dataclass(frozen=True)
class Options:
    """One value for each option."""

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
        for option in fields(self):
            OPTIONS[option.name].check(getattr(self, option.name))

    def as_dict(self) -> dict[str, str | bool]:
        """Every option with its value."""
        return {option.name: getattr(self, option.name) for option in fields(self)}
