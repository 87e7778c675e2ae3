"""A server in the loop of a test, spoken to by ASGI: quick enough for thousands of requests and frames."""

import asyncio
import contextlib
import json
import time
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any, Self
from unittest.mock import patch

import httpx

from mergemaker.room.interfaces import Now
from mergemaker.server.app import Server
from mergemaker.server.pool import Pool
from mergemaker.server.settings import Settings
from mergemaker.server.store import database

from .people import PATIENCE, Data

ADDRESS = "http://inside.test"


class Inside:
    """A server without a network."""

    def __init__(self, file: Path | str, now: Now = time.time, pool: Pool | None = None, **settings: Any) -> None:
        usual: dict[str, Any] = {"bot_pause": 0.0, "bot_seconds": 0.05, "bot_workers": 1}
        usual |= {"bot_compiling": False, "rate_limits": False}
        self.settings = Settings(database=str(file), **{**usual, **settings})
        self._now, self._pool = now, pool
        self._open = contextlib.AsyncExitStack()

    async def __aenter__(self) -> Self:
        # a busy machine is no broken store
        self._open.enter_context(patch.object(database, "PATIENCE", 60.0))
        self.server = Server(self.settings, ADDRESS, now=self._now, pool=self._pool)
        self.app = self.server.application()
        await self._open.enter_async_context(self.app.router.lifespan_context(self.app))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._open.aclose()

    def visitor(self, headers: dict[str, str] | None = None, address: str = "127.0.0.1") -> "Visitor":
        """A client with a cookie jar of its own."""
        return Visitor(self, headers or {"Origin": ADDRESS}, address)


class Visitor:
    """A client that sends requests and opens sockets."""

    def __init__(self, inside: Inside, headers: dict[str, str], address: str) -> None:
        self.inside = inside
        # without raise_app_exceptions a fault is a 500, as it is over a network
        self._wire = httpx.ASGITransport(inside.app, raise_app_exceptions=False, client=(address, 1))
        self.web = httpx.AsyncClient(
            transport=self._wire, base_url=ADDRESS, headers={"Accept-Encoding": "identity", **headers}
        )

    async def answered(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The answer's status, and what it says, as JSON where it is."""
        sent: dict[str, Any] = {"content": body} if isinstance(body, str | bytes) else {"json": body}
        answer = await self.web.request(method, path, **({} if body is None else sent))
        if "Cookie" in self.web.headers:  # a client that keeps its own
            self.web.cookies.clear()
        is_json = "json" in answer.headers.get("content-type", "")
        return answer.status_code, answer.json() if is_json else answer.text

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What a request that succeeds is answered."""
        status, said = await self.answered(method, path, body)
        assert status == 200, said
        return said

    async def sit(self, game: str, hello: bool = True) -> "Wire":
        """A socket at the table."""
        request = self.web.build_request("GET", f"/ws/games/{game}")
        headers = [(name.lower(), value) for name, value in request.headers.raw]
        wire = Wire(self.inside, f"/ws/games/{game}", headers)
        if hello:
            await wire.send(json.dumps({"type": "hello"}))
            await wire.until("sync")
        return wire


class Wire:
    """A socket: what is sent to the application, and every text that came from it."""

    def __init__(self, inside: Inside, path: str, headers: list[tuple[bytes, bytes]]) -> None:
        scope = {"type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": ""}
        scope |= {"headers": headers, "client": ("127.0.0.1", 1), "server": ("inside.test", 80), "scheme": "ws"}
        self._in: asyncio.Queue[Data] = asyncio.Queue()
        self._out: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self.raw: list[str] = []
        self.closed = self._is_broken = False
        self._running = asyncio.create_task(inside.app({**scope, "subprotocols": []}, self._in.get, self._put))

    async def send(self, text: str | bytes) -> None:
        """A frame goes out."""
        kind = "bytes" if isinstance(text, bytes) else "text"
        await self._in.put({"type": "websocket.receive", kind: text})

    async def receive(self) -> Data | None:
        """The next message; None when the other side has closed."""
        while True:
            async with asyncio.timeout(PATIENCE):
                came = await self._out.get()
            if came["type"] == "websocket.close":
                self.closed = True
                return None
            if came["type"] == "websocket.send":
                self.raw.append(came["text"])
                message: Data = json.loads(came["text"])
                return message

    async def until(self, kind: str, name: str | None = None) -> list[Data]:
        """What came up to a message of that kind, or to the end; `name`: its command's."""
        came = []
        while (message := await self.receive()) is not None:
            came.append(message)
            if message["type"] == kind and name in (None, message.get("command_id")):
                break
        return came

    async def ask(self, **message: Any) -> list[Data]:
        """What came after a message until the next one would be answered."""
        await self.send(json.dumps(message))
        await self.send(json.dumps({"type": "why", "command_id": "then"}))
        return (await self.until("why", "then"))[:-1]

    async def broken(self) -> None:
        """The connection breaks: sending fails from now on, while what had come in is still to be read."""
        self._is_broken = True
        await self._running

    async def _put(self, message: MutableMapping[str, Any]) -> None:
        if self._is_broken:
            raise OSError
        await self._out.put(message)

    async def close(self) -> None:
        """The socket is gone."""
        await self._in.put({"type": "websocket.disconnect", "code": 1001})
        await self._running
