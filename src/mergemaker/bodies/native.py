"""The rules compiled by Numba: the same files, loaded a second time under a name that makes `@rule` compile.

`mergemaker.compiled` is an empty package over the same folder, so the relative imports of its modules stay inside it:
`mergemaker.compiled.rules.turn` is `mergemaker.rules.turn` compiled. It has two helpers, `jit` and `table`, which
`rules/rule.py` finds there and uses.
"""

import importlib
import sys
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

import numba
import numpy as np

from .cache import BELOW, SOURCES, prepared_folder

NAME = "mergemaker.compiled"


def compiled(module: str) -> ModuleType:
    """A module whose rule functions are compiled: `compiled("rules.turn")`."""
    if NAME not in sys.modules:
        package = ModuleType(NAME, __doc__)
        package.__path__ = [str(SOURCES)]
        vars(package).update(jit=jit, table=table)
        sys.modules[NAME] = package
    return importlib.import_module(f"{NAME}.{module}")


def jit(function: Callable[..., Any], inline: bool) -> Callable[..., Any]:
    """The function, compiled when it is first called and cached with its package.

    Inlining makes rules run nearly 1.5 times as fast; rarely used ones are called instead, which saves compile time.
    Bots and environments call whole steps at many places: inlined, the search would take minutes to compile.
    """
    package = _package_of(function.__module__.removeprefix(f"{NAME}."))
    before = numba.config.CACHE_DIR  # type: ignore[attr-defined]  # Numba's settings are made at run time
    numba.config.CACHE_DIR = str(prepared_folder(package))  # type: ignore[attr-defined]
    try:
        return numba.njit(cache=True, nogil=True, forceinline=inline and package == "rules")(function)
    finally:
        numba.config.CACHE_DIR = before  # type: ignore[attr-defined]


def table(values: Sequence[Any]) -> Sequence[Any]:
    """A table of constants in the form that the compiler needs."""
    array: Any = np.array(values, dtype=np.int64)
    return array  # type: ignore[no-any-return]  # to the rules it is a sequence of numbers


def _package_of(module: str) -> str:
    return next(package for package in BELOW if module.startswith(f"{package}."))
