"""Something to say, as data: sent over the wire and rendered as a sentence where it is shown."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

Value: TypeAlias = "str | int | Line | Sequence[str | int | Line]"


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to say: the key of a message and the values that go into it."""

    key: str
    values: "Values" = {}


Values: TypeAlias = dict[str, str | int | Line | list[str | int | Line]]


def line(key: str, /, **values: Value) -> Line:
    """A line with its values in the shapes of the wire: sequences as lists."""
    plain_kinds = (str, int, Line)
    return Line(key, {name: value if isinstance(value, plain_kinds) else [*value] for name, value in values.items()})


class Reason(msgspec.Struct):
    """Why something is not possible: a message of the catalogue (`reason.…`) with its values, and the rule to read."""

    reason: str
    rule: str | None = None
    values: Values = {}
