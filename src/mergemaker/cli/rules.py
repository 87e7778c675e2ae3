"""Each option is shown with its name (change it with --option name=value), its meaning and the rule it belongs to."""

from typing import Annotated

import typer

from ..game.editions import EDITIONS, edition_named
from .options import Options, chosen_options


def command(
    edition: Annotated[str, typer.Argument(metavar="NAME", help=f"One of {', '.join(EDITIONS)}.")] = "renegade",
    compare: Annotated[
        bool,
        typer.Option("--compare", help="Show where the editions differ; with --option, also the changed one."),
    ] = False,
    guide: Annotated[
        bool, typer.Option("--guide", help="Show the game in five pictures and a worked example of a merger.")
    ] = False,
    option: Options = [],  # noqa: B006  # typer copies it
) -> None:
    """Prints an edition, the differences between editions, or the game in pictures."""
    from ..terminal import printed_rules

    if guide:
        printed_rules.print_guide()
        return
    chosen = edition_named(edition).but(**chosen_options(option))
    if compare:
        printed_rules.print_differences(chosen if option else None)
    else:
        printed_rules.print_edition(chosen)
