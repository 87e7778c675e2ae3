"""Every language says everything: no message missing or unused, none that cannot be said."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mergemaker.bots.registry import LADDER
from mergemaker.game.codec import DECISIONS, POWER_NAMES
from mergemaker.game.editions import EDITIONS, OPTIONS
from mergemaker.game.editions.options import show
from mergemaker.game.facts import KINDS
from mergemaker.game.lessons import Lesson, lessons
from mergemaker.game.narration import lines
from mergemaker.game.view import ENDINGS
from mergemaker.room.messages.setup import FAIR_BOT
from mergemaker.room.rulebook import rules
from mergemaker.rules.reasons import RULE_OF
from mergemaker.words import ENGLISH, Line, language, languages, line
from mergemaker.words.message import Argument, Message, formats, parse
from tests.game.test_narration import EXAMPLES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "mergemaker"
WEB = ROOT / "web" / "src"
# What is at home elsewhere in English; other languages have it here.
ELSEWHERE = {
    *(f"rule.{rule.id}.{part}" for rule in rules() for part in ("title", "text", "ruling")),
    *(f"section.{rule.id[0]}" for rule in rules()),
    *(f"edition.{name}.{part}" for name in EDITIONS for part in ("title", "book", "blurb")),
    *(key for name in (*LADDER, FAIR_BOT) for key in (f"bot.{name}", f"bot.{name}.text")),
}
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}
BASES = {
    node.name: {base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "") for base in node.bases}
    for tree in TREES.values()
    for node in ast.walk(tree)
    if isinstance(node, ast.ClassDef)
}


def errors(base: str = "MergemakerError") -> tuple[str, ...]:
    """Every class of errors, by the names of their bases."""
    return (base, *(name for known, bases in BASES.items() if base in bases - {known} for name in errors(known)))


def arguments(message: Message) -> Iterator[Argument]:
    """Every argument of a message, also inside branches."""
    for part in message:
        if isinstance(part, Argument):
            yield part
            for _, branch in part.branches:
                yield from arguments(branch)


def some_value(form: str, count: int) -> object:
    """A value that fits a format."""
    return {"money": 100 * count, "plural": count, "list": ["Ann", Line("nothing"), count]}.get(form, "something")


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("count", [0, 1, 2, 5, 1200])
def test_every_message_renders_with_any_number(code: str, count: int) -> None:
    spoken = language(code)
    for key, text in spoken.messages.items():
        values = {name: some_value(form, count) for name, form in formats(parse(text)).items()}
        said = spoken.text(key, **values)
        assert said.strip(), key
        assert not set("{}#") & set(said), key


@pytest.mark.parametrize("code", languages())
def test_a_plural_has_a_form_for_every_category_of_its_language(code: str) -> None:
    """Unless it tells apart single numbers, as none from some."""
    categories = {*language(code).plurals, "other"}
    for key, text in language(code).messages.items():
        for argument in arguments(parse(text)):
            if argument.format == "plural":
                exact = {selector for selector, _ in argument.branches if selector.startswith("=")}
                named = {selector for selector, _ in argument.branches} - exact
                assert named == categories or (exact and named < categories), key


@pytest.mark.parametrize("code", set(languages()) - {"en"})
def test_a_language_has_exactly_the_messages_of_english(code: str) -> None:
    keys = set(language(code).messages)
    assert set(ENGLISH.messages) - keys == set()
    assert keys - set(ENGLISH.messages) - ELSEWHERE == set()


@pytest.mark.parametrize("code", set(languages()) - {"en"})
def test_a_language_has_the_rules_the_editions_and_the_bots(code: str) -> None:
    """What is at home elsewhere in English; a title may be the same in both."""
    here = language(code).messages
    unruled = {f"rule.{rule.id}.ruling" for rule in rules() if rule.ruling is None}
    same = {f"edition.{name}.title" for name in EDITIONS}
    assert ELSEWHERE - unruled - same - set(here) == set()


@pytest.mark.parametrize("code", set(languages()) - {"en"})
def test_a_message_has_the_same_values_in_every_language(code: str) -> None:
    for key, text in ENGLISH.messages.items():
        here, there = formats(parse(text)), formats(parse(language(code).messages[key]))
        assert set(here) == set(there), key
        for name, form in here.items():
            counted = {form, there[name]} <= {"", "plural"}  # a language may need no plural
            assert form == there[name] or counted, f"{key}: {name}"


@pytest.mark.parametrize("code", languages())
def test_every_fact_reason_option_power_and_decision_renders(code: str) -> None:
    spoken = language(code)
    said = [spoken.say(line) for fact, _ in EXAMPLES.values() for line in lines([fact])]
    said += [spoken.text(f"reason.{reason.name.lower()}") for reason in RULE_OF]
    said += [option.title(spoken) for option in OPTIONS.values()]
    said += [option.sentence(value, spoken) for option in OPTIONS.values() for value in option.values]
    said += [spoken.text(f"power.{power}{part}") for power in POWER_NAMES for part in ("", ".text")]
    said += [spoken.text(f"doing.{decision}", player="Ann") for decision in DECISIONS.values()]
    said += [spoken.text(f"decide.{decision}", player="Ann", chain="Tower") for decision in DECISIONS.values()]
    said += [spoken.text(f"log.game_ended.{ending}") for ending in ENDINGS.values()]
    assert set(EXAMPLES) == set(KINDS)
    assert all(said)


# --- Who says what -------------------------------------------------------------------------------------------------


def called(names: tuple[str, ...]) -> Iterator[tuple[Path, ast.Call]]:
    """Every call of these in the source."""
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in names:
                    yield path, node


def check_call(path: Path, call: ast.Call, key: str, without: set[str]) -> None:
    """The key is there, and the call gives it the values that it uses, no more and no fewer."""
    where = f"{path.relative_to(ROOT)}, line {call.lineno}: {key}"
    assert key in ENGLISH.messages, where
    if all(keyword.arg for keyword in call.keywords):
        given = {keyword.arg or "" for keyword in call.keywords} - without
        assert given == set(formats(parse(ENGLISH.messages[key]))), where


def test_every_error_has_its_reason_and_the_values_that_it_uses() -> None:
    checked = 0
    for path, call in called(errors()):
        for argument in call.args[-1:]:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                check_call(path, call, f"reason.{argument.value}", {"rule", "action"})
                checked += 1
    assert checked > 150


def test_every_line_has_its_message_and_the_values_that_it_uses() -> None:
    checked = 0
    for path, call in called(("t", "line", "text")):
        if call.args and isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str):
            key = call.args[0].value
            if "." in key or key in ENGLISH.messages:
                check_call(path, call, key, set())
                checked += 1
    assert checked > 120


def page_calls() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every `t("key", { name: … })` of the page, with the names; None where they are not written out."""
    for path in sorted([*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]):
        if path.name.endswith(".test.ts"):
            continue
        text = path.read_text(encoding="utf-8")
        for found in re.finditer(r'\bt\("([\w.]+)"(?:, (\{))?', text):
            if not found[2]:
                rest = text[found.end() :]
                yield path.name, found[1], set() if rest.startswith(")") else None
                continue
            depth, at = 1, found.end()
            while depth:
                depth += {"{": 1, "(": 1, "[": 1, "}": -1, ")": -1, "]": -1}.get(text[at], 0)
                at += 1
            yield path.name, found[1], names_in(text[found.end() : at - 1])


