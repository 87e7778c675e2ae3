"""A request that is refused: its code, and the reason with its values and the rule to read."""

from typing import Literal, TypeAlias

from .. import errors
from ..errors import IllegalAction, MergemakerError
from ..words import Value, as_sentence
from .interfaces import StoreUnavailable

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
    "unreadable",
]


class Refusal(errors.Refusal):
    """The request was refused, and nothing has changed."""

    code: Code

    def __init__(self, code: Code, reason: str, /, *, rule: str | None = None, **values: Value) -> None:
        super().__init__(code, reason, rule=rule, **values)

    @property
    def message(self) -> str:
        """The reason as an English sentence."""
        return as_sentence(self.text())


def as_refusal(error: MergemakerError | StoreUnavailable) -> Refusal:
    """Any mistake of the asker's, or a store that does not answer, as a refusal."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, errors.Refusal):
        return Refusal.of(error.code, error)
    if isinstance(error, StoreUnavailable):
        return Refusal("unavailable", "store_unavailable")
    code: Code = "illegal" if isinstance(error, IllegalAction) else "bad_setup"
    return Refusal(code, error.reason, rule=error.rule, **error.values)
