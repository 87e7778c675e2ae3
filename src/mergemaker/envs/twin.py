"""The compiled twins of this package's loops."""

import importlib
from functools import cache
from types import ModuleType

import numba

from ..core.compile import NAME, cache_folder, compiled, source_hash


@cache
def many() -> ModuleType:
    """The loops over many games."""
    return compiled("many", "envs")


@cache
def against() -> ModuleType:
    """The loops over games against rule players. Built on `search` too, so its cache is named after both."""
    compiled("policy", "search")
    many()
    folder = cache_folder("envs")
    numba.config.CACHE_DIR = str(folder.with_name(f"{folder.name}-{source_hash('search')}"))  # type: ignore[attr-defined]  # made at run time
    return importlib.import_module(f"{NAME}.envs.against")
