"""The command `mergemaker arena`: what it prints, how it stops, and what it says to bad requests."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

RUN = [sys.executable, "-c", "from mergemaker.cli import main; main()", "arena"]


def arena(*arguments: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([*RUN, *arguments], capture_output=True, text=True, cwd=folder, timeout=120, check=False)


def test_results_are_printed_kept_and_drawn(tmp_path: Path) -> None:
    files = ["--out", "r.jsonl", "--records", "games", "--report", "r.html"]
    bots = ["--bot", "medium", "--bot", "random", "--players", "3", "--games", "3", "--workers", "1"]
    done = arena(*bots, *files, "--json", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    printed = json.loads(done.stdout)
    assert [(bot["name"], bot["games"]) for bot in printed["bots"]] == [("medium", 3), ("random", 6)]
    assert len(list((tmp_path / "games").iterdir())) == 3
    assert (tmp_path / "r.html").read_text().startswith("<!doctype html>")
    shown = arena("--out", "r.jsonl", folder=tmp_path)
    assert "3 games, renegade, 3 players, seed 1" in shown.stdout
    again = arena(*bots, "--out", "r.jsonl", "--json", folder=tmp_path)
    assert json.loads(again.stdout)["bots"] == printed["bots"]


def test_stopping_keeps_what_was_played(tmp_path: Path) -> None:
    bots = ["--bot", "easy", "--bot", "random", "--games", "100000", "--workers", "2", "--out", "r.jsonl"]
    process = subprocess.Popen([*RUN, *bots], cwd=tmp_path, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    results = tmp_path / "r.jsonl"
    for _ in range(600):
        if results.exists() and results.read_text().count('"game"') > 2:
            break
        time.sleep(0.1)
    os.kill(process.pid, signal.SIGINT)
    shown, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "the same command resumes" in " ".join(errors.split())  # lines end where the terminal does
    assert "Traceback" not in errors
    assert "win share" in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "name the bots"),
        ("--bot nobody", "there is no bot “nobody”"),
        ("--bot medium --players 7", "2 to 6"),
        ("--bot medium --players 0", "2 to 6"),
        ("--bot medium --games 0", "--games must be at least 1"),
        ("--bot medium --workers 0", "--workers is a number of processes from 1 to"),
        ("--bot medium --executor moon", "local or ray"),
        ("--bot medium --seconds nan", "seconds per decision"),
        ("--bot me=/no/such/program", "there is no program"),
        ("--bot medium --option bonuses=none", "cannot be"),
        ("--bot medium --report no/such/r.html", "no folder"),
        ("--bot medium --executor ray --ray-address 127.0.0.1:1", "no Ray cluster"),
        ("--out missing.jsonl", "missing.jsonl"),
    ],
)
def test_a_bad_request_gets_a_sentence(
    arguments: str, sentence: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from mergemaker.cli import main

    monkeypatch.setattr(sys, "argv", ["mergemaker", "arena", *arguments.split()])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert sentence in capfd.readouterr().err
