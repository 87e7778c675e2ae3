"""How the server is run: where others reach it."""

import asyncio
import contextlib
import gc
import weakref
from collections.abc import Callable

import pytest

from mergemaker.server import garbage
from mergemaker.server.garbage import collect_when_idle
from mergemaker.server.serving import own_address

from .people import Served


def test_a_server_for_this_machine_offers_no_address(served: Served) -> None:
    assert served.person().get("/api/address") == {"address": None}


def test_a_server_on_all_networks_offers_its_address_in_the_network(serve: Callable[..., Served]) -> None:
    server = serve(host="0.0.0.0")  # its setting; the test's socket is on loopback
    port = server.address.rsplit(":", 1)[1]
    address = own_address()
    assert server.person().get("/api/address") == {"address": address and f"http://{address}:{port}/"}


def test_the_operator_says_where_the_page_is(serve: Callable[..., Served]) -> None:
    server = serve(address="https://games.example.org/")
    assert server.person().get("/api/address") == {"address": "https://games.example.org/"}


def test_a_visitor_without_a_session_gets_an_empty_list(served: Served) -> None:
    assert served.person().get("/api/games?list=mine") == {"games": [], "unreadable": []}


def test_python_collects_garbage_by_itself_again_when_the_server_has_stopped() -> None:
    async def serve() -> None:
        collecting = asyncio.create_task(collect_when_idle(lambda: 0))
        await asyncio.sleep(0)
        assert not gc.isenabled()
        collecting.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await collecting

    asyncio.run(serve())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_what_connections_leave_is_collected_while_there_is_much_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection leaves a circle; when there are many, they go although the server is never idle."""
    monkeypatch.setattr(garbage, "GLANCE", 0.01)
    monkeypatch.setattr(garbage, "IDLE", -1.0)  # it never is
    monkeypatch.setattr(garbage, "MANY", 5_000)
    left: list[weakref.ref[Circle]] = []

    async def serve() -> None:
        collecting = asyncio.create_task(collect_when_idle(lambda: len(left)))
        await asyncio.sleep(0)
        async with asyncio.timeout(30):
            while not left or all(circle() is not None for circle in left):
                left.extend(weakref.ref(Circle()) for _ in range(1_000))
                await asyncio.sleep(0.01)
        collecting.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await collecting

    asyncio.run(serve())
    assert len(left) > garbage.MANY


class Circle:
    """Refers to itself, as a closed transport of asyncio does."""

    def __init__(self) -> None:
        self.itself = self
