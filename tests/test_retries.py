"""What is tried again when it fails: what says so and why, and nothing of the rules; it is counted and printed."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SECOND_TIME = """
import pytest
tried = []

{marker}
def test_it():
    tried.append(1)
    assert len(tried) == 2
"""
FLAKY = '@pytest.mark.flaky(reason="the first time is too soon")'


def run(folder: Path, place: str, marker: str) -> subprocess.CompletedProcess[str]:
    """A test that holds the second time only, run as if it stood in that folder of ours."""
    test = folder / "tests" / place / "test_it.py"
    test.parent.mkdir(parents=True)
    test.write_text(SECOND_TIME.format(marker=marker))
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copy(ROOT / "tests" / "conftest.py", folder / "tests")
    command = [sys.executable, "-m", "pytest", "tests"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_a_marked_test_is_retried_and_counted(tmp_path: Path) -> None:
    done = run(tmp_path, "server", FLAKY)
    assert done.returncode == 0, done.stdout
    assert "RERUN tests/server/test_it.py::test_it" in done.stdout
    assert "1 passed, 1 rerun" in done.stdout


def test_others_fail_at_once(tmp_path: Path) -> None:
    done = run(tmp_path, "server", "")
    assert done.returncode == 1
    assert "1 failed" in done.stdout
    assert "rerun" not in done.stdout.splitlines()[-1]


def test_a_test_of_the_rules_cannot_be_marked(tmp_path: Path) -> None:
    done = run(tmp_path, "laws", FLAKY)
    assert done.returncode == 4
    assert "is for tests that wait" in done.stderr + done.stdout


def test_a_mark_without_a_reason_is_refused(tmp_path: Path) -> None:
    assert run(tmp_path, "server", "@pytest.mark.flaky").returncode == 4


def test_the_seed_of_the_random_games_is_shown(tmp_path: Path) -> None:
    done = run(tmp_path, "server", FLAKY)
    assert "pytest --hypothesis-seed=" in done.stdout
