"""The commands as people start them: in a pipe, in a terminal, with wrong arguments."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from mergemaker.game.editions import EDITIONS, OPTIONS

GAMES = Path(__file__).parents[1] / "games"
PROGRAM = [sys.executable, "-c", "from mergemaker.cli import main; main()"]


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """An environment in which games are kept in a folder of the test."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")}
    return kept | {"XDG_DATA_HOME": str(tmp_path / "data"), "TERM": "xterm-256color"}


def run(home: dict[str, str], *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=home | more,
        timeout=60,
        check=False,
        encoding="utf-8",
        errors="replace",
    )


class Terminal:
    """The program in a real terminal of 80 × 24."""

    def __init__(self, home: dict[str, str], *arguments: str) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:  # pragma: no cover  # the child becomes the program
            os.execvpe(PROGRAM[0], [*PROGRAM, *arguments], home | {"LINES": "24", "COLUMNS": "80"})
        self.shown = ""

    def wait_for(self, text: str, again: Callable[[], object] | None = None) -> str:
        """What was shown until the text came, without what came before the last such wait.

        `again` is done once more after every quiet second: a key pressed before the prompt is ready can be lost.
        """
        end = time.monotonic() + 60
        while text not in self.shown:
            ready, _, _ = select.select([self.fd], [], [], 1.0)
            assert ready or time.monotonic() < end, f"{text!r} did not come; there is: {self.shown[-2000:]!r}"
            if not ready:
                if again is not None:
                    again()
                continue
            try:
                self.shown += os.read(self.fd, 65536).decode("utf-8", "replace")
            except OSError:
                break
        before, found, self.shown = self.shown.partition(text)
        assert found, f"{text!r} did not come; there was: {before[-2000:]!r}"
        return before + found

    def type(self, line: str) -> None:
        os.write(self.fd, line.encode() + b"\n")

    def close(self) -> int:
        """The exit status."""
        _, status = os.waitpid(self.pid, 0)
        os.close(self.fd)
        return os.waitstatus_to_exitcode(status)


def test_a_game_in_a_pipe_is_kept_and_resumed(home: dict[str, str]) -> None:
    first = run(home, "play", "--terminal", "-p", "Ann", "-b", "easy", "-b", "random", "--seed", "5", typed="help\n")
    assert first.returncode == 0
    assert "\x1b" not in first.stdout
    command = re.search(r"mergemaker (play --resume \S+)", first.stdout)
    assert command
    again = run(home, *command[1].split(), typed="quit\n")
    assert "people: Ann; bots: Ada (easy) and Blaise (random)" in again.stdout
    assert run(home, "play", "--resume", "last", typed="").returncode == 0


def test_continuing_a_record_leaves_its_file_unchanged(home: dict[str, str], tmp_path: Path) -> None:
    whole = (GAMES / "renegade-announced.txt").read_text()
    record = tmp_path / "record.txt"
    record.write_text(whole[: whole.index("\n  60 ")] + "\n")
    done = run(home, "play", "--resume", str(record), typed="quit\n")
    assert "people: Ann; bots: Ben (medium), Cy (medium) and Di (medium)" in " ".join(done.stdout.split())
    assert record.read_text() == whole[: whole.index("\n  60 ")] + "\n"
    assert run(home, "play", "--resume", str(record), "--seed", "1").returncode == 2


