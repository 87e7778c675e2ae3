"""Where compiled code is kept, and whether all of it is there. It can be asked without loading the compiler.

Numba's cache does not notice an edit in another file, so every package has a cache folder named after a hash of all the
sources that its functions can call.
"""

import contextlib
import hashlib
import os
import shutil
import sys
import time
from collections.abc import Iterable
from functools import cache
from importlib.metadata import version
from pathlib import Path

import platformdirs

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


def cache_folder(package: str = "rules") -> Path:
    """The cache folder of a compiled package; MERGEMAKER_CACHE moves it elsewhere."""
    return _cache_root() / f"{package}-{source_hash(package)}"


@cache
def source_hash(package: str = "rules") -> str:
    """A hash of the sources the package is built from, the compiler and the interpreter."""
    digest = hashlib.sha256(f"{version('numba')} {sys.version}".encode())
    for part in (*BELOW[package], package):
        folder = SOURCES.joinpath(*part.split("."))
        for path in _sources(part):
            digest.update(str(path.relative_to(folder)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def is_complete(packages: Iterable[str]) -> bool:
    """Whether everything that is needed of these packages has been compiled here before."""
    return all((cache_folder(package) / _note(package)).exists() for package in packages)


def mark_complete(packages: Iterable[str]) -> None:
    """Notes that everything that is needed of these packages is compiled."""
    for package in packages:
        with contextlib.suppress(OSError):  # a read-only home: nothing is cached
            (prepared_folder(package) / _note(package)).touch()


@cache
def prepared_folder(package: str) -> Path:
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


def _cache_root() -> Path:
    return Path(os.environ.get("MERGEMAKER_CACHE") or platformdirs.user_cache_dir("mergemaker"))


@cache
def _note(package: str) -> str:
    """The name of the note. Numba compiles again for another processor, and for files that were moved or touched."""
    from llvmlite import binding  # type: ignore[import-untyped]  # it has no types

    digest = hashlib.sha256(f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}".encode())
    for path in _sources(package):
        digest.update(f"{path} {path.stat().st_mtime_ns}".encode())
    return f"complete-{digest.hexdigest()[:16]}"


def _sources(package: str) -> list[Path]:
    return sorted(SOURCES.joinpath(*package.split(".")).rglob("*.py"))
