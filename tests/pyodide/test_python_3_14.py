"""The newest Python: the rules, all scenarios, recorded games and laws hold on CPython 3.14, which is Pyodide."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RUNNER = Path(__file__).parent / "run.mjs"
WHEELS = Path(sys.prefix) / "pyodide"  # brought there by `make`
TESTS = [
    "tests/test_scenarios.py",
    "tests/test_games.py",
    "tests/game/test_notation.py",
    "tests/game/test_record.py",
    "tests/editions/test_options.py",
    "--doctest-glob=*.md",
    "README.md",
    "docs/notation.md",
    "tests/laws",
    "--ignore=tests/laws/test_two_bodies.py",  # nothing is compiled there
    # a room's tasks need the loop of a page, which pytest cannot run there
    *(f"tests/room/test_{name}.py" for name in ("catalogue", "clock", "fold", "history", "records")),
]

needs_node = pytest.mark.skipif(
    shutil.which("node") is None or not any(WHEELS.glob("*.whl")),
    reason="it takes Node, and the wheels that make brings",
)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Pytest on Python 3.14."""
    command = ["node", str(RUNNER), str(WHEELS), "-q", "--tb=short", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=600, check=False)


@needs_node
def test_it_holds_on_python_3_14() -> None:
    done = run(*TESTS)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
    assert done.stdout.startswith("Python 3.14")
    assert re.search(r"^[1-9]\d* passed", done.stdout, re.MULTILINE), done.stdout[-1000:]


@needs_node
def test_a_failure_there_is_a_failure_here(tmp_path: Path) -> None:
    done = run("tests/test_games.py", "-k", "nothing_of_this_name")
    assert done.returncode != 0
