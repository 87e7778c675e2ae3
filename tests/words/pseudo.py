"""A language that nobody speaks, made from English: every message in brackets, counted as Polish counts."""

import json
from pathlib import Path

from mergemaker.words.language import FOLDER
from tests.words.test_plurals import FURTHER

CODE, NAME = "pl", "⟦Polski⟧"


def write_pseudo_language(folder: Path) -> Path:
    """The folder has the language's one file."""
    data = json.loads((FOLDER / "en.json").read_text(encoding="utf-8"))
    data |= {"name": NAME, "plurals": FURTHER[CODE], "money": "# zł"}
    data["messages"] = {key: f"⟦{text}⟧" for key, text in data["messages"].items()}
    data["messages"]["tiles"] = "⟦{n, plural, one {# płytka} few {# płytki} many {# płytek} other {# płytki}}⟧"
    (folder / f"{CODE}.json").write_text(json.dumps(data), encoding="utf-8")
    return folder
