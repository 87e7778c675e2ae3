"""Running the server: the listening socket, uvicorn, and announcing the page's address."""

import asyncio
import contextlib
import logging
import os
import signal
import socket as sockets
import sys
import webbrowser
from types import FrameType

import uvicorn

from ..errors import BadSetup
from ..words import t
from .app import Server
from .connections import Connections, most_connections, protocols
from .garbage import collect_when_idle
from .logs import set_up_logs
from .settings import Settings

log = logging.getLogger(__name__)
AT_ONCE, QUEUE = 8, 2048  # connections accepted in a round of the event loop, and how many may wait for it
SWITCH = 0.001  # seconds that a thread which computes may keep those who play waiting


def listen(host: str, port: int) -> sockets.socket:
    """A listening socket; BadSetup if the address is in use."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    # asyncio sets TCP_NODELAY only if the protocol is named; without it small responses wait 40 ms
    listener = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)
    listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise BadSetup("port_taken", host=host, port=str(port), detail=error.strerror or "") from None
    return listener


def run(settings: Settings | None = None, open_browser: bool = False, log_level: str = "info") -> None:
    """Runs the server until it is stopped; with `open_browser` the page is opened once it is ready."""
    settings = settings or Settings()
    set_up_logs(log_level)
    try:
        listener = listen(settings.host, settings.port)
    except BadSetup:
        if not open_browser:
            raise
        listener = listen(settings.host, 0)
        print(t("terminal.port_taken", port=str(settings.port)), flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        server_on(listener, settings, open_browser).run(sockets=[listener])


def server_on(listener: sockets.socket, settings: Settings, open_browser: bool = False) -> uvicorn.Server:
    """A uvicorn server for that socket, not yet running."""
    everywhere = settings.host in ("0.0.0.0", "::", "")
    port = listener.getsockname()[1]
    address = _address("127.0.0.1" if everywhere else settings.host, port)
    network = own_address() if everywhere else None
    elsewhere = settings.address or (network and _address(network, port))
    try:
        app = Server(settings, address, elsewhere).application()
    except BadSetup:
        listener.close()
        raise
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    connections = Connections(settings.connections or most_connections(), proxies)
    http, socket = protocols(connections)
    config = uvicorn.Config(
        app,
        http=http,
        ws=socket,
        backlog=AT_ONCE,
        h11_max_incomplete_event_size=16 * 1024,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,  # patches are small: it would cost more time and memory than it saves bytes
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    return _Uvicorn(config, connections, address, elsewhere, open_browser)


def _address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def own_address() -> str | None:
    """This machine's address in its network, if any; found without sending anything."""
    with contextlib.suppress(OSError), sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        return str(probe.getsockname()[0])
    return None


class _Uvicorn(uvicorn.Server):
    """Prints the page's address once it is ready; closes the tables when it stops."""

    def __init__(
        self,
        config: uvicorn.Config,
        connections: Connections,
        address: str,
        elsewhere: str | None,
        open_browser: bool,
    ) -> None:
        super().__init__(config)
        self._connections = connections
        self._address = address
        self._elsewhere = elsewhere
        self._open_browser = open_browser

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal shuts the server down gracefully with status 0; a second one does not wait."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for listener in sockets or ():
                listener.listen(QUEUE)  # asyncio took the number that it accepts at once for this one too
            sys.setswitchinterval(SWITCH)
            self._collecting = asyncio.create_task(collect_when_idle(lambda: self._connections.ended))
            log.info("started", extra={"address": self._address})
            print(t("terminal.address", address=self._address), file=sys.stdout, flush=True)
            if self._elsewhere:
                print(t("terminal.elsewhere", address=self._elsewhere), file=sys.stdout, flush=True)
            if self._open_browser:
                await asyncio.to_thread(webbrowser.open, self._address)
