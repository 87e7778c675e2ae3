"""A server in a thread, and people at its tables: each with a cookie jar and sockets, as a browser has."""

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import uvicorn
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from mergemaker.room.room import Room
from mergemaker.server.app import Server
from mergemaker.server.serving import listen, server_on
from mergemaker.server.settings import Settings

Data: TypeAlias = dict[str, Any]
PATIENCE = 60.0  # seconds: a busy machine is no failure


class Served:
    """A server on loopback."""

    def __init__(self, database: Path | str, **settings: Any) -> None:
        usual: dict[str, Any] = {"bot_pause": 0.0, "bot_seconds": 0.05, "bot_workers": 1}
        usual |= {"bot_compiling": False, "rate_limits": False}
        self.settings = Settings(database=str(database), **{**usual, **settings})
        self._server: uvicorn.Server | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self.people: list[Person] = []
        self.address = ""

    def start(self) -> "Served":
        """It runs."""
        listener = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        server = self._server = server_on(listener, self.settings)

        async def run() -> None:
            self._loop = asyncio.get_running_loop()
            await server.serve(sockets=[listener])

        self._thread = threading.Thread(target=lambda: asyncio.run(run()))
        self._thread.start()
        wait_for(lambda: server.started)
        return self

    def stop(self) -> None:
        """It has stopped as it does at SIGTERM."""
        for person in self.people:
            person.close()
        if self._server is not None and self._thread is not None:
            self._server.should_exit = True
            self._thread.join(PATIENCE)
            assert not self._thread.is_alive()
            self._server = None

    def __enter__(self) -> "Served":
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def server(self) -> Server:
        """Everything that the server has."""
        assert self._server is not None
        app: Any = self._server.config.app
        found = app.state.server
        assert isinstance(found, Server)
        return found

    def room(self, game: str) -> Room:
        """The room of a game, as the server has it."""
        room = self.server.rooms.known(game)
        assert isinstance(room, Room)
        return room

    def call(self, work: Callable[[], object]) -> None:
        """Something is done in the server's own loop."""
        assert self._loop is not None
        self._loop.call_soon_threadsafe(work)

    def person(self, name: str | None = None) -> "Person":
        """A new person, as a guest if a name is given."""
        person = Person(self.address)
        self.people.append(person)
        if name is not None:
            person.post("/api/session", name=name)
        return person


