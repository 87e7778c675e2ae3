"""A bad network between people and the servers: messages are dropped, doubled, delayed and reordered, wires are cut."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Sequence

from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, WebSocketException

from .servers import free_port

FATES = {"dropped": 0.06, "doubled": 0.12, "delayed": 0.15, "cut": 0.015}  # of a message; the rest pass
LONGEST = 0.25  # seconds of a delay; others overtake


class Proxy:
    """Passes sockets on to one of several servers, badly; one is chosen for each connection."""

    def __init__(self, ports: Sequence[int], seed: int) -> None:
        self.port = free_port()
        self.counts: Counter[str] = Counter()
        self._ports = ports
        self._chance = random.Random(seed)
        self._server: Server | None = None

    async def __aenter__(self) -> "Proxy":
        self._server = await serve(self._pass_on, "127.0.0.1", self.port, compression=None)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()

    async def _pass_on(self, client: ServerConnection) -> None:
        assert client.request is not None
        url = f"ws://127.0.0.1:{self._chance.choice(self._ports)}{client.request.path}"
        headers = {"Authorization": client.request.headers["Authorization"]}
        try:
            async with connect(url, additional_headers=headers, compression=None, proxy=None) as server:
                ways = [self._carry(client, server), self._carry(server, client)]
                await asyncio.wait([asyncio.create_task(way) for way in ways], return_when=asyncio.FIRST_COMPLETED)
        except (OSError, WebSocketException):
            self.counts["unreachable"] += 1
        await client.close()

    async def _carry(self, source: Connection, target: Connection) -> None:
        """Everything from one side to the other, each message as its fate is; ends when the wire is cut."""
        late: set[asyncio.Task[None]] = set()
        with contextlib.suppress(ConnectionClosed):
            async for message in source:
                fate = self._fate()
                self.counts[fate] += 1
                if fate == "cut":
                    return
                if fate == "delayed":
                    task = asyncio.create_task(self._send_late(target, message))
                    late.add(task)
                    task.add_done_callback(late.discard)
                for _ in range({"passed": 1, "doubled": 2}.get(fate, 0)):
                    await target.send(message)

    def _fate(self) -> str:
        drawn = self._chance.random()
        for fate, share in FATES.items():
            if drawn < share:
                return fate
            drawn -= share
        return "passed"

    async def _send_late(self, target: Connection, message: str | bytes) -> None:
        await asyncio.sleep(self._chance.uniform(0.0, LONGEST))
        with contextlib.suppress(ConnectionClosed):
            await target.send(message)
