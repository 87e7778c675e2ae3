"""Puzzles in the terminal: answered, explained, rated once and remembered."""

from pathlib import Path

import pytest

from mergemaker.coach.puzzles import decision_of, puzzles
from mergemaker.game.insight import Insight
from mergemaker.game.notation import action_text
from mergemaker.game.why import why
from mergemaker.terminal.puzzler import Puzzler, Solver, load_solver
from mergemaker.terminal.saves import puzzle_file
from mergemaker.terminal.screen import Left, Screen
from mergemaker.words import current
from tests.terminal.test_commands import home, run
from tests.terminal.typing_people import lines, shown_text, typing

__all__ = ["home"]  # a fixture
PUZZLE = next(puzzle for puzzle in puzzles().values() if puzzle.theme == "survivor")
BEST, *_, WORST = (action_text(choice.action) for choice in decision_of(PUZZLE).ranking)


@pytest.fixture(autouse=True)
def _kept_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def solve(*typed: str) -> str:
    """What is shown while these lines are typed at the puzzle."""
    with typing(lines(*typed)) as page, pytest.raises(Left):
        Puzzler(Screen(), load_solver()).run(PUZZLE)
    return shown_text(page)


def test_a_right_answer_is_shown_with_the_values_and_rated() -> None:
    shown = solve(BEST, "", "q")
    assert "Which survivor?" in shown
    assert "Right!" in shown
    assert "(your choice)" in shown
    assert "1 of 1 right" in shown
    assert load_solver().answered == {PUZZLE.id: True}


def test_a_wrong_answer_lowers_the_rating_and_the_second_counts_for_nothing() -> None:
    assert "Not the best: it costs" in solve(WORST, "", "q")
    after = load_solver()
    assert after.mu < Solver().mu
    assert "Not rated again" in solve(BEST, "", "q")
    assert load_solver() == after


def test_commands_of_the_table_work_and_hints_do_not() -> None:
    shown = solve("places", "hint", "log 3", "skip", "q")
    assert "There are no hints in puzzles." in shown
    assert "Right!" not in shown
    assert not puzzle_file().exists()


def test_why_tells_the_purpose_before_the_answer_and_what_matters_afterwards() -> None:
    found = why(Insight(decision_of(PUZZLE).table.position(decision_of(PUZZLE).player)))
    assert found is not None
    assert found.matters is not None
    purpose, matters = (" ".join(current().say(said).split()) for said in (found.purpose, found.matters))
    before, after = (" ".join(solve(*typed).split()) for typed in (("why", "skip", "q"), (BEST, "", "q")))
    assert purpose in before
    assert matters not in before
    assert matters in after


def test_the_command_begins_with_the_puzzle_asked_for(home: dict[str, str]) -> None:
    done = run(home, "--language", "de", "puzzles", "--play", "--id", PUZZLE.id, typed=f"{BEST}\n\nq\n")
    assert done.returncode == 0
    assert "Richtig!" in done.stdout
    assert run(home, "puzzles", "--play", "--id", "none").returncode == 2
    assert run(home, "puzzles", "--play", "--theme", "luck").returncode == 2
    assert run(home, "puzzles", "--play", "--daily", typed="").returncode == 0
