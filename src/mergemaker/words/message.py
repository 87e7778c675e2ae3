"""The message syntax: a part of ICU MessageFormat, which this module and `web/src/lib/message.ts` read alike.

    {name}                                     a value: text, a number, or another message
    {dollars, money}                           an amount: $1,200
    {n, plural, =0 {none} one {# share} other {# shares}}      by CLDR category; # is the number
    {how, select, announced {…} other {…}}     by a word
    {chains, list}   {chains, list, or}        several values as a sentence lists them

There is no escape: braces always mark values, and # inside a plural is its number.
"""

import re
from functools import cache
from typing import NamedTuple

_TEXT = re.compile(r"[^{}#]+|#")
_WORD = re.compile(r"\s*(\w+)\s*")
_SELECTOR = re.compile(r"\s*(=\d+|\w+)\s*\{")
_COMMA = re.compile(r",")
_END = re.compile(r"\s*\}")


class Text(NamedTuple):
    """Literal text."""

    text: str


class Count(NamedTuple):
    """The number of the plural around it."""


class Argument(NamedTuple):
    """A value and its format."""

    name: str
    format: str = ""
    style: str = ""
    branches: tuple[tuple[str, "Message"], ...] = ()


Message = tuple[Text | Count | Argument, ...]


@cache
def parse(text: str) -> Message:
    """The parts of a message; ValueError if it is malformed."""
    reader = _Reader(text)
    message = reader.message(in_plural=False)
    if reader.at < len(text):
        raise reader.error("a closing brace that nothing opened")
    return message


class _Reader:
    """Reads a message from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def error(self, what: str) -> ValueError:
        return ValueError(f"{what}, at character {self.at} of {self.text!r}")

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def need(self, pattern: re.Pattern[str], what: str) -> str:
        found = self.take(pattern)
        if not found:
            raise self.error(f"{what} is missing")
        return found[found.re.groups]

    def message(self, in_plural: bool) -> Message:
        parts: list[Text | Count | Argument] = []
        while self.at < len(self.text) and self.text[self.at] != "}":
            if self.text[self.at] == "{":
                self.at += 1
                parts.append(self.argument())
            else:
                words = self.need(_TEXT, "text")
                parts.append(Count() if words == "#" and in_plural else Text(words))
        return tuple(parts)

    def argument(self) -> Argument:
        name = self.need(_WORD, "a name")
        kind = self.need(_WORD, "a format") if self.take(_COMMA) else ""
        style = ""
        branches: tuple[tuple[str, Message], ...] = ()
        if kind in ("plural", "select"):
            self.need(_COMMA, "a comma")
            branches = self.branches(kind == "plural")
        elif kind == "list":
            style = self.need(_WORD, "a style") if self.take(_COMMA) else "and"
        elif kind not in ("", "money"):
            raise self.error(f"no format is called {kind!r}")
        self.need(_END, "a closing brace")
        return Argument(name, kind, style, branches)

    def branches(self, in_plural: bool) -> tuple[tuple[str, Message], ...]:
        found = []
        while selector := self.take(_SELECTOR):
            found.append((selector[1], self.message(in_plural)))
            self.need(_END, "a closing brace")
        if "other" not in dict(found):
            raise self.error("the branch `other` is missing")
        return tuple(found)


def formats(message: Message) -> dict[str, str]:
    """Every value that a message uses, with its format."""
    found: dict[str, str] = {}
    for part in message:
        if isinstance(part, Argument):
            found[part.name] = part.format or found.get(part.name, "")
            for _, branch in part.branches:
                found = {**formats(branch), **found}
    return found
