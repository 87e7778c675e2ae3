"""A lesson at one keyboard: a game in which each step is explained before it is asked for."""

from pathlib import Path

from ..game.actions import Action
from ..game.lessons import Lesson
from ..game.lessons.asked import lesson_step, task_instead
from ..game.pictures.canvas import Span
from ..game.table import Table
from ..room.messages.setup import DEFAULT_BOT
from ..room.refusal import Refusal
from ..words import current, t
from .saves import PERSON
from .screen import Screen
from .session import Session


class LessonSession(Session):
    """The game of a lesson; a bot plays on for the others only where the lesson is left."""

    def __init__(self, lesson: Lesson, table: Table, screen: Screen, file: Path) -> None:
        learner, *others = table.players
        super().__init__(table, {learner: PERSON, **dict.fromkeys(others, DEFAULT_BOT)}, screen, file)
        self.lesson = lesson

    def _bot_chooses(self, player: str) -> Action:
        return self.lesson.scripted(self.table) or super()._bot_chooses(player)

    def _questions(self, player: str) -> list[Span]:
        """What the step teaches, what is asked, and how to type it."""
        asked = super()._questions(player)
        step = lesson_step(self.lesson, self.table, self._insight(player))
        if step is None or step.task is None:
            return asked
        taught = t("terminal.lesson", n=step.number, of=step.steps, idea=step.idea, text=step.text)
        return [(taught, ""), (current().say(step.task), "bold"), *asked]

    def _interpret(self, player: str, typed: str) -> Action | str | None:
        action = super()._interpret(player, typed)
        task = None if action is None or isinstance(action, str) else task_instead(self.lesson, self.table, action)
        if task:
            raise Refusal("not_now", "lesson_asks", task=task)
        return action

    def _finale(self) -> None:
        super()._finale()
        step = lesson_step(self.lesson, self.table, self._insight(self.people[0]))
        if step is not None:
            self.screen.say(current().say(step.text), "bold")
