"""Real servers on loopback, with a database of their own, and people who use them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .people import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that several tests share."""
    with Served(tmp_path_factory.mktemp("server") / "games.sqlite3") as server:
        yield server


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Starts servers of one's own; they are stopped in the end."""
    servers: list[Served] = []

    def start(**settings: object) -> Served:
        server = Served(tmp_path / "games.sqlite3", **settings)
        servers.append(server)
        return server.start()

    yield start
    for server in servers:
        server.stop()
