"""Who may connect, and who is read: limits on connections, on the time for a request, and on slow readers."""

import asyncio
import ipaddress
from asyncio import BaseTransport, TimerHandle, Transport
from collections import Counter

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from .http.limits import network_of
from .turns import Turns

OF_AN_ADDRESS = 500  # connections at a time; a household, a school or an office may share one
REQUEST_SECONDS = 20.0  # until a request has arrived, from its first byte or from connecting
SLOW_SECONDS = 20.0  # that a reader may leave full buffers as they are
MOST_CONNECTIONS, SPARE_FILES = 20_000, 200  # in all, and what else a process opens
CLOSING_SECONDS = 5.0  # for a connection that no longer answers
PORTION = 8 * 1024  # bytes read at a time: about a hundred messages
# Extensions of a socket's scope: sends text at once; says whether it is a player's, and so read at once
WRITE, PREFER = "mergemaker.write", "mergemaker.prefer"


def most_connections() -> int:
    """How many connections this process may have: what the system allows, with files to spare for the rest."""
    try:
        import resource
    except ImportError:  # on Windows there is no such limit
        return MOST_CONNECTIONS
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + SPARE_FILES
    if resource.RLIM_INFINITY not in (allowed, most) and allowed < min(wanted, most):
        allowed = min(wanted, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
    return MOST_CONNECTIONS if allowed == resource.RLIM_INFINITY else min(MOST_CONNECTIONS, allowed - SPARE_FILES)


class Connections:
    """Counts a server's connections. When there are too many, those that have asked for nothing yet make room."""

    def __init__(self, most: int, trusted: str = "127.0.0.1", of_an_address: int = OF_AN_ADDRESS) -> None:
        self.most = most
        self._of_an_address = of_an_address
        self._trusted = [part.strip() for part in trusted.split(",")]  # proxies, through which many come
        self._by_network: Counter[str] = Counter()
        self._waiting: dict[Transport, None] = {}  # whose first request has not arrived, the oldest first
        self.ended = 0  # so far

    def enter(self, transport: Transport, address: str) -> bool:
        """Counts the connection; False if it must be closed."""
        network = network_of(address)
        if not self._is_trusted(address) and self._by_network[network] >= self._of_an_address:
            return False
        if self._by_network.total() >= self.most:
            if not self._waiting:
                return False
            oldest = next(iter(self._waiting))
            del self._waiting[oldest]
            oldest.abort()  # counted out a moment later, when it is lost
        self._by_network[network] += 1
        self._waiting[transport] = None
        return True

    def asked(self, transport: Transport) -> None:
        """The connection's first request has arrived."""
        self._waiting.pop(transport, None)

    def leave(self, transport: Transport, address: str) -> None:
        """The connection is gone."""
        self.ended += 1
        self._waiting.pop(transport, None)
        network = network_of(address)
        self._by_network[network] -= 1
        if not self._by_network[network]:
            del self._by_network[network]

    def _is_trusted(self, address: str) -> bool:
        if address in self._trusted or "*" in self._trusted:
            return True
        try:
            host = ipaddress.ip_address(address)
            return host.is_loopback or any("/" in part and host in ipaddress.ip_network(part) for part in self._trusted)
        except ValueError:
            return False


class _Timer:
    """Cuts a connection off unless it is stopped in time."""

    def __init__(self) -> None:
        self._handle: TimerHandle | None = None

    def start(self, transport: Transport, seconds: float) -> None:
        """Starts counting, unless it is running."""
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def stop(self) -> None:
        """Nothing is cut off."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class _InTurn:
    """A protocol that reads in its turn; while what came waits, no more is accepted."""

    transport: Transport
    turns: Turns
    preferred = False  # what comes is read at once
    _unread = b""

    def read(self, data: bytes) -> None:
        """Does what the data ask for."""
        raise NotImplementedError

    def take_in(self, data: bytes) -> None:
        """The data are read, at once or when it is the connection's turn."""
        if not self._unread and len(data) <= PORTION and (self.preferred or self.turns.take()):
            self.read(data)
            return
        if not self._unread:
            self.transport.pause_reading()
            self._wait()
        self._unread += data

    def _wait(self) -> None:
        self.turns.wait(network_of(_address(self.transport)), self._turn)

    def _turn(self) -> None:
        portion, self._unread = self._unread[:PORTION], self._unread[PORTION:]
        if self.transport.is_closing():
            return
        if self._unread:
            self._wait()
        else:
            self.transport.resume_reading()
        self.read(portion)


def protocols(connections: Connections) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """uvicorn's protocols for HTTP and for sockets, guarded by these connections."""
    turns = Turns()
    return _http(connections, turns), _socket(connections, turns)


def _http(connections: Connections, reading: Turns) -> type[H11Protocol]:
    class Http(_InTurn, H11Protocol):
        """HTTP whose requests arrive, and whose responses are read, in a bounded time."""

        turns = reading

        def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as in uvicorn
            super().connection_made(transport)
            self._arriving, self._reading = _Timer(), _Timer()
            self._upgraded = False
            self._counted = connections.enter(transport, _address(transport))
            if self._counted:
                self._arriving.start(transport, REQUEST_SECONDS)
            else:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            self._unset_keepalive_if_required()
            self._arriving.start(self.transport, REQUEST_SECONDS)
            self.take_in(data)

        def read(self, data: bytes) -> None:
            super().data_received(data)
            if self.conn.their_state is not h11.IDLE:
                connections.asked(self.transport)
            if self._upgraded or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
                self._arriving.stop()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._upgraded = True
            super().handle_websocket_upgrade(event)

        def pause_writing(self) -> None:
            self._reading.start(self.transport, SLOW_SECONDS)
            super().pause_writing()

        def resume_writing(self) -> None:
            self._reading.stop()
            super().resume_writing()

        def connection_lost(self, exc: Exception | None) -> None:
            self._arriving.stop()
            self._reading.stop()
            if self._counted:
                connections.leave(self.transport, _address(self.transport))
            super().connection_lost(exc)

    return Http


def _socket(connections: Connections, reading: Turns) -> type[WebSocketsSansIOProtocol]:
    class Socket(_InTurn, WebSocketsSansIOProtocol):
        """A WebSocket that is cut off when it is not read or does not answer; it was counted when it was HTTP."""

        turns = reading

        def connection_made(self, transport: BaseTransport) -> None:
            super().connection_made(transport)
            self._reading = _Timer()

        def data_received(self, data: bytes) -> None:
            if self.handshake_initiated:
                self.take_in(data)
            else:
                self.read(data)  # the request, which had its turn as HTTP

        def read(self, data: bytes) -> None:
            super().data_received(data)

        def prefer(self, player: bool) -> None:
            """Says whether a player sits here."""
            self.preferred = player

        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            if hasattr(self, "scope"):
                ours = {WRITE: self.write_text, PREFER: self.prefer}
                extensions: dict[str, object] = {**(self.scope["extensions"] or {}), **ours}
                self.scope["extensions"] = extensions  # type: ignore[typeddict-item]  # of ours, not of ASGI

        def write_text(self, text: bytes) -> bool:
            """Sends the text unless it has to wait; five layers and a task for each message cost more than the rest."""
            if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
                return False
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
            return True

        def pause_writing(self) -> None:
            self._reading.start(self.transport, SLOW_SECONDS)
            super().pause_writing()

        def resume_writing(self) -> None:
            self._reading.stop()
            super().resume_writing()

        async def run_asgi(self) -> None:
            await super().run_asgi()
            self.scope["extensions"] = {}  # which know this connection, as the parser does (below)

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            self._reading.start(self.transport, CLOSING_SECONDS)

        def connection_lost(self, exc: Exception | None) -> None:
            self._reading.stop()
            connections.leave(self.transport, _address(self.transport))
            super().connection_lost(exc)
            self.conn.parser.close()  # or the connection would stay in memory until garbage is collected

    return Socket


def _address(transport: Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""
