"""How a rule function runs: interpreted or compiled.

This package is loaded a second time as `mergemaker.compiled.rules` (see `bodies/native.py`). The package above that
second copy has a compiler, and `rule` passes each function to it; in the first copy `rule` returns it unchanged.
"""

import sys
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., Any])
Value = TypeVar("Value")
Member = TypeVar("Member", bound=IntEnum)

_ABOVE = sys.modules[__name__.removesuffix(".rules.rule")]
_JIT = getattr(_ABOVE, "jit", None)
_TABLE = getattr(_ABOVE, "table", tuple)

COMPILED = _JIT is not None


def rule(function: Function) -> Function:
    """Mark a function as part of the rules: it takes the state and numbers, and uses nothing else."""
    return function if _JIT is None else cast(Function, _JIT(function, inline=True))


def called_rule(function: Function) -> Function:
    """Mark a rule that, compiled, is called and not made part of its callers: one that is rare, or called all over."""
    return function if _JIT is None else cast(Function, _JIT(function, inline=False))


def numbers(kind: type[Member]) -> tuple[Member, ...]:
    """The members of an enum as plain numbers: looking one up in its class takes longer than comparing two."""
    return cast(tuple[Member, ...], tuple(int(member) for member in kind))


def table(values: Sequence[Value]) -> Sequence[Value]:
    """A table of constants: a tuple for the interpreter, an array for the compiler."""
    return cast(Sequence[Value], _TABLE(values))
