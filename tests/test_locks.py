"""The lock files work on every machine and with every mirror."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PYTHON_LOCKS = sorted(ROOT.glob("requirements*.lock"))
LOCKS = [*PYTHON_LOCKS, *ROOT.glob("web/package-lock.json")]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_records_no_registry_and_no_local_path(lock: Path) -> None:
    text = lock.read_text()
    assert '"resolved"' not in text
    assert not re.search(r"^--(index|extra-index|find-links)|file:|(^|\s)/\w", text, re.MULTILINE)
    if lock in PYTHON_LOCKS:
        assert "://" not in text


@pytest.mark.parametrize("lock", PYTHON_LOCKS, ids=lambda lock: lock.name)
def test_every_locked_package_has_a_version_and_a_hash(lock: Path) -> None:
    packages = re.split(r"\n(?=\w)", lock.read_text().strip())
    assert packages
    for package in packages:
        assert re.match(r"[\w.-]+==\S+", package), package.splitlines()[0]
        assert "--hash=sha256:" in package, package.splitlines()[0]


def test_both_locks_agree() -> None:
    """The extras add packages; they change none."""

    def pins(name: str) -> set[str]:
        return set(re.findall(r"^[\w.-]+==\S+", (ROOT / name).read_text(), re.MULTILINE))

    assert pins("requirements.lock") <= pins("requirements-extras.lock")
