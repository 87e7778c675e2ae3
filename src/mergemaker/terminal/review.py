"""A review in the terminal: everybody's figures, then the mistakes with what was better and why."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..coach.review_page import (
    LuckStory,
    luck_stories,
    mistakes_of,
    player_rows,
    said_choice,
    said_odds,
    said_reason,
    turning_stories,
)
from ..game.coach_shapes import Review
from ..game.record import GameRecord
from ..words import current, t
from .screen import wrapped

COLOURS = {"disaster": "bold red", "blunder": "red", "mistake": "yellow", "inaccuracy": ""}

HALF = 24  # the width of a bar to either side, in characters, where there is room
FIGURE = 6  # the width of the figure after a bar


def _say(console: Console, text: str, style: str = "", indent: str = "") -> None:
    """A paragraph, wrapped as everywhere in the terminal: a number stays with its per cent."""
    for part in wrapped(text, console.width - len(indent)):
        console.print(Text(indent + part, style))


def show_luck(stories: Sequence[LuckStory], console: Console) -> None:
    """A sentence for each player, and a bar for every part: to the right what it brought, to the left what it cost."""
    most = max(1.0, *(abs(part.points) for story in stories for part in story.parts))
    names = max((cell_len(part.name) for story in stories for part in story.parts), default=0)
    half = max(1, min(HALF, (console.width - names - FIGURE - 5) // 2))
    for story in stories:
        _say(console, story.sentence)
        grid = Table.grid(padding=(0, 1))
        for part in story.parts:
            bar = "█" * round(half * abs(part.points) / most)
            left, right = ("", bar) if part.points > 0 else (bar, "")
            drawn = Text.assemble((left.rjust(half), "red"), "│", (right.ljust(half), "green"))
            grid.add_row(f"  {part.name}", drawn, Text(current().decimal(part.points, signed=True), justify="right"))
        console.print(grid)


def show_review(found: Review, record: GameRecord, console: Console) -> None:
    """The review is printed."""
    language = current()
    head, rows = player_rows(found, language)
    table = Table(title=t("review.players"))
    for place, name in enumerate([head[0], *(row[0] for row in rows)]):
        table.add_column(name, justify="right" if place else "left", overflow="fold")
    for figure in zip(head[1:], *(row[1:] for row in rows), strict=True):
        table.add_row(*figure)
    console.print(table)
    console.print()
    console.print(t("review.luck"), style="bold")
    show_luck(luck_stories(found, language), console)
    _say(console, t("review.how"), "bright_black")
    console.print()
    console.print(t("review.page.turning"), style="bold")
    for said in turning_stories(found, record, language):
        _say(console, said)
    console.print()
    console.print(t("review.mistakes"), style="bold")
    mistakes = mistakes_of(found)
    if not mistakes:
        console.print(t("review.no_mistakes"))
    for decision in mistakes:
        console.print()
        grade = t(f"review.class.{decision.grade}")
        line = t(
            "review.mistake",
            n=decision.number,
            player=decision.player,
            grade=grade,
            action=said_choice(decision.action, language),
            best=said_choice(decision.best, language),
        )
        _say(console, line, COLOURS[decision.grade])
        cost = t(
            "review.cost",
            points=language.decimal(decision.loss),
            error=language.decimal(decision.error),
            dollars=max(0, decision.dollars),
        )
        told = [cost, *said_odds(decision, language), said_reason(decision, language)]
        _say(console, " ".join(told), indent="      ")
