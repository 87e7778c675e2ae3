"""People's URLs never make the server write into private networks."""

import asyncio

import pytest

from mergemaker.room.refusal import Refusal
from mergemaker.server.notices.outbound import Outbound, Undeliverable, checked_host, is_public

from .endpoints import Endpoint


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
        ),
        *(
            "::1",
            "::",
            "fe80::1%eth0",
            "fd00:ec2::254",
            "ff02::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
        ),
        "255.255.255.255",
    ],
)
def test_an_address_that_is_not_of_the_public_internet_is_known(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "64:ff9b::5db8:d822"])
def test_a_public_address_is_known(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://example.org/hook", "url_without_tls"),
        ("ftp://example.org/", "bad_url"),
        ("https://", "bad_url"),
        ("https://example.org:99999/", "bad_url"),
        ("https://user:password@example.org/", "bad_url"),
        ("https://example.org:25/", "bad_url"),
        ("https://example.org/\r\nX: y", "bad_url"),
        ("https://localhost/", "private_url"),
        ("https://router.local/", "private_url"),
        ("https://127.0.0.1/", "private_url"),
        ("https://[::1]:8443/", "private_url"),
        ("https://[::ffff:10.0.0.1]/", "private_url"),
    ],
)
def test_a_url_that_people_may_not_name_is_refused(url: str, why: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_host(url, private=False)
    assert refused.value.reason == why


def test_a_name_that_resolves_to_a_private_address_is_not_connected_to(
    endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However harmless the name looked when it was checked."""
    port = endpoint.address.rpartition(":")[2]

    async def work() -> None:
        loop = asyncio.get_running_loop()
        resolve = loop.getaddrinfo
        monkeypatch.setattr(loop, "getaddrinfo", lambda host, port, **more: resolve("127.0.0.1", port, **more))
        outbound = Outbound(private=False)
        with pytest.raises(Undeliverable, match="private network"):
            await outbound.post(f"https://harmless.example.org:{port}/", {}, b"x")
        await outbound.close()

    asyncio.run(work())
    assert endpoint.received == []


def test_a_redirect_is_not_followed(endpoint: Endpoint) -> None:
    endpoint.answer = lambda: 307

    async def work() -> None:
        outbound = Outbound(private=True)
        with pytest.raises(Undeliverable, match="307"):
            await outbound.post(endpoint.address, {}, b"x")
        await outbound.close()

    asyncio.run(work())
    assert len(endpoint.received) == 1
