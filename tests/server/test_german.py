"""Whatever the server refuses, the German page says in German."""

import ast
import json
from pathlib import Path

from mergemaker import server
from mergemaker.game.reasons import SENTENCES
from mergemaker.server.refusal import STATUS

GERMAN = json.loads((Path(__file__).parents[2] / "web" / "src" / "text" / "rules.de.json").read_text(encoding="utf-8"))


def refusals() -> set[str]:
    """Every sentence with which the server's own code refuses; those made of parts are known by their code only."""
    found = set()
    for path in Path(server.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name("Refusal"), args=[_, ast.Constant(str(sentence))]):
                    found.add(sentence)
    return found


def test_every_reason_is_said_in_german() -> None:
    assert [sentence for sentence in SENTENCES.values() if f"reason.{sentence}" not in GERMAN] == []


def test_every_refusal_is_said_in_german() -> None:
    sentences = refusals()
    assert len(sentences) > 40
    assert [sentence for sentence in sentences if f"reason.{sentence}" not in GERMAN] == []


def test_every_code_has_a_german_sentence_for_the_rest() -> None:
    assert [code for code in STATUS if f"refusal.{code}" not in GERMAN] == []
