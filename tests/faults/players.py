"""People who play on whatever breaks: each command is sent until it is answered, always under the same id."""

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

MERGER = ("choose_survivor", "choose_acquired", "dispose")
ANSWERED = 0.6  # seconds to wait for an answer before the command is sent again


class Sent(NamedTuple):
    """A command as it was sent, again and again."""

    game: str
    id: str
    message: dict[str, Any]


class Ledger:
    """All commands that were sent, and every answer to each."""

    def __init__(self) -> None:
        self.sent: dict[str, Sent] = {}
        self.answers: dict[str, list[tuple[str, str | int]]] = {}
        self.copies = 0
        self.unavailable = 0
        self.in_mergers: set[str] = set()  # games

    def note(self, message: dict[str, Any]) -> None:
        """An answer is kept; that the server could not just now is none."""
        if message["type"] == "ack":
            self.answers[message["command_id"]].append(("ack", message["version"]))
        elif message.get("command_id") in self.answers:
            if message["code"] == "unavailable":
                self.unavailable += 1
            else:
                self.answers[message["command_id"]].append(("refused", message["reason"]))

    @property
    def acknowledged(self) -> int:
        """How many commands were acknowledged."""
        return sum(any(kind == "ack" for kind, _ in found) for found in self.answers.values())


class Player:
    """A person who plays both seats of a game for two, and begins another when it is over."""

    def __init__(
        self, name: str, seed: int, ledger: Ledger, address: str, direct: str | None = None, chat: float = 0.0
    ) -> None:
        self._name = name
        self._chance = random.Random(seed)
        self._ledger = ledger
        self._address = address  # of the table
        self._direct = direct or address  # where games are set up
        self._chat = chat  # how many of the commands are chat
        self._token = ""
        self._game = ""
        self._now: dict[str, Any] = {}
        self._pending: str | None = None
        self._number = 0
        self._done: list[str] = []

    async def play(self) -> None:
        """Plays until cancelled."""
        while True:
            try:
                async with self._connected() as wire:
                    await self._sit(wire)
            except (OSError, WebSocketException, httpx.HTTPError, TimeoutError):
                await asyncio.sleep(0.05)

    @contextlib.asynccontextmanager
    async def _connected(self) -> Any:
        if not self._game:
            await self._begin()
        url = f"{self._address.replace('http', 'ws')}/ws/games/{self._game}"
        headers = {"Authorization": f"Bearer {self._token}"}
        async with connect(url, additional_headers=headers, open_timeout=5, close_timeout=0.2, proxy=None) as wire:
            yield wire

    async def _begin(self) -> None:
        """A new game; asked for by HTTP, where nothing is sent twice."""
        async with httpx.AsyncClient(base_url=self._direct, timeout=5) as web:
            if not self._token:
                await _done(web.post("/api/session", json={"name": self._name}))
                self._token = (await _done(web.post("/api/tokens", headers={"Origin": self._direct})))["token"]
                web.cookies.clear()
            seats = [{"kind": "me"}, {"kind": "guest", "name": f"{self._name} too"}]
            body = {"setup": {"seats": seats}, "start": True}
            made = await _done(web.post("/api/games", json=body, headers={"Authorization": f"Bearer {self._token}"}))
        self._game = made["id"]
        self._now = {}  # versions begin again

    async def _sit(self, wire: ClientConnection) -> None:
        """Plays at a table as long as the connection lasts and the game goes on."""
        while self._game:
            if self._pending is not None:
                await self._send_until_answered(wire, self._pending)
            await self._look(wire)
            if self._now["info"]["status"] == "over":
                self._game = ""
                return
            if self._now["legal"]:
                self._choose()

    async def _look(self, wire: ClientConnection) -> None:
        """The table is seen from the seat that is to act."""
        await self._ask(wire, {"type": "hello", "patches": True})
        seats = self._now["info"]["seats"]
        seat = next((one["seat"] for one in seats if one["name"] == self._now["view"]["to_act"]), None)
        if seat is not None and seat != self._now["seat"]:
            await self._ask(wire, {"type": "look", "seat": seat})
        decision = self._now["view"]["decision"] or ""
        change = self._ledger.in_mergers.add if decision in MERGER else self._ledger.in_mergers.discard
        change(self._game)

    async def _ask(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        """The message is sent until a sync comes."""
        while True:
            await wire.send(json.dumps(message))
            if await self._received(wire, lambda answer: answer["type"] == "sync"):
                return

    async def _received(self, wire: ClientConnection, wanted: Callable[[dict[str, Any]], bool]) -> bool:
        """Whether the message that is wanted came in time."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ANSWERED):
                while True:
                    message: dict[str, Any] = json.loads(await wire.recv())
                    if message["type"] == "sync" and message["version"] >= self._now.get("version", 0):
                        self._now = message
                    if message["type"] in ("ack", "refused"):
                        self._ledger.note(message)
                    if wanted(message):
                        return True
        return False

    def _choose(self) -> None:
        """A command is decided upon; from now on it is sent until it is answered."""
        self._number += 1
        name = f"{self._name}-{self._number}"
        if self._chance.random() < self._chat:
            message = {"type": "chat", "text": name}
        else:
            action = self._chance.choice(self._now["legal"])
            message = {"type": "act", "action": action, "version": self._now["version"], "seat": self._now["seat"]}
        self._ledger.sent[name] = Sent(self._game, name, {**message, "command_id": name})
        self._ledger.answers[name] = []
        self._pending = name

    async def _send_until_answered(self, wire: ClientConnection, name: str) -> None:
        """The command has its answer; now and then an earlier one is sent again too."""
        while not self._ledger.answers[name]:
            await self._send(wire, name)
            if self._done and self._chance.random() < 0.1:
                await self._send(wire, self._chance.choice(self._done))
            await self._received(wire, lambda _: bool(self._ledger.answers[name]))
        self._pending = None
        self._done = [*self._done[-20:], name]

    async def _send(self, wire: ClientConnection, name: str) -> None:
        sent = self._ledger.sent[name]
        if sent.game == self._game:
            self._ledger.copies += 1
            await wire.send(json.dumps(sent.message))


async def _done(request: Any) -> dict[str, Any]:
    answer = await request
    if answer.status_code != 200:
        raise httpx.HTTPError(answer.text)
    found: dict[str, Any] = answer.json()
    return found
