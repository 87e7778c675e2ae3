"""Nobody is shut out: connections are limited in all and by address, and slow ones are cut off."""

import contextlib
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from mergemaker.server import connections as module
from mergemaker.server.connections import Connections

from .people import Served, guest, me, wait_for


class Line:
    """A connection that only knows whether it was cut off."""

    def __init__(self) -> None:
        self.cut = False

    def abort(self) -> None:
        """It is cut off."""
        self.cut = True


def lines(count: int) -> list[Any]:
    """Some connections."""
    return [Line() for _ in range(count)]


def test_an_address_has_so_many_connections_at_a_time_and_others_are_not_affected() -> None:
    connections = Connections(100, of_an_address=2)
    one, two, three = lines(3)
    assert connections.enter(one, "203.0.113.5")
    assert connections.enter(two, "203.0.113.5")
    assert not connections.enter(three, "203.0.113.5")
    assert connections.enter(three, "203.0.113.6")
    connections.leave(one, "203.0.113.5")
    assert connections.enter(one, "203.0.113.5")


def test_ipv6_addresses_of_one_network_count_as_one() -> None:
    connections = Connections(100, of_an_address=1)
    assert connections.enter(lines(1)[0], "2001:db8:1:2::1")
    assert not connections.enter(lines(1)[0], "2001:db8:1:2:ffff::9")
    assert connections.enter(lines(1)[0], "2001:db8:1:3::1")


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "198.51.100.7", "10.1.2.3"])
def test_through_a_proxy_come_many(address: str) -> None:
    connections = Connections(100, trusted="198.51.100.7, 10.0.0.0/8", of_an_address=1)
    assert all(connections.enter(line, address) for line in lines(5))


def test_when_all_are_taken_the_oldest_that_has_asked_for_nothing_makes_room() -> None:
    connections = Connections(3)
    busy, *idle = lines(3)
    for number, line in enumerate([busy, *idle]):
        assert connections.enter(line, f"203.0.113.{number}")
    connections.asked(busy)
    new = lines(3)
    assert connections.enter(new[0], "203.0.113.9")
    assert [line.cut for line in (busy, *idle)] == [False, True, False]
    connections.leave(idle[0], "203.0.113.1")
    for line in (idle[1], new[0]):
        connections.asked(line)
    assert not connections.enter(new[1], "203.0.113.10")
    connections.leave(busy, "203.0.113.0")
    assert connections.enter(new[1], "203.0.113.10")


HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
BODY = b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"


def begun(served: Served, sent: bytes, buffer: int | None = None) -> socket.socket:
    """A connection over which something has been sent."""
    host, port = served.address.removeprefix("http://").split(":")
    line = socket.socket()
    if buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.settimeout(20)
    line.connect((host, int(port)))
    line.sendall(sent)
    return line


def cut_off(line: socket.socket) -> bool:
    """Whether nothing comes but the end."""
    with line:
        try:
            return line.recv(1) == b""
        except ConnectionResetError:
            return True


def test_half_open_connections_shut_nobody_out(serve: Callable[..., Served]) -> None:
    served = serve(connections=20)
    held = [begun(served, HEAD) for _ in range(60)]
    for _ in range(5):
        assert httpx.get(f"{served.address}/healthz", timeout=20).text == "ok"
    assert all(cut_off(line) for line in held[:40])
    for line in held[40:]:
        line.close()


@pytest.mark.parametrize("sent", [b"", b"G", HEAD, BODY], ids=["nothing", "letter", "head", "body"])
def test_a_request_that_does_not_arrive_is_cut_off(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(module, "REQUEST_SECONDS", 0.3)
    served = serve()
    assert cut_off(begun(served, sent))
    line = begun(served, HEAD + b"\r\n")  # the same for a second request
    came = b""
    while not came.endswith(b"ok"):
        came += line.recv(1024)
    line.sendall(sent or b"G")
    assert cut_off(line)


def test_sockets_and_long_answers_are_not_cut_off(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "REQUEST_SECONDS", 0.3)
    served = serve()
    ann = served.person("Ann")
    game = ann.new_game(me(), guest("Ben"))
    table = ann.sit(game["id"])
    waiting = threading.Thread(target=lambda: ann.get(f"/api/games/{game['id']}/view?after={table.now['version']}"))
    waiting.start()
    time.sleep(1.0)
    assert table.act()["type"] == "ack"
    waiting.join()


def test_a_client_that_does_not_read_is_cut_off(serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SLOW_SECONDS", 0.3)
    served = serve()
    game = served.person("Ann").new_game()["id"]
    handshake = f"GET /ws/games/{game} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    line = begun(served, (handshake + key).encode(), buffer=4096)
    room = served.room(game)
    wait_for(lambda: bool(room.connections))
    hello = b'{"type":"hello"}'
    frame = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello
    with contextlib.suppress(OSError):
        while room.connections:
            line.sendall(frame * 10)
    wait_for(lambda: not room.connections)
    line.close()
