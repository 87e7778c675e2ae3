"""Sends commands through a bad network to two servers on one PostgreSQL: each is carried out once, in order.

python -m tests.faults.exactly_once --commands 10000
"""

import argparse
import asyncio
import contextlib
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
from .proxy import Proxy
from .servers import ServerProcess

TABLES = 24
CHAT = 0.3  # how many of the commands are chat; the others are actions


class Report(NamedTuple):
    """What a run has shown."""

    commands: int
    copies: int
    network: Counter[str]
    faults: int  # errors in the servers' logs
    audit: Audit

    def __str__(self) -> str:
        messages = ", ".join(f"{count:,} {fate}" for fate, count in sorted(self.network.items()))
        return (
            f"{self.commands:,} commands in {self.copies:,} copies; messages: {messages}; "
            f"{self.faults} errors in the logs\n{self.audit}"
        )


async def exactly_once(commands: int, seconds: float, seed: int, progress: Progress) -> Report:
    """So many commands are answered, or the time is up."""
    deadline = time.monotonic() + seconds
    async with contextlib.AsyncExitStack() as held:
        folder = Path(held.enter_context(tempfile.TemporaryDirectory(prefix="mergemaker-once-")))
        postgres = Postgres()
        held.callback(postgres.remove)
        postgres.start()
        servers = [ServerProcess(postgres.url, folder / f"log{number}") for number in range(2)]
        for server in servers:
            held.callback(server.end)
            server.begin()
            await server.ready()
        proxy = await held.enter_async_context(Proxy([server.port for server in servers], seed))
        ledger = Ledger()
        bad, good = (f"http://127.0.0.1:{port}" for port in (proxy.port, servers[0].port))
        players = [Player(f"p{n}", seed + n, ledger, bad, good, CHAT) for n in range(TABLES)]
        playing = [asyncio.create_task(player.play()) for player in players]
        bar = progress.add_task("commands", total=commands)
        while ledger.acknowledged < commands and time.monotonic() < deadline:
            assert not any(task.done() for task in playing), [task for task in playing if task.done()]
            await asyncio.sleep(0.2)
            progress.update(bar, completed=ledger.acknowledged)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.sleep(0.5)  # what is still under way arrives
        for server in servers:
            server.end()
        faults = sum(server.log.read_text().count('"level": "error"') for server in servers)
        if faults:
            print("\n".join(server.log.read_text()[-3_000:] for server in servers))
        return Report(len(ledger.sent), ledger.copies, proxy.counts, faults, audit(postgres.url, ledger))


def main() -> None:
    """Runs as the command line asks; status 1 if a command was not carried out exactly once, or time was short."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commands", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=1800, help="the most that it takes")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    console = Console()
    with Progress(console=console) as progress:
        report = asyncio.run(exactly_once(asked.commands, asked.seconds, asked.seed, progress))
    console.print(str(report), highlight=False)
    done = report.audit.acknowledged >= asked.commands
    if not done:
        console.print(f"the time was up after {report.audit.acknowledged:,} of {asked.commands:,} commands")
    sys.exit(not report.audit.sound or bool(report.faults) or not done)


if __name__ == "__main__":
    main()
