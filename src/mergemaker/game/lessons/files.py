"""Finding and reading the lesson files."""

from functools import cache
from importlib import resources

import msgspec

from ...errors import BadSetup
from ..tiles import TILE_NAMES
from .lesson import Lesson, Step

SUFFIX = ".toml"


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson file; its name is the lesson's."""

    edition: str
    others: list[str]
    bag: str  # the first tiles in the order of drawing; the rest follow in the order of the board
    steps: list[Step]
    options: dict[str, str | bool] = {}


@cache
def lessons() -> dict[str, Lesson]:
    """The lessons by name."""
    folder = resources.files(__package__)
    files = sorted((entry for entry in folder.iterdir() if entry.name.endswith(SUFFIX)), key=lambda entry: entry.name)
    return {
        lesson.name: lesson
        for lesson in (lesson_from(file.name.removesuffix(SUFFIX), file.read_text(encoding="utf-8")) for file in files)
    }


def lesson_named(name: str) -> Lesson:
    """The lesson with that name; BadSetup names those that there are."""
    if name not in lessons():
        raise BadSetup("unknown_lesson", name=name, known=[*lessons()])
    return lessons()[name]


def lesson_from(name: str, text: str) -> Lesson:
    """The lesson that the text of a file describes."""
    file = msgspec.toml.decode(text, type=_File)
    first = file.bag.split()
    bag = (*first, *(tile for tile in TILE_NAMES if tile not in first))
    return Lesson(name, file.edition, tuple(file.others), bag, tuple(file.steps), file.options)
