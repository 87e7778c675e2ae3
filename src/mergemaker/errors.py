"""Whose mistake it is: the player's, the text's or the request's. Our own are assertions.

An error is a reason with its values; the sentence is taken from the catalogue when it is shown.
"""

from typing import Any, Self

import msgspec

from .words import ENGLISH, Language, Line, Value, line


class MergemakerError(Exception):
    """A mistake that the user can correct; the sentence says what, why and what to do."""

    def __init__(self, reason: str, /, *, rule: str | None = None, **values: Value) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.values = values

    @property
    def line(self) -> Line:
        """What is wrong, as a line that can be rendered in any language."""
        return line(f"reason.{self.reason}", **self.values)

    @property
    def full_line(self) -> Line:
        """The same, preceded by what was tried and followed by the rule in brackets."""
        reason = line("error.rule", reason=self.line, rule=self.rule) if self.rule else self.line
        return line("error.illegal", action=self.values["action"], reason=reason) if "action" in self.values else reason

    def text(self, language: Language = ENGLISH) -> str:
        """The error as a sentence, in English by default."""
        return language.say(self.full_line)

    def as_data(self) -> dict[str, Any]:
        """The error as JSON data, for programs."""
        return {"reason": self.reason, "rule": self.rule, "values": msgspec.to_builtins(self.line.values)}

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args, {"rule": self.rule, **self.values})


class IllegalAction(MergemakerError):
    """The rules do not allow it; the sentence names the rule."""


class NotationError(MergemakerError):
    """A text that cannot be parsed."""


class BadSetup(MergemakerError):
    """A game that cannot be set up as requested."""


class Refusal(MergemakerError):
    """A request that is refused, with a code for programs; nothing has changed."""

    def __init__(self, code: str, reason: str, /, *, rule: str | None = None, **values: Value) -> None:
        super().__init__(reason, rule=rule, **values)
        self.args = (code, reason)
        self.code = code

    @classmethod
    def of(cls, code: str, error: MergemakerError) -> Self:
        """The same mistake as a refusal."""
        return cls(code, error.reason, rule=error.rule, **error.values)


def _again(kind: type[MergemakerError], args: tuple[str, ...], values: dict[str, Any]) -> MergemakerError:
    """Unpickles an error from another process."""
    return kind(*args, **values)
