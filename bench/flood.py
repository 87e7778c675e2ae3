"""What strangers who flood a server cost those who play: p99 of the tables before and under each flood, memory, log.

`make flood` plays at 300 tables, each from an address of its own, while a process of its own attacks in one way after
the other, from one address and from many. The server's limits are on, as they are for everybody. Attackers elsewhere
take no processor from the server; here they take what server and players leave.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from itertools import count
from typing import NamedTuple, TypeAlias

import httpx
from rich.console import Console
from rich.table import Table as Grid
from websockets import Origin
from websockets.asyncio.client import connect

from crowd import AT_ONCE, Played, Table
from load import Server, Size, act, late

AT_A_TIME = 100  # what an attacker has under way
MANY = 200  # addresses


class Target(NamedTuple):
    """Whom to attack."""

    address: str
    game: str  # one that is played


Attack: TypeAlias = Callable[[Target, str], Awaitable[None]]


async def half_open(target: Target, host: str) -> None:
    """A request whose head never ends."""
    port = int(target.address.rpartition(":")[2])
    _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(host, 0))
    with contextlib.suppress(OSError):
        writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        for _ in range(20):
            await asyncio.sleep(1)
            writer.write(b"x")
            await writer.drain()
    writer.close()


async def slow_reader(target: Target, host: str) -> None:
    """An onlooker who asks for the whole table again and again and reads nothing."""
    async with at_table(target, host) as wire:
        wire.transport.pause_reading()
        for _ in range(200):
            await wire.send('{"type":"hello"}')
            await asyncio.sleep(0.05)


async def hellos(target: Target, host: str) -> None:
    """An onlooker who asks for the whole table without a pause."""
    async with at_table(target, host) as wire:
        for _ in range(500):
            await wire.send('{"type":"hello"}')
            await wire.recv()


async def questions(target: Target, host: str) -> None:
    """An onlooker who asks about the position, and for pages and cards, without a pause."""
    async with at_table(target, host) as wire, client(host) as web:
        for number in range(500):
            await wire.send(json.dumps({"type": ("squares", "ledger")[number % 2], "command_id": str(number)}))
            await wire.recv()
            if number % 10 == 0:
                await asyncio.gather(*(web.get(target.address + path) for path in (f"/game/{target.game}", "/metrics")))


async def chat(target: Target, host: str) -> None:
    """A stranger who writes to the table without a pause."""
    async with at_table(target, host) as wire:
        for number in range(500):
            await wire.send(json.dumps({"type": "chat", "text": "x" * 400, "command_id": str(number)}))
            await wire.recv()


async def games(target: Target, host: str) -> None:
    """A guest who opens one game after the other."""
    async with client(host) as web:
        headers = {"Origin": target.address}
        await web.post(f"{target.address}/api/session", json={"name": "Eve"}, headers=headers)
        setup = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}
        for _ in range(50):
            await web.post(f"{target.address}/api/games", json={"setup": setup, "start": True}, headers=headers)


async def logins(target: Target, host: str) -> None:
    """An attacker who tries passwords."""
    async with client(host) as web:
        for number in range(50):
            tried = {"name": f"Ann{random.randrange(100)}", "password": f"password {number}"}
            await web.post(f"{target.address}/api/login", json=tried, headers={"Origin": target.address})


ATTACKS: dict[str, Attack] = {
    "half-open connections": half_open,
    "slow readers": slow_reader,
    "hello": hellos,
    "questions": questions,
    "chat": chat,
    "games": games,
    "log-ins": logins,
}


def client(host: str) -> httpx.AsyncClient:
    """Requests from that address."""
    return httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=host), timeout=30)


def at_table(target: Target, host: str) -> connect:
    """A stranger's socket at the table."""
    return connect(
        f"{target.address.replace('http', 'ws')}/ws/games/{target.game}",
        origin=Origin(target.address),
        max_size=None,
        open_timeout=30,
        close_timeout=1,
        local_addr=(host, 0),
    )


