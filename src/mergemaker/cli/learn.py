"""A real game in ten minutes, one idea at a time, against players whose moves are prepared. Stop at any time: the next
`mergemaker learn` goes on where you stopped.
"""

from typing import Annotated

import typer

from ..words import t


def command(
    lesson: Annotated[str, typer.Argument(help="Which lesson.")] = "first",
    again: Annotated[bool, typer.Option("--again", help="Begin again instead of going on.")] = False,
) -> None:
    """A lesson is played, from where it was left."""
    from ..game.lessons import lesson_named
    from ..room.names import free_name
    from ..terminal import saves
    from ..terminal.lesson import LessonSession
    from ..terminal.screen import Left, Screen
    from ..terminal.seating import YOU

    chosen, file, screen = lesson_named(lesson), saves.lesson_file(lesson), Screen()
    table = None if again or not file.exists() else saves.resume(file)[0]
    try:
        if table is None or table.over or table.bag != chosen.bag:
            name = screen.ask(t("terminal.name", name=YOU) + " ") if screen.is_terminal else YOU
            table = chosen.table(free_name(name or YOU, [*chosen.others]))
        LessonSession(chosen, table, screen, file).run()
    except (Left, KeyboardInterrupt) as left:
        screen.say(t("terminal.lesson.kept"))
        screen.show([[("  mergemaker learn", "bold")]])
        interrupted = isinstance(left, KeyboardInterrupt) or left.how == "interrupted"
        raise typer.Exit(130 if interrupted else 0) from None
