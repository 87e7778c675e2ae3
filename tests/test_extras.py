"""What needs a package that is not installed says the command that adds it; all else works without."""

import subprocess
import sys

import pytest

PROGRAM = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"gymnasium", "pettingzoo", "psycopg", "pyspiel", "open_spiel", "ray"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
import mergemaker, mergemaker.cli, mergemaker.envs
print("fine")
"""


def fails(code: str) -> str:
    """The last line of what the code says where no extra is installed."""
    done = subprocess.run([sys.executable, "-c", PROGRAM + code], capture_output=True, text=True, check=False)
    assert done.stdout == "fine\n"
    assert done.returncode != 0
    return done.stderr.splitlines()[-1]


@pytest.mark.parametrize("module", ["gymnasium", "pettingzoo", "open_spiel"])
def test_an_environment_without_its_package(module: str) -> None:
    assert "pip install 'mergemaker[research]'" in fails(f"import mergemaker.envs.{module}")


@pytest.mark.parametrize(
    ("arguments", "package", "extra"),
    [
        ("serve --port 0 --database postgresql://localhost/none", "psycopg", "postgres"),
        ("arena --bot easy --bot random --games 2 --executor ray", "ray", "ray"),
    ],
)
def test_a_command_without_its_package(arguments: str, package: str, extra: str) -> None:
    said = fails(f"sys.argv = ['mergemaker', *{arguments!r}.split()]\nmergemaker.cli.main()")
    assert said.startswith(f"mergemaker: {package} is not installed: pip install 'mergemaker[{extra}]'")
