"""People's connections break all the time: that is no error, and the log has none."""

import asyncio
import socket
import struct
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from .inside import Inside
from .people import Person, Served, bot, wait_for


def connection_to(served: Served) -> socket.socket:
    """A bare connection; when it is closed, it is cut off rather than closed in good order."""
    address = urlsplit(served.address)
    wire = socket.create_connection((address.hostname, address.port or 80), timeout=10)
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    return wire


def shake_hands(served: Served, person: Person, game: str) -> socket.socket:
    """A socket at a table, as bytes; it reads nothing."""
    wire = connection_to(served)
    cookies = "; ".join(f"{name}={value}" for name, value in person.web.cookies.items())
    lines = [
        f"GET /ws/games/{game} HTTP/1.1",
        f"Host: {urlsplit(served.address).netloc}",
        f"Origin: {served.address}",
        f"Cookie: {cookies}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    wire.sendall("\r\n".join([*lines, "", ""]).encode())
    return wire


def frame(text: str) -> bytes:
    """A message of the client's, masked with zeros."""
    data = text.encode()
    assert len(data) < 126, "longer ones have another head"
    return bytes([0x81, 0x80 | len(data)]) + b"\0\0\0\0" + data


def test_cut_connections_are_no_errors(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    ann = served.person("Ann")
    game = ann.new_game(bot(), bot())["id"]
    host = urlsplit(served.address).netloc
    for rest in (b"", b'{"na'):
        wire = connection_to(served)
        wire.sendall(f"POST /api/session HTTP/1.1\r\nHost: {host}\r\nContent-Length: 90\r\n\r\n".encode() + rest)
        wire.close()
    for path in (f"/api/games/{game}/view", f"/game/{game}"):
        wire = connection_to(served)
        wire.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        wire.close()
    for number, messages in enumerate(([], ["hello"], ["hello", "chat", "chat"] * 5, ["look", "hello", "log"]) * 6):
        wire = shake_hands(served, ann, game if number % 4 else "unknown")
        if number % 2:
            wire.recv(10)
        for place, message in enumerate(messages):
            wire.sendall(frame(f'{{"type":"{message}","text":"hello","command_id":"{number}-{place}"}}'))
        if number % 3 == 0:
            time.sleep(number / 500)
        wire.close()
    room = served.room(game)
    wait_for(lambda: not room.connections)
    assert ann.get(f"/api/games/{game}")["id"] == game
    errors = [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]
    assert not errors, errors


def test_a_connection_that_breaks_while_the_server_sends_is_no_error(tmp_path: Path) -> None:
    """Whatever of it had come in."""

    async def cut() -> None:
        async with Inside(tmp_path / "games.sqlite3") as inside:
            ann = inside.visitor()
            await ann.ask("POST", "/api/session", {"name": "Ann"})
            setup = {"seats": [{"kind": "me"}, {"kind": "open"}]}
            game = (await ann.ask("POST", "/api/games", {"setup": setup}))["id"]
            wire = await ann.sit(game)
            for number in range(20):
                await wire.send(f'{{"type":"chat","text":"hello","command_id":"{number}"}}')
            await wire.broken()  # raises what the application raises

    asyncio.run(cut())
