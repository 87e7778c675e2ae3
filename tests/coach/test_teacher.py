"""The teacher speaks up before mistakes, once a decision, and lets everything else pass."""

from pathlib import Path

import pytest

from mergemaker.coach.puzzles import puzzle_named
from mergemaker.coach.teacher import warned
from mergemaker.game.actions import Buy, Dispose
from mergemaker.game.record import load, replay
from mergemaker.game.table import Table
from mergemaker.terminal.screen import Screen
from mergemaker.terminal.teaching import Teacher
from mergemaker.words import ENGLISH
from tests.terminal.typing_people import lines, shown_text, typing

GAME = Path(__file__).parents[1] / "games" / "renegade-announced.txt"
GOOD, BAD = Dispose(sell=0, trade=0), Dispose(sell=4, trade=2)


@pytest.fixture
def table() -> Table:
    """Ann disposes of six shares of Imperial, with which she leads if it is founded again."""
    return replay(load(GAME.read_text(encoding="utf-8")), 89)


def test_what_costs_too_much_is_warned_of(table: Table) -> None:
    """With its loss and a reason; a good choice passes, and so does one within the limit."""
    position, log = table.position("Ann"), table.facts_for("Ann")
    found = warned(position, BAD, log)
    assert found is not None
    assert found.loss > 2 * found.error
    assert ENGLISH.say(found.choice) == "sell 4 and trade 2"
    assert ENGLISH.say(found.reason)
    assert warned(position, GOOD, log) is None
    assert warned(position, BAD, log, limit=found.loss + 1) is None


def test_what_would_be_better_is_not_taken_for_what_is_chosen() -> None:
    table = puzzle_named("3227-148").table()
    player = table.to_act or ""
    found = warned(table.position(player), Buy({}), table.facts_for(player))
    assert found is not None
    assert ENGLISH.say(found.reason) == "You could buy 3 Zeta: level with the first in Zeta, with 9 shares."


def test_it_asks_once_for_each_decision(table: Table) -> None:
    """A player who wants to choose again does; one who makes the same choice is not asked again."""
    with typing(lines("u", "never read")) as page:
        teacher = Teacher(5.0, Screen())
        assert teacher.lets(table, "Ann", GOOD)
        assert not teacher.lets(table, "Ann", BAD)
        assert teacher.lets(table, "Ann", BAD)
    assert shown_text(page).count("Sure?") == 1
    assert "To sell 4 and trade 2 would cost " in shown_text(page)
