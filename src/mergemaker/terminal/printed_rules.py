"""The rules of an edition, and where editions differ, printed."""

import sys

from rich.console import Console
from rich.table import Table as RichTable

from ..game.editions import EDITIONS, Edition
from ..game.facts import RANKS
from ..words import t
from . import rulesheet
from .guide import guide_lines
from .screen import Screen

PIPED_WIDTH = 130  # columns, where no terminal says how wide it is


def print_guide() -> None:
    """Prints the game in pictures."""
    screen = Screen()
    screen.show(guide_lines(screen.width))


def print_edition(edition: Edition) -> None:
    """Prints an edition's rules in full."""
    console = _console()
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


def print_differences(changed: Edition | None) -> None:
    """Prints the options in which the editions differ; an edition with changed options gets a column of its own."""
    console = _console()
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


def _console() -> Console:
    wide = None if sys.stdout.isatty() else PIPED_WIDTH
    return Console(highlight=False, markup=False, emoji=False, width=wide)
