"""Puzzles at the keyboard: a position, an answer, what it is worth, and the next one."""

import random

import msgspec

from ..coach.phrases import choice_line
from ..coach.puzzles import Choice, Decision, Puzzle, Theme, after_puzzle, decision_of, margin, points, surely
from ..coach.puzzles.solving import Wanted, next_puzzle, why_best
from ..game.actions import Action
from ..game.insight import Insight
from ..game.pictures.canvas import Span
from ..game.why import Why, purpose_only, why
from ..room.messages.setup import DEFAULT_BOT
from ..skill import Skill
from ..words import as_sentence, current, line, t
from . import saves
from .saves import PERSON
from .screen import Left, Screen
from .session import Session

SHOWN = 5  # choices, in addition to the one chosen
SKIP = ("skip", "next")
ENOUGH = ("q", "quit", "exit")


class Solver(msgspec.Struct):
    """How good the person at this computer is at puzzles, and which ones they have answered, rightly or not."""

    mu: float = Skill().mu
    sigma: float = Skill().sigma
    answered: dict[str, bool] = {}

    @property
    def skill(self) -> Skill:
        """The skill that the rating is shown from."""
        return Skill(self.mu, self.sigma)

    def answer(self, puzzle: Puzzle, right: bool) -> bool:
        """Whether the answer is rated: the first one to a puzzle is."""
        if puzzle.id in self.answered:
            return False
        self.mu, self.sigma = after_puzzle(self.skill, puzzle.rating, right)
        self.answered[puzzle.id] = right
        return True

    def line(self) -> str:
        """The rating, in a line."""
        rating = str(points(self.skill))
        right = sum(self.answered.values())
        return t("puzzle.rating", points=rating, margin=margin(self.skill), right=right, n=len(self.answered))


def load_solver() -> Solver:
    """The person as last saved; a new solver if there is no file, or it is unreadable."""
    try:
        return msgspec.json.decode(saves.puzzle_file().read_bytes(), type=Solver)
    except (OSError, msgspec.MsgspecError):
        return Solver()


class Skipped(Exception):
    """Another puzzle is wanted."""


class PuzzleSession(Session):
    """A puzzle's position, with everything that can be typed at a table; it ends with the person's answer."""

    def __init__(self, puzzle: Puzzle, decision: Decision, screen: Screen) -> None:
        seats = {name: PERSON if name == decision.player else DEFAULT_BOT for name in decision.table.players}
        super().__init__(decision.table.copy(), seats, screen)
        self.puzzle, self.decision = puzzle, decision

    def answer(self) -> Choice:
        """The choice of the person at the keyboard; Skipped, or Left, if they want none of it."""
        while True:
            action = self._person_chooses(self.decision.player)
            choice = self.decision.choice(action) if action is not None else None
            if choice is not None:
                return choice

    def _autosave(self) -> None:
        """A puzzle is not a game to be resumed."""

    def _questions(self, player: str) -> list[Span]:
        theme = as_sentence(t(f"puzzle.theme.{self.puzzle.theme}"))
        about = t(
            "puzzle.about",
            edition=self.table.edition.title,
            n=self.puzzle.players,
            points=str(self.puzzle.rating),
        )
        task = t("terminal.puzzle", theme=theme, task=line("puzzle.task", player=player), about=about)
        return [(task, "bold"), *super()._questions(player)]

    def _explain(self, player: str) -> Why | None:
        """What matters is for the solver to find."""
        return purpose_only(self._insight(player))

    def _interpret(self, player: str, typed: str) -> Action | str | None:
        word = typed.strip().lower()
        if word in SKIP:
            raise Skipped
        if word == "hint":
            self.screen.say(t("terminal.puzzle.no_hint"), "bold red")
            return None
        return super()._interpret(player, typed)


class Puzzler:
    """One puzzle after another, until the person leaves."""

    def __init__(self, screen: Screen, solver: Solver, theme: Theme | None = None, edition: str | None = None) -> None:
        self.screen, self.solver, self.theme, self.edition = screen, solver, theme, edition
        self._random = random.Random()

    def run(self, first: Puzzle | None = None) -> None:
        """Puzzles are shown and answered; Left when the person has enough."""
        puzzle, had = first, set[str]()
        while True:
            wanted = Wanted(surely(self.solver.skill), self.theme, self.edition)
            puzzle = puzzle or next_puzzle(wanted, {*self.solver.answered, *had}, self._random)
            had.add(puzzle.id)
            decision = decision_of(puzzle)
            try:
                self._tell(puzzle, decision, PuzzleSession(puzzle, decision, self.screen).answer())
                if self.screen.ask(t("terminal.puzzle.next") + "> ").lower() in ENOUGH:
                    raise Left("quit")
            except Skipped:
                pass
            puzzle = None

    def _tell(self, puzzle: Puzzle, decision: Decision, chosen: Choice) -> None:
        """Right or wrong, why, and what the choices are worth."""
        right = decision.is_right(chosen)
        rated = self.solver.answer(puzzle, right)
        saves.write(saves.puzzle_file(), msgspec.json.encode(self.solver).decode())
        lost = round(100 * (decision.ranking[0].win - chosen.win))
        self.screen.say(
            t("puzzle.right") if right else t("puzzle.wrong", points=lost), "bold green" if right else "bold red"
        )
        self.screen.say(as_sentence(current().say(why_best(decision, chosen))))
        explained = why(Insight(decision.table.position(decision.player)))
        if explained and explained.matters:
            self.screen.say(current().say(explained.matters))
        for choice in decision.ranking[:SHOWN] + [one for one in decision.ranking[SHOWN:] if one == chosen]:
            said = t(
                "terminal.puzzle.choice",
                percent=round(100 * choice.win),
                choice=choice_line(choice.action),
                mine="yes" if choice == chosen else "no",
            )
            self.screen.say(said, "bold" if decision.is_right(choice) else "")
        self.screen.say(self.solver.line() if rated else t("puzzle.unrated"))
