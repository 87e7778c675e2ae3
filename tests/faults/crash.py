"""Kills the server, or PostgreSQL under it, at random moments under play, and compares what was acknowledged.

python -m tests.faults.crash --store sqlite --kills 100
python -m tests.faults.crash --store postgres --kills 100 --store-kills 20
"""

import argparse
import asyncio
import contextlib
import random
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress

from ..server.postgres import Postgres
from .audit import Audit, audit
from .players import Ledger, Player
from .servers import ServerProcess

TABLES = 8
SOON = 3.0  # seconds within which a server should be ready again
MOMENTS = ("in play", "in a merger", "while starting")


class Report(NamedTuple):
    """What a run has shown."""

    kills: Counter[str]
    ready: list[tuple[float, float]]  # from each start until ready: seconds, and seconds of processor time
    unavailable: int
    audit: Audit

    def __str__(self) -> str:
        done = ", ".join(f"{number} {moment}" for moment, number in self.kills.items())
        waited, took = zip(*self.ready, strict=True)
        ready = f"ready again after {statistics.median(waited):.2f} s (median), {max(waited):.2f} s at most"
        ready += f", {sum(time > SOON for time in waited)} times after more than {SOON:.0f} s"
        processor = f"with {statistics.median(took):.2f} s of processor time (median), {max(took):.2f} s at most"
        return f"killed {done}; {ready}, {processor}; {self.unavailable:,} answers “unavailable”\n{self.audit}"


async def crash(store: str, kills: int, store_kills: int, seconds: float, seed: int, progress: Progress) -> Report:
    """Plays at several tables while the server and the store are killed, for at most so many seconds."""
    chance = random.Random(seed)
    deadline = time.monotonic() + seconds
    with contextlib.ExitStack() as held:
        folder = Path(held.enter_context(tempfile.TemporaryDirectory(prefix="mergemaker-crash-")))
        postgres = None
        if store == "postgres":
            postgres = Postgres(durable=True)
            held.callback(postgres.remove)
            postgres.start()
        database = postgres.url if postgres else str(folder / "games.sqlite3")
        server = ServerProcess(database, folder / "log")
        held.callback(server.end)
        server.begin()
        await server.ready()
        ledger = Ledger()
        players = [Player(f"p{n}", seed + n, ledger, f"http://127.0.0.1:{server.port}") for n in range(TABLES)]
        playing = [asyncio.create_task(player.play()) for player in players]
        counts: Counter[str] = Counter()
        times: list[tuple[float, float]] = []
        bar = progress.add_task(f"kills on {store}", total=kills + store_kills)
        while counts.total() < kills + store_kills and time.monotonic() < deadline:
            assert not any(task.done() for task in playing), [task for task in playing if task.done()]
            whom = "postgres" if chance.random() * (kills + store_kills) < store_kills else "server"
            whom = "postgres" if counts.total() - counts["of PostgreSQL"] >= kills else whom
            whom = "server" if counts["of PostgreSQL"] >= store_kills else whom
            if whom == "postgres":
                assert postgres is not None
                await asyncio.sleep(chance.uniform(0.1, 1.0))
                await asyncio.to_thread(postgres.stop, signal.SIGKILL)
                await asyncio.sleep(chance.uniform(0.0, 0.5))
                await asyncio.to_thread(postgres.start)
                await server.ready()
                counts["of PostgreSQL"] += 1
            else:
                counts[await _kill(server, ledger, chance, times)] += 1
            progress.update(bar, completed=counts.total())
        await asyncio.sleep(2.0)  # what is under way is answered
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        server.end(signal.SIGTERM)
        return Report(counts, times, ledger.unavailable, audit(database, ledger))


async def _kill(server: ServerProcess, ledger: Ledger, chance: random.Random, times: list[tuple[float, float]]) -> str:
    """The server is killed at some moment and ready again; returns what the moment was."""
    moment = chance.choice(MOMENTS)
    if moment == "while starting":
        server.end()
        server.begin()
        await asyncio.sleep(chance.uniform(0.0, 1.5))
    else:
        until = time.monotonic() + chance.uniform(0.1, 1.0)
        while time.monotonic() < until or (moment == "in a merger" and not ledger.in_mergers):
            await asyncio.sleep(0.005)
            if time.monotonic() > until + 5.0:
                moment = "in play"
    server.end()
    server.begin()
    times.append((await server.ready(), server.processor()))
    return moment


def main() -> None:
    """Runs as the command line asks; status 1 if anything was lost, doubled or moved, or time was short."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--kills", type=int, default=100, help="of the server")
    parser.add_argument("--store-kills", type=int, default=0, help="of PostgreSQL")
    parser.add_argument("--seconds", type=float, default=1800, help="the most that it takes")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    console = Console()
    with Progress(console=console) as progress:
        report = asyncio.run(crash(asked.store, asked.kills, asked.store_kills, asked.seconds, asked.seed, progress))
    console.print(str(report), highlight=False)
    wanted = asked.kills + asked.store_kills
    if report.kills.total() < wanted:
        console.print(f"the time was up after {report.kills.total()} of {wanted} kills")
    sys.exit(not report.audit.sound or report.kills.total() < wanted)


if __name__ == "__main__":
    main()
