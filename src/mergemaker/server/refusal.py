"""A request that is refused: the code for programs, the sentence for people, the rule to read."""

import re

from ..errors import MergemakerError

STATUS = {
    "bad_request": 400,
    "bad_setup": 400,
    "not_logged_in": 401,
    "not_allowed": 403,
    "wrong_origin": 403,
    "not_found": 404,
    "illegal": 409,
    "stale": 409,
    "not_now": 409,
    "taken": 409,
    "too_large": 413,
    "too_many": 429,
    "unavailable": 503,
}


class Refusal(MergemakerError):
    """What was asked for is not done, and nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        assert code in STATUS
        self.code = code
        self.message = message
        self.rule = rule_in(message)  # the rule that the sentence names at its end

    def __str__(self) -> str:
        return self.message

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]


def rule_in(sentence: str) -> str | None:
    """The id of the rule in brackets."""
    found = re.search(r"\(([A-Z]\d+)\)", sentence)
    return found.group(1) if found else None
