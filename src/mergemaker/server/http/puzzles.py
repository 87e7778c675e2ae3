"""Puzzles: the day's, the next one, and answers, which move the solver's rating."""

import time
from collections import Counter
from datetime import UTC, date, datetime
from random import SystemRandom
from typing import Annotated

from ...coach.puzzles import THEMES, Puzzle, after_puzzle, daily, points, puzzles, surely
from ...coach.puzzles.solving import Wanted, next_puzzle, why_best
from ...errors import IllegalAction
from ...game.editions import EDITIONS, edition_named
from ...game.notation import action_text
from ...room.interfaces import Compute
from ...room.messages.puzzles import (
    EditionCount,
    PuzzleAnswer,
    PuzzleList,
    PuzzleOutlook,
    PuzzlePosition,
    PuzzleQuestion,
    PuzzleResult,
    PuzzleSkill,
    ThemeCount,
)
from ...room.person import Person
from ...room.refusal import Refusal
from ...skill import Skill
from ..posing import outlook
from ..puzzles import decision_named, explanation, not_a_choice, rating_of, shown, weighed
from ..store.puzzles import PuzzleRepository, Solver
from .endpoint import Asker, route, small_number

MOST_BESIDES = 400  # ids that a browser without a session may name


class Puzzles:
    """Endpoints for puzzles."""

    def __init__(self, repository: PuzzleRepository, compute: Compute) -> None:
        self._repository = repository
        self._compute = compute
        self._random = SystemRandom()

    async def _solver(self, person: Person | None) -> Solver:
        return await self._repository.solver(person.id) if person else Solver(Skill(), {})

    @route("GET", "/api/puzzles")
    async def list_puzzles(self, asker: Asker) -> PuzzleList:
        """The themes, the puzzle of the day, and the asker's rating."""
        counts = Counter(puzzle.theme for puzzle in puzzles().values())
        editions = Counter(puzzle.edition for puzzle in puzzles().values())
        today = daily(_today()).id
        solver = await self._solver(asker.person)
        return PuzzleList(
            themes=[ThemeCount(theme, counts[theme]) for theme in THEMES if counts[theme]],
            editions=[EditionCount(edition, editions[edition]) for edition in EDITIONS if editions[edition]],
            daily=today,
            daily_done=today in solver.answered,
            rating=rating_of(solver) if asker.person else None,
        )

    @route("GET", "/api/puzzles/daily")
    async def get_daily_puzzle(self, asker: Asker) -> PuzzlePosition:
        """The puzzle of the day, the same for everybody."""
        day = _today()
        return await self._show(daily(day), asker.person, day)

    @route("GET", "/api/puzzles/next", "history")
    async def get_next_puzzle(
        self,
        asker: Asker,
        theme: Annotated[str | None, "one of the themes; otherwise any"] = None,
        edition: Annotated[str | None, "one of the editions; otherwise any"] = None,
        points: Annotated[str | None, "the rating, where the asker has no session"] = None,
        margin: Annotated[str | None, "its margin: so much easier is the puzzle"] = None,
        besides: Annotated[str, "ids of puzzles that are not wanted, with commas between"] = "",
    ) -> PuzzlePosition:
        """A puzzle of about the asker's strength that they have not answered yet."""
        chosen = next((known for known in THEMES if known == theme), None)
        if theme and chosen is None:
            raise Refusal("bad_request", "unknown_theme", name=theme, known=[*THEMES])
        solver = await self._solver(asker.person)
        sent = None if asker.person else small_number(points)
        rating = surely(solver.skill) if sent is None else sent - (small_number(margin) or 0)
        had = {*solver.answered, *besides.split(",")[:MOST_BESIDES]}
        wanted = Wanted(rating, chosen, edition_named(edition).name if edition else None)
        return await self._show(next_puzzle(wanted, had, self._random), asker.person)

    @route("GET", "/api/puzzles/{puzzle}", "history")
    async def get_puzzle(self, asker: Asker, puzzle: str) -> PuzzlePosition:
        """A puzzle, without its solution."""
        return await self._show(_named(puzzle), asker.person)

    @route("POST", "/api/puzzles/{puzzle}/outlook")
    async def look_ahead(self, asker: Asker, puzzle: str, body: PuzzleQuestion) -> PuzzleOutlook:
        """What an action would bring, as the table tells it before a decision."""
        decision = await self._compute(decision_named, _named(puzzle).id)
        return await self._compute(outlook, decision.table, decision.player, body.action)

    @route("POST", "/api/puzzles/{puzzle}/answer")
    async def answer_puzzle(self, asker: Asker, puzzle: str, body: PuzzleAnswer) -> PuzzleResult:
        """Answer a puzzle; the first answer counts for the asker's rating."""
        known = _named(puzzle)
        decision = await self._compute(decision_named, known.id)
        chosen = decision.choice(body.action)
        if chosen is None:
            raise _refused(decision.table.why_not(body.action, decision.player), action_text(body.action))
        right = decision.is_right(chosen)
        before, after, rated = await self._rate(asker.person, known, right, body.skill)
        return PuzzleResult(
            right=right,
            chosen=weighed(decision, chosen),
            choices=[weighed(decision, choice) for choice in decision.ranking],
            reason=await self._compute(why_best, decision, chosen),
            why=await self._compute(explanation, decision),
            rated=rated,
            change=points(after.skill) - points(before.skill) if rated else 0,
            rating=rating_of(after),
        )

    async def _rate(
        self, person: Person | None, puzzle: Puzzle, right: bool, skill: PuzzleSkill | None
    ) -> tuple[Solver, Solver, bool]:
        """The solver before and after an answer, and whether it counted; a browser keeps what is not stored here."""
        if person is None:
            before = Solver(Skill(skill.mu, skill.sigma) if skill else Skill(), {})
            return before, Solver(after_puzzle(before.skill, puzzle.rating, right), {puzzle.id: right}), True
        before = await self._repository.solver(person.id)
        rated = await self._repository.answer(
            person.id, puzzle.id, right, time.time(), lambda known: after_puzzle(known, puzzle.rating, right)
        )
        return before, await self._repository.solver(person.id), rated

    async def _show(self, puzzle: Puzzle, person: Person | None, day: date | None = None) -> PuzzlePosition:
        done = puzzle.id in (await self._solver(person)).answered
        return await self._compute(shown, puzzle, day, done)


def _today() -> date:
    return datetime.now(UTC).date()


def _named(name: str) -> Puzzle:
    found = puzzles().get(name)
    if found is None:
        raise Refusal("not_found", "unknown_puzzle", name=name)
    return found


def _refused(why_not: IllegalAction | None, action: str) -> IllegalAction:
    return why_not or not_a_choice(action)
