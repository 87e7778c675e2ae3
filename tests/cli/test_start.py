"""The command `mergemaker`: help at once, whatever the subcommands need."""

import os
import subprocess
import sys

import pytest

import mergemaker as mm
from mergemaker.cli import COMMANDS

HEAVY = ("numba", "numpy", "sqlalchemy", "starlette", "uvicorn", "alembic", "websockets", "rich.console", "asyncio")
PROGRAM = """
import sys
from mergemaker.cli import main
try:
    main()
finally:
    print("loaded", *sys.modules, file=sys.stderr)
"""


def ask(*arguments: str, **environment: str) -> tuple[str, set[str]]:
    """What the command prints, and the modules it loaded for it."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, set(done.stderr.splitlines()[-1].split())


@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_lists_every_subcommand_and_loads_none(flag: str) -> None:
    printed, loaded = ask(flag)
    for name, sentence in COMMANDS.items():
        assert name in printed
        assert sentence[:30] in printed
        assert f"mergemaker.cli.{name}" not in loaded
    assert "mergemaker.game" not in loaded


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_subcommand_is_light(name: str) -> None:
    printed, loaded = ask(name, "-h")
    assert printed.startswith(f"Usage: mergemaker {name}")
    assert COMMANDS[name].split(":")[0][:40] in printed
    assert f"mergemaker.cli.{name}" in loaded
    assert loaded.isdisjoint(HEAVY)


def test_a_subcommand_is_found_after_global_options() -> None:
    printed, _ = ask("--language", "de", "rules", "hasbro")
    assert "Hasbro" in printed


def test_the_version() -> None:
    assert ask("--version")[0] == f"mergemaker {mm.__version__}\n"


@pytest.mark.parametrize(
    ("typed", "offered"),
    [("mergemaker si", "simulate"), ("mergemaker play --ter", "--terminal"), ("mergemaker arena --exe", "--executor")],
)
def test_the_shell_completes_subcommands_and_options(typed: str, offered: str) -> None:
    words = len(typed.split()) - 1
    printed, _ = ask(_MERGEMAKER_COMPLETE="complete_bash", COMP_WORDS=typed, COMP_CWORD=str(words))
    assert printed.split() == [offered]
