"""The packages that only research needs, and what to do when they are missing."""

import importlib
from types import ModuleType


class MissingExtra(ImportError):
    """A package of the extra `research` is not installed; the message says how to get it."""


def research(package: str) -> ModuleType:
    """The package, imported; MissingExtra when it is not there."""
    try:
        return importlib.import_module(package)
    except ModuleNotFoundError as missing:
        raise MissingExtra(
            f"{package} is not installed: pip install 'mergemaker[research]', in a clone pip install -e '.[research]'"
        ) from missing
