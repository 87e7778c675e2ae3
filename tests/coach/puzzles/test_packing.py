"""The steps of stored puzzles: what is written down stays readable when powers are added."""

import pytest

from mergemaker.coach.puzzles.packing import LAST_CODE, code_of, step_of
from mergemaker.rules.actions import ACTIONS, DONE, USE_POWER


def test_today_a_step_is_written_as_its_number() -> None:
    assert all(code_of(number) == number for number in range(ACTIONS))


@pytest.mark.parametrize("more", [1, 2])
def test_a_new_power_changes_no_code_of_another_step(more: int) -> None:
    """Its own block grows, and the steps behind it move up by as much."""
    assert code_of(DONE + more, powers=5 + more) == DONE
    assert code_of(USE_POWER + 4, powers=5 + more) == USE_POWER + 4
    assert code_of(USE_POWER + 5, powers=5 + more) == LAST_CODE
    codes = [code_of(number, powers=5 + more) for number in range(ACTIONS + more)]
    assert [step_of(code, powers=5 + more) for code in codes] == [*range(ACTIONS + more)]
