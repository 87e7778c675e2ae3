"""CLDR's plural rules, read as CLDR writes them: `n % 10 = 2..4 and n % 100 != 12..14`."""

import re
from collections.abc import Callable, Mapping
from functools import cache

_RELATION = re.compile(r"([nivwftce])(?: *% *(\d+))? *(!?=) *([\d., ]+)")
_WHOLE = "ni"  # the operands that a whole number has; the others describe decimals and are 0

Condition = Callable[[int], bool]


def category(rules: Mapping[str, str], number: int) -> str:
    """The plural category of a whole number: the first whose rule holds, else `other`."""
    return next((name for name, rule in rules.items() if condition(rule)(abs(number))), "other")


@cache
def condition(rule: str) -> Condition:
    """A rule as a function of a whole number; samples after `@` are ignored."""
    ways = [
        [_relation(part.strip()) for part in way.split(" and ")] for way in rule.partition("@")[0].strip().split(" or ")
    ]
    return lambda number: any(all(relation(number) for relation in way) for way in ways)


def _relation(text: str) -> Condition:
    found = _RELATION.fullmatch(text)
    if not found:
        raise ValueError(f"not a plural rule: {text!r}")
    operand, modulus, sign, listed = found.groups()
    ranges = [_range(part.strip()) for part in listed.split(",")]

    def holds(number: int) -> bool:
        value = number if operand in _WHOLE else 0
        if modulus:
            value %= int(modulus)
        return any(value in numbers for numbers in ranges) == (sign == "=")

    return holds


def _range(text: str) -> range:
    first, _, last = text.partition("..")
    return range(int(first), int(last or first) + 1)
