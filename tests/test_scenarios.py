"""Every rule, drawn like the table: what is allowed, what is refused and what comes of it."""

from pathlib import Path

import pytest

from .scenario import Scenario, play, read, scenarios

HONEST = """\
M1: two chains merge
Ann has 2 Sackson, hand 5E ...
E    .  .  S  S  .  T  T  T  .  .  .  .
Ann: place 5E
  > merger began Ann Sackson Tower 5E
  ! bonus paid Ben
  = next Ann dispose
  = cash Ann 9000
Ann: dispose sell 3 trade 0
  x too few shares (M6)
Ann: dispose sell 2 trade 0
  = shares Ann nothing
"""
LIES = (
    ("> merger began Ann Sackson Tower 5E", "> merger began Ben"),
    ("! bonus paid Ben", "! bonus paid Ann"),
    ("= next Ann dispose", "= next Ann buy"),
    ("= cash Ann 9000", "= cash Ann 9100"),
    ("dispose sell 3", "dispose sell 1"),
    ("too few shares (M6)", "too few shares (M7)"),
    ("= shares Ann nothing", "= shares Ann 1 Sackson"),
    ("dispose sell 2", "dispose sell 4"),
)


@pytest.mark.parametrize("scenario", scenarios(), ids=str)
def test_the_scenario_holds(scenario: Scenario) -> None:
    play(scenario)


@pytest.mark.parametrize(("truth", "lie"), LIES)
def test_a_scenario_with_a_false_claim_fails(truth: str, lie: str, tmp_path: Path) -> None:
    path = tmp_path / "scenario.txt"
    path.write_text(HONEST)
    play(read(path)[0])
    path.write_text(HONEST.replace(truth, lie))
    with pytest.raises(AssertionError, match="line"):
        play(read(path)[0])


def test_an_impossible_board_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "scenario.txt"
    path.write_text(HONEST.replace("S  S  .  T", "S  S  T  T"))
    with pytest.raises(AssertionError, match="beside another chain"):
        play(read(path)[0])
