"""What a stranger may ask without a name: it is limited by address, or costs next to nothing."""

import asyncio
import gzip
from pathlib import Path
from unittest.mock import patch

import pytest
from starlette.routing import Route

from mergemaker.server.http import limits, page

from ..inside import Inside, Visitor

CHEAP = ("/healthz", "/api/openapi.json", "/api/{rest:path}")  # made once
SCRIPT = "assets/main-ABC.js"


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A page that is built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html><head></head></html>")
    (tmp_path / SCRIPT).write_text("let a = 1;" * 1000)
    return tmp_path


async def _game(inside: Inside) -> str:
    """A game that is played."""
    owner = inside.visitor(address="10.0.0.1")
    await owner.ask("POST", "/api/session", {"name": "Ann"})
    setup = {"seats": [{"kind": "me"}, {"kind": "guest", "name": "Ben"}]}
    return str((await owner.ask("POST", "/api/games", {"setup": setup, "start": True}))["id"])


def _stranger(inside: Inside, number: int) -> Visitor:
    return inside.visitor({"Accept-Encoding": "gzip"}, address=f"10.1.{number}.1")


def test_whatever_is_asked_is_limited_by_address_or_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask_all() -> list[str]:
        unlimited = []
        async with Inside(tmp_path / "games.sqlite3", rate_limits=True) as inside:
            monkeypatch.setitem(limits.RATES, "api", (4, 0.0))
            names = {"game": await _game(inside), "number": 0, "code": "x", "name": "x", "puzzle": "x", "rest": "x"}
            routes = [
                route for route in inside.app.routes if isinstance(route, Route) and "GET" in (route.methods or ())
            ]
            for number, route in enumerate(routes):
                path = route.path.replace(":path", "").format(**names)
                answers = [await _stranger(inside, number).web.get(path) for _ in range(6)]
                if all(answer.status_code != 429 for answer in answers):
                    unlimited.append(route.path)
        return unlimited

    assert set(asyncio.run(ask_all())) == set(CHEAP)


def test_an_address_that_opens_very_many_links_gets_pages_without_their_cards(
    dist: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.RATES, "api", (4, 0.0))

    async def ask() -> None:
        async with Inside(tmp_path / "games.sqlite3", rate_limits=True, web_dist=dist) as inside:
            game = await _game(inside)
            pages = [(await _stranger(inside, 1).web.get(f"/game/{game}")).text for _ in range(6)]
            assert ["og:title" in found for found in pages] == [True] * 4 + [False] * 2
            assert all("<html>" in found for found in pages)

    asyncio.run(ask())


def test_a_file_is_compressed_once_for_all(dist: Path, tmp_path: Path) -> None:
    async def ask() -> None:
        with patch.object(page, "gzip", wraps=gzip) as packer:
            async with Inside(tmp_path / "games.sqlite3", web_dist=dist) as inside:
                for number in range(3):
                    answer = await _stranger(inside, number).web.get(f"/{SCRIPT}")
                    assert (answer.text, answer.headers["content-encoding"]) == ("let a = 1;" * 1000, "gzip")
                    assert "immutable" in answer.headers["cache-control"]
                    assert answer.headers["content-type"].startswith("text/javascript")
                plain = await inside.visitor().web.get(f"/{SCRIPT}")
                assert plain.text == "let a = 1;" * 1000
                assert "content-encoding" not in plain.headers
        packer.compress.assert_called_once()

    asyncio.run(ask())


def test_the_openapi_document_is_the_same_when_asked_for_again(tmp_path: Path) -> None:
    async def ask() -> None:
        async with Inside(tmp_path / "games.sqlite3") as inside:
            asked = (_stranger(inside, 1), _stranger(inside, 2), inside.visitor())
            first, *others = [await visitor.ask("GET", "/api/openapi.json") for visitor in asked]
            assert first["openapi"]
            assert others == [first, first]

    asyncio.run(ask())
