"""Who takes part: a built-in bot with its budget, or another program with its command."""

import re
import shlex
import shutil

import msgspec

from ..bots.bot import Bot
from ..bots.registry import LADDER, make_bot
from ..errors import BadSetup
from ..protocol.host import ExternalBot

SECONDS = 1.0  # a decision of another program, where nothing else is said
_NAME = re.compile(r"[\w.@-]+")
_BUDGET = re.compile(r"([0-9]+(?:\.[0-9]+)?)s|([0-9]+)")


class Entrant(msgspec.Struct, frozen=True):
    """A bot that takes part, under a name of its own."""

    name: str
    bot: str | None  # a built-in one
    command: list[str]  # of another program
    seconds: float | None  # for a decision
    iterations: int | None  # instead of a time; with neither, a built-in bot takes its usual time

    def make(self, seed: int) -> Bot:
        """A player for one seat of one game."""
        if self.bot is None:
            return ExternalBot(self.name, self.command, seed)
        return make_bot(self.bot, seed, self.iterations)


def entrant_from(text: str, seconds: float | None = None, iterations: int | None = None) -> Entrant:
    """`hard`, `hard@0.5s`, `hard@200` (iterations), or `name=command …`; BadSetup says what is wrong."""
    _check_budget(text, seconds, iterations)
    name, is_program, command = text.partition("=")
    if not _NAME.fullmatch(name):
        raise BadSetup("bot_name", name=name)
    if is_program:
        return Entrant(name, None, _words(name, command), seconds or SECONDS, None)
    bot, _, budget = name.partition("@")
    if bot not in LADDER:
        make_bot(bot)  # says which bots there are
    if budget:
        found = _BUDGET.fullmatch(budget)
        if not found:
            raise BadSetup("bot_budget", name=name, bot=bot)
        seconds, iterations = (float(found[1]), None) if found[1] else (None, int(found[2]))
        _check_budget(name, seconds, iterations)
    return Entrant(name, bot, [], None if iterations is not None else seconds, iterations)


def _check_budget(name: str, seconds: float | None, iterations: int | None) -> None:
    if seconds is not None and not 0 < seconds <= 86_400:
        raise BadSetup("bot_seconds", name=name, seconds=f"{seconds:g}")
    if iterations is not None and not 0 < iterations < 2**31:
        raise BadSetup("bot_iterations", name=name, n=iterations)


def _words(name: str, command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadSetup("bot_command", name=name, detail=str(error)) from None
    if not words:
        raise BadSetup("bot_without_command", name=name)
    return words


def check_program(entrant: Entrant) -> None:
    """BadSetup, unless the program is there."""
    if entrant.command and shutil.which(entrant.command[0]) is None:
        raise BadSetup("no_program", name=entrant.name, program=entrant.command[0])


def by_name(entrants: list[Entrant]) -> dict[str, Entrant]:
    """Each name once; BadSetup when two different bots share one."""
    named: dict[str, Entrant] = {}
    for entrant in entrants:
        if named.setdefault(entrant.name, entrant) != entrant:
            raise BadSetup("same_bot_name", name=entrant.name)
    return named
