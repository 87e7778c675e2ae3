"""The server with many at its tables: until an action is stored, until all have seen it, what it costs, coming back.

`make load` plays at 1,000 tables with 5,000 sockets, 200 actions a second for five minutes; `make load
LOAD="--tables 200 --seconds 30"` changes that. `--growth tables` (or `viewers`, or `processes`, which needs the
`--database` of a PostgreSQL) measures with more and more of them, and `--draw FILE` draws how the figures grow.
"""

import argparse
import asyncio
import gc
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

import httpx
from rich.console import Console
from rich.table import Table as Grid

from crowd import AT_ONCE, VIEWERS, Played, Table
from mergemaker.charts import lines, standalone

ROOT = Path(__file__).parent.parent
BOT_SHARE = 10  # every so manieth table has a bot
QUIET = 3.0  # seconds before and after, so that coming and going are not counted
COMMANDS = count()  # no two have the same number, or the second would be taken for the first sent again
GROWTH = {"tables": (125, 250, 500, 1_000), "viewers": (2, 5, 10, 20), "processes": (1, 2, 3)}
START = """
import asyncio, sys
sys.path.insert(0, sys.argv[2])
try:
    from mergemaker.server.serving import listen, server_on
except ImportError:  # an earlier commit
    from mergemaker.server.app import listen, server_on
from mergemaker.server.settings import Settings
listener = listen("127.0.0.1", 0)
print(listener.getsockname()[1], flush=True)
pause = float(sys.argv[3])
limits = sys.argv[4] == "limits"
more = {"bus": sys.argv[5]} if sys.argv[5] else {}
settings = Settings(
    database=sys.argv[1], rate_limits=limits, bot_compiling=False, bot_workers=1, bot_pause=pause, **more
)
asyncio.run(server_on(listener, settings).serve(sockets=[listener]))
"""


class Size(NamedTuple):
    """How much is asked of the server."""

    tables: int = 1_000
    viewers: int = VIEWERS  # sockets at a table
    rate: float = 200.0  # people's actions a second, at all tables together
    seconds: float = 300.0
    database: str = ""  # a new SQLite file if none is named
    processes: int = 1  # several need PostgreSQL
    apart: int = 0  # 1: those at one table connect to different processes
    bus: str = ""
    source: str = str(ROOT / "src")  # of the server


class Figures(NamedTuple):
    """What was measured; times in milliseconds."""

    size: Size
    played: Played
    seconds: float
    events: float  # stored, of bots too
    processor: float  # of the servers' processes together, for an event
    megabytes: float  # of the largest process
    opening: float  # seconds until all were there
    back: float  # seconds until all were back in step when all had been cut off
    returning: float  # processor of the servers for each who came back
    busy: float  # the machine's load before it began

    def rows(self) -> dict[str, str]:
        """The figures as people read them."""
        acted, viewers = len(self.played.stored), self.size.viewers
        return {
            "tables, sockets": f"{self.size.tables:,}, {self.size.tables * viewers:,}",
            "actions of people a second, events a second": f"{acted / self.seconds:,.0f} of {self.size.rate:,.0f}, "
            f"{self.events / self.seconds:,.0f}",
            "an action acknowledged": _told(self.played.stored),
            "and seen by everybody else at the table": _told(self.played.seen),
            f"processor for an event with {viewers} viewers": f"{self.processor:.2f} ms",
            "sent for an event to a viewer": f"{self.played.received / max(1.0, self.events) / viewers:,.0f} bytes",
            "the server's memory": f"{self.megabytes:.0f} MB",
            "errors": f"{len(self.played.errors)} {' '.join(sorted(set(self.played.errors))[:3])}",
            "all at their tables after, all back after a cut": f"{self.opening:.1f} s, {self.back:.1f} s",
            "processor for each who came back": f"{self.returning:.2f} ms",
            "load of the machine before": f"{self.busy:.1f}",
        }


