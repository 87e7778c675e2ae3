"""A lesson in the terminal: explained, asked, corrected, saved and taken up."""

from pathlib import Path

import pytest

from mergemaker.game.lessons import lesson_named
from mergemaker.terminal import saves
from mergemaker.terminal.lesson import LessonSession
from mergemaker.terminal.screen import Left, Screen
from tests.terminal.test_commands import home, run
from tests.terminal.typing_people import CONFIRM, lines, shown_text, typing

__all__ = ["home"]  # a fixture
FIRST = lesson_named("first")


def test_the_whole_first_game_is_learnt_at_the_keyboard(tmp_path: Path) -> None:
    table = FIRST.table("Ann")

    def answer(shown: str) -> str:
        move = FIRST.next_move(table)
        assert move is not None
        return "" if shown.endswith(CONFIRM) else "sell" if move.act == "dispose" else move.act

    with typing(answer) as page:
        LessonSession(FIRST, table, Screen(), tmp_path / "first.txt").run()
    shown = shown_text(page)
    assert table.over
    assert "A merger (7/15): A tile between two chains merges them" in shown
    assert "Tower’s largest holder, you, is paid $3,000." in shown
    assert "Sell two, trade two, keep one." in shown
    assert "You end with $23,300." in shown
    long = [line for line in page.getvalue().splitlines() if len(line) > 80 and "first.txt" not in line]
    assert not long


def test_what_is_not_asked_is_not_done(tmp_path: Path) -> None:
    table = FIRST.table("Ann")
    with typing(lines("8f", "help", "4d")) as page, pytest.raises(Left):
        LessonSession(FIRST, table, Screen(), tmp_path / "first.txt").run()
    assert "this lesson goes another way: Place tile 4D." in shown_text(page)
    assert table.actions == []


def test_a_lesson_is_saved_and_taken_up_by_the_command(home: dict[str, str]) -> None:
    first = run(home, "learn", typed="4d\n\n4e\n")
    assert first.returncode == 0
    assert "(3/15)" in first.stdout
    again = run(home, "--language", "de", "learn", typed="quit\n")
    assert "Eine Kette gründen (3/15)" in again.stdout
    assert "(1/15)" not in again.stdout
    again = run(home, "learn", "--again", typed="")
    assert "(1/15)" in again.stdout
    assert run(home, "learn", "second").returncode == 2
    assert run(home, "play", "--resume", "last").returncode == 2  # a lesson is not an unfinished game


def test_a_lesson_in_a_file_of_its_own_keeps_the_seats(tmp_path: Path) -> None:
    file = tmp_path / "first.txt"
    with typing(lines("4d", "")), pytest.raises(Left):
        LessonSession(FIRST, FIRST.table("Ann"), Screen(), file).run()
    table, seats = saves.resume(file)
    assert [player for player, _ in table.actions] == ["Ann", "Ada", "Ben"]
    assert seats is not None
    assert seats["Ann"] == saves.PERSON


@pytest.mark.parametrize(
    ("code", "picture", "sentence"),
    [
        ("en", "5. When a chain has 41 tiles", "Tower has 3 tiles, so a share costs $300"),
        ("de", "5. Mit 41", "durchgerechnet"),
    ],
)
def test_the_rules_in_pictures(home: dict[str, str], code: str, picture: str, sentence: str) -> None:
    shown = " ".join(run(home, "--language", code, "rules", "--guide").stdout.split())
    assert picture in shown
    assert sentence in shown
    assert "$14" in shown
