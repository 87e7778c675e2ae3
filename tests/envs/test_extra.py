"""Research packages are an extra: the product runs without them, and says what to install."""

import subprocess
import sys

import pytest

BLOCKED = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"gymnasium", "pettingzoo", "pyspiel", "open_spiel"}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Nothing())
import mergemaker, mergemaker.cli, mergemaker.envs
"""


@pytest.mark.parametrize("module", ["gymnasium", "pettingzoo", "open_spiel"])
def test_without_the_extra_a_sentence_says_what_to_install(module: str) -> None:
    """Importing the product works; importing the environment names the extra."""
    run = subprocess.run(
        [sys.executable, "-c", f"{BLOCKED}\nprint('fine')\nimport mergemaker.envs.{module}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout == "fine\n"
    assert "pip install 'mergemaker[research]'" in run.stderr.splitlines()[-1]
