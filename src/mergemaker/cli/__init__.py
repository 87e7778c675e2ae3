"""The command `mergemaker`: one module for each subcommand, loaded only when it is used."""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, NoReturn

from .. import __version__
from ..errors import BadSetup, MergemakerError
from ..extras import load, missing_extra
from ..words import choose, current, languages

if TYPE_CHECKING:
    import typer

# Subcommands, each a module with a function `command` or several in a `group`, and their sentences in the list.
COMMANDS = {
    "play": "Play Acquire in the browser or in the terminal.",
    "learn": "Learn Acquire by playing a guided first game in the terminal.",
    "serve": "Run a web server on which people play in their browsers.",
    "admin": "Back up, check or prune a server's database; compile its bots.",
    "referee": "Run games for other programs, over standard input and output.",
    "rules": "Show the rules of an edition, or compare editions.",
    "replay": "Step through a recorded game.",
    "verify": "Check that a recorded game was dealt as promised.",
    "hint": "Show the best choices in an unfinished game.",
    "review": "Find the mistakes in a recorded game, and how lucky it was.",
    "puzzles": "Solve puzzles, or search games between bots for new ones.",
    "simulate": "Play many random games and report statistics.",
    "arena": "Run matches and tournaments between bots, and rate them.",
    "bot": "Run a built-in bot for another program, over the bot protocol.",
    "calibrate": "Test the coach's win probabilities on games between bots.",
    "train": "Train the neural network that the expert bot plays with.",
}


def build(asked: str | None = None) -> "typer.Typer":
    """The program: the requested subcommand in full, the others as lines of the list."""
    import typer

    app = typer.Typer(
        name="mergemaker",
        help="The board game Acquire: play it, serve it, simulate it.",
        no_args_is_help=True,
        context_settings={"help_option_names": ["-h", "--help"]},
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )

    def say_version(wanted: bool) -> None:
        if wanted:
            print(f"mergemaker {__version__}")
            raise typer.Exit

    @app.callback()
    def root(
        version: Annotated[
            bool, typer.Option("--version", help="Show the version.", callback=say_version, is_eager=True)
        ] = False,
        code: Annotated[
            str | None,
            typer.Option("--language", metavar="CODE", help="The language, such as de; the system's by default."),
        ] = None,
    ) -> None:
        """The board game Acquire: play it, serve it, simulate it."""
        use_language(code)

    def listed() -> None:
        raise AssertionError("a subcommand that is only named in the list was run")

    for name, sentence in COMMANDS.items():
        module = load(f"{__name__}.{name}") if name == asked else None
        if module is not None and hasattr(module, "group"):
            app.add_typer(module.group, name=name, help=f"{sentence}\n\n{module.__doc__ or ''}", short_help=sentence)
        elif module is not None:
            app.command(name, help=f"{sentence}\n\n{module.__doc__ or ''}", short_help=sentence)(module.command)
        else:
            app.command(name, help=sentence)(listed)
    return app


def use_language(code: str | None) -> None:
    """The program uses that language, by default the system's if we have it; BadSetup if it is unknown."""
    known = languages()
    if code is not None and code not in known:
        raise BadSetup("unknown_language", name=code, known=[*known])
    system = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((value for value in system if value), "")
    choose(code or next((found for found in (locale[:5].replace("_", "-"), locale[:2]) if found in known), "en"))


def requested_subcommand(arguments: Sequence[str]) -> str | None:
    """The subcommand that the user has typed, in full or, while the shell completes it, in part."""
    if "_MERGEMAKER_COMPLETE" in os.environ:
        arguments = (os.environ.get("_TYPER_COMPLETE_ARGS") or os.environ.get("COMP_WORDS") or "").split()[1:]
    return next((word for word in arguments if word in COMMANDS), None)


def main() -> None:
    """Runs the program; a user's mistake ends it with a sentence and status 2."""
    if sys.stdout is None:  # closed by whoever started it
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  # until the end of the program
    try:
        build(requested_subcommand(sys.argv[1:]))(prog_name="mergemaker")
    except MergemakerError as error:
        fail(error)
    except ModuleNotFoundError as missing:
        fail(missing_extra(missing))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except OSError as error:
        if error.filename is None:
            fail(error)
        fail(BadSetup("unusable_file", file=str(error.filename), detail=error.strerror or ""))


def fail(problem: object) -> NoReturn:
    """Ends the program with the sentence and status 2."""
    said = problem.text(current()) if isinstance(problem, MergemakerError) else problem
    print(f"mergemaker: {said}", file=sys.stderr)
    sys.exit(2)
