"""Every rule of docs/rules.md has a function that says it and a scenario that shows it, and the other way round."""

import ast
import re
from pathlib import Path

import pytest

from mergemaker.game.editions import OPTIONS
from mergemaker.rules.reasons import RULE_OF, Reason

from .scenario import scenarios

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "mergemaker"
RULE_MODULES = (*sorted((SOURCE / "rules").rglob("*.py")), SOURCE / "game" / "view.py", SOURCE / "game" / "facts.py")
TEXT = (ROOT / "docs" / "rules.md").read_text()
SECTIONS = dict(re.findall(r"^#### ([A-Z]\d+) .+\n((?:(?!^#).*\n?)*)", TEXT, re.MULTILINE))

# Reasons that no line of notation can call forth: they guard the core's single steps and amounts below zero.
NOT_WRITABLE = (
    Reason.NO_SUCH_ACTION,
    Reason.OUT_OF_ORDER,
    Reason.DECISION_BEGUN,
    Reason.NEGATIVE_OFFER,
    Reason.NEGATIVE_COUNT,
)


def rules_said(path: Path) -> dict[str, set[str]]:
    """The functions of a module by full name, with the rules that their docstrings say: `M6: …` or `M6, M7: …`."""
    module = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    said = {}
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.FunctionDef):
            found = re.findall(r"\b([A-Z]\d+(?:, [A-Z]\d+)*):", ast.get_docstring(node) or "")
            said[f"{module}.{node.name}"] = {rule for rules in found for rule in rules.split(", ")}
    return said


SAID = {name: rules for path in RULE_MODULES for name, rules in rules_said(path).items()}


@pytest.mark.parametrize("rule", SECTIONS)
def test_a_rule_names_its_books(rule: str) -> None:
    assert re.search(r"^- Books: \S", SECTIONS[rule], re.MULTILINE)


@pytest.mark.parametrize("rule", SECTIONS)
def test_a_rule_lists_exactly_the_functions_that_name_it(rule: str) -> None:
    code = re.search(r"^- Code: (.+(?:\n  .+)*)", SECTIONS[rule], re.MULTILINE)
    assert code, "the rule has no function"
    assert set(re.findall(r"`([\w.]+)`", code[1])) == {name for name, rules in SAID.items() if rule in rules} != set()


@pytest.mark.parametrize("rule", SECTIONS)
def test_a_rule_lists_exactly_the_scenarios_that_name_it(rule: str) -> None:
    shown = {scenario.path.name for scenario in scenarios() if rule in scenario.rules}
    assert set(re.findall(r"\(\.\./tests/scenarios/(\S+?)\)", SECTIONS[rule])) == shown != set()


def test_every_id_in_the_source_is_in_the_index() -> None:
    used = {option.rule for option in OPTIONS.values()}
    used |= set(RULE_OF.values())
    for path in SOURCE.rglob("*.py"):
        used |= {rule for rules in rules_said(path).values() for rule in rules}
    assert used <= set(SECTIONS)


def test_every_id_in_a_scenario_is_in_the_index() -> None:
    for scenario in scenarios():
        assert set(scenario.rules) <= set(SECTIONS), scenario


def test_every_reason_names_its_rule_and_is_given_in_some_scenario() -> None:
    refusals = [line for scenario in scenarios() for step in scenario.steps for _, line in step.expected]
    for reason, rule in RULE_OF.items():
        written = f"x {reason.name.lower().replace('_', ' ')} ({rule})"
        assert (written in refusals) == (reason not in NOT_WRITABLE), written
