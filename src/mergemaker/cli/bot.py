"""The bot reads requests from standard input and writes its answers to standard output, until the input ends.
docs/bots.md describes the protocol."""

import os
import sys
from typing import Annotated

import typer

from ..bots.registry import LADDER, make_bot
from ..errors import BadSetup
from .progress import loading


def command(
    name: Annotated[str, typer.Argument(metavar="NAME", help=f"One of {', '.join(LADDER)}.")],
    seed: Annotated[
        int, typer.Option(metavar="N", help="The same seed gives the same choices; the host's comes first.")
    ] = 0,
    iterations: Annotated[
        int | None,
        typer.Option(metavar="N", help="Iterations per decision, instead of the host's time limit."),
    ] = None,
) -> None:
    """Answers the host until the input ends."""
    if iterations is not None and not 0 < iterations < 2**31:
        raise BadSetup("bot_iterations", name=name, n=iterations)
    from ..protocol.program import BotProgram, serve

    with loading():
        make_bot(name).warm_up()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # anything else printed would be mistaken for an answer
    try:
        serve(BotProgram(name, seed, iterations), sys.stdin.buffer, answers)
    except BrokenPipeError:
        os._exit(0)  # the host has gone
