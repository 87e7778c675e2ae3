"""What takes long says so on standard error, whatever that is; the answer alone is on standard output."""

import time

import pytest

from mergemaker.cli import progress
from mergemaker.cli.progress import loading, progress_bar
from mergemaker.words import t


def said_soon(text: str, capsys: pytest.CaptureFixture[str]) -> bool:
    """Whether that comes to standard error."""
    said, until = "", time.monotonic() + 30
    while text not in said and time.monotonic() < until:
        said += capsys.readouterr().err
        time.sleep(0.01)
    return text in said


def test_what_has_to_be_compiled_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "LOADING_SECONDS", 0.01)
    with loading():
        assert said_soon(t("cli.loading"), capsys)
    with progress_bar("games", 10, compiles=True):
        assert said_soon(t("cli.loading"), capsys)


def test_what_is_soon_done_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with loading():
        pass
    with progress_bar("games", 10, compiles=True) as report:
        report(10)
    assert capsys.readouterr() == ("", "")


def test_long_work_says_how_far_it_is(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "QUIET_SECONDS", 0.0)
    with progress_bar("games", 2_000) as report:
        report(1_000)
    assert capsys.readouterr() == ("", "games: 1,000 of 2,000\n")


def test_a_terminal_shows_it_at_once(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "200")
    with loading():
        assert said_soon(t("cli.loading"), capsys)
    with progress_bar("games", 2_000, compiles=True) as report:
        assert said_soon(t("cli.loading"), capsys)
        report(1_000)
        assert said_soon("1000/2000", capsys)
