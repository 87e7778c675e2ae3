"""What a user mistypes is answered with a sentence and status 2, at once and without a traceback."""

from pathlib import Path

import pytest

from mergemaker.cli import main

MISTAKES = [
    "frobnicate",
    "--language xx rules",
    "play --terminal --bot nobody",
    "play --terminal --edition nothing",
    "play --terminal -o bonuses",
    "play --terminal -o bonuses=all",
    "play --terminal --seed 99999999999999999999999999",
    "play --host 999.1.1.1",
    "serve --port 70000",
    "serve --database nowhere/games.db",
    "serve --database mysql://host/games",
    "serve --database noise.dat",
    "serve --bot-workers 0",
    "serve --log-level loud",
    "serve --port 0 --bus smoke://signals",
    "serve --port 0 --bus nats://127.0.0.1:1",
    "serve --database sqlite://",
    "serve --bot-seconds nan",
    "serve --grace inf",
    "serve --bot-pause -1",
    "serve --origin example.org",
    "serve --address example.org",
    "serve --smtp nonsense",
    "replay noise.dat",
    "replay empty.txt",
    "replay missing.txt",
    "replay .",
    "review noise.dat",
    "review empty.txt --html nowhere/review.html",
    "review empty.txt --seed 99999999999999999999",
    "hint empty.txt --seed -99999999999999999999",
    "calibrate --diagram nowhere/diagram.svg",
    "hint empty.txt",
    "verify empty.txt",
    "learn everything",
    "puzzles --theme nothing",
    "puzzles --find --out nowhere/puzzles.jsonl",
    "puzzles --find --out .",
    "arena",
    "arena --bot medium@never",
    "arena --bot easy --games 0",
    "arena --bot easy --players 9",
    "arena --bot easy --out noise.dat",
    "arena --bot mine=no-such-program --bot easy",
    "simulate --players 1",
    "simulate --workers 0",
    "calibrate --positions 0",
    "train --rate 7",
    "rules nothing",
    "bot nobody",
    "admin check --database missing.db",
    "admin check --database noise.dat",
    "admin restore noise.dat --database new.db",
    "admin backup nowhere/copy.db --database noise.dat",
]


@pytest.mark.parametrize("typed", MISTAKES)
def test_a_mistake_is_answered_with_a_sentence(
    typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    (tmp_path / "noise.dat").write_bytes(bytes(range(256)) * 8)
    (tmp_path / "empty.txt").touch()
    monkeypatch.setattr("sys.argv", ["mergemaker", *typed.split()])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    said = capsys.readouterr().err.strip()
    assert said.splitlines()[-1].startswith(("mergemaker: ", "Error: "))
