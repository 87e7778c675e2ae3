"""The page's own types hold, with those generated from the server's messages."""

import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


def test_svelte_check_finds_nothing() -> None:
    npm = shutil.which("npm")
    if npm is None or not (WEB / "node_modules").exists():
        pytest.skip("the packages of web/ are not installed")
    found = subprocess.run([npm, "run", "--silent", "check"], cwd=WEB, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout
