"""The compiled twins of this package's loops."""

from functools import cache
from types import ModuleType

from ..core.compile import compiled


@cache
def many() -> ModuleType:
    """The loops over many games."""
    return compiled("many", "envs")


@cache
def against() -> ModuleType:
    """The loops over games against rule players."""
    return compiled("against", "envs")
