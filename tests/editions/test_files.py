"""An edition is a file, found by being there; a mistake in it is said with the file's name and what would be right."""

import subprocess
import sys
from pathlib import Path

import pytest

from mergemaker.errors import BadSetup
from mergemaker.game.editions import EDITIONS, load_editions

from .fifth import FOLDER

FIFTH = FOLDER / "harbour.toml"


def test_our_editions_are_there_in_their_order() -> None:
    assert list(EDITIONS) == ["renegade", "avalon-hill", "reference", "hasbro"]


def test_an_edition_file_describes_the_whole_edition() -> None:
    edition = load_editions(FOLDER)["harbour"]
    assert (edition.name, edition.title, edition.book) == ("harbour", "Harbour", "the club's own, 2024")
    assert edition.blurb == "Ships instead of hotels, and everything hidden"
    assert edition.chains_of_tier(2) == ["Galleon", "Hulk"]
    assert edition.looks["Anchor"].colour == "#0e875a"
    assert edition.rules().tiers == [0, 0, 1, 1, 1, 2, 2]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("title = ", "titel = ", "unknown field `titel`"),
        ('title = "Harbour"\n', "", "missing required field `title`"),
        ('tier = "cheap"', 'tier = "dear"', r"Invalid enum value 'dear' - at `\$.chains\[0\].tier`"),
        ('"#0e875a"', '"green"', r"at `\$.chains\[0\].colour`"),
        ('pattern = "rings"', 'pattern = "stars"', "there is no pattern “stars”: the patterns are rising"),
        ('emblem = "crown"', 'emblem = "ship"', "there is no emblem “ship”: the emblems are terraces"),
        ('pattern = "rings"', 'pattern = "rows"', "Anchor and Brig have the same pattern, rows"),
        ('"Brig"', '"Ark"', "Anchor and Ark have the same letter, A"),
        ('hyphenated = "Dread-nought"', 'hyphenated = "Dread-naught"', "is not “Dreadnought” with hyphens"),
        ('tier = "medium"', 'tier = "expensive"', "the chains do not go from cheap to expensive"),
        ("trading = true\n", "", "the option “trading” is missing"),
        ("trading = true", 'trading = "yes"', "option “trading” cannot be “yes”: it is true or false"),
        ("trading = true", "trading = true\nauction = true", "there is no option “auction”"),
        ("shows_hopeless_hand = true", 'bonuses_for_two = "none"', "“bonuses” cannot be “none”"),
        ("[options]", "[options", "harbour.toml"),
    ],
)
def test_a_mistake_in_a_file_is_reported(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    text = FIFTH.read_text()
    assert old in text
    (tmp_path / "harbour.toml").write_text(text.replace(old, new, 1))
    with pytest.raises(BadSetup, match=r"the edition file harbour\.toml: ") as refused:
        load_editions(tmp_path)
    assert refused.match(complaint)


def test_six_chains_are_refused(tmp_path: Path) -> None:
    text = FIFTH.read_text()
    (tmp_path / "harbour.toml").write_text(text[: text.rindex("[[chains]]")])
    with pytest.raises(BadSetup, match="there are 6 chains: an edition has 7"):
        load_editions(tmp_path)


def names_with(folder: Path) -> subprocess.CompletedProcess[str]:
    """A fresh Python that lists the editions, with a folder of one's own."""
    code = "from mergemaker.game.editions import EDITIONS; print(*EDITIONS)"
    return subprocess.run(
        [sys.executable, "-c", code],
        env={"MERGEMAKER_EDITIONS": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_users_folder_adds_editions_after_ours() -> None:
    assert names_with(FOLDER).stdout.split() == [*EDITIONS, "harbour"]


def test_a_users_edition_cannot_take_the_name_of_another(tmp_path: Path) -> None:
    (tmp_path / "hasbro.toml").write_text(FIFTH.read_text())
    assert "there is an edition “hasbro” already" in names_with(tmp_path).stderr


def test_a_missing_folder_is_reported(tmp_path: Path) -> None:
    assert "MERGEMAKER_EDITIONS does not name a folder" in names_with(tmp_path / "nowhere").stderr


def test_files_are_read_on_first_use() -> None:
    """Importing the package stays light."""
    code = "import sys, mergemaker.game.editions; print('tomllib' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
