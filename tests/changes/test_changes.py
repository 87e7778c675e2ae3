"""What a change touches, as CONTRIBUTING.md counts it: each is made to a copy of the package, which is then played."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from .change import PACKAGE, Change
from .decision import DECISION
from .level import LEVEL
from .power import POWER
from .view_field import VIEW_FIELD

ROOT = PACKAGE.parents[1]
CHANGES = (DECISION, POWER, LEVEL, VIEW_FIELD)


def row(title: str) -> tuple[int, set[str]]:
    """The number of files that CONTRIBUTING.md gives for a change, and those that it names."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    found = re.search(rf"^\| {title} \((\d+)\) \|(.*)$", text, re.MULTILINE)
    assert found, title
    return int(found[1]), set(re.findall(r"`([\w/-]+\.\w+)", found[2]))


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.title)
def test_the_files_are_those_that_the_guide_names(change: Change) -> None:
    count, named = row(change.title)
    new = {name for name, edit in change.edits.items() if isinstance(edit, str)}
    touched = {str(Path(name).with_name("NAME.py")) if name in new else name for name in change.edits}
    assert len(touched) == count
    assert named <= touched


@pytest.mark.parametrize(
    ("change", "level", "seen"),
    [
        (DECISION, "easy", {"bank_tipped"}),
        (POWER, "easy", {"buy_4"}),
        (LEVEL, "gentle", {"gentle"}),
        (VIEW_FIELD, "easy", {"mergers"}),
    ],
    ids=[change.title for change in CHANGES],
)
def test_the_changed_game_is_played_shown_and_narrated(
    change: Change, level: str, seen: set[str], tmp_path: Path
) -> None:
    change.make(tmp_path)
    played = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("played.py")), level],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert played.returncode == 0, played.stderr
    assert seen <= set(played.stdout.split())
