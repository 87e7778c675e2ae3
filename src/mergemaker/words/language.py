"""A language: its name, how it counts, writes numbers and joins lists, and its messages by key."""

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from . import message
from .lines import Line
from .plurals import category


class Number(msgspec.Struct, frozen=True):
    """How a number is written."""

    group: str  # between thousands
    least_grouped: int  # the smallest number with thousands set apart
    decimal: str
    minus: str


class Joining(msgspec.Struct, frozen=True):
    """How a list is joined: CLDR's four patterns."""

    two: str
    start: str
    middle: str
    end: str


class Language(msgspec.Struct):
    """One file: everything people read in one language."""

    name: str
    plurals: dict[str, str]  # CLDR's rules by category; `other` needs none
    number: Number
    money: str  # with # for the amount
    lists: dict[str, Joining]
    messages: dict[str, str]
    percent: str = "#%"  # with # for the number; files of earlier versions have none
    code: str = ""
    fallback: "Language | None" = None  # the fallback for missing messages

    def text(self, key: str, /, **values: Any) -> str:
        """The message of that key with its values filled in."""
        return self.say(Line(key, values))

    def say(self, line: Line) -> str:
        """The line as a sentence; KeyError if the message or one of its values is missing."""
        if line.key not in self.messages and self.fallback is not None:
            return self.fallback.say(line)
        return self._filled(message.parse(self.messages[line.key]), line.values)

    def of(self, key: str, english: str) -> str:
        """A text whose English lives elsewhere (a rule, an edition, a bot), translated if this language has it."""
        return self.messages.get(key, english)

    def amount(self, dollars: int) -> str:
        """Money: $1,200."""
        sign = self.number.minus if dollars < 0 else ""
        return sign + self.money.replace("#", self.digits(abs(dollars)))

    def digits(self, number: int) -> str:
        """A whole number: 1,200."""
        sign, size = (self.number.minus if number < 0 else ""), abs(number)
        return sign + (f"{size:,}".replace(",", self.number.group) if size >= self.number.least_grouped else str(size))

    def decimal(self, number: float, places: int = 1, signed: bool = False) -> str:
        """A number with so many decimals: 1,200.5; what is more than nothing may have its sign too."""
        whole, _, part = f"{abs(number):.{places}f}".partition(".")
        sign = self.number.minus if number < 0 else "+" if signed else ""
        nothing = not (whole + part).strip("0")
        return ("" if nothing else sign) + self.digits(int(whole)) + (self.number.decimal + part if part else "")

    def percentage(self, share: float, places: int = 0) -> str:
        """A part of 1: 33%."""
        return self.percent.replace("#", self.decimal(100 * share, places))

    def joined(self, items: Iterable[object], style: str = "and") -> str:
        """Items as a sentence lists them: a, b and c."""
        words = [self._word(item) for item in items]
        joining = self.lists[style]
        if len(words) <= 1:
            return "".join(words)
        if len(words) == 2:
            return _paired(joining.two, words[0], words[1])
        out = _paired(joining.end, words[-2], words[-1])
        for word in words[-3:0:-1]:
            out = _paired(joining.middle, word, out)
        return _paired(joining.start, words[0], out)

    def _word(self, value: object) -> str:
        if isinstance(value, Line):
            return self.say(value)
        if isinstance(value, int):
            return self.digits(value)
        return plain(str(value))

    def _filled(self, parts: message.Message, values: Mapping[str, Any], count: int = 0) -> str:
        out = []
        for part in parts:
            match part:
                case message.Text(text):
                    out.append(text)
                case message.Count():
                    out.append(self.digits(count))
                case message.Argument(name, kind, style, branches):
                    out.append(self._argument(kind, style, dict(branches), values[name], values))
        return "".join(out)

    def _argument(
        self, kind: str, style: str, branches: dict[str, message.Message], value: Any, values: Mapping[str, Any]
    ) -> str:
        match kind:
            case "money":
                return self.amount(value)
            case "list":
                return self.joined(value, style)
            case "plural":
                exact = branches.get(f"={value}")
                branch = exact if exact is not None else branches.get(category(self.plurals, value), branches["other"])
                return self._filled(branch, values, value)
            case "select":
                return self._filled(branches.get(str(value), branches["other"]), values)
        return self._word(value)


def as_sentence(text: str) -> str:
    """The text with a capital and a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!", "…")) else ".")


def plain(text: str) -> str:
    """The text without control characters, which could manipulate a terminal."""
    return re.sub(r"[\x00-\x1f\x7f-\x9f]", "\N{REPLACEMENT CHARACTER}", re.sub(r"[\t\r\n]+", " ", text))


def _paired(pattern: str, first: str, second: str) -> str:
    before, between, after = re.split(r"\{[01]\}", pattern)
    return before + first + between + second + after


FOLDER: Traversable = resources.files(__package__)
MORE = "MERGEMAKER_LANGUAGES"  # a folder with further languages, for translators


def read(file: Traversable, fallback: Language | None) -> Language:
    """The language of a file, whose name is the language's code."""
    found = msgspec.json.decode(file.read_bytes(), type=Language)
    found.code = file.name.removesuffix(".json")
    found.fallback = fallback
    return found


ENGLISH = read(FOLDER / "en.json", None)


def _files() -> dict[str, Traversable]:
    folders = [FOLDER, Path(os.environ[MORE])] if os.environ.get(MORE) else [FOLDER]
    found = [file for folder in folders for file in folder.iterdir() if file.name.endswith(".json")]
    return {file.name.removesuffix(".json"): file for file in found}


def languages() -> dict[str, str]:
    """The code of every language with the language's own name; English first."""
    codes = sorted(_files(), key=lambda code: (code != "en", code))
    return {code: language(code).name for code in codes}


@cache
def language(code: str) -> Language:
    """The language with that code; KeyError if there is none."""
    return ENGLISH if code == "en" else read(_files()[code], ENGLISH)


_current = ENGLISH


def choose(code: str) -> None:
    """Makes that the program's language; KeyError if there is none."""
    global _current  # noqa: PLW0603  # one language per process, as with gettext
    _current = language(code)


def current() -> Language:
    """The program's language."""
    return _current


def t(key: str, /, **values: Any) -> str:
    """A message in the program's language."""
    return _current.text(key, **values)
