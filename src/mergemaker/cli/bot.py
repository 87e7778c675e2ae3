"""The bot plays over the bot protocol, on standard input and output: docs/bots.md. Ends with the end of input."""

import os
import sys
from typing import Annotated

import typer

from ..bots.registry import LADDER, make_bot
from ..errors import BadSetup
from ..protocol.program import Speaker, serve


def command(
    name: Annotated[str, typer.Argument(help=f"One of {', '.join(LADDER)}.")],
    seed: Annotated[int, typer.Option(help="Where the host gives none: the same seed, the same choices.")] = 0,
    iterations: Annotated[
        int | None, typer.Option(help="Think by count rather than by the host's clock, so that games repeat.")
    ] = None,
) -> None:
    """Answer questions."""
    if iterations is not None and not 0 < iterations < 2**31:
        raise BadSetup("bot_iterations", name=name, n=iterations)
    make_bot(name).warm_up()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what else is printed is no answer
    try:
        serve(Speaker(name, seed, iterations), sys.stdin.buffer, answers)
    except BrokenPipeError:
        os._exit(0)  # the host has gone
