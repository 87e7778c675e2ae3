"""Optional packages: what only some parts need is imported through here, and what is missing is named."""

import importlib
from types import ModuleType

from .errors import MergemakerError

EXTRAS = {  # package: the extra of pyproject.toml that brings it; every other package comes with Mergemaker itself
    "gymnasium": "research",
    "nats": "nats",
    "pettingzoo": "research",
    "psycopg": "postgres",
    "pyspiel": "research",
    "ray": "ray",
}


class MissingExtra(MergemakerError, ImportError):
    """A package is not installed; the sentence says the command that adds it."""


def load(module: str) -> ModuleType:
    """The module, imported; MissingExtra when it, or a package it needs, is not installed."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        raise missing_extra(missing) from missing


def missing_extra(missing: ModuleNotFoundError) -> MissingExtra:
    """The failure as a sentence for users; a missing module of our own stays an ImportError."""
    package = (missing.name or str(missing)).partition(".")[0]
    if package == "mergemaker":
        raise missing
    extra = EXTRAS.get(package)
    if extra is None:
        return MissingExtra("package_missing", package=package, command="pip install mergemaker")
    command, clone = f"pip install 'mergemaker[{extra}]'", f"pip install -e '.[{extra}]'"
    return MissingExtra("extra_missing", package=package, command=command, clone=clone)
