"""A request that is refused: the code for programs, the sentence for people, the rule to read."""

import re
from typing import Literal, TypeAlias

from ..errors import MergemakerError

Code: TypeAlias = Literal[
    "bad_request",
    "bad_setup",
    "not_logged_in",
    "not_allowed",
    "wrong_origin",
    "not_found",
    "illegal",
    "stale",
    "not_now",
    "taken",
    "too_large",
    "too_many",
    "unavailable",
]


class Refusal(MergemakerError):
    """What was asked for is not done, and nothing has changed."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule_in(message)  # the rule that the sentence names at its end

    def __str__(self) -> str:
        return self.message


def as_refusal(error: MergemakerError) -> Refusal:
    """Any mistake of the asker's as a refusal."""
    return error if isinstance(error, Refusal) else Refusal("bad_setup", str(error))


def rule_in(sentence: str) -> str | None:
    """The id of the rule in brackets."""
    found = re.search(r"\(([A-Z]\d+)\)", sentence)
    return found.group(1) if found else None
