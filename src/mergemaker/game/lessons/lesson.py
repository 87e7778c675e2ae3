"""A lesson: its deal, everybody's moves in order, and the steps that the learner is asked to take."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from msgspec import Meta, Struct

from ...rules.constants import Seat
from ..actions import Action, tidy
from ..notation import action_from_text, action_text
from ..table import Table

LEARNER: Seat = 0
Part: TypeAlias = Literal["hand", "answers", "stocks", "end"]  # of the screen
# Of the stock table, beyond everybody's shares and money: the chains' figures, what they would pay, their next price,
# and how far they are from being safe and from the end.
Shown: TypeAlias = Literal["chains", "bonuses", "next", "safe", "end"]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: what the learner is asked to do, what is pointed at, and what the others do then."""

    name: Annotated[str, Meta(pattern=r"^[a-z_]+$")]
    act: str = ""  # an action, or the verb alone for any of its kind; empty after the end of the game
    then: list[str] = []  # the others' actions, each after its player's name
    squares: list[str] = []
    parts: list[Part] = []
    shows: list[Shown] = []  # from here on; before, the table goes without
    figures: dict[str, str] = {}  # the values of the words, as `figures.py` reads them


class Move(NamedTuple):
    """An action of the lesson, and the step that it belongs to."""

    seat: Seat
    act: str
    step: int

    def admits(self, action: Action) -> bool:
        """Whether the action is the one that is written down, or one of its kind."""
        if " " not in self.act:
            return action_text(action).split()[0] == self.act
        return tidy(action) == action_from_text(self.act)


@dataclass(frozen=True)
class Lesson:
    """A game to learn by. The learner sits first."""

    name: str
    edition: str
    others: tuple[str, ...]
    bag: tuple[str, ...]
    steps: tuple[Step, ...]
    options: dict[str, Any] = field(default_factory=dict)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Everybody's actions from the first to the last."""
        return tuple(self._moves())

    def _moves(self) -> Iterator[Move]:
        for number, step in enumerate(self.steps):
            if step.act:
                yield Move(LEARNER, step.act, number)
            for said in step.then:
                player, _, act = said.partition(" ")
                yield Move(1 + self.others.index(player), act, number)

    @cached_property
    def tasks(self) -> int:
        """How many steps ask the learner for something."""
        return sum(bool(step.act) for step in self.steps)

    def table(self, learner: str = "You") -> Table:
        """The game at its beginning."""
        return Table([learner, *self.others], self.edition, self.options, seed=0, bag=self.bag)

    def next_move(self, table: Table) -> Move | None:
        """The move to be made now; None when the game is over, or has left the lesson's script."""
        taken = len(table.actions)
        if table.over or taken >= len(self.moves):
            return None
        move = self.moves[taken]
        if table.game.actor != move.seat:
            return None
        return move if any(move.admits(action) for action in table.legal()) else None

    def steps_taken(self, table: Table) -> int:
        """How many steps the learner has taken."""
        return sum(move.seat == LEARNER for move in self.moves[: len(table.actions)])

    def scripted(self, table: Table) -> Action | None:
        """The action of another player who is to act now, if the lesson says what it is."""
        move = self.next_move(table)
        return None if move is None or move.seat == LEARNER else action_from_text(move.act)

    def hidden(self, number: int) -> list[Shown]:
        """What the stock table still hides at a step: what a later one shows."""
        return [shown for step in self.steps[number + 1 :] for shown in step.shows]

    def step(self, table: Table) -> Step | None:
        """The step that the learner is at: asked to act now, or done with the game."""
        move = self.next_move(table)
        if table.over:
            return self.steps[-1]
        return self.steps[move.step] if move and move.seat == LEARNER else None
