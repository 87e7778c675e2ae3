"""`import mergemaker as mm`: what is public is listed, documented and light."""

import ast
import os
import re
import subprocess
import sys
import textwrap
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

import pytest

import mergemaker as mm

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "docs" / "library.md").read_text()
SHOWN = "\n".join(re.findall(r"^(?:>>>|\.\.\.) .*", GUIDE, re.MULTILINE))  # and run as a doctest
HEAVY = [
    "alembic",
    "asyncio",
    "litestar",
    "llvmlite",
    "numba",
    "numpy",
    "openskill",
    "platformdirs",
    "prometheus_client",
    "rich",
    "sqlalchemy",
    "starlette",
    "typer",
    "uvicorn",
    "websockets",
]
WHOLE_GAME = """
    import mergemaker as mm
    table = mm.Table(["Ann", "Ben", "Cy"], "reference", seed=4)
    bots = {name: mm.make_bot("medium", seed) for seed, name in enumerate(table.players)}
    while not table.over:
        table.act(bots[table.to_act].choose(table.position(table.to_act)))
    assert mm.replay(mm.load(mm.to_text(mm.record_of(table)))).result == table.result
"""


def run(program: str, *arguments: str) -> str:
    """What a program prints in a fresh interpreter."""
    command = [sys.executable, *arguments, "-c", textwrap.dedent(program)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("COV_")}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", mm.__all__)
def test_every_public_name_is_there_and_in_the_guide(name: str) -> None:
    assert getattr(mm, name) is not None
    assert name in dir(mm)
    assert re.search(rf"\bmm\.{name}\b", SHOWN), f"docs/library.md has no example with {name}"


def test_type_checkers_see_the_same_names() -> None:
    tree = ast.parse(Path(mm.__file__).read_text())
    block = next(node for node in tree.body if isinstance(node, ast.If))
    imports = [node for node in block.body if isinstance(node, ast.ImportFrom)]
    seen = {alias.name: node.module for node in imports for alias in node.names}
    assert sorted(seen) == sorted(name for name in mm.__all__ if name != "__version__")
    for name, module in seen.items():
        assert getattr(import_module(f"mergemaker.{module}"), name) is getattr(mm, name)


def test_a_name_that_is_not_public_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Tabel'"):
        _ = mm.Tabel


def test_the_version_is_that_of_the_package() -> None:
    assert mm.__version__ == version("mergemaker")


def test_importing_it_loads_nothing_else_and_a_whole_game_nothing_heavy() -> None:
    loaded = "print(*sorted(name for name in sys.modules if name.startswith('mergemaker')))"
    assert run(f"import sys, mergemaker; {loaded}").split() == ["mergemaker"]
    after = run(f"{textwrap.dedent(WHOLE_GAME)}\nimport sys; print(*sys.modules)").split()
    assert "mergemaker.game.table" in after
    assert [name for name in HEAVY if name in after] == []


def test_the_game_needs_msgspec_alone(tmp_path: Path) -> None:
    """As after `pip install --no-deps mergemaker msgspec`; what needs more says the command that adds it."""
    found = find_spec("msgspec")
    assert found is not None
    assert found.origin is not None
    for package in (Path(found.origin).parent, Path(mm.__file__).parent):
        (tmp_path / package.name).symlink_to(package)
    program = f"""
    import sys
    sys.path.insert(0, {str(tmp_path)!r})
    {WHOLE_GAME}
    try:
        mm.make_bot("hard")
    except mm.MissingExtra as missing:
        print(missing)
    sys.argv = ["mergemaker", "serve"]
    from mergemaker.cli import main
    sys.stderr = sys.stdout
    try:
        main()
    except SystemExit as end:
        print(end.code)
    """
    lines = run(program, "-I", "-S").splitlines()
    assert lines[0] == "numpy is not installed: pip install mergemaker"
    assert lines[1:] == ["mergemaker: typer is not installed: pip install mergemaker", "2"]
