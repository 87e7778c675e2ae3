"""A database of its own for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from mergemaker.server.store.database import Database


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """An empty database."""
    opened = Database(str(tmp_path / "games.sqlite3"))
    yield opened
    opened.close()
