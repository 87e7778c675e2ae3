"""What is published: a plain clone gives packages with the page inside, and the wheel plays without Node."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.conftest import CHROMIUM, Server, create
from tests.browser.player import ARGUMENTS, Player

ROOT = Path(__file__).parents[2]
NOT_IN_GIT = shutil.ignore_patterns(
    ".*_cache",
    ".coverage*",
    ".venv",
    "build",
    "dist",
    "htmlcov",
    ".git",
    ".hypothesis",
    "__pycache__",
    "node_modules",
    "web_dist",
)
NO_NODE = str(Path(sys.executable).parent)  # a PATH with Python alone


class Packages(NamedTuple):
    """What was built."""

    clone: Path
    sdist: Path
    wheel: Path


def build(folder: Path, target: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The package of that kind, built in a folder."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target]
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, env={**os.environ, **environment}
    )


def metadata(wheel: Path) -> Message:
    """The metadata for a package index."""
    with zipfile.ZipFile(wheel) as file:
        return message_from_bytes(file.read(next(name for name in file.namelist() if name.endswith("/METADATA"))))


def plain_clone(folder: Path) -> Path:
    """The sources as git has them, and the packages that npm would install."""
    if not (ROOT / "web" / "node_modules").exists():
        pytest.skip("there are no packages to build the page with: make setup")
    shutil.copytree(ROOT, folder, ignore=NOT_IN_GIT, symlinks=True)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return folder


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    """An sdist of a plain clone, and a wheel built from that sdist where there is no Node."""
    folder = tmp_path_factory.mktemp("package")
    clone = plain_clone(folder / "clone")
    done = build(clone, "sdist")
    assert done.returncode == 0, done.stdout + done.stderr
    (sdist,) = (clone / "dist").glob("*.tar.gz")
    with tarfile.open(sdist) as file:
        file.extractall(folder / "unpacked", filter="data")
    (unpacked,) = (folder / "unpacked").iterdir()
    done = build(unpacked, "wheel", PATH=NO_NODE)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (unpacked / "dist").glob("*.whl")
    return Packages(clone, sdist, wheel)


def test_the_sdist_has_every_file_to_build_and_test_it(packages: Packages) -> None:
    with tarfile.open(packages.sdist) as file:
        inside = {name.partition("/")[2] for name in file.getnames()}
    own = {"dist", "PKG-INFO"}
    wanted = {
        str(path.relative_to(packages.clone))
        for path in packages.clone.rglob("*")
        if (path.is_file() or path.is_symlink())
        and "node_modules" not in path.parts
        and "__pycache__" not in path.parts
    }
    wanted = {name for name in wanted if name.split("/")[0] not in own}
    assert wanted - inside == set()
    assert "src/mergemaker/web_dist/index.html" in inside
    assert not any("node_modules" in name for name in inside)


def test_the_wheel_has_the_page_and_every_file_of_the_package(packages: Packages) -> None:
    with zipfile.ZipFile(packages.wheel) as file:
        inside = {name for name in file.namelist() if ".dist-info/" not in name}
    source = packages.clone / "src"
    wanted = {str(path.relative_to(source)) for path in source.rglob("*") if path.is_file()}
    assert inside == {name for name in wanted if "__pycache__" not in name}
    assert "mergemaker/web_dist/index.html" in inside


def test_without_npm_and_page_building_fails_and_says_what_to_do(tmp_path: Path) -> None:
    clone = plain_clone(tmp_path / "clone")
    for target in ("wheel", "sdist"):
        done = build(clone, target, PATH=NO_NODE)
        assert done.returncode != 0
        assert "Install Node 20 or newer" in done.stdout + done.stderr
    assert list((clone / "dist").glob("*")) == []


@pytest.mark.parametrize(
    "source",
    ["web/src/main.ts", "web/index.html", "src/mergemaker/words/en.json", "src/mergemaker/game/editions/shapes.json"],
)
def test_a_page_older_than_its_sources_is_not_packed(packages: Packages, source: str) -> None:
    changed = packages.clone / source
    before = changed.stat().st_mtime
    os.utime(changed)
    try:
        done = build(packages.clone, "wheel", PATH=NO_NODE)
    finally:
        os.utime(changed, (before, before))
    assert done.returncode != 0
    assert "Install Node 20 or newer" in done.stdout + done.stderr


def test_a_release_names_its_addresses_and_shows_its_pictures(packages: Packages) -> None:
    described = metadata(packages.wheel)
    assert described["Project-URL"] is None
    assert "](docs/pictures/" in described.get_payload()
    folder = packages.clone.parent / "unpacked"
    (unpacked,) = folder.iterdir()
    done = build(unpacked, "wheel", PATH=NO_NODE, MERGEMAKER_REPOSITORY="https://example.org/some/where/")
    assert done.returncode == 0, done.stderr
    described = metadata(packages.wheel)
    assert "Source, https://example.org/some/where" in described.get_all("Project-URL", [])
    text = str(described.get_payload())
    version = described["Version"]
    assert f"](https://example.org/some/where/raw/v{version}/docs/pictures/" in text
    assert f"[docs/rules.md](https://example.org/some/where/blob/v{version}/docs/rules.md)" in text
    assert "](docs/" not in text


@pytest.fixture(scope="module")
def installed(packages: Packages, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a clean environment with the wheel and what it needs, in the versions of the lock file."""
    folder = tmp_path_factory.mktemp("clean")
    uv = [sys.executable, "-m", "uv", "--quiet"]
    subprocess.run([*uv, "venv", "--python", sys.executable, folder / "venv"], check=True)
    python = folder / "venv" / "bin" / "python"
    lines = (ROOT / "requirements.lock").read_text().splitlines()
    pins = folder / "pins.txt"
    pins.write_text("\n".join(line.removesuffix("\\") for line in lines if line[:1].isalpha()))
    command = [*uv, "pip", "install", "--python", str(python), "--constraint", str(pins), str(packages.wheel)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return python


@pytest.fixture
def page(installed: Path, tmp_path: Path) -> Iterator[Page]:
    """A browser at the table of the installed program, which finds no Node on its way."""
    if not CHROMIUM.exists():
        pytest.skip(f"there is no {CHROMIUM} here")
    server = Server(tmp_path, python=str(installed), PATH=str(installed.parent))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        page = browser.new_page()
        create(page, server, seats=[{"kind": "me"}, {"kind": "bot", "bot": "medium"}])
        yield page
        browser.close()
    server.stop()


@pytest.mark.browser
def test_the_installed_wheel_plays_in_the_browser(page: Page) -> None:
    player = Player(page)
    assert player.play(most=4) == "enough"
    expect(page.locator("[role=log]")).to_contain_text("Ann places")
