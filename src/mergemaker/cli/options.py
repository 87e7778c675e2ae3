"""Arguments that several subcommands share."""

from typing import Annotated, Any

import typer

from ..errors import BadSetup
from ..game.editions import (
    EDITIONS,
    OPTIONS,
    Edition,
    edition_for,
    show,
)

EditionName = Annotated[str, typer.Option("--edition", "-e", help=f"One of {', '.join(EDITIONS)}.")]
Options = Annotated[
    list[str],
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="Change an option, as in bonuses=classic; repeat for more."
    ),
]


def chosen_options(items: list[str]) -> dict[str, Any]:
    """Options as `name=value`, read; BadSetup says what would be right."""
    rules: dict[str, Any] = {}
    for item in items:
        name, equals, text = item.partition("=")
        if not equals:
            raise BadSetup("option_written", item=item)
        if name not in OPTIONS:
            raise BadSetup("unknown_option", name=name, known=[*OPTIONS])
        known = {str(value).lower(): value for value in OPTIONS[name].values}
        if True in OPTIONS[name].values:
            known |= {"on": True, "off": False, "yes": True, "no": False}
        if text.lower() not in known:
            choices = [show(value) for value in OPTIONS[name].values]
            raise BadSetup("option_value", option=name, value=text, known=choices)
        rules[name] = known[text.lower()]
    return rules


def chosen_edition(name: str, items: list[str], players: int) -> Edition:
    """The edition with the options chosen, for so many players."""
    return edition_for(name, chosen_options(items), players)
