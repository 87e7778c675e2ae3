"""Imports point one way: up the lines drawn in ARCHITECTURE.md."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "mergemaker"
BLOCK = re.search(r"^```arrows\n(.+?)^```", (ROOT / "ARCHITECTURE.md").read_text(), re.MULTILINE | re.DOTALL)
LINES = [line.split() for line in (BLOCK[1] if BLOCK else "").splitlines()]
HEIGHT = {part: height for height, line in enumerate(LINES) for part in line}
PARTS = sorted(
    path.stem
    for path in PACKAGE.iterdir()
    if (path.suffix == ".py" and not path.stem.startswith("__")) or (path / "__init__.py").exists()
)


def imported(path: Path) -> Iterator[str]:
    """The parts of the package that a file imports, at its top or inside a function."""
    folder = ["mergemaker", *path.relative_to(PACKAGE).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text())):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = ".".join(folder[: len(folder) - node.level + 1]) + "." if node.level else ""
            module = above + (node.module or "")
            names = [f"{module.strip('.')}.{alias.name}" for alias in node.names]
        yield from (name.split(".")[1] for name in names if name.startswith("mergemaker."))


def files(part: str) -> list[Path]:
    """The source of a module or package."""
    return [PACKAGE / f"{part}.py"] if (PACKAGE / f"{part}.py").exists() else sorted((PACKAGE / part).rglob("*.py"))


def test_every_part_has_one_place_in_the_drawing() -> None:
    assert sorted(part for line in LINES for part in line) == PARTS


@pytest.mark.parametrize("part", PARTS)
def test_a_part_imports_only_from_below(part: str) -> None:
    for path in files(part):
        for other in set(imported(path)) - {part, "__version__"}:
            assert other in HEIGHT, f"{path.relative_to(ROOT)} takes {other} by the front door, which is for others"
            assert HEIGHT[other] < HEIGHT[part], f"{path.relative_to(ROOT)} imports {other}"


def test_the_arrows_are_found() -> None:
    """A drawing with the lines turned round would not pass."""
    assert {"rules", "errors"} <= set(imported(PACKAGE / "game" / "editions" / "files.py"))
    assert "game" in set(imported(PACKAGE / "terminal" / "screen.py"))


def test_every_file_that_the_architecture_names_is_there() -> None:
    """Paths may be written from any folder above the file."""
    there = {
        f"/{path.relative_to(ROOT)}"
        for folder in ("src", "web/src", "tests", "docs")
        for path in (ROOT / folder).rglob("*")
    }
    named = set(
        re.findall(
            r"`([\w./-]+/[\w.-]*|[\w-]+\.(?:py|md|ts|toml|txt|json))[:`]", (ROOT / "ARCHITECTURE.md").read_text()
        )
    )
    named = {name.rstrip("/") for name in named if "NAME" not in name}
    assert len(named) > 80
    assert {name for name in named if not any(path.endswith((f"/{name}", f"/{name}.py")) for path in there)} == {"web"}


def test_a_room_and_all_it_needs_know_no_framework_database_array_or_thread_pool() -> None:
    """They run in a browser's worker, where there is nothing but Python and msgspec."""
    modules = sorted(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in files("room"))
    names = ", ".join(name.removesuffix(".__init__") for name in modules)
    code = f"import sys; import {names}; print(*sys.modules)"
    loaded = set(
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    )
    foreign = {name.partition(".")[0] for name in loaded} - set(sys.stdlib_module_names) - {"__main__"}
    assert {name for name in foreign if not name.startswith("_")} <= {"mergemaker", "msgspec", "typing_extensions"}
    unwanted = (
        "concurrent.futures.thread",
        "concurrent.futures.process",
        "multiprocessing",
        "sqlite3",
        "mergemaker.bots",
    )
    assert loaded.isdisjoint(unwanted)


def test_a_room_reads_neither_clock_nor_chance() -> None:
    """Time and what nobody may guess are given to it."""
    for path in files("room"):
        tree = ast.walk(ast.parse(path.read_text()))
        roots = {alias.name.partition(".")[0] for node in tree if isinstance(node, ast.Import) for alias in node.names}
        assert roots.isdisjoint({"datetime", "os", "random", "secrets", "threading", "time", "uuid"}), path


def test_sums_that_insight_does_are_done_nowhere_else() -> None:
    """What prices, ranks and bonuses are made of is used by the rules; all others ask for the result."""
    ingredients = {"bonus_part", "split", "STEPS", "PRICES", "TYCOON_SECONDARY", "most_below", "holders_of"}
    using = {
        (str(path.relative_to(PACKAGE)), alias.name)
        for path in sorted(PACKAGE.rglob("*.py"))
        if "rules" not in path.relative_to(PACKAGE).parts
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[-1] in ("money", "settling", "insight")
        for alias in node.names
        if alias.name in ingredients
    }
    assert using == {("game/editions/prices.py", "PRICES")}  # the card itself


@pytest.mark.parametrize("part", ["room", "server", "terminal", "protocol", "cli"])
def test_who_shows_a_game_reads_positions_and_never_the_game_itself(part: str) -> None:
    """H1: a position holds what its viewer may know; the game behind it holds everything."""
    for path in files(part):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Attribute) and node.attr == "game":
                owner = node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", "")
                assert owner != "table", f"{path.relative_to(ROOT)}, line {node.lineno}"


def test_only_the_store_knows_the_database() -> None:
    """All other code goes through a repository and gets its errors."""
    store = PACKAGE / "server" / "store"
    for path in sorted(PACKAGE.rglob("*.py")):
        if store not in path.parents:
            for node in ast.walk(ast.parse(path.read_text())):
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                names += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
                roots = {name.partition(".")[0] for name in names}
                assert roots.isdisjoint({"sqlalchemy", "alembic", "psycopg", "sqlite3"}), path.relative_to(ROOT)


def test_the_server_itself_loads_no_arrays() -> None:
    """Bots think in other processes, and NumPy and the compiler stay there."""
    code = "import sys; import mergemaker.server.serving; print(*sys.modules)"
    fresh = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(fresh.stdout.split()).isdisjoint({"numpy", "numba"})