async def attack(what: str, hosts: int, target: Target) -> None:
    """The attack goes on until the process is ended; what fails is what the server refuses."""
    turn = count()

    async def again() -> None:
        while True:
            number = next(turn) % hosts
            with contextlib.suppress(Exception):  # refused, closed or not even let in
                await ATTACKS[what](target, f"127.2.{number // 250}.{number % 250 + 1}")
            await asyncio.sleep(0.01)

    await asyncio.gather(*(again() for _ in range(AT_A_TIME)))


class Row(NamedTuple):
    """What was measured while something went on."""

    what: str
    stored: float  # p99 in milliseconds
    seen: float
    megabytes: float
    log: float  # kilobytes a second
    errors: int


async def measure(size: Size, server: Server, attacks: Iterable[str], tell: Callable[[Row], None]) -> None:
    """People play; alone, and under each attack."""
    played, door = Played(), asyncio.Semaphore(AT_ONCE)
    tables = []
    for number in range(size.tables):
        table = Table([server.address], played, door, f"127.1.{number // 250}.{number % 250 + 1}")
        async with client(table.host) as web:
            await table.open(web, with_bot=False)
        tables.append(table)
    await _row("nobody", size, server, tables, tell)
    target = Target(server.address, tables[0].game)
    for what in attacks:
        for hosts in (1, MANY):
            command = [sys.executable, __file__, "--attack", what, "--hosts", str(hosts), *target]
            attacker = subprocess.Popen(command, stderr=subprocess.DEVNULL)
            await asyncio.sleep(3)
            try:
                name = f"{what} from {hosts} address{'es' if hosts > 1 else ''}"
                await _row(name, size, server, tables, tell)
            finally:
                attacker.kill()
                attacker.wait()
            await asyncio.sleep(3)
    await _row("nobody again", size, server, tables, tell)
    for viewer in (viewer for table in tables for viewer in table.viewers):
        viewer.cut()


async def _row(what: str, size: Size, server: Server, tables: list[Table], tell: Callable[[Row], None]) -> None:
    played = tables[0].played
    for list_of in (played.stored, played.seen, played.errors):
        list_of.clear()
    written, began = server.log.stat().st_size, time.perf_counter()
    await act(size, tables)
    kilobytes = (server.log.stat().st_size - written) / 1024 / (time.perf_counter() - began)
    late_by = [late(times, 0.99) for times in (played.stored, played.seen)]
    tell(Row(what, *late_by, server.megabytes(), kilobytes, len(played.errors)))


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=120.0)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each attack")
    parser.add_argument("--only", choices=ATTACKS, help="this attack alone")
    parser.add_argument("--attack", choices=ATTACKS, help=argparse.SUPPRESS)
    parser.add_argument("--hosts", type=int, default=1, help=argparse.SUPPRESS)
    parser.add_argument("target", nargs="*", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.attack:
        os.nice(19)
        asyncio.run(attack(asked.attack, asked.hosts, Target(*asked.target)))
        return
    size = Size(tables=asked.tables, rate=asked.rate, seconds=asked.seconds)
    console, rows = Console(), []

    def tell(row: Row) -> None:
        rows.append(row)
        console.print(f"{row.what}: {row.stored:.0f} ms", style="dim")

    with tempfile.TemporaryDirectory() as folder:
        server = Server(size, folder, limits=True)
        try:
            asyncio.run(measure(size, server, [asked.only] if asked.only else ATTACKS, tell))
        finally:
            server.stop()
    grid = Grid("who attacks", "acknowledged, p99", "of alone", "seen, p99", "memory", "log a second", "errors")
    for row in rows:
        times = row.stored / rows[0].stored
        cells = [f"{row.stored:.0f} ms", f"{times:.1f} ×", f"{row.seen:.0f} ms", f"{row.megabytes:.0f} MB"]
        grid.add_row(row.what, *cells, f"{row.log:.1f} KB", str(row.errors))
    console.print(grid)


if __name__ == "__main__":
    main()
