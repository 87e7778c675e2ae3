"""Without options the game opens in your browser. With --terminal, or when you name players, bots or a game to
resume, it is played in the terminal, by people and bots in any mix; every move is saved to a file. Unless you say
otherwise you play against three bots; with --watch you only look on."""

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..bots.registry import LADDER
from ..errors import BadSetup
from ..words import t
from .options import EditionName, Options, chosen_options

if TYPE_CHECKING:
    from ..game.table import Table
    from ..terminal.session import Session

KINDS = f"{', '.join(LADDER)}; dial-0 to dial-100 for any strength between; or fair, which adapts to your results"


def command(
    player: Annotated[
        list[str], typer.Option("--player", "-p", metavar="NAME", help="A person who plays; repeatable.")
    ] = [],  # noqa: B006  # typer copies it
    bot: Annotated[list[str], typer.Option("--bot", "-b", metavar="KIND", help=f"A bot: {KINDS}. Repeatable.")] = [],  # noqa: B006  # typer copies it
    watch: Annotated[bool, typer.Option("--watch", help="Watch the bots play among themselves.")] = False,
    edition: EditionName = "renegade",
    option: Options = [],  # noqa: B006  # typer copies it
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same seed gives the same tiles.")] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="FILE", help="Resume a saved game; `last` is the most recent one.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(metavar="SECONDS", help="How long a strong bot may think about a decision.")
    ] = 2.0,
    teacher: Annotated[
        float | None,
        typer.Option(
            metavar="POINTS",
            help="Against bots: ask before a choice that lowers your chance of winning by more percentage points.",
        ),
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = False,
    port: Annotated[
        int, typer.Option(metavar="PORT", min=0, max=65535, help="The port for the browser; 0 for any free one.")
    ] = 8000,
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The address to listen on; 0.0.0.0 lets others in your network join.")
    ] = "127.0.0.1",
) -> None:
    """Plays a game in the browser or in the terminal."""
    if not 0 < seconds <= 600:
        raise BadSetup("thinking_time", most=600)
    if teacher is not None and not 2 <= teacher <= 100:
        raise BadSetup("teacher_limit", n=f"{teacher:g}")
    changed = option or seed is not None
    if watch and (player or len(bot) < 2):
        raise BadSetup("watch_bots")
    if not (terminal or player or bot or resume or changed or edition != "renegade" or teacher is not None):
        play_in_browser(port, host)
        return
    from ..game.table import Table
    from ..terminal.screen import Screen
    from ..terminal.seating import YOU, seated
    from ..terminal.session import Session
    from ..terminal.teaching import Teacher
    from .leaving import leaving

    screen = Screen()
    with leaving():
        if resume is not None:
            if changed:
                raise BadSetup("saved_game_fixed")
            table, seats, file = resumed(resume, player, bot)
        else:
            if not player and not watch and screen.is_terminal:
                player = [screen.ask(t("terminal.name", name=YOU) + " ") or YOU]
            seats, file = seated(player, bot, watch), None
            table = Table(list(seats), edition, chosen_options(option), seed)
    session = Session(table, seats, screen, file, seconds)
    if teacher is not None:
        if len(session.people) > 1:
            raise BadSetup("teacher_alone")
        session.teacher = Teacher(teacher, screen)
    with leaving(lambda: say_how_to_resume(session)):
        session.run()
    sys.stdout.flush()


def say_how_to_resume(session: "Session") -> None:
    """Says that the game was saved, and the command that resumes it."""
    if session.file:
        session.screen.say(t("terminal.kept"))
        session.screen.show([[(f"  mergemaker play --resume {shlex.quote(str(session.file))}", "bold")]])


def play_in_browser(port: int, host: str) -> None:
    """Serves this machine or its network and opens the page in the browser, until Ctrl-C."""
    from ..server.serving import run
    from ..server.settings import WEB_DIST, Settings, default_database

    if not (WEB_DIST / "index.html").exists():
        raise BadSetup("page_not_built")
    print(t("terminal.opening"), flush=True)
    try:
        run(Settings(database=default_database(), port=port, host=host), open_browser=True, log_level="warning")
    except BadSetup as error:
        if error.reason != "database_in_use":
            raise
        raise BadSetup("already_running", process=error.values["process"]) from None
    print("\n" + t("terminal.closed"))


def resumed(name: str, people: list[str], bots: list[str]) -> tuple["Table", dict[str, str], Path | None]:
    """A saved game, who sits where, and the file to save to; in a record without seats you are the first player."""
    from ..room.messages.setup import DEFAULT_BOT
    from ..terminal import saves

    path = saves.last_unfinished() if name == saves.LAST else Path(name).expanduser()
    table, seats = saves.resume(path)
    own = seats is not None  # otherwise it is a record, which is left unchanged
    if people or bots or seats is None:
        unknown = [name for name in people if name not in table.players]
        if unknown:
            raise BadSetup("unknown_player_in", name=unknown[0], file=str(path), known=table.players)
        people = people or [table.players[0]]
        others = [name for name in table.players if name not in people]
        kinds = [*bots, *[DEFAULT_BOT] * len(others)]
        seats = {name: saves.PERSON if name in people else kinds[others.index(name)] for name in table.players}
    return table, seats, path if own else None