def test_one_person_plays_against_three_bots(home: dict[str, str]) -> None:
    shown = " ".join(run(home, "play", "--terminal").stdout.split())
    assert "people: Player; bots: Ada (medium), Blaise (medium) and Carl (medium)." in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "-b", "genius"], "there is no bot “genius”"),
        (["play", "-p", "Ann", "-p", "Ann"], "two players have the same name"),
        (["play", *["-b", "easy"] * 6], "7 players: the game is for 2 to 6"),
        (["play", "--watch", "-b", "easy"], "--watch needs two bots or more"),
        (["play", "-e", "none"], "there is no edition “none”"),
        (["play", "-o", "bonuses=none"], "option “bonuses” cannot be “none”"),
        (["play", "--resume", "/no/such/file"], "there is no file /no/such/file"),
        (["play", "--resume", "last"], "there is no unfinished game in"),
        (["play", "--resume", str(GAMES / "hasbro-announced.txt"), "-p", "Nobody"], "“Nobody” does not play in"),
        (["play", "--seconds", "0"], "--seconds must be more than 0"),
        (["rules", "none"], "there is no edition “none”"),
        (["replay", "/no/such/file"], "there is no file"),
        (["replay", str(GAMES)], "is a folder"),
        (["replay", sys.executable], "is not text"),
        (["replay", str(GAMES / "hasbro-announced.txt"), "--at", "9999"], "--at takes 0 to"),
        (["replay", str(GAMES / "hasbro-announced.txt"), "--as", "Nobody"], "“Nobody” does not play here"),
    ],
)
def test_wrong_arguments_get_a_sentence_and_status_2(home: dict[str, str], arguments: list[str], sentence: str) -> None:
    done = run(home, *arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text.replace("mergemaker 1", "mergemaker 9", 1), "line 1:"),
        (lambda text: text[:30], "cut short"),
        (lambda text: re.sub(r"(?m)^( +5 +\S+ +).*$", r"\1dance", text), "line "),
        (
            lambda text: re.sub(r"(?m)^( +5 +\S+ +).*$", r"\1survivor Tower", text),
            "action 5 of the record: survivor Tower",
        ),
        (lambda text: re.sub(r"(?m)^final .*$", "final Ann 1 Ben 1", text), "ended with"),
        (lambda _: '{"format": ', "cannot be read"),
        (lambda _: '{"format": 1}', "not a game record"),
        (lambda _: "", "there is nothing in it"),
    ],
)
def test_a_damaged_record_is_refused_with_the_place_and_the_reason(
    home: dict[str, str], tmp_path: Path, change: Callable[[str], str], sentence: str
) -> None:
    damaged = tmp_path / "game.txt"
    damaged.write_text(change((GAMES / "renegade-announced.txt").read_text()))
    done = run(home, "replay", str(damaged))
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("game", ["avalon-hill-powers-announced", "reference-trades-announced", "renegade-stalled"])
def test_a_record_is_shown_at_any_action(home: dict[str, str], tmp_path: Path, game: str) -> None:
    file = str(GAMES / f"{game}.txt")
    end = run(home, "replay", file)
    assert end.returncode == 0
    assert "The game is over" in end.stdout
    assert run(home, "replay", file, "--at", "0").stdout.count("After 0 of") == 1
    assert "After 7 of" in run(home, "replay", file, "--at", "7").stdout
    picture = tmp_path / "p.svg"
    assert run(home, "replay", file, "--at", "7", "--svg", str(picture)).returncode == 0
    assert picture.read_text().startswith("<svg")


def test_the_rules_of_every_edition_are_printed(home: dict[str, str]) -> None:
    for name, edition in EDITIONS.items():
        shown = " ".join(run(home, "rules", name).stdout.split())
        for row, value in edition.options.as_dict().items():
            assert OPTIONS[row].sentence(value) in shown
            assert f"({OPTIONS[row].rule})" in shown
        assert all(chain in shown for chain in edition.chains)
    assert "$8,200" in run(home, "rules").stdout
    assert "$8,200" not in run(home, "rules", "-o", "bonuses=classic").stdout


def test_where_editions_differ(home: dict[str, str]) -> None:
    shown = run(home, "rules", "--compare", COLUMNS="160").stdout
    assert "may_until_live" in shown
    assert "Luxor, Tower" in shown
    assert "Special powers" not in shown  # all say no
    changed = run(home, "rules", "renegade", "-o", "special_powers=on", "--compare", COLUMNS="160").stdout
    assert "Special powers" in changed


