"""Finding puzzles: what leads clearly is found again, what does not is left, and a file grows from where it stopped."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from mergemaker.coach.puzzles import Puzzle, decision_of, puzzles
from mergemaker.coach.puzzles.collection import Collection, read_puzzles
from mergemaker.coach.puzzles.finder import Effort, contest_of, has_clear_lead, sieve
from mergemaker.errors import BadSetup
from mergemaker.game.notation import action_text
from mergemaker.game.table import Table

LITTLE = Effort(sieve=200, first=400, second=800)


def lead_of(puzzle: Puzzle) -> int:
    """How far the best choice leads, in thousandths."""
    best, second = sorted(puzzle.values, reverse=True)[:2]
    return best - second


WIDE = sorted(puzzles().values(), key=lead_of)[-3:]


@pytest.mark.parametrize("puzzle", WIDE, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_is_found_again_on_other_guesses(puzzle: Puzzle) -> None:
    decision = decision_of(puzzle)
    contest = contest_of(decision.table, [choice.action for choice in decision.choices], seed=77)
    contest.roll_out(200)
    best = contest.ranking[0]
    assert action_text(decision.choices[best].action) == puzzle.best
    assert abs(contest.value(best) - decision.choices[best].win) < 5 * contest.error(best) + 0.02


def test_the_values_do_not_depend_on_hidden_tiles() -> None:
    """Guesses are made from what the player knows: the same seed gives the same values for any deal of the rest."""
    puzzle = WIDE[0]
    found = []
    for table in (puzzle.table(), _redealt(puzzle)):
        contest = contest_of(table, table.legal(), seed=5)
        contest.roll_out(30)
        found.append([contest.value(choice) for choice in range(len(table.legal()))])
    assert found[0] == found[1]


def _redealt(puzzle: Puzzle) -> Table:
    """The puzzle's table with the tiles left in the bag in the opposite order."""
    table = puzzle.table()
    left = table.game.drawn
    table.game.bag[left:] = table.game.bag[left:][::-1]
    return table


def test_the_first_turn_is_no_puzzle() -> None:
    table = Table(["Ada", "Ben", "Cleo"], seed=3)
    assert sieve(table, table.legal(), seed=1, effort=LITTLE) is None


def test_a_choice_twice_leads_nowhere() -> None:
    """Two choices that are the same are never apart, and the contest ends early."""
    decision = decision_of(WIDE[0])
    action = decision.ranking[0].action
    contest = contest_of(decision.table, [action, action], seed=1)
    assert not has_clear_lead(contest, 100_000, 2.0, 8)
    assert contest.rollouts < 1000


def some(file: Path) -> Iterator[Puzzle]:
    """The puzzles that a collection with little effort finds, endlessly."""
    for step in Collection(file, ["hasbro"], [2], seed=0).grow(1000, LITTLE):
        if step.found:
            yield step.found


def test_a_file_grows_from_where_it_stopped(tmp_path: Path) -> None:
    """Every puzzle is in the file as soon as it is found; the next run begins with the next game."""
    file = tmp_path / "puzzles.jsonl"
    found = next(some(file))
    assert read_puzzles(file) == [found]
    assert decision_of(found).lead >= 0.1
    more = next(some(file))
    assert read_puzzles(file) == [found, more]
    assert more.id.partition("-")[0] != found.id.partition("-")[0]
    report = Collection(file, ["hasbro"], [2], seed=0).report()
    assert (report["puzzles"], report["players"]) == (2, {"2": 2})


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text("{}\n")
    with pytest.raises(BadSetup):
        read_puzzles(file)
