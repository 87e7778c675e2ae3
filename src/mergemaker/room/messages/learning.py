"""Lessons to choose from."""

from msgspec import Struct

from ...words import Line


class LessonInfo(Struct):
    """A lesson, and how far the asker has come in it."""

    name: str
    ideas: list[Line]  # what it teaches, step by step
    taken: int  # of these steps
    game: str | None  # the asker's unfinished game of it


class LessonList(Struct):
    """All lessons."""

    lessons: list[LessonInfo]


class Learn(Struct, forbid_unknown_fields=True):
    """A request for the game of a lesson; `again` begins a new one."""

    again: bool = False
