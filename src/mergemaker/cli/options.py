"""Arguments that several subcommands share."""

from pathlib import Path
from typing import Annotated, Any

import typer

from ..errors import BadSetup
from ..game.actions import LARGEST
from ..game.editions import EDITIONS, Edition, edition_for, option_named

MOST_WORKERS = 256
LARGEST_SMALL_SEED = 2**32 - 1  # of NumPy's generators

EditionName = Annotated[
    str, typer.Option("--edition", "-e", metavar="NAME", help=f"The edition: {', '.join(EDITIONS)}.")
]
Options = Annotated[
    list[str],
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="Change an option of the edition, as in bonuses=classic; `rules` lists them all. Repeatable.",
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


def check_seed(seed: int) -> None:
    """Raises BadSetup unless the seed is one that games have."""
    if abs(seed) > LARGEST:
        raise BadSetup("seed_range", most=LARGEST)


def check_small_seed(seed: int) -> None:
    """Raises BadSetup unless the seed is one that NumPy takes."""
    if not 0 <= seed <= LARGEST_SMALL_SEED:
        raise BadSetup("training_seed_range", most=LARGEST_SMALL_SEED)


def check_workers(workers: int) -> None:
    """Raises BadSetup unless there can be so many processes."""
    if not 1 <= workers <= MOST_WORKERS:
        raise BadSetup("worker_range", most=MOST_WORKERS, n=workers)


def check_folder(report: Path | None) -> None:
    """Raises BadSetup now, rather than when all the work is done, if the report cannot be written."""
    if report is not None and not report.parent.is_dir():
        raise BadSetup("no_report_folder", folder=str(report.parent))