def names_in(literal: str) -> set[str]:
    """The names of an object literal, without those inside its values."""
    flat = re.sub(r"`[^`]*`|\"[^\"]*\"", "", literal)
    while (flatter := re.sub(r"\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}", "", flat)) != flat:
        flat = flatter
    return {part.partition(":")[0].strip() for part in flat.split(",") if part.strip()}


def test_the_page_gives_every_message_the_values_that_it_uses() -> None:
    found = list(page_calls())
    assert len(found) > 250
    for file, key, given in found:
        assert key in ENGLISH.messages, f"{file}: {key}"
        if given is not None:
            assert given == set(formats(parse(ENGLISH.messages[key]))), f"{file}: {key}"


def test_no_message_is_unused() -> None:
    """A key stands in the source, or its beginning does where the rest is chosen by name."""
    texts = {node.value for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    beginnings = {
        node.values[0].value
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    }
    page = "".join(path.read_text(encoding="utf-8") for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")])
    chosen = {
        *(
            f"reason.{name}"
            for name in (*(reason.name.lower() for reason in RULE_OF), "unknown_pattern", "unknown_emblem")
        ),
        *(f"option.{option.name}" for option in OPTIONS.values()),
        *(f"option.{option.name}.{show(value)}" for option in OPTIONS.values() for value in option.values),
        *(key for line in (lines([fact]) for fact, _ in EXAMPLES.values()) for key in keys_in(line[0])),
        *(key for lesson in lessons().values() for key in keys_of(lesson)),
    }

    def used(key: str) -> bool:
        prefix = key.rpartition(".")[0] + "."
        loose = prefix not in ("reason.", "option.", "log.") and (prefix in beginnings or f"`{prefix}${{" in page)
        middle = re.sub(r"\.[^.]+\.", ".${…}.", key)
        return (
            key in texts
            or key.removeprefix("reason.") in texts
            or f'"{key}"' in page
            or key in chosen
            or loose
            or bool(re.search(re.escape(middle).replace(re.escape("${…}"), r"\$\{[^}]+\}"), page))
        )

    assert [key for key in ENGLISH.messages if not used(key)] == []


def keys_of(lesson: Lesson) -> set[str]:
    """The keys of a lesson's words."""
    texts_of_steps = {
        f"{step.name}.{part}"
        for step in lesson.steps
        for part in ("idea", "text", "task")
        if part != "task" or step.act
    }
    return {f"lesson.{lesson.name}.{rest}" for rest in ("title", "about", *texts_of_steps)}


def keys_in(line: Line) -> set[str]:
    """The keys of a line and of the lines within it."""
    found = {line.key}
    for value in line.values.values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Line):
                found |= keys_in(item)
    return found


def test_a_line_of_lines_has_all_their_keys() -> None:
    assert keys_in(line("side", things=[line("cash", dollars=1), "x"])) == {"side", "cash"}
