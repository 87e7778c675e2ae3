"""People at the tables of a server, who keep no more of what they are sent than playing needs."""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any

import httpx
import msgspec
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

from mergemaker.room.patch import patched

VIEWERS = 5  # sockets at a table as a rule: two people, or one who plays with a bot, and onlookers
AT_ONCE = 50  # connections being made


class Received(msgspec.Struct):
    """What everybody reads of a message."""

    type: str
    version: int = -1
    legal: list[Any] = []
    changes: dict[str, Any] = {}
    command_id: str | None = None
    message: str = "ack"


class OnlookerReceived(msgspec.Struct):
    """What an onlooker reads of it."""

    type: str
    version: int = -1


_DECODER, _ONLOOKER_DECODER = msgspec.json.Decoder(Received), msgspec.json.Decoder(OnlookerReceived)


@dataclass
class Played:
    """What came of a run."""

    stored: list[float] = field(default_factory=list)  # seconds from an action to its acknowledgement
    seen: list[float] = field(default_factory=list)  # and until another at the table had it
    errors: list[str] = field(default_factory=list)
    received: int = 0  # characters, by all


class Viewer:
    """A person at a table, with a socket."""

    def __init__(self, table: "Table", address: str, cookie: str | None) -> None:
        self.version = -1
        self.legal: list[Any] = []
        self._table = table
        self._address = address
        self._cookie = cookie
        self._answers: dict[str | None, asyncio.Future[str]] = {}
        self._wire: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def come(self) -> None:
        """Returns when the viewer has been sent the whole table."""
        address = self._address
        async with self._table.door:
            wire = self._wire = await connect(
                f"{address.replace('http', 'ws')}/ws/games/{self._table.game}",
                origin=Origin(address),
                additional_headers={"Cookie": self._cookie} if self._cookie else {},
                max_size=None,
                ping_interval=None,
                open_timeout=120,
                local_addr=(self._table.host, 0),
            )
            self.version = -1
            await wire.send('{"type":"hello","patches":true}')
            while self.version < 0:
                self._take(str(await wire.recv()))
        self._reading = asyncio.create_task(self._read(wire))

    def cut(self) -> None:
        """The connection is lost."""
        if self._reading is not None and self._wire is not None:
            self._reading.cancel()
            self._wire.transport.abort()
            self._wire = None

    async def act(self, number: int) -> None:
        """Takes a legal action at random; returns when it is acknowledged."""
        assert self._wire is not None
        played, answer = self._table.played, asyncio.get_running_loop().create_future()
        self._answers[str(number)] = answer
        action = {"type": "act", "action": random.choice(self.legal), "version": self.version}
        text = msgspec.json.encode({**action, "command_id": str(number)}).decode()
        began = self._table.began[self.version + 1] = time.perf_counter()
        await self._wire.send(text)
        said = await answer
        played.stored.append(time.perf_counter() - began)
        if said != "ack":
            played.errors.append(said)

    async def _read(self, wire: ClientConnection) -> None:
        try:
            while True:
                self._take(str(await wire.recv()))
        except Exception as error:  # counted among the errors
            if wire is self._wire:
                self._table.played.errors.append(repr(error))

    def _take(self, text: str) -> None:
        self._table.played.received += len(text)
        received = _DECODER.decode(text) if self._cookie else _ONLOOKER_DECODER.decode(text)
        if received.type in ("ack", "refused") and isinstance(received, Received):
            self._answers.pop(received.command_id).set_result(received.message)
        elif received.type in ("sync", "update", "patch"):
            self.version = received.version
            began = self._table.began.get(received.version)
            if began is not None and received.type != "sync":
                self._table.played.seen.append(time.perf_counter() - began)
            if isinstance(received, Received):
                self.legal = (
                    patched(self.legal, received.changes.get("legal", {}))
                    if received.type == "patch"
                    else received.legal
                )


class Table:
    """A table of the server, with everybody around it."""

    def __init__(
        self, addresses: Sequence[str], played: Played, door: asyncio.Semaphore, host: str = "127.0.0.1"
    ) -> None:
        self._addresses = addresses  # of the servers, to which everybody connects in turn
        self.host = host  # from which everybody at the table comes
        self.played = played
        self.door = door  # limits how many connect at a time
        self.game = ""
        self.began: dict[int, float] = {}  # when the action was sent that made a version
        self.viewers: list[Viewer] = []
        self._busy = False

    async def open(self, web: httpx.AsyncClient, with_bot: bool, viewers: int = VIEWERS) -> None:
        """The game has started; people and onlookers are there."""
        cookies = [await self._person(web, name) for name in (("Ann",) if with_bot else ("Ann", "Ben"))]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"} if with_bot else {"kind": "open"}]
        made = await self._post(web, "games", cookies[0], setup={"seats": seats}, start=with_bot)
        self.game = made["id"]
        if not with_bot:
            await self._post(web, f"games/{self.game}/join", cookies[1], code=made["code"])
            await self._post(web, f"games/{self.game}/start", cookies[0])
        onlookers = [None] * (viewers - len(cookies))
        servers = cycle(self._addresses)
        self.viewers = [Viewer(self, next(servers), cookie) for cookie in (*cookies, *onlookers)]
        await asyncio.gather(*(viewer.come() for viewer in self.viewers))

    def to_act(self) -> Viewer | None:
        """Who can act now; nobody while an action is under way."""
        return None if self._busy else next((viewer for viewer in self.viewers if viewer.legal), None)

    async def play(self, viewer: Viewer, number: int) -> None:
        """The viewer acts."""
        self._busy, before = True, viewer.version
        try:
            await viewer.act(number)
            while viewer.version == before:  # the acknowledgement may come first
                await asyncio.sleep(0.001)
        except Exception as error:  # counted among the errors
            self.played.errors.append(repr(error))
        finally:
            self._busy = False

    async def _person(self, web: httpx.AsyncClient, name: str) -> str:
        address = self._addresses[0]
        answer = await web.post(f"{address}/api/session", json={"name": name}, headers={"Origin": address})
        cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
        web.cookies.clear()
        return cookie

    async def _post(self, web: httpx.AsyncClient, path: str, cookie: str, **body: Any) -> Any:
        address = self._addresses[0]
        headers = {"Origin": address, "Cookie": cookie}
        answer = await web.post(f"{address}/api/{path}", json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()
