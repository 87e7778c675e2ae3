"""A file of puzzles that grows: found one after another, and resumed where the last one was found."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from ...errors import BadSetup
from .finder import USUAL, Effort, puzzles_in
from .puzzle import Puzzle

GAMES_OF_SEED: Final = 1_000_000  # the games of one seed; those of the next follow


class Step(NamedTuple):
    """A game was looked through, or a puzzle was found in it."""

    games: int
    found: Puzzle | None


class Collection:
    """The puzzles of a file, and the games that they are found in: every edition and number of players in turn."""

    def __init__(self, file: Path, editions: Sequence[str], players: Sequence[int], seed: int) -> None:
        self.file, self._editions, self._players = file, editions, players
        self.puzzles = read_puzzles(file) if file.exists() else []
        first = seed * GAMES_OF_SEED
        mine = [game for game in map(game_of, self.puzzles) if first <= game < first + GAMES_OF_SEED]
        self._next = max(mine, default=first - 1) + 1

    def grow(self, count: int, effort: Effort = USUAL) -> Iterator[Step]:
        """Plays games until the file has that many puzzles; each is written as soon as it is found."""
        games = 0
        while len(self.puzzles) < count:
            number = self._next
            edition = self._editions[number % len(self._editions)]
            players = self._players[number // len(self._editions) % len(self._players)]
            for puzzle in puzzles_in(edition, players, number, effort):
                with self.file.open("ab") as out:
                    out.write(msgspec.json.encode(puzzle) + b"\n")
                self.puzzles.append(puzzle)
                yield Step(games, puzzle)
                if len(self.puzzles) >= count:
                    return
            self._next += 1
            games += 1
            yield Step(games, None)

    def report(self) -> dict[str, object]:
        """The puzzles counted by what tells them apart."""
        return {
            "file": str(self.file),
            "puzzles": len(self.puzzles),
            "bytes": self.file.stat().st_size if self.file.exists() else 0,
            "themes": dict(Counter(puzzle.theme for puzzle in self.puzzles)),
            "editions": dict(Counter(puzzle.edition for puzzle in self.puzzles)),
            "players": {str(n): count for n, count in sorted(Counter(one.players for one in self.puzzles).items())},
        }


def read_puzzles(file: Path) -> list[Puzzle]:
    """The puzzles of a file; BadSetup names a line that is none."""
    found = []
    for number, line in enumerate(file.read_bytes().splitlines(), start=1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.MsgspecError as error:
            raise BadSetup("not_a_puzzle", file=str(file), n=number, detail=str(error)) from None
    return found


def game_of(puzzle: Puzzle) -> int:
    """The number of the game in which the puzzle was found."""
    return int(puzzle.id.partition("-")[0])
