"""A PostgreSQL of one's own, which can be stopped, killed and started again."""

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest


def programs() -> Path | None:
    """The folder with PostgreSQL's programs, if it is installed."""
    found = shutil.which("postgres") or max(Path("/usr/lib/postgresql").glob("*/bin/postgres"), default=None)
    return Path(found).resolve().parent if found else None


class Postgres:
    """A server reached over a socket in a folder of its own."""

    def __init__(self, durable: bool = False) -> None:
        found = programs()
        assert found is not None, "there is PostgreSQL here"
        self._programs = found
        self._durable = durable
        self._user = "postgres" if os.geteuid() == 0 else None
        self._folder = Path(tempfile.mkdtemp(prefix="mergemaker-pg-", dir="/tmp"))  # short, for a socket
        self._folder.chmod(0o755)
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        command = [str(found / "initdb"), "-D", str(self._data), "-A", "trust", "-U", "tester", "--no-sync"]
        subprocess.run(command, check=True, capture_output=True, user=self._user, cwd="/")
        self.url = f"postgresql://tester@/postgres?host={self._folder}"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def start(self) -> "Postgres":
        """It answers."""
        settings = {"listen_addresses": "", "unix_socket_directories": str(self._folder)}
        settings["fsync"] = "on" if self._durable else "off"
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(self._programs / "postgres"), "-D", str(self._data), *options],
                stdout=log,
                stderr=log,
                user=self._user,
                cwd="/",
                start_new_session=True,
            )
        asked = [str(self._programs / "pg_isready"), "-q", "-h", str(self._folder)]
        deadline = time.monotonic() + 60
        while subprocess.run(asked, check=False).returncode != 0:
            assert self._process.poll() is None, (self._folder / "log").read_text()
            assert time.monotonic() < deadline, "PostgreSQL did not start"
            time.sleep(0.05)
        return self

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """It no longer answers; SIGKILL ends all of its processes at once, as a power cut would."""
        assert self._process is not None
        members = self._processes() if how == signal.SIGKILL else [self._process.pid]
        for pid in members:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, how)
        self._process.wait(60)
        while any(_lives(pid) for pid in members):
            time.sleep(0.01)
        self._process = None

    def _processes(self) -> list[int]:
        """The server's process and those that it has started, one for each connection among them."""
        assert self._process is not None
        leader = self._process.pid
        return [leader, *map(int, Path(f"/proc/{leader}/task/{leader}/children").read_text().split())]

    @contextlib.contextmanager
    def hanging(self) -> Iterator[None]:
        """It accepts connections and does not answer."""
        members = self._processes()
        for pid in members:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in members:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def remove(self) -> None:
        """Nothing is left of it."""
        if self._process is not None:
            self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@contextlib.contextmanager
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that is running, and removed afterwards; the test is skipped where there is none."""
    if programs() is None:
        pytest.skip("there is no PostgreSQL here")
    server = Postgres()
    try:
        yield server.start()
    finally:
        server.remove()
