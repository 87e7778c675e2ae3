"""Arguments that several subcommands share."""

from typing import Annotated, Any

import typer

from ..errors import BadSetup
from ..game.editions import (
    EDITIONS,
    Edition,
    edition_for,
    option_named,
)

EditionName = Annotated[
    str, typer.Option("--edition", "-e", metavar="NAME", help=f"The edition: {', '.join(EDITIONS)}.")
]
Options = Annotated[
    list[str],
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="Change an option of the edition, as in bonuses=classic; repeatable.",
    ),
]


def chosen_options(items: list[str]) -> dict[str, Any]:
    """The options given as `name=value`; BadSetup says what would be valid."""
    chosen: dict[str, Any] = {}
    for item in items:
        name, equals, word = item.partition("=")
        if not equals:
            raise BadSetup("option_written", item=item)
        chosen[name] = option_named(name).read(word)
    return chosen


def chosen_edition(name: str, items: list[str], players: int) -> Edition:
    """The edition with the chosen options, for this number of players."""
    return edition_for(name, chosen_options(items), players)
