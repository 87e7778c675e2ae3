"""An edition's rules on a sheet: its options, prices and bonuses; and where editions differ."""

from collections.abc import Sequence

from ..game.editions import (
    OPTIONS,
    TIER_NAMES,
    Edition,
    show,
)
from ..game.editions.prices import share_price, size_steps
from ..rules.money import bonus
from ..words import current

RANKS = ("first", "second", "third")
TIES = (
    "Those who tie share the bonuses of the places they fill, rounded up to the next $100 (B2, B4).",
    "Who alone holds shares gets the first and the last bonus (B3).",
)

# Where the books are silent; docs/rules.md has them all.
RULINGS = (
    "Three or more who tie share the bonuses of all the places they fill (B2).",
    "The two-player market is a holder like any other; its part stays in the bank (K1, K2).",
    "The mergemaker names the survivor first, then, each time it matters, the next chain to settle (M2, M3).",
    "Every holder is asked, also one who can only sell or keep (M5).",
    "A turn ends with drawing up to six tiles: none after a turn without a placement (T7).",
    "A game ends by itself when in a whole round nobody placed or drew a tile (E4).",
    "The end can be announced without placing; purchase, draw and dead tiles still follow (E3).",
    "What an offer asks for is not compared with what the other has; at most ten offers a turn (O2).",
    "Accepting an offer that one cannot meet moves nothing (O3).",
    "A power used without effect is used all the same (W1).",
)


def tiers(edition: Edition) -> list[tuple[str, list[str]]]:
    """The chains by what they cost."""
    return [(title, edition.chains_of_tier(tier)) for tier, title in enumerate(TIER_NAMES)]


def option_lines(edition: Edition) -> list[tuple[str, str, str, str, str]]:
    """Each option: its title, name, value, sentence and rule."""
    return [
        (option.title(current()), option.name, show(value), option.sentence(value, current()), option.rule)
        for option, value in ((OPTIONS[name], value) for name, value in edition.options.as_dict().items())
    ]


def remarks(edition: Edition) -> list[str]:
    """What an edition says beyond its options."""
    found = []
    if edition.bonuses_for_two:
        found.append(f"With two players the bonuses are {edition.bonuses_for_two} (B1).")
    if edition.shows_hopeless_hand:
        found.append("A hand with nothing to place is shown to everybody (T6).")
    return found


def price_rows() -> list[list[str]]:
    """The price card: for each size of a chain, a share's price by tier."""
    return [
        [_sizes(least, most), *(current().amount(share_price(least, tier)) for tier in range(len(TIER_NAMES)))]
        for least, most in size_steps()
    ]


def _sizes(least: int, most: int | None) -> str:
    return f"{least}+" if most is None else f"{least}" if least == most else f"{least}-{most}"


def bonus_rows(edition: Edition) -> list[list[str]]:
    """The bonuses for each price of a share."""
    rules = edition.rules()
    return [
        [current().amount(price), *(current().amount(bonus(rules, price, rank)) for rank in range(rules.ranks))]
        for price in range(200, 1300, 100)
    ]


def differences(editions: Sequence[Edition]) -> list[tuple[str, str, list[str]]]:
    """The options in which editions differ: title, rule, and each edition's value."""
    found: list[tuple[str, str, list[str]]] = []
    for tier, title in enumerate(TIER_NAMES):
        found.append((f"{title.capitalize()} chains", "P1", [", ".join(tiers(e)[tier][1]) for e in editions]))
    for name, option in OPTIONS.items():
        values = [show(getattr(edition.options, name)) for edition in editions]
        if name == "bonuses":
            values = [
                f"{value} ({edition.bonuses_for_two} for 2)" if edition.bonuses_for_two else value
                for value, edition in zip(values, editions, strict=True)
            ]
        found.append((option.title(current()), option.rule, values))
    found.append(
        (
            "A hopeless hand is shown",
            "T6",
            [show(e.shows_hopeless_hand or e.options.hopeless_hand == "redraw") for e in editions],
        )
    )
    return [row for row in found if len(set(row[2])) > 1]