class Server:
    """A server on loopback, in a process of its own."""

    def __init__(self, size: Size, folder: str, bot_pause: float = 0.7, limits: bool = False) -> None:
        database = size.database or str(Path(folder) / "games.sqlite3")
        self.log = Path(folder) / "log"
        command = [sys.executable, "-c", START, database, size.source, str(bot_pause), "limits" if limits else ""]
        command.append(size.bus)
        with self.log.open("w") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)
        assert self._process.stdout is not None
        self.address = f"http://127.0.0.1:{int(self._process.stdout.readline())}"
        for _ in range(300):
            try:
                httpx.get(f"{self.address}/healthz")
                return
            except httpx.ConnectError:
                time.sleep(0.1)
        raise TimeoutError("the server did not start")

    def megabytes(self) -> float:
        """What it has in memory."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def processor(self) -> float:
        """Seconds of processor time that it has used."""
        times = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")

    async def events(self, web: httpx.AsyncClient) -> float:
        """How many events it has stored."""
        numbers = (await web.get(f"{self.address}/metrics")).text
        return sum(float(value) for value in re.findall(r"^mergemaker_events_total{.*} (\S+)$", numbers, re.M))

    def stop(self) -> None:
        """It has stopped."""
        self._process.terminate()
        self._process.wait(60)


async def measure(size: Size, servers: list[Server]) -> Figures:
    """Everybody comes, plays, is cut off, and comes back."""
    busy = os.getloadavg()[0]
    played, door = Played(), asyncio.Semaphore(AT_ONCE)
    limits = httpx.Limits(max_connections=20, max_keepalive_connections=0)  # a busy client would use closed ones
    async with httpx.AsyncClient(limits=limits, timeout=60) as web:
        began = time.perf_counter()
        tables = [Table(_addresses(size, servers, number), played, door) for number in range(size.tables)]
        for first in range(0, len(tables), AT_ONCE):
            some = enumerate(tables[first : first + AT_ONCE], start=first)
            opened = (table.open(web, number % BOT_SHARE == 0, size.viewers) for number, table in some)
            await asyncio.gather(*opened)
        opening = time.perf_counter() - began
        gc.freeze()  # pauses of the crowd would be taken for the server's
        gc.disable()
        await asyncio.sleep(QUIET)
        played.received = 0
        before = await _so_far(servers, web)
        seconds = await act(size, tables)
        await asyncio.sleep(QUIET)
        events, processor = (now - then for now, then in zip(await _so_far(servers, web), before, strict=True))
    megabytes, received = max(server.megabytes() for server in servers), played.received
    viewers = [viewer for table in tables for viewer in table.viewers]
    for viewer in viewers:
        viewer.cut()
    began, before_return = time.perf_counter(), sum(server.processor() for server in servers)
    await asyncio.gather(*(viewer.come() for viewer in viewers))
    back = time.perf_counter() - began
    returning = (sum(server.processor() for server in servers) - before_return) / len(viewers)
    for viewer in viewers:
        viewer.cut()
    gc.enable()
    played.received = received
    for_an_event = processor / max(1.0, events) * 1000
    return Figures(size, played, seconds, events, for_an_event, megabytes, opening, back, returning * 1000, busy)


def _addresses(size: Size, servers: list[Server], number: int) -> list[str]:
    """The servers of a table: one, or all beginning with that one."""
    first = number % len(servers)
    addresses = [server.address for server in (*servers[first:], *servers[:first])]
    return addresses if size.apart else addresses[:1]


async def _so_far(servers: list[Server], web: httpx.AsyncClient) -> tuple[float, float]:
    """The events that all servers have stored, and the seconds of processor time they have used."""
    events = [await server.events(web) for server in servers]
    return sum(events), sum(server.processor() for server in servers)


async def act(size: Size, tables: list[Table]) -> float:
    """People act at the rate, at random tables; returns how many seconds that took."""
    began = time.perf_counter()
    under_way: set[asyncio.Task[None]] = set()
    for number in count():
        due = began + number / size.rate
        if due - began >= size.seconds:
            break
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        for table in random.sample(tables, min(20, len(tables))):
            viewer = table.to_act()
            if viewer is not None:
                task = asyncio.create_task(table.play(viewer, next(COMMANDS)))
                under_way.add(task)
                task.add_done_callback(under_way.discard)
                break
    if under_way:
        await asyncio.wait(under_way, timeout=30)
    return time.perf_counter() - began


def late(seconds: list[float], share: float) -> float:
    """Within how many milliseconds that share of them was."""
    ordered = sorted(seconds)
    return ordered[int(len(ordered) * share)] * 1000 if ordered else float("nan")


def _told(seconds: list[float]) -> str:
    return f"{late(seconds, 0.5):.1f} ms (99 of 100 within {late(seconds, 0.99):.1f})"


def run(size: Size) -> Figures:
    """A server of its own on loopback, ended afterwards."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        servers: list[Server] = []
        try:
            for _ in range(size.processes):
                servers.append(Server(size, folder))
            return asyncio.run(measure(size, servers))
        finally:
            for server in servers:
                server.stop()


def drawn(figures: list[Figures], what: str) -> str:
    """How the figures grow with the tables, the viewers or the processes, as a chart."""

    def line(figure: Callable[[Figures], float]) -> list[tuple[float, float]]:
        return [(getattr(each.size, what), figure(each)) for each in figures]

    series = [
        ("p99 stored, ms", line(lambda each: late(each.played.stored, 0.99))),
        ("p99 seen, ms", line(lambda each: late(each.played.seen, 0.99))),
        ("memory, MB", line(lambda each: each.megabytes)),
        ("CPU, 10 µs", line(lambda each: each.processor * 100)),
    ]
    size = figures[0].size
    fixed = {"tables": f"{size.tables:,} tables", "viewers": f"{size.viewers} sockets a table"}
    title = ", ".join([*(text for name, text in fixed.items() if name != what), f"{size.rate:g} actions a second"])
    chart = lines(title, series, lambda x: f"{x:,.0f} {what}" if x == round(x) else "", lambda y: f"{y:,.0f}")
    return standalone(chart, title)


def figures() -> dict[str, str]:
    """A short run, for `make bench`."""
    return run(Size(tables=100, rate=50.0, seconds=20.0)).rows()


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    for name, value in Size._field_defaults.items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    parser.add_argument("--growth", choices=GROWTH, help="measure with more and more of these")
    parser.add_argument("--draw", type=Path, help="and draw how the figures grow into this file")
    asked = vars(parser.parse_args())
    growth, draw = asked.pop("growth"), asked.pop("draw")
    size = Size(**asked)
    if growth == "processes" and not size.database:
        parser.error("several processes need a PostgreSQL: --database postgresql://…")
    console = Console()
    sizes = [size._replace(**{growth: value}) for value in GROWTH[growth]] if growth else [size]
    measured = []
    for each in sizes:
        console.print(f"{each.tables:,} tables, {each.seconds:g} s …", style="dim")
        measured.append(run(each))
        grid = Grid("what", "figure")
        for what, figure in measured[-1].rows().items():
            grid.add_row(what, figure)
        console.print(grid)
    if growth and draw:
        draw.write_text(drawn(measured, growth))


if __name__ == "__main__":
    main()
