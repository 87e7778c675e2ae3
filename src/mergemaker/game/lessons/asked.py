"""The step that a learner is at, as it is shown: its words with this position's figures, and what is pointed at."""

from msgspec import Struct

from ...words import Line
from ..actions import Action
from ..insight import Insight
from ..table import Table
from .figures import figure
from .lesson import Lesson, Move, Part, Shown, Step


class LessonStep(Struct):
    """What the learner reads and is asked to do; without a task the others are playing, or the game is over."""

    lesson: str
    step: str | None  # null: the others are playing
    number: int  # from 1
    steps: int
    idea: Line
    text: Line
    task: Line | None
    squares: list[str]  # to look at
    parts: list[Part]
    hidden: list[Shown]  # of the stock table, until a later step explains it


def idea_line(lesson: Lesson, step: Step) -> Line:
    """What a step is about, in a few words."""
    return Line(f"lesson.{lesson.name}.{step.name}.idea")


def task_line(lesson: Lesson, move: Move) -> Line:
    """What the learner is asked to do."""
    return Line(f"lesson.{lesson.name}.{lesson.steps[move.step].name}.task")


def task_instead(lesson: Lesson, table: Table, action: Action) -> Line | None:
    """What the learner is asked to do, if that is something else."""
    move = lesson.next_move(table)
    return None if move is None or move.admits(action) else task_line(lesson, move)


def lesson_step(lesson: Lesson, table: Table, insight: Insight) -> LessonStep | None:
    """The step as the learner reads it now; None when the game has left the lesson's script."""
    steps = lesson.tasks
    step, move = lesson.step(table), lesson.next_move(table)
    if step is None:
        if move is None:
            return None
        watching = (Line("lesson.others.idea"), Line("lesson.others.text"), None)
        return LessonStep(lesson.name, None, move.step + 1, steps, *watching, [], [], lesson.hidden(move.step))
    values = {name: figure(insight, lesson, text) for name, text in step.figures.items()}
    return LessonStep(
        lesson=lesson.name,
        step=step.name,
        number=min(lesson.steps.index(step) + 1, steps),
        steps=steps,
        idea=idea_line(lesson, step),
        text=Line(f"lesson.{lesson.name}.{step.name}.text", {**values}),
        task=task_line(lesson, move) if move else None,
        squares=step.squares,
        parts=step.parts,
        hidden=lesson.hidden(lesson.steps.index(step)),
    )
