"""Learning the game: lessons, and the pictures that the rules begin with."""

from ...game.lessons import Lesson, lessons
from ...game.lessons.asked import idea_line
from ...room.messages.learning import Learn, LessonInfo, LessonList
from ...room.messages.setup import GameInfo
from ...room.person import Person
from ...room.rooms import Rooms
from ...room.running import Running
from .endpoint import Asker, route
from .games import info


class Learning:
    """Endpoints for those who learn."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    @route("GET", "/api/lessons")
    async def list_lessons(self, asker: Asker) -> LessonList:
        """The lessons, and how far the asker has come."""
        return LessonList([await self._lesson(lesson, asker.person) for lesson in lessons().values()])

    async def _lesson(self, lesson: Lesson, person: Person | None) -> LessonInfo:
        begun = await self._rooms.lesson_begun(person, lesson.name) if person else None
        game = begun.state if begun else None
        taken = lesson.steps_taken(game.table) if isinstance(game, Running) else 0
        ideas = [idea_line(lesson, step) for step in lesson.steps if step.act]
        return LessonInfo(lesson.name, ideas, taken, game.id if game else None)

    @route("POST", "/api/lessons/{lesson}", "game")
    async def learn(self, person: Person, lesson: str, body: Learn) -> GameInfo:
        """Take up a lesson, or begin it."""
        return info(await self._rooms.learn(person, lesson, body.again), person)
