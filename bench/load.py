"""The server with many at its tables: until an action is stored, until all have seen it, and what a socket costs."""

import asyncio
import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

TABLES = 100
ONLOOKERS = 19  # at each
SECONDS = 20.0
PAUSE = 2.0  # between two actions at a table, on average
START = """
import asyncio, sys
from mergemaker.server.serving import listen, server_on
from mergemaker.server.settings import Settings
listener = listen("127.0.0.1", 0)
print(listener.getsockname()[1], flush=True)
settings = Settings(database=sys.argv[1], rate_limits=False, bot_compiling=False, bot_workers=1)
asyncio.run(server_on(listener, settings).serve(sockets=[listener]))
"""


class Load:
    """People at tables, and what they waited for."""

    def __init__(self, address: str, process: int) -> None:
        self.address = address
        self.process = process
        self.stored: list[float] = []  # seconds from an action to its acknowledgement
        self.shown: list[float] = []  # and to an onlooker's screen
        self._sent: dict[tuple[str, int], float] = {}  # by the game and the version that an action made

    def megabytes(self) -> float:
        """What the server's process has in memory."""
        status = Path(f"/proc/{self.process}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    async def begun(self) -> None:
        """Returns when the server answers."""
        async with httpx.AsyncClient() as web:
            for _ in range(100):
                try:
                    await web.get(self.address)
                except httpx.ConnectError:
                    await asyncio.sleep(0.1)
                else:
                    return
        raise TimeoutError("the server did not start")

    async def socket(self, game: str, cookies: dict[str, str]) -> ClientConnection:
        """A socket at the table that has everything."""
        pairs = "; ".join(f"{name}={value}" for name, value in cookies.items())
        wire = await connect(
            f"{self.address.replace('http', 'ws')}/ws/games/{game}",
            origin=Origin(self.address),
            additional_headers={"Cookie": pairs} if pairs else {},
            max_size=None,
        )
        await wire.send('{"type": "hello"}')
        return wire

    async def table(self) -> tuple[str, ClientConnection]:
        """A new game, for two at one screen."""
        async with httpx.AsyncClient(base_url=self.address, headers={"Origin": self.address}) as web:
            await web.post("/api/session", json={"name": "Ann"})
            seats = [{"kind": "me"}, {"kind": "guest", "name": "Ben"}]
            made = await web.post("/api/games", json={"setup": {"seats": seats}, "start": True})
            return made.json()["id"], await self.socket(made.json()["id"], dict(web.cookies))

    async def play(self, game: str, wire: ClientConnection, until: float) -> None:
        """Both seats act at random, now and then."""
        now: dict[str, Any] = {}
        seat = 0
        number = 0
        while time.perf_counter() < until and now.get("info", {}).get("status") != "over":
            message = json.loads(await wire.recv())
            if message["type"] not in ("sync", "update"):
                continue
            now = {**now, **message}
            if not now["legal"]:
                if now["info"]["status"] != "over":
                    seat = 1 - seat
                    await wire.send(json.dumps({"type": "look", "seat": seat}))
                continue
            await asyncio.sleep(random.expovariate(1 / PAUSE))
            number += 1
            action = {"type": "act", "action": random.choice(now["legal"]), "version": now["version"]}
            began = self._sent[game, now["version"] + 1] = time.perf_counter()
            await wire.send(json.dumps({**action, "command_id": str(number)}))
            update = None
            while True:
                message = json.loads(await wire.recv())
                if message["type"] == "update":
                    update = message
                if message["type"] in ("ack", "refused"):
                    break
            assert message["type"] == "ack", message
            self.stored.append(time.perf_counter() - began)
            if update is not None:
                now = {**now, **update}
            await wire.send('{"type": "hello"}')

    async def watch(self, game: str, wire: ClientConnection) -> None:
        """An onlooker sees what happens."""
        async for text in wire:
            at = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "update" and (began := self._sent.get((game, message["version"]))):
                self.shown.append(at - began)


async def measure(address: str, process: int) -> dict[str, str]:
    """All at their tables for a while."""
    load = Load(address, process)
    await load.begun()
    tables = [await load.table() for _ in range(TABLES)]
    before = load.megabytes()
    watching = []
    for game, _ in tables:
        wires = await asyncio.gather(*(load.socket(game, {}) for _ in range(ONLOOKERS)))
        watching += [asyncio.create_task(load.watch(game, wire)) for wire in wires]
    await asyncio.sleep(2)
    after = load.megabytes()
    until = time.perf_counter() + SECONDS
    await asyncio.gather(*(load.play(game, wire, until) for game, wire in tables))
    for task in watching:
        task.cancel()
    return {
        "tables, sockets": f"{TABLES:,}, {TABLES * (1 + ONLOOKERS):,}",
        "actions a second, updates a second": f"{len(load.stored) / SECONDS:,.0f}, {len(load.shown) / SECONDS:,.0f}",
        "an action stored and acknowledged": _told(load.stored),
        "and seen by an onlooker": _told(load.shown),
        "the server's memory, without and with the onlookers": f"{before:.0f} MB, {after:.0f} MB",
    }


def _told(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    median, late = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return f"{median * 1000:.1f} ms (99 of 100 within {late * 1000:.1f})"


def figures() -> dict[str, str]:
    """A server of its own on loopback, ended afterwards."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", START, str(Path(folder) / "games.sqlite3")]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert server.stdout is not None
        try:
            return asyncio.run(measure(f"http://127.0.0.1:{int(server.stdout.readline())}", server.pid))
        finally:
            server.terminate()
            server.wait(20)
