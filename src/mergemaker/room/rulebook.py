"""The rules to read, from `docs/rules.md`: each with its section, text and ruling where the books are silent."""

import re
from functools import cache
from pathlib import Path

from .messages.catalogue import RuleInfo

PAGE = Path(__file__).parent / "rules.md"  # a link to docs/rules.md; a wheel has the page itself


@cache
def rules() -> tuple[RuleInfo, ...]:
    """All rules in the order of the page."""
    return tuple(rules_in(PAGE.read_text(encoding="utf-8")))


def rules_in(page: str) -> list[RuleInfo]:
    """The rules on a page: `### section`, `#### id title`, paragraphs, then remarks as a list."""
    found: list[RuleInfo] = []
    section = ""
    for part in re.split(r"^(?=#{2,4} )", page, flags=re.MULTILINE):
        head, _, body = part.partition("\n")
        if head.startswith("### "):
            section = head.removeprefix("### ").strip()
        rule = re.match(r"#### ([A-Z]\d+) (.+)", head)
        if rule:
            text, _, remarks = body.partition("\n- ")
            ruling = re.search(r"^(?:- )?Ruling: (.*?)(?=\n- |\Z)", remarks, re.DOTALL | re.MULTILINE)
            found.append(
                RuleInfo(
                    id=rule.group(1),
                    section=section,
                    title=rule.group(2).strip(),
                    text=_plain(text),
                    ruling=_plain(ruling.group(1)) if ruling else None,
                )
            )
    return found


def _plain(text: str) -> str:
    """Paragraphs without line breaks and Markdown."""
    paragraphs = [" ".join(paragraph.split()) for paragraph in text.split("\n\n")]
    return "\n\n".join(paragraph.replace("`", "") for paragraph in paragraphs if paragraph)
