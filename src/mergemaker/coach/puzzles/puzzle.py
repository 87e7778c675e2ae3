"""A puzzle: a decision of a game, as its player knew it, in which one choice wins far more often than the others."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from functools import cache, cached_property
from importlib.resources import files
from math import gcd
from random import Random
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from ...errors import BadSetup
from ...game.actions import Action, AnnounceEnd, tidy
from ...game.notation import action_text
from ...game.table import Table
from .packing import Packed, unpack

Theme: TypeAlias = Literal["majority", "merger", "survivor", "dispose", "found", "end", "tile", "purchase"]
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
FILE: Final = "puzzles.jsonl"
ANNOUNCE: Final = action_text(AnnounceEnd())
THOUSAND: Final = 1000


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle as it is stored, a line of JSON."""

    id: str
    edition: str
    players: int
    theme: Theme
    rating: int
    best: str  # in the notation of records
    values: list[int]  # how often each choice wins, in thousandths, in the order of `Table.legal`
    errors: list[int]  # the standard errors of that
    bag: str
    steps: str
    fill: int = 0
    market: str = ""
    options: dict[str, str | bool] = {}

    def table(self) -> Table:
        """The game up to the decision; tiles that its player has not seen are a guess."""
        packed = Packed(self.bag, self.steps, self.market, self.fill)
        return unpack(packed, self.edition, self.options, self.players)


class Choice(NamedTuple):
    """A choice of a puzzle: how often it wins, from 0 to 1, and the standard error of that."""

    action: Action
    win: float
    error: float


class Decision:
    """A decision to be solved: the table before it, and what each choice is worth. A puzzle, or a mistake of a game."""

    def __init__(self, table: Table, values: Sequence[float], errors: Sequence[float]) -> None:
        self.table = table
        legal = table.legal()
        if len(legal) != len(values) or len(legal) != len(errors):
            raise BadSetup("puzzle_choices", n=len(legal), found=len(values))
        self.choices = [Choice(*choice) for choice in zip(legal, values, errors, strict=True)]

    @property
    def player(self) -> str:
        """Whose decision it is."""
        assert self.table.to_act is not None
        return self.table.to_act

    @cached_property
    def ranking(self) -> list[Choice]:
        """The choices, best first."""
        return sorted(self.choices, key=lambda choice: -choice.win)

    @property
    def lead(self) -> float:
        """How far the best choice is ahead of the second-best."""
        return self.ranking[0].win - self.ranking[1].win

    def choice(self, action: Action) -> Choice | None:
        """The choice that takes this action; None if it is not legal."""
        return next((choice for choice in self.choices if choice.action == tidy(action)), None)

    def is_right(self, choice: Choice) -> bool:
        """Whether the choice is as good as the best one, within its error."""
        return self.ranking[0].win - choice.win <= choice.error


def decision_of(puzzle: Puzzle) -> Decision:
    """The puzzle's decision, ready to be solved."""
    values, errors = ([one / THOUSAND for one in numbers] for numbers in (puzzle.values, puzzle.errors))
    decision = Decision(puzzle.table(), values, errors)
    assert action_text(decision.ranking[0].action) == puzzle.best, f"puzzle {puzzle.id} has lost its best choice"
    return decision


@cache
def puzzles() -> dict[str, Puzzle]:
    """The puzzles that come with Mergemaker, by their ids."""
    lines = files(__package__).joinpath(FILE).read_bytes().splitlines()
    return {puzzle.id: puzzle for puzzle in (msgspec.json.decode(line, type=Puzzle) for line in lines)}


def puzzle_named(name: str) -> Puzzle:
    """The puzzle with that id; BadSetup if there is none."""
    found = puzzles().get(name)
    if found is None:
        raise BadSetup("unknown_puzzle", name=name)
    return found


def grouped(known: Iterable[Puzzle], kind: Callable[[Puzzle], str]) -> list[list[Puzzle]]:
    """The puzzles of each kind, the kinds in their order."""
    groups: dict[str, list[Puzzle]] = {}
    for puzzle in known:
        groups.setdefault(kind(puzzle), []).append(puzzle)
    return [groups[name] for name in sorted(groups)]


def answer_kind(puzzle: Puzzle) -> str:
    """Whether the end is to be announced, where that is the question.

    In games that is nearly always right; drawn by this, guessing it does not pay.
    """
    return puzzle.best if puzzle.theme == "end" and puzzle.best == ANNOUNCE else ""


def daily(day: date) -> Puzzle:
    """The puzzle of the day, the same for everybody: the themes take turns, and so do the puzzles of each."""
    themes = grouped(puzzles().values(), lambda puzzle: puzzle.theme)
    turn, place = divmod(day.toordinal(), len(themes))
    kinds = grouped(themes[place], answer_kind)
    known = kinds[Random(turn).randrange(len(kinds))]
    return known[turn * _stride(len(known)) % len(known)]


def _stride(count: int) -> int:
    """A step around all puzzles that meets each of them, and leaves neighbours, often of one game, apart."""
    return next(step for step in range(max(1, count * 5 // 8), count + 2) if gcd(step, count) == 1)
