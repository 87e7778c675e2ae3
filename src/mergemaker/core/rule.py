"""How a rule function runs: as it stands, or compiled.

The package `mergemaker.core` is loaded a second time under the name `mergemaker.compiled.core` (see `compile.py`).
In that second copy `rule` hands each function to Numba; in the first it leaves it alone.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

COMPILED = not __name__.startswith("mergemaker.core.")

Function = TypeVar("Function", bound=Callable[..., Any])
Value = TypeVar("Value")

if COMPILED:
    import numba
    import numpy as np


def rule(function: Function) -> Function:
    """Mark a function as part of the rules: it takes the state and numbers, and uses nothing else."""
    if not COMPILED:
        return function
    return cast(Function, numba.njit(cache=True, nogil=True)(function))


def table(values: Sequence[Value]) -> Sequence[Value]:
    """A table of constants: a tuple for the interpreter, an array for the compiler."""
    if not COMPILED:
        return tuple(values)
    return cast(Sequence[Value], np.array(values, dtype=np.int64))
