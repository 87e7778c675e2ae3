"""An edition's rules on a sheet: its options, prices and bonuses; and where editions differ."""

from collections.abc import Sequence

from ..game.editions import (
    OPTIONS,
    TIER_NAMES,
    Edition,
    show,
)
from ..game.editions.prices import share_price, size_steps
from ..room.rulebook import rules
from ..rules.money import bonus
from ..words import as_sentence, current, line, t

TIES = ("B2", "B3", "B4")


def about(edition: Edition) -> list[str]:
    """Its title, its book and what is special about it."""
    said = {"title": edition.title, "book": edition.book, "blurb": edition.blurb}
    return [current().of(f"edition.{edition.name}.{part}", english) for part, english in said.items()]


def tiers(edition: Edition) -> list[tuple[str, list[str]]]:
    """The chains by tier."""
    return [(t(f"tier.{name}"), edition.chains_of_tier(tier)) for tier, name in enumerate(TIER_NAMES)]


def ties() -> list[str]:
    """The rules for ties, from docs/rules.md."""
    return [f"{current().of(f'rule.{rule.id}.text', rule.text)} ({rule.id})" for rule in rules() if rule.id in TIES]


def rulings() -> list[str]:
    """Our rulings where the books are silent, from docs/rules.md."""
    return [
        t(
            "sheet.ruling",
            rule=rule.id,
            title=current().of(f"rule.{rule.id}.title", rule.title),
            ruling=current().of(f"rule.{rule.id}.ruling", rule.ruling),
        )
        for rule in rules()
        if rule.ruling
    ]


def option_lines(edition: Edition) -> list[tuple[str, str, str, str, str]]:
    """Each option: its title, name, value, sentence and rule."""
    return [
        (option.title(current()), option.name, show(value), option.sentence(value, current()), option.rule)
        for option, value in ((OPTIONS[name], value) for name, value in edition.options.as_dict().items())
    ]


def remarks(edition: Edition) -> list[str]:
    """An edition's remarks beyond its options."""
    found = []
    if edition.bonuses_for_two:
        found.append(t("sheet.bonuses_for_two", value=edition.bonuses_for_two))
    if edition.shows_hopeless_hand:
        found.append(t("sheet.shows_hopeless_hand"))
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
    paid = edition.rules()
    return [
        [current().amount(price), *(current().amount(bonus(paid, price, rank)) for rank in range(paid.ranks))]
        for price in range(200, 1300, 100)
    ]


def differences(editions: Sequence[Edition]) -> list[tuple[str, str, list[str]]]:
    """The options in which editions differ: title, rule, and each edition's value."""
    found: list[tuple[str, str, list[str]]] = []
    for tier, level in enumerate(TIER_NAMES):
        title = t("sheet.tier", tier=line(f"tier.{level}"))
        found.append((as_sentence(title).rstrip("."), "P1", [", ".join(tiers(e)[tier][1]) for e in editions]))
    for name, option in OPTIONS.items():
        values = [show(getattr(edition.options, name)) for edition in editions]
        if name == "bonuses":
            values = [
                t("sheet.for_two", value=value, other=edition.bonuses_for_two) if edition.bonuses_for_two else value
                for value, edition in zip(values, editions, strict=True)
            ]
        found.append((option.title(current()), option.rule, values))
    found.append(
        (
            t("sheet.hopeless_hand_shown"),
            "T6",
            [show(e.shows_hopeless_hand or e.options.hopeless_hand == "redraw") for e in editions],
        )
    )
    return [row for row in found if len(set(row[2])) > 1]
