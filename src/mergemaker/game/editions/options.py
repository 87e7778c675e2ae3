"""The options on which the rulebooks differ, and their values; the words for them are in the catalogue."""

from dataclasses import dataclass, fields

from ...errors import BadSetup
from ...words import ENGLISH, Language

ANY_NUMBER = (2, 3, 4, 5, 6)


@dataclass(frozen=True)
class Option:
    """What a group may choose: its values, the rule it belongs to, and for how many players it matters."""

    name: str
    rule: str
    values: tuple[str | bool, ...]
    players: tuple[int, ...] = ANY_NUMBER

    def title(self, language: Language = ENGLISH) -> str:
        """What it is called."""
        return language.text(f"option.{self.name}")

    def sentence(self, value: str | bool, language: Language = ENGLISH) -> str:
        """What a value means."""
        return language.text(f"option.{self.name}.{show(value)}")

    def check(self, value: object) -> None:
        """BadSetup, unless the value is one of the option's."""
        if not any(value is known or (isinstance(value, str) and value == known) for known in self.values):
            raise BadSetup(
                "option_value", option=self.name, value=show(value), known=[show(choice) for choice in self.values]
            )

    def read(self, word: str) -> str | bool:
        """The value that a word stands for, ignoring case; a switch is also `on` and `off`, `yes` and `no`."""
        known = {show(value): value for value in self.values}
        if True in self.values:
            known |= _SWITCHES
        if word.lower() not in known:
            self.check(word)
        return known[word.lower()]


_SWITCHES: dict[str, str | bool] = {"on": True, "off": False, "yes": True, "no": False}


def show(value: object) -> str:
    """A value as people write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


OPTIONS = {
    option.name: option
    for option in (
        Option("bonuses", "B1", ("classic", "tycoon")),
        Option("holdings", "H1", ("open", "hidden")),
        Option("starting_tile", "S2", ("letter", "number")),
        Option("sold_out_founder", "F3", ("cash", "nothing")),
        Option("dead_tiles", "T8", ("may_once", "must_once", "may_until_live")),
        Option("hopeless_hand", "T6", ("skip", "redraw")),
        Option("announce", "E2", ("any_time", "start_or_end")),
        Option("trading", "O1", (True, False)),
        Option("special_powers", "W1", (True, False)),
        Option("two_player_market", "K1", (True, False), players=(2,)),
    )
}


def option_named(name: str) -> Option:
    """The option of that name; BadSetup if there is none."""
    if name not in OPTIONS:
        raise BadSetup("unknown_option", name=name, known=[*OPTIONS])
    return OPTIONS[name]


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
        return dict(vars(self))
