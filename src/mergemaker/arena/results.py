"""A results file: the setup, each bot and each game on a line of its own; lines are appended, never rewritten."""

import fcntl
from collections.abc import Iterable
from pathlib import Path
from typing import IO

import msgspec

from ..errors import BadSetup
from .entrant import Entrant
from .jobs import GameResult
from .schedule import Setup

FORMAT = "mergemaker arena 1"


class Line(msgspec.Struct, omit_defaults=True):
    """One line: one of these."""

    format: str | None = None
    setup: Setup | None = None
    bot: Entrant | None = None
    game: GameResult | None = None


class Results:
    """What has been played: the setup, who took part, and every game."""

    def __init__(self, setup: Setup, path: Path | None = None) -> None:
        self.setup = setup
        self.entrants: dict[str, Entrant] = {}
        self.games: list[GameResult] = []
        self.path = path
        self._file: IO[bytes] | None = None

    def add_bots(self, entrants: Iterable[Entrant]) -> None:
        """Bots take part; BadSetup when a name already belongs to another."""
        for entrant in entrants:
            known = self.entrants.get(entrant.name)
            if known is None:
                self.entrants[entrant.name] = entrant
                self._write(Line(bot=entrant))
            elif known != entrant:
                raise BadSetup("results_bot", file=str(self.path), name=entrant.name)

    def add_game(self, game: GameResult) -> None:
        """A game was played, and is safe on file."""
        self.games.append(game)
        self._write(Line(game=game))

    def in_order(self) -> list[GameResult]:
        """Games as the schedule has them, in whatever order they were finished."""
        return sorted(self.games, key=_place)

    def close(self) -> None:
        """The file is closed."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _write(self, line: Line) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()


def _place(game: GameResult) -> tuple[int, list[str], tuple[str, ...], int]:
    pairing = game.pairing
    return pairing.bag, sorted(pairing.seats), pairing.seats, pairing.copy


def read_results(path: Path) -> Results:
    """The results on file; BadSetup says what is wrong with them."""
    return _parse(path, path.read_bytes())


def open_results(path: Path, setup: Setup) -> Results:
    """A results file to add to, made if it is not there; BadSetup when it holds games of another setup."""
    file = path.open("a+b")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        file.seek(0)
        content = file.read()
        whole = content[: content.rfind(b"\n") + 1]  # a line cut short by a crash is played again
        if whole:
            results = _parse(path, whole)
            _check_same(path, results.setup, setup)
        else:
            _check_ours(path, content)
            results = Results(setup, path)
        file.truncate(len(whole))
        results._file = file
        if not whole:
            results._write(Line(format=FORMAT, setup=setup))
    except BlockingIOError:
        file.close()
        raise BadSetup("results_busy", file=str(path)) from None
    except BaseException:
        file.close()
        raise
    return results


def _check_ours(path: Path, content: bytes) -> None:
    if content and not b'{"format":"mergemaker arena'.startswith(content[:27]):
        raise BadSetup("not_results", file=str(path))


def _check_same(path: Path, old: Setup, new: Setup) -> None:
    for name in Setup.__struct_fields__:
        was, wanted = getattr(old, name), getattr(new, name)
        if was != wanted:
            raise BadSetup("results_setup", file=str(path), name=name, found=str(was), wanted=str(wanted))


def _parse(path: Path, content: bytes) -> Results:
    results: Results | None = None
    for number, text in enumerate(content.splitlines(), start=1):
        try:
            line = msgspec.json.decode(text, type=Line)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise BadSetup("results_line", file=str(path), n=number, detail=str(error)) from None
        if results is None:
            if line.format != FORMAT or line.setup is None:
                raise BadSetup("results_format", file=str(path), format=FORMAT)
            results = Results(line.setup, path)
        if line.bot is not None:
            results.entrants[line.bot.name] = line.bot
        if line.game is not None:
            results.games.append(line.game)
    if results is None:
        raise BadSetup("results_empty", file=str(path))
    return results
