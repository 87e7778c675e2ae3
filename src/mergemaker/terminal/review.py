"""A review in the terminal: everybody's figures, then the mistakes with what was better and why."""

from rich.console import Console
from rich.table import Table

from ..coach.review_page import luck_rows, mistakes_of, player_rows, said_choice, said_reason
from ..game.coach_shapes import Review
from ..words import current, t

COLOURS = {"disaster": "bold red", "blunder": "red", "mistake": "yellow", "inaccuracy": ""}


def show_review(found: Review, console: Console) -> None:
    """The review is printed."""
    language = current()
    for title, (head, rows) in (
        (t("review.players"), player_rows(found, language)),
        (t("review.luck"), luck_rows(found, language)),
    ):
        table = Table(title=title)
        for place, name in enumerate(head):
            table.add_column(name, justify="right" if place else "left")
        for row in rows:
            table.add_row(*row)
        console.print(table)
    console.print(t("review.how"), style="bright_black")
    console.print(t("review.turning_points", numbers=[str(number) for number in found.turning_points]))
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
        console.print(line, style=COLOURS[decision.grade], highlight=False)
        cost = t("review.cost", points=f"{decision.loss:.1f}", error=f"{decision.error:.1f}", dollars=decision.dollars)
        console.print(f"      {cost} {said_reason(decision, language)}", highlight=False)
