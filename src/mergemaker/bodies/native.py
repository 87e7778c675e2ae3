"""The rules compiled by Numba: the same files, loaded a second time under a name that makes `@rule` compile.

`mergemaker.compiled` is an empty package over the same folder, so the relative imports of its modules stay inside it:
`mergemaker.compiled.rules.turn` is `mergemaker.rules.turn` compiled. It has two helpers, `jit` and `table`, which
`rules/rule.py` finds there and uses.

Numba's cache does not notice an edit in another file, so every package has a cache folder named after a hash of all the
sources that its functions can call.
"""

import hashlib
import importlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
import platformdirs

NAME = "mergemaker.compiled"
SOURCES = Path(__file__).parent.parent
BELOW = {  # the packages that can be compiled, and what each is built on
    "rules": (),
    "bots.heuristics": ("rules",),
    "bots.search": ("rules", "bots.heuristics"),
    "bots.training": ("rules", "bots.heuristics", "bots.search"),
    "coach.rollouts": ("rules", "bots.heuristics", "bots.search"),
    "coach.value": ("rules", "bots.heuristics", "bots.search"),
    "coach.play": ("rules", "bots.heuristics", "bots.search"),
    "envs": ("rules", "bots.heuristics"),
}
KEEP_DAYS = 30  # a cache folder unused for this long is removed


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
    numba.config.CACHE_DIR = str(_prepared_folder(package))  # type: ignore[attr-defined]
    try:
        return numba.njit(cache=True, nogil=True, forceinline=inline and package == "rules")(function)
    finally:
        numba.config.CACHE_DIR = before  # type: ignore[attr-defined]


def table(values: Sequence[Any]) -> Sequence[Any]:
    """A table of constants in the form that the compiler needs."""
    array: Any = np.array(values, dtype=np.int64)
    return array  # type: ignore[no-any-return]  # to the rules it is a sequence of numbers


def is_cached() -> bool:
    """Whether the rules have been compiled on this machine before."""
    return any(cache_folder("rules").rglob("random_play.play_many*.nbc"))


def cache_folder(package: str = "rules") -> Path:
    """The cache folder of a compiled package; MERGEMAKER_CACHE moves it elsewhere."""
    return _cache_root() / f"{package}-{source_hash(package)}"


@cache
def source_hash(package: str = "rules") -> str:
    """A hash of the sources the package is built from, the compiler and the interpreter."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for part in (*BELOW[package], package):
        folder = SOURCES.joinpath(*part.split("."))
        for path in sorted(folder.rglob("*.py")):
            digest.update(str(path.relative_to(folder)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _package_of(module: str) -> str:
    return next(package for package in BELOW if module.startswith(f"{package}."))


def _cache_root() -> Path:
    return Path(os.environ.get("MERGEMAKER_CACHE") or platformdirs.user_cache_dir("mergemaker"))


@cache
def _prepared_folder(package: str) -> Path:
    """The package's cache folder, marked as used today; long unused ones of other versions are removed."""
    folder = cache_folder(package)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        for other in folder.parent.glob(f"{package}-*"):
            if time.time() - other.stat().st_mtime > KEEP_DAYS * 86_400:
                shutil.rmtree(other, ignore_errors=True)
    except OSError:  # a read-only home: Numba compiles without caching
        pass
    return folder
