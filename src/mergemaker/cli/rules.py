"""Each option is shown with its name (change it with --option name=value), its meaning and the rule it belongs to."""

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as RichTable

from ..game.editions import EDITIONS, Edition, edition_named
from ..game.facts import RANKS
from ..terminal import rulesheet
from ..terminal.guide import guide_lines
from ..terminal.screen import Screen
from ..words import t
from .options import Options, chosen_options

PIPED_WIDTH = 130  # columns, where no terminal says how wide it is


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
    if guide:
        screen = Screen()
        screen.show(guide_lines(screen.width))
        return
    chosen = edition_named(edition).but(**chosen_options(option))
    wide = None if sys.stdout.isatty() else PIPED_WIDTH
    console = Console(highlight=False, markup=False, emoji=False, width=wide)
    if compare:
        print_differences(console, chosen if option else None)
    else:
        print_edition(console, chosen)


def print_edition(console: Console, edition: Edition) -> None:
    """Prints an edition's rules in full."""
    title, book, blurb = rulesheet.about(edition)
    console.print(t("sheet.title", title=title, book=book), style="bold")
    console.print(f"  {blurb}")
    for tier, chains in rulesheet.tiers(edition):
        console.print(f"  {t('sheet.tier', tier=tier)}: {', '.join(chains)}")
    console.print()
    for title, name, value, sentence, rule in rulesheet.option_lines(edition):
        console.print(f"{title}: {name}={value} ({rule})", style="bold")
        console.print(f"  {sentence}")
    for remark in rulesheet.remarks(edition):
        console.print(remark)
    console.print()
    titles = [title for title, _ in rulesheet.tiers(edition)]
    console.print(_card(t("sheet.prices"), [t("picture.tiles"), *titles], rulesheet.price_rows()))
    ranks = [t(f"rank.{rank}") for rank in RANKS[: edition.rules().ranks]]
    console.print(_card(t("sheet.bonuses"), [t("picture.price"), *ranks], rulesheet.bonus_rows(edition)))
    for sentence in rulesheet.ties():
        console.print(sentence)
    console.print("\n" + t("sheet.rulings"), style="bold")
    for sentence in rulesheet.rulings():
        console.print(f"  {sentence}")
    others = [name for name in EDITIONS if name != edition.name]
    console.print("\n" + t("sheet.others", names=others))


def print_differences(console: Console, changed: Edition | None) -> None:
    """Prints the options in which the editions differ; an edition with changed options gets a column of its own."""
    editions = [*EDITIONS.values(), *([changed] if changed else [])]
    table = RichTable(title=t("sheet.differences"), show_lines=True)
    table.add_column(t("sheet.option"), min_width=16)
    for edition in EDITIONS.values():
        table.add_column(edition.name, overflow="fold")
    if changed:
        table.add_column(t("sheet.changed", name=changed.name))
    for title, rule, values in rulesheet.differences(editions):
        table.add_row(f"{title} ({rule})", *values)
    console.print(table)
    console.print(t("sheet.more"))


def _card(title: str, head: list[str], lines: list[list[str]]) -> RichTable:
    table = RichTable(title=title, title_justify="left")
    for word in head:
        table.add_column(word, justify="right")
    for line in lines:
        table.add_row(*line)
    return table
