"""Real servers on loopback, with a database of their own, and people who use them."""

import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .people import Served
from .postgres import Postgres, own_postgres


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


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests."""
    with own_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def nats() -> Iterator[str]:
    """A NATS server of one's own; what needs it is skipped where there is none."""
    program = shutil.which("nats-server") or shutil.which("nats-server", path="/usr/sbin")
    if program is None:
        pytest.skip("there is no nats-server here")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen([program, "--addr", "127.0.0.1", "--port", str(port)], stderr=subprocess.DEVNULL)
    try:
        yield f"nats://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()
