"""A game in a file: its record, and who sits where."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import platformdirs

from ..errors import BadSetup, NotationError
from ..game.notation import name_from, name_text, split_words
from ..game.record import (
    FORMAT,
    load,
    record_of,
    replay,
    to_text,
)
from ..game.table import Table

PERSON = "person"
LAST = "last"


def folder() -> Path:
    """The folder of automatically saved games."""
    return Path(platformdirs.user_data_dir("mergemaker")) / "games"


def new_file() -> Path:
    """The path for a new game, which does not exist yet."""
    start = time.strftime("%Y-%m-%d-%H%M%S")
    number = 1
    while (path := folder() / f"{start}{'' if number == 1 else f'-{number}'}.txt").exists():
        number += 1
    return path


def lesson_file(lesson: str) -> Path:
    """Where the game of a lesson is saved."""
    return folder().parent / "lessons" / f"{lesson}.txt"


def puzzle_file() -> Path:
    """Where the rating at puzzles is kept."""
    return folder().parent / "puzzles.json"


def as_text(table: Table, seats: dict[str, str]) -> str:
    """The record, with a line for each seat that other programs read as a comment."""
    first, rest = to_text(record_of(table)).split("\n", 1)
    lines = [f"# seat {name_text(player)} {kind}" for player, kind in seats.items()]
    return "\n".join([first, *lines, rest])


def write(path: Path, text: str) -> None:
    """Writes the file atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


def is_game(path: Path) -> bool:
    """Whether the file is a saved game, which may be overwritten."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.readline().strip() == FORMAT
    except (OSError, ValueError):
        return False


def read(path: Path) -> str:
    """A file's text; BadSetup says why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadSetup("no_file", file=str(path)) from None
    except IsADirectoryError:
        raise BadSetup("is_folder", file=str(path)) from None
    except OSError as error:
        raise BadSetup("unreadable", file=str(path), detail=error.strerror or str(error)) from None
    except ValueError:
        raise NotationError("not_text", file=str(path)) from None


def resume(path: Path) -> tuple[Table, dict[str, str] | None]:
    """The game of a file, and who sits where if the file says so."""
    text = read(path)
    table = replay(load(text))
    seats = {}
    for line in text.splitlines():
        if line.startswith("# seat "):
            words = split_words(line)
            if len(words) == 4:
                seats[name_from(words[2])] = words[3]
    return table, seats if set(seats) == set(table.players) else None


def last_unfinished() -> Path:
    """The most recent unfinished game; BadSetup if there is none."""
    for path in _newest_first():
        if not _is_finished(path):
            return path
    raise BadSetup("no_saved_game", folder=str(folder()))


def finished() -> Iterator[tuple[Table, dict[str, str]]]:
    """The finished games that say who sat where, the most recent one first."""
    for path in _newest_first():
        if _is_finished(path):
            table, seats = resume(path)
            if seats is not None:
                yield table, seats


def _newest_first() -> list[Path]:
    """The saved games."""
    found = sorted(folder().glob("*.txt"), key=lambda path: path.stat().st_mtime, reverse=True)
    return [path for path in found if is_game(path)]


def _is_finished(path: Path) -> bool:
    return re.search(r"^final ", read(path), re.MULTILINE) is not None
