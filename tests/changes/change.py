"""A change to the package, and how it is made to a copy."""

import json
import shutil
from dataclasses import dataclass, field
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "mergemaker"


@dataclass(frozen=True)
class Change:
    """The files that a change touches: what is replaced in each, or the whole of a new one; and its messages."""

    title: str  # as CONTRIBUTING.md calls it
    edits: dict[str, list[tuple[str, str]] | str]
    words: dict[str, dict[str, str]] = field(default_factory=dict)  # by language

    def make(self, folder: Path) -> None:
        """A changed copy of the package is in the folder."""
        copy = folder / "mergemaker"
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "web_dist"))
        for name, edit in self.edits.items():
            path = copy / name
            if isinstance(edit, str):
                assert not path.exists(), f"{name} is no new file"
                path.write_text(edit, encoding="utf-8")
                continue
            text = path.read_text(encoding="utf-8")
            for old, new in edit:
                assert old in text, f"{name} has no longer: {old}"
                text = text.replace(old, new, 1)
            path.write_text(text, encoding="utf-8")
        for code, messages in self.words.items():
            path = copy / "words" / f"{code}.json"
            language = json.loads(path.read_text(encoding="utf-8"))
            language["messages"] |= messages
            path.write_text(json.dumps(language, ensure_ascii=False), encoding="utf-8")
