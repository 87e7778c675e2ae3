"""The same rules compiled: loads the package a second time, under a name that makes `rule` hand functions to Numba.

`mergemaker.compiled` is an empty package over the same folder, so that its modules' relative imports stay inside it:
`mergemaker.compiled.core.turn` is the twin of `mergemaker.core.turn`, and other packages have twins built on that one.
Numba's cache does not notice an edit in another file, so each package's folder is named after a hash of all the sources
it is built from.
"""

import hashlib
import importlib
import os
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

import numba
import platformdirs

NAME = "mergemaker.compiled"
FOLDER = Path(__file__).parent
BELOW = {"core": (), "search": ("core",), "envs": ("core", "search")}  # what a package's twins are built on
ROOTS = {"core": ("batch", "guess"), "search": ("match", "selfplay", "tree")}  # with them every other module is loaded


@cache
def source_hash(package: str = "core") -> str:
    """Changes whenever a rule, a module of the package, the compiler or the machine's kind changes."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for part in (*BELOW[package], package):
        for path in sorted((FOLDER.parent / part).glob("*.py")):
            digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(package: str = "core") -> Path:
    """Where a compiled package is kept; MERGEMAKER_CACHE puts it elsewhere."""
    root = os.environ.get("MERGEMAKER_CACHE") or platformdirs.user_cache_dir("mergemaker")
    kind = "compiled" if package == "core" else package
    return Path(root) / f"{kind}-{source_hash(package)}"


def is_cached() -> bool:
    """Whether these rules have been compiled on this machine before."""
    return any(cache_folder().rglob("batch.play_many*.nbc"))


def compiled(module: str, package: str = "core") -> ModuleType:
    """A module of the core whose rules are compiled, or of another package that is written as rules are."""
    if NAME not in sys.modules:
        twin = ModuleType(NAME, __doc__)
        twin.__path__ = [str(FOLDER.parent)]
        sys.modules[NAME] = twin
    for lower in BELOW[package]:  # first, so that each function's cache is in its own package's folder
        for root in ROOTS[lower]:
            _import_twin(root, lower)
    return _import_twin(module, package)


def _import_twin(module: str, package: str) -> ModuleType:
    numba.config.CACHE_DIR = str(cache_folder(package))  # type: ignore[attr-defined]  # Numba's settings are made at run time
    return importlib.import_module(f"{NAME}.{package}.{module}")
