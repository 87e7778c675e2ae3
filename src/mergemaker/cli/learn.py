"""It takes about ten minutes: a real game against players whose moves are scripted, one idea at a time. You can stop
at any time; the next `mergemaker learn` continues where you left off."""

from typing import Annotated

import typer

from ..words import t


def command(
    lesson: Annotated[str, typer.Argument(metavar="LESSON", help="Which lesson.")] = "first",
    again: Annotated[bool, typer.Option("--again", help="Start over instead of continuing.")] = False,
) -> None:
    """Plays a lesson, from where it was left."""
    from ..game.lessons import lesson_named
    from ..room.names import free_name
    from ..terminal import saves
    from ..terminal.lesson import LessonSession
    from ..terminal.screen import Screen
    from ..terminal.seating import YOU
    from .leaving import leaving

    chosen, file, screen = lesson_named(lesson), saves.lesson_file(lesson), Screen()
    table = None if again or not file.exists() else saves.resume(file)[0]

    def goodbye() -> None:
        screen.say(t("terminal.lesson.kept"))
        screen.show([[("  mergemaker learn", "bold")]])

    with leaving(goodbye):
        if table is None or table.over or table.bag != chosen.bag:
            name = screen.ask(t("terminal.name", name=YOU) + " ") if screen.is_terminal else YOU
            table = chosen.table(free_name(name or YOU, [*chosen.others]))
        LessonSession(chosen, table, screen, file).run()
