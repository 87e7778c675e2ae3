"""What can be chosen when a game is set up, with a sentence for each, and the rules to read."""

from ..editions import EDITIONS, OPTIONS, POWER_NAMES, POWER_TITLES, TIER_NAMES, TIERS
from .messages import (
    BotInfo,
    Catalogue,
    ChainInfo,
    ChoiceInfo,
    EditionInfo,
    OptionInfo,
    PowerInfo,
    Setup,
)
from .rulebook import rules


def catalogue() -> Catalogue:
    """Editions, house rules, bots, powers and rules."""
    from ..bots import LADDER

    return Catalogue(
        editions=[
            EditionInfo(
                name=edition.name,
                title=edition.title,
                book=edition.book,
                chains=[
                    ChainInfo(name, TIER_NAMES[tier])  # type: ignore[arg-type]  # the literal's three names
                    for name, tier in zip(edition.chains, TIERS, strict=True)
                ],
                options=edition.for_players(3).options.as_dict(),
                options_for_two=edition.for_players(2).options.as_dict(),
            )
            for edition in EDITIONS.values()
        ],
        options=[
            OptionInfo(
                name=option.name,
                title=option.title,
                rule=option.rule,
                values=[ChoiceInfo(value, sentence) for value, sentence in option.values.items()],
            )
            for option in OPTIONS.values()
        ],
        bots=[BotInfo(name, bot_sentence(name)) for name in LADDER],
        powers=[PowerInfo(name, title) for name, title in zip(POWER_NAMES, POWER_TITLES, strict=True)],
        rules=list(rules()),
        default=Setup(),
    )


def bot_sentence(name: str) -> str:
    """What a bot says of itself."""
    from ..bots import make_bot

    return (type(make_bot(name)).__doc__ or name).strip().splitlines()[0]
