"""A language is one file: the terminal and the page's build find it by its being there."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from mergemaker.words.language import read

from .pseudo import CODE, NAME, write_pseudo_language

ROOT = Path(__file__).parents[2]
GAME = ROOT / "tests" / "games" / "hasbro-announced.txt"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Where the new language is known."""
    return {**os.environ, "MERGEMAKER_LANGUAGES": str(write_pseudo_language(tmp_path))}


def mergemaker(environment: dict[str, str], *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command, in that environment."""
    return subprocess.run(
        [sys.executable, "-c", "from mergemaker.cli import main; main()", *arguments],
        input=typed,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_terminal_uses_it(environment: dict[str, str]) -> None:
    shown = mergemaker(environment, "--language", CODE, "replay", str(GAME)).stdout
    assert "⟦The game is over, as announced.⟧" in shown
    rules = mergemaker(environment, "--language", CODE, "rules").stdout
    assert "⟦Price of a share by tiles (P1)⟧" in rules
    assert "200 zł" in rules
    assert "M2 The survivor: the survivor is named first" in rules  # what it does not have is said in English


def test_a_file_of_an_earlier_version_is_still_read(environment: dict[str, str]) -> None:
    """It did not say how percentages are written."""
    file = Path(environment["MERGEMAKER_LANGUAGES"]) / f"{CODE}.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    del data["percent"]
    file.write_text(json.dumps(data), encoding="utf-8")
    assert read(file, None).percentage(0.5) == "50%"


def test_a_system_that_asks_for_it_gets_it(environment: dict[str, str]) -> None:
    quiet = {name: value for name, value in environment.items() if name not in ("LC_ALL", "LC_MESSAGES")}
    done = mergemaker({**quiet, "LANG": "pl_PL.UTF-8"}, "rules", "none")
    assert (done.returncode, done.stderr) == (
        2,
        "mergemaker: ⟦there is no edition “none”: the editions are renegade, avalon-hill, reference, hasbro⟧\n",
    )


def test_a_language_that_is_not_there_is_an_error(environment: dict[str, str]) -> None:
    done = mergemaker(environment, "--language", "tlh", "rules")
    assert done.returncode == 2
    assert "there is no language “tlh”: the languages are en, de, pl" in done.stderr


def test_a_person_plays_in_it(environment: dict[str, str], tmp_path: Path) -> None:
    """Every prompt and answer of a turn is in it."""
    home = {**environment, "XDG_DATA_HOME": str(tmp_path)}
    typed = "help\nplaces\n6Z\nquit\n"
    shown = mergemaker(home, "--language", CODE, "play", "-p", "Ann", "-b", "easy", "--seed", "1", typed=typed).stdout
    for text in (
        "Which tile?",
        "announce        announce the end",
        "“6Z” is neither a tile",
        "No chain is on the board",
    ):
        assert f"⟦{text}" in shown


def test_the_build_of_the_page_finds_it(environment: dict[str, str], tmp_path: Path) -> None:
    built = tmp_path / "built"
    subprocess.run(["node", "build.js", str(built)], cwd=ROOT / "web", env=environment, check=True, timeout=120)
    (file,) = (built / "assets").glob(f"{CODE}-*.json")
    language = json.loads(file.read_text(encoding="utf-8"))
    assert language["messages"]["home.play"] == "⟦Play now⟧"
    assert not any(key.startswith("terminal.") for key in language["messages"])
    scripts = "".join(script.read_text(encoding="utf-8") for script in (built / "assets").glob("*.js"))
    assert NAME.strip("⟦⟧") in scripts
    assert file.name in scripts
