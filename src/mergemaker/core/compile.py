"""The same rules compiled: loads the package a second time, under a name that makes `rule` hand functions to Numba.

Numba's cache does not notice an edit in another file of the rules, so its folder is named after a hash of them all.
"""

import hashlib
import importlib
import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

import numba
import platformdirs

NAME = "mergemaker.compiled"
FOLDER = Path(__file__).parent


def source_hash() -> str:
    """Changes whenever a rule, the compiler or the machine's kind changes."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for path in sorted(FOLDER.glob("*.py")):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled rules are kept; MERGEMAKER_CACHE puts it elsewhere."""
    root = os.environ.get("MERGEMAKER_CACHE") or platformdirs.user_cache_dir("mergemaker")
    return Path(root) / f"compiled-{source_hash()}"


def is_cached() -> bool:
    """Whether these rules have been compiled on this machine before."""
    return any(cache_folder().rglob("batch.play_many*.nbc"))


def compiled(module: str) -> ModuleType:
    """A module of the core whose rules are compiled."""
    if NAME not in sys.modules:
        numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]  # Numba's settings are made at run time
        spec = importlib.util.spec_from_file_location(
            NAME, FOLDER / "__init__.py", submodule_search_locations=[str(FOLDER)]
        )
        assert spec is not None
        assert spec.loader is not None
        package = importlib.util.module_from_spec(spec)
        sys.modules[NAME] = package
        spec.loader.exec_module(package)
    return importlib.import_module(f"{NAME}.{module}")
