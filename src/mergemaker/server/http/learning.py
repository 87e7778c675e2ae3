"""Learning the game: lessons, and the pictures that the rules begin with."""

from typing import Annotated

from ...game.guide import Guide, guide, picture
from ...game.lessons import Lesson, lessons
from ...game.lessons.asked import idea_line
from ...room.messages.learning import Learn, LessonInfo, LessonList
from ...room.messages.setup import GameInfo
from ...room.person import Person
from ...room.refusal import Refusal
from ...room.rooms import Rooms
from ...room.running import Running
from .endpoint import Asker, Reply, route
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

    @route("GET", "/api/guide")
    async def get_guide(self, asker: Asker) -> Guide:
        """What the rules begin with: the names of five pictures, and a merger worked out."""
        return guide()

    @route("GET", "/api/guide/{name}")
    async def get_guide_picture(self, asker: Asker, name: str) -> Annotated[Reply, str]:
        """One of the pictures, as SVG."""
        drawn = picture(name)
        if drawn is None:
            raise Refusal("not_found", "no_endpoint")
        return Reply(drawn, media_type="image/svg+xml")