class Person:
    """A person with a browser."""

    def __init__(self, address: str, origin: str | None = None) -> None:
        self.address = address
        self.origin = origin or address
        self.web = httpx.Client(base_url=address, headers={"Origin": self.origin}, timeout=2 * PATIENCE)
        self.sockets: list[Socket] = []

    def get(self, path: str, status: int = 200) -> Any:
        """The answer to a question."""
        answer = self.web.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        """The answer to a request."""
        answer = self.web.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def new_game(self, *seats: Data, start: bool = True, **setup: Any) -> Data:
        """A game with these seats; without any, against three random bots."""
        if not seats:
            seats = (me(), bot(), bot(), bot())
        game: Data = self.post("/api/games", setup={"seats": list(seats), **setup}, start=start)
        return game

    def sit(self, game: str, seat: int | None = None, hello: bool = True) -> "Socket":
        """A socket at the table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        asked = "" if seat is None else f"?seat={seat}"
        url = f"{self.address.replace('http', 'ws')}/ws/games/{game}{asked}"
        headers = {"Cookie": cookies} if cookies else {}
        if "Authorization" in self.web.headers:
            headers["Authorization"] = self.web.headers["Authorization"]
        socket = Socket(
            connect(url, origin=Origin(self.origin), additional_headers=headers, close_timeout=0.5, legacy=True)
        )
        self.sockets.append(socket)
        if hello:
            socket.hello()
        return socket

    def close(self) -> None:
        """Everything is closed."""
        for socket in self.sockets:
            socket.wire.close()
        self.web.close()


class Socket:
    """A socket that keeps what a page keeps: the position, the version, the log."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.now: Data = {}
        self.facts: list[Data] = []
        self.chat: list[Data] = []
        self.raw: list[str] = []
        self._commands = 0

    def send(self, kind: str, **fields: Any) -> None:
        """A message goes out."""
        self.wire.send(json.dumps({"type": kind, **fields}))

    def receive(self, timeout: float = PATIENCE) -> Data:
        """The next message, taken note of."""
        text = self.wire.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Data = json.loads(text)
        match message["type"]:
            case "sync":
                self.now, self.facts, self.chat = message, message["facts"], message["chat"]
            case "update":
                assert message["version"] == self.now["version"] + 1, "no gap"
                self.now = {**self.now, **message}
                self.facts = self.facts[: message["facts_from"]] + message["facts"]
            case "chat":
                assert message["version"] == self.now["version"] + 1, "no gap"
                self.now["version"] = message["version"]
                self.chat.append(message["line"])
        return message

    def until(self, kind: str, wanted: Callable[[Data], bool] = lambda message: True) -> Data:
        """The next message of that kind that is wanted."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message = self.receive()
            if message["type"] == kind and wanted(message):
                return message
        raise TimeoutError(f"no {kind} came")

    def until_now(self, wanted: Callable[[Data], bool]) -> Data:
        """The position, once it is as wanted."""
        while not wanted(self.now):
            self.receive()
        return self.now

    def hello(self) -> Data:
        """A sync."""
        self.send("hello")
        return self.until("sync")

    def do(self, kind: str, **fields: Any) -> Data:
        """A command goes out; its ack or refusal comes back."""
        self._commands += 1
        name = fields.setdefault("command_id", f"{id(self)}-{self._commands}")
        self.send(kind, **fields)
        while True:
            message = self.receive()
            if message["type"] in ("ack", "refused") and message["command_id"] == name:
                return message

    def act(self, action: Data | None = None, **fields: Any) -> Data:
        """An action, the last legal one if none is named."""
        legal = self.now["legal"]
        return self.do("act", action=action or legal[-1], version=self.now["version"], **fields)

    def my_move(self) -> Data:
        """The position, once this seat is to act or the game is over."""
        return self.until_now(lambda now: bool(now["legal"]) or now["info"]["status"] == "over")

    def play_out(self, chance: random.Random) -> Data:
        """The game is played to its end, this seat at random."""
        while self.my_move()["info"]["status"] != "over":
            answer = self.act(chance.choice(self.now["legal"]))
            assert answer["type"] == "ack" or answer["code"] == "stale", answer
        return self.now


def me() -> Data:
    """A seat for the asker."""
    return {"kind": "me"}


def bot(level: str = "random") -> Data:
    """A seat for a bot."""
    return {"kind": "bot", "bot": level}


def opened() -> Data:
    """An open seat."""
    return {"kind": "open"}


def guest(name: str) -> Data:
    """A seat for another person at the same screen."""
    return {"kind": "guest", "name": name}


def wait_for(come: Callable[[], bool]) -> None:
    """Returns when it has come."""
    deadline = time.monotonic() + PATIENCE
    while not come():
        assert time.monotonic() < deadline, "it did not come"
        time.sleep(0.01)


def two_people(served: Served, **setup: Any) -> tuple["Socket", "Socket", str, tuple[Person, Person]]:
    """Ann and Ben at a table of two, the game begun; first the one who is to act."""
    ann, ben = served.person("Ann"), served.person("Ben")
    game = ann.new_game(me(), opened(), start=False, **setup)
    ben.post(f"/api/games/{game['id']}/join", code=game["code"])
    ann.post(f"/api/games/{game['id']}/start")
    sockets = [ann.sit(game["id"]), ben.sit(game["id"])]
    people = [ann, ben]
    if not sockets[0].now["legal"]:
        sockets.reverse()
        people.reverse()
    return sockets[0], sockets[1], game["id"], (people[0], people[1])
