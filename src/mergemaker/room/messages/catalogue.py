"""The choices for a new game, and the rules to read."""

from typing import Literal

from msgspec import Struct

from .setup import Setup


class LookInfo(Struct):
    """How a chain looks: its colour, the ink to write on it, its letter, pattern and emblem, its name with hyphens."""

    colour: str
    ink: str
    letter: str
    pattern: str
    emblem: str
    hyphenated: str


class ChainInfo(Struct):
    """A chain of an edition."""

    name: str
    tier: Literal["cheap", "medium", "expensive"]
    look: LookInfo


class EditionInfo(Struct):
    """An edition with its options."""

    name: str
    title: str
    book: str
    blurb: str
    chains: list[ChainInfo]
    options: dict[str, str | bool]
    options_for_two: dict[str, str | bool]


class ChoiceInfo(Struct):
    """A value of an option."""

    value: str | bool
    sentence: str


class OptionInfo(Struct):
    """What a group may choose; it matters only with these numbers of players."""

    name: str
    title: str
    rule: str
    values: list[ChoiceInfo]
    players: list[int]


class BotInfo(Struct):
    """A level of bot."""

    name: str
    sentence: str


class PowerInfo(Struct):
    """A special power."""

    name: str
    title: str


class SizeRange(Struct):
    """A range of chain sizes; `most` is null if it has no upper limit."""

    least: int
    most: int | None


class PriceLine(Struct):
    """A line of the price card: what a share costs, at which sizes, and the bonuses then paid."""

    price: int
    sizes: list[SizeRange | None]  # of a cheap, a medium and an expensive chain; null: it never costs that
    bonuses: dict[str, list[int]]  # for each value of the option `bonuses`: first, second (and third)


class RuleInfo(Struct):
    """A rule, and our ruling where the books are silent. The options of a rule say how editions differ on it."""

    id: str
    section: str
    title: str
    text: str
    ruling: str | None


class Catalogue(Struct):
    """The choices for a new game, and the rules to read."""

    editions: list[EditionInfo]
    options: list[OptionInfo]
    bots: list[BotInfo]
    powers: list[PowerInfo]
    rules: list[RuleInfo]
    prices: list[PriceLine]
    default: Setup
