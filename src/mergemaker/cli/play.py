"""Without options it opens the game in your browser. With --terminal, or with players, bots or a game to resume, it is
played in the terminal, by people and bots in any mix.

In the terminal every move is saved to a file. You play against three bots unless you say otherwise.
"""

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

KINDS = f"{', '.join(LADDER)}, dial-0 to dial-100 for a strength of your own, or fair to win a fair share"


def command(
    player: Annotated[
        list[str], typer.Option("--player", "-p", metavar="NAME", help="A person who plays; repeat for more.")
    ] = [],  # noqa: B006  # typer copies it
    bot: Annotated[
        list[str], typer.Option("--bot", "-b", metavar="KIND", help=f"One of {KINDS}; repeat for more.")
    ] = [],  # noqa: B006  # typer copies it
    edition: EditionName = "renegade",
    option: Options = [],  # noqa: B006  # typer copies it
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same tiles.")] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="FILE", help="Resume a saved game; `last` is the most recent one.")
    ] = None,
    seconds: Annotated[float, typer.Option(help="Seconds a strong bot may think about a decision.")] = 2.0,
    teacher: Annotated[
        float | None,
        typer.Option(
            metavar="POINTS", help="Against bots: ask before a choice that costs more, in points of win chance."
        ),
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port for the browser; 0 for any free one.")] = 8000,
    host: Annotated[
        str, typer.Option(help="The address to listen on; with 0.0.0.0 others in your network can join.")
    ] = "127.0.0.1",
) -> None:
    """A game is played, in the browser or in the terminal."""
    if not 0 < seconds <= 600:
        raise BadSetup("thinking_time", most=600)
    if teacher is not None and not 2 <= teacher <= 100:
        raise BadSetup("teacher_limit", n=f"{teacher:g}")
    chosen = player or bot or option or resume or seed is not None or edition != "renegade"
    asked_here = chosen or teacher is not None
    if not (terminal or asked_here):
        play_in_browser(port, host)
        return
    from ..game.table import Table
    from ..terminal import saves
    from ..terminal.screen import Left, Screen
    from ..terminal.seating import YOU, seated
    from ..terminal.session import Session
    from ..terminal.teaching import Teacher

    screen = Screen()
    file = None
    try:
        if resume is not None:
            if option or seed is not None:
                raise BadSetup("saved_game_fixed")
            path = saves.last_unfinished() if resume == saves.LAST else Path(resume).expanduser()
            table, seats, file = resumed(path, player, bot)
        else:
            if not player and not bot and screen.is_terminal:
                player = [screen.ask(t("terminal.name", name=YOU) + " ") or YOU]
            seats = seated(player, bot)
            table = Table(list(seats), edition, chosen_options(option), seed)
        session = Session(table, seats, screen, file, seconds)
        if teacher is not None:
            if len(session.people) > 1:
                raise BadSetup("teacher_alone")
            session.teacher = Teacher(teacher, screen)
    except Left:
        raise typer.Exit from None
    try:
        session.run()
    except (Left, KeyboardInterrupt) as left:
        if session.file:
            screen.say(t("terminal.kept"))
            screen.show([[(f"  mergemaker play --resume {shlex.quote(str(session.file))}", "bold")]])
        interrupted = isinstance(left, KeyboardInterrupt) or left.how == "interrupted"
        raise typer.Exit(130 if interrupted else 0) from None
    sys.stdout.flush()


def play_in_browser(port: int, host: str) -> None:
    """Serves this machine or its network and opens the page in the browser, until Ctrl-C."""
    from ..server.serving import run
    from ..server.settings import WEB_DIST, Settings, default_database

    if not (WEB_DIST / "index.html").exists():
        raise BadSetup("page_not_built")
    print(t("terminal.opening"), flush=True)
    run(Settings(database=default_database(), port=port, host=host), open_browser=True, log_level="warning")
    print("\n" + t("terminal.closed"))


def resumed(path: Path, people: list[str], bots: list[str]) -> tuple["Table", dict[str, str], Path | None]:
    """A saved game, who sits where, and the file to save to; in a record without seats you are the first player."""
    from ..room.messages.setup import DEFAULT_BOT
    from ..terminal import saves

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
