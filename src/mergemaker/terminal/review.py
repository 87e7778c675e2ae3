"""A review in the terminal: everybody's figures, then the mistakes with what was better and why."""

from rich.console import Console
from rich.table import Table

from ..coach.judge import CUTS
from ..coach.review_page import mistakes_of, said_choice, said_reason
from ..game.coach_shapes import Review
from ..words import current, t

COLOURS = {"disaster": "bold red", "blunder": "red", "mistake": "yellow", "inaccuracy": ""}


def show_review(found: Review, console: Console) -> None:
    """The review is printed."""
    language = current()
    players = Table(title=t("review.players"))
    for key in ("player", "mean_loss", *(grade for _, grade in CUTS), "own_play", "own_draws", "others_play"):
        players.add_column(t(f"review.head.{key}"), justify="left" if key == "player" else "right")
    for key in ("others_draws", "par"):
        players.add_column(t(f"review.head.{key}"), justify="right")
    for player in found.players:
        luck = player.luck.points
        players.add_row(
            player.name,
            f"{player.mean_loss:.2f} ± {player.error:.2f}",
            *(str(player.mistakes[grade]) for _, grade in CUTS),
            *(f"{number:+.1f}" for number in (luck.own_play, luck.own_draws, luck.others_play, luck.others_draws)),
            f"{player.par.points:.0f} %",
        )
    console.print(players)
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
