"""What is compiled is kept in folders of its own: Numba's settings stay as they are, and old folders go."""

import os
import subprocess
import sys
import time
from pathlib import Path

from mergemaker.bodies.cache import KEEP_DAYS, cache_folder

SETTINGS = """
import numba
def settings():
    return {name: getattr(numba.config, name) for name in dir(numba.config) if name.isupper()}
before = settings()
from mergemaker.envs.gymnasium import MergemakerVectorEnv
MergemakerVectorEnv(1, 3)
assert settings() == before
print("the same")
"""
LOADING = "from mergemaker.bodies.native import compiled; compiled('rules.board')"


def run(program: str, **environment: str) -> str:
    """What the program prints in a process of its own."""
    command = [sys.executable, "-c", program]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, **environment}, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_making_an_environment_leaves_numbas_settings_alone() -> None:
    """Programs that use Numba themselves keep the cache folder and other settings they chose."""
    assert run(SETTINGS, NUMBA_CACHE_DIR="/somewhere/else") == "the same\n"


def test_unused_caches_of_old_versions_are_removed(tmp_path: Path) -> None:
    """A folder that nobody used for a month goes; one used since, and one of another package, stay."""
    day = 86_400
    ages = {"rules-0123456789abcdef": KEEP_DAYS + 1, "rules-fedcba9876543210": KEEP_DAYS - 1, "notes-1": KEEP_DAYS + 1}
    for name, days in ages.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "turn.nbc").touch()
        os.utime(tmp_path / name, (0, time.time() - days * day))
    run(LOADING, MERGEMAKER_CACHE=str(tmp_path))
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {"rules-fedcba9876543210", "notes-1", cache_folder("rules").name}


def test_a_folder_in_use_is_marked_as_used(tmp_path: Path) -> None:
    folder = tmp_path / cache_folder("rules").name
    folder.mkdir()
    os.utime(folder, (0, 0))
    run(LOADING, MERGEMAKER_CACHE=str(tmp_path))
    assert time.time() - folder.stat().st_mtime < 3600