def test_an_old_terminal_gets_plain_letters(home: dict[str, str]) -> None:
    done = run(home, "play", "-p", "Ann", "-b", "easy", "--seed", "1", PYTHONIOENCODING="ascii", TERM="dumb")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert " #" in done.stdout


def test_broken_utf_8_is_read_as_nonsense(home: dict[str, str]) -> None:
    done = subprocess.run(
        [*PROGRAM, "play", "-p", "Ann", "-b", "easy", "--seed", "1"],
        input=b"\xff\xfe\x00\n",
        capture_output=True,
        env=home,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert b"neither a tile nor a command" in done.stdout


def test_a_turn_in_a_real_terminal(home: dict[str, str]) -> None:
    """The first screen says where the game is kept; a screen fits 24 lines; Ctrl-C leaves politely."""
    terminal = Terminal(home, "play", "-p", "Ann", *["-b", "easy"] * 5, "--seed", "3")
    assert "Every move is saved to" in " ".join(terminal.wait_for("Press Enter to begin.").split())
    terminal.type("")
    screen = terminal.wait_for("Ann> ").rpartition("\x1b[3J")[2]
    assert screen.count("\n") < 24
    assert "\x1b[" in screen
    os.kill(terminal.pid, signal.SIGINT)
    terminal.wait_for("mergemaker play --resume", again=lambda: os.kill(terminal.pid, signal.SIGINT))
    assert terminal.close() == 130


def test_no_colour_where_none_is_wanted(home: dict[str, str]) -> None:
    terminal = Terminal(home | {"NO_COLOR": "1"}, "play", "-p", "Ann", "-b", "easy", "--seed", "3")
    terminal.wait_for("Press Enter to begin.")
    terminal.type("")
    shown = terminal.wait_for("Ann> ")
    assert not re.search(r"\x1b\[[0-9;]*(3|4|9|10)[0-9][;m]", shown)
    terminal.type("quit")
    terminal.wait_for("mergemaker play --resume")
    assert terminal.close() == 0


def test_what_one_person_typed_and_saw_is_cleared_for_the_next(home: dict[str, str]) -> None:
    terminal = Terminal(home, "play", "-p", "Ann", "-p", "Ben", "--seed", "3")
    terminal.wait_for("Press Enter to begin.")
    terminal.type("")
    first = re.search(r"Now (\w+)\.", terminal.wait_for("presses Enter."))
    assert first
    terminal.type("")
    screen = terminal.wait_for(f"{first[1]}> ")
    alone = re.search(r"(\d+[A-I]) \. alone", screen)
    assert alone
    terminal.type(alone[1])
    terminal.wait_for("choose again> ")
    terminal.type("")
    assert "\x1b[3J" in terminal.wait_for("presses Enter.")
    os.write(terminal.fd, b"\x04")  # Ctrl-D: end of input
    terminal.wait_for("mergemaker play --resume", again=lambda: os.write(terminal.fd, b"\x04"))
    assert terminal.close() == 0


def test_stepping_through_a_record(home: dict[str, str]) -> None:
    terminal = Terminal(home, "replay", str(GAMES / "renegade-announced.txt"))
    terminal.wait_for("After 0 of")
    for typed, expected in [
        ("", "After 1 of"),
        ("n", "After 2 of"),
        ("p", "After 1 of"),
        ("40", "After 40 of"),
        ("t 3", "turn 3."),
        ("t", "turn 4."),
        ("b", "turn 3."),
        ("last", "won"),
        ("first", "After 0 of"),
        ("99999", "The record has actions 1 to"),
        ("jump", "is not a command"),
        ("log", "The opening tiles are"),
        ("help", "leave"),
    ]:
        terminal.type(typed)
        terminal.wait_for(expected)
    terminal.type("q")
    assert terminal.close() == 0
