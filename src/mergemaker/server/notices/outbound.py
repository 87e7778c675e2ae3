"""HTTP to addresses that people gave: never into private networks, whatever their names resolve to."""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpcore

from ...room.refusal import Refusal

SECONDS = 8.0  # for one request, from resolving the name to the status line
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")  # an IPv4 address in the last 32 bits


class Undeliverable(Exception):
    """The other side did not take the message; `gone`: it never will again."""

    def __init__(self, detail: str, gone: bool = False) -> None:
        super().__init__(detail)
        self.detail = detail
        self.gone = gone


class Host(NamedTuple):
    """The parts of a URL that decide where a request goes."""

    scheme: str
    name: str
    port: int


def is_public(text: str) -> bool:
    """Whether the address is one of the public internet, also behind a way to write IPv4 as IPv6."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inside = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if address in NAT64:
            inside = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inside is not None:
            address = inside
    return address.is_global and not address.is_multicast


def checked_host(url: str, private: bool) -> Host:
    """Where a URL leads; a Refusal if people may not name it. `private`: the operator allows any host, without TLS."""
    try:
        parts = urlsplit(url)
        host = Host(parts.scheme, parts.hostname or "", parts.port or (80 if parts.scheme == "http" else 443))
    except ValueError:
        raise Refusal("bad_request", "bad_url") from None
    plain = url.isascii() and url.isprintable() and " " not in url
    if host.scheme not in ("http", "https") or not host.name or parts.username or parts.password or not plain:
        raise Refusal("bad_request", "bad_url")
    if private:
        return host
    if host.scheme != "https":
        raise Refusal("bad_request", "url_without_tls")
    if host.port != 443 and host.port < 1024:
        raise Refusal("bad_request", "bad_url")
    try:
        literal = is_public(host.name)
    except ValueError:  # a name, which is resolved when something is sent
        literal = "." in host.name and not host.name.endswith((".local", ".internal", ".localhost"))
    if not literal:
        raise Refusal("bad_request", "private_url")
    return host


class PublicNetwork(httpcore.AsyncNetworkBackend):
    """Connects to exactly the address that was checked, so that a name cannot resolve to another one in between."""

    def __init__(self, inner: httpcore.AsyncNetworkBackend) -> None:
        self._inner = inner

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """A connection to a public address of the host."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise httpcore.ConnectError(error.strerror or "the name is unknown") from None
        addresses = [str(entry[4][0]) for entry in found]
        if not addresses or not all(map(is_public, addresses)):
            raise httpcore.ConnectError("the name leads into a private network")
        return await self._inner.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[Any] | None = None
    ) -> httpcore.AsyncNetworkStream:
        """Refused: nothing but the network is written to."""
        raise httpcore.ConnectError("there is no such network")

    async def sleep(self, seconds: float) -> None:
        """Waits."""
        await self._inner.sleep(seconds)


class Outbound:
    """Posts to addresses that people gave."""

    def __init__(self, private: bool) -> None:
        self.private = private
        inner = httpcore.AnyIOBackend()
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            max_connections=100,
            max_keepalive_connections=20,
            keepalive_expiry=30.0,
            network_backend=inner if private else PublicNetwork(inner),
        )

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """The other side has taken the body; Undeliverable if not. Redirects are not followed, answers not read."""
        try:
            checked_host(url, self.private)
            async with asyncio.timeout(SECONDS):
                async with self._pool.stream("POST", url, headers=[*headers.items()], content=body) as answer:
                    status = answer.status
        except Refusal as refusal:
            raise Undeliverable(refusal.message) from None
        except TimeoutError:
            raise Undeliverable("no answer in time") from None
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError) as error:
            raise Undeliverable(str(error) or type(error).__name__) from None
        if not 200 <= status < 300:
            raise Undeliverable(f"HTTP {status}", gone=status in (404, 410))

    async def close(self) -> None:
        """All connections are closed."""
        await self._pool.aclose()
