"""Server processes that are killed and started again at the same port."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
START = """
import asyncio, sys
from mergemaker.server.logs import set_up_logs
from mergemaker.server.serving import listen, server_on
from mergemaker.server.settings import Settings
set_up_logs("warning")
settings = Settings(
    database=sys.argv[1], rate_limits=False, bot_compiling=False, bot_workers=1, bot_pause=0.0, bot_seconds=0.05
)
listener = listen("127.0.0.1", int(sys.argv[2]))
asyncio.run(server_on(listener, settings).serve(sockets=[listener]))
"""


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A server on a database, at one port however often it is started."""

    def __init__(self, database: str, log: Path) -> None:
        self.port = free_port()
        self.log = log
        self._database = database
        self._process: subprocess.Popen[bytes] | None = None
        self._began = 0.0

    def begin(self) -> None:
        """It is starting."""
        with self.log.open("ab") as log:
            command = [sys.executable, "-c", START, self._database, str(self.port)]
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT)
        self._began = time.monotonic()

    async def ready(self, patience: float = 90.0) -> float:
        """Returns when it is ready, with the seconds that took."""
        async with httpx.AsyncClient(timeout=5) as web:
            while True:
                assert time.monotonic() < self._began + patience, f"not ready: see {self.log}"
                try:
                    if (await web.get(f"http://127.0.0.1:{self.port}/readyz")).status_code == 200:
                        return time.monotonic() - self._began
                except httpx.TransportError:
                    assert self._process is not None
                    assert self._process.poll() is None, f"ended: see {self.log}"
                await asyncio.sleep(0.02)

    def processor(self) -> float:
        """The seconds of processor time that it has taken since it was started."""
        assert self._process is not None
        used = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """It has ended."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None
