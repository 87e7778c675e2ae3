"""The choices for a new game, with a sentence for each, and the rules to read."""

from collections.abc import Mapping

from ..game.codec import POWER_NAMES
from ..game.editions import (
    EDITIONS,
    OPTIONS,
    TIER_NAMES,
    Chain,
)
from ..game.editions.prices import share_price, size_steps
from ..rules.money import bonus
from ..words import ENGLISH
from .messages.catalogue import (
    BotInfo,
    Catalogue,
    ChainInfo,
    ChoiceInfo,
    EditionInfo,
    LookInfo,
    OptionInfo,
    PowerInfo,
    PriceLine,
    SizeRange,
)
from .messages.setup import Setup
from .rulebook import rules


def catalogue(bots: Mapping[str, str]) -> Catalogue:
    """Editions, options, these bots with a sentence for each, powers, rules and the price card."""
    return Catalogue(
        editions=[
            EditionInfo(
                name=edition.name,
                title=edition.title,
                book=edition.book,
                blurb=edition.blurb,
                chains=[chain_info(chain) for chain in edition.chain_list],
                options=edition.for_players(3).options.as_dict(),
                options_for_two=edition.for_players(2).options.as_dict(),
            )
            for edition in EDITIONS.values()
        ],
        options=[
            OptionInfo(
                name=option.name,
                title=option.title(),
                rule=option.rule,
                values=[ChoiceInfo(value, option.sentence(value)) for value in option.values],
                players=list(option.players),
            )
            for option in OPTIONS.values()
        ],
        bots=[BotInfo(level, sentence) for level, sentence in bots.items()],
        powers=[PowerInfo(name, ENGLISH.text(f"power.{name}")) for name in POWER_NAMES],
        rules=list(rules()),
        prices=price_card(),
        default=Setup(),
    )


def chain_info(chain: Chain) -> ChainInfo:
    """A chain with its look."""
    look = chain.look
    return ChainInfo(
        chain.name,
        TIER_NAMES[chain.tier],
        LookInfo(look.colour, look.ink, look.letter, look.pattern, look.emblem, look.hyphenated),
    )


def price_card() -> list[PriceLine]:
    """P1, B1: the printed card, for every way of paying bonuses."""
    edition = next(iter(EDITIONS.values()))
    paid = {str(value): edition.but(bonuses=value).rules() for value in OPTIONS["bonuses"].values}
    sizes = [
        {share_price(least, tier): SizeRange(least, most) for least, most in size_steps()}
        for tier in range(len(TIER_NAMES))
    ]
    return [
        PriceLine(
            price,
            [at.get(price) for at in sizes],
            {value: [bonus(rules, price, rank) for rank in range(rules.ranks)] for value, rules in paid.items()},
        )
        for price in sorted({price for at in sizes for price in at})
    ]
