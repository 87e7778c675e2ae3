"""`mergemaker simulate`: repeatable from its seed, whatever the number of workers, with a report for programs."""

import json
import os
import signal
import subprocess
import sys

import pytest

from mergemaker.arena.simulation import play_chunk
from mergemaker.game.editions import edition_for

RUN = [sys.executable, "-c", "from mergemaker.cli import main; main()", "simulate"]
CLOCK = ("seconds", "games_per_second", "decisions_per_second", "workers")


def simulate(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """The command, run."""
    return subprocess.run([*RUN, *arguments], capture_output=True, text=True, timeout=300, check=False)


def test_the_same_seed_gives_the_same_games_with_any_number_of_workers() -> None:
    """All of the report but the clock is the same, and another seed gives another."""
    asked = ("--games", "6000", "--players", "3", "--edition", "hasbro", "--json", "--seed")
    one, two = (json.loads(simulate(*asked, "5", "--workers", workers).stdout) for workers in ("1", "2"))
    decisions = {seed: play_chunk(edition_for("hasbro", {}, 3), 3, seed, 0, 6000)["decisions"] for seed in (5, 6)}
    assert {"games", "seconds", "games_per_second", "decisions_per_second"} <= one.keys()
    assert one["games"] == 6000
    assert {key: one[key] for key in one if key not in CLOCK} == {key: two[key] for key in two if key not in CLOCK}
    assert one["decisions"] == decisions[5] != decisions[6]


def test_the_report_is_a_table_for_people() -> None:
    """Without --json it is read by people."""
    assert "mergers a game" in simulate("--games", "50", "-o", "special_powers=true").stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--games", "0"), "--games must be at least 1"),
        (("--workers", "0"), "--workers is a number of processes from 1 to"),
        (("--players", "7"), "2 to 6"),
        (("--edition", "chess"), "there is no edition “chess”"),
        (("-o", "bonuses"), "name=value"),
        (("-o", "bonuses=none"), "it is classic or tycoon"),
        (("-o", "luck=on"), "there is no option “luck”"),
    ],
)
def test_wrong_arguments_get_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    """And status 2, and no traceback."""
    done = simulate(*arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_several_processes_are_stopped_by_ctrl_c() -> None:
    """As in a terminal, where all of them get the signal."""
    arguments = ("--games", "1000000000", "--workers", "2")
    running = subprocess.Popen([*RUN, *arguments], stderr=subprocess.PIPE, text=True, start_new_session=True)
    assert running.stderr is not None
    while "games" not in running.stderr.readline():  # it plays
        pass
    os.killpg(running.pid, signal.SIGINT)
    said = running.communicate(timeout=120)[1]
    assert running.returncode == 130
    assert "Traceback" not in said
