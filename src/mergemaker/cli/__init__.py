"""The command `mergemaker`: one module for each subcommand, loaded only when it is asked for."""

import importlib
import os
import sys

import typer

from ..errors import MergemakerError

# Subcommand: the module that has its function `command`, and a sentence for the list.
COMMANDS = {
    "play": "Play a game.",
    "serve": "Serve the table in the browser, for this machine or for everybody.",
    "referee": "Keep games for other programs: JSON lines on standard input and output.",
    "rules": "Show an edition's rules, and where editions differ.",
    "replay": "Step through a recorded game.",
    "simulate": "Play many games at random, fast.",
    "arena": "Let bots play against each other: a match or a tournament, rated.",
    "bot": "Offer one of our bots to another program, over the bot protocol.",
    "train": "Train the network that expert plays with.",
}


def build(only: str | None = None) -> typer.Typer:
    """The program with all its subcommands, or with the one that is asked for."""
    app = typer.Typer(
        name="mergemaker",
        help="The board game Acquire: play it, referee it, simulate it.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )

    @app.callback()
    def root() -> None:
        """The board game Acquire: play it, referee it, simulate it."""

    for name, sentence in COMMANDS.items():
        if only in (None, name):
            module = importlib.import_module(f"{__name__}.{name}")
            app.command(name, help=f"{sentence}\n\n{module.__doc__ or ''}", short_help=sentence)(module.command)
    return app


def main() -> None:
    """The program; a mistake of the user's is answered with a sentence and status 2."""
    asked = sys.argv[1] if len(sys.argv) > 1 else None
    try:
        build(asked if asked in COMMANDS else None)()
    except MergemakerError as error:
        print(f"mergemaker: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except OSError as error:
        if error.filename is None:
            print(f"mergemaker: {error}", file=sys.stderr)
        else:
            how = "name a file in a folder that is there, and that you may use"
            print(f"mergemaker: {error.filename} cannot be used ({error.strerror}): {how}", file=sys.stderr)
        sys.exit(2)
