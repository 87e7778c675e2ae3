"""Around every request: where unsafe ones may come from, and what is counted."""

import asyncio
from pathlib import Path

import pytest

from mergemaker.room.refusal import Refusal
from mergemaker.server import metrics
from mergemaker.server.http.limits import Limits
from mergemaker.server.http.middleware import HEADERS, check_origin

from ..inside import Inside
from ..people import Served

OURS = "https://table.example"


def headers(over: str = "http", **named: str) -> dict[str, object]:
    """A request's scope with these headers."""
    sent = [(name.encode(), value.encode()) for name, value in named.items()]
    return {"type": "http", "scheme": over, "headers": sent}


@pytest.mark.parametrize(
    "scope",
    [
        headers(host="table.example", origin=OURS, cookie="a=b"),
        headers("wss", host="table.example", origin=OURS, cookie="a=b"),
        headers(host="inner:8000", origin="https://friend.example", cookie="a=b"),
        headers(host="table.example"),
    ],
)
def test_our_own_page_allowed_origins_and_programs_without_cookies_are_accepted(scope: dict[str, object]) -> None:
    check_origin(scope, ("https://friend.example",))


@pytest.mark.parametrize(
    "scope",
    [
        headers(host="table.example", origin="https://evil.example"),
        headers(host="table.example", origin="null"),
        headers("https", host="table.example", origin="http://table.example"),
        headers(host="table.example", origin="http://["),
        headers(host="table.example", cookie="a=b"),
    ],
)
def test_other_origins_and_cookies_without_an_origin_are_refused(scope: dict[str, object]) -> None:
    with pytest.raises(Refusal) as refused:
        check_origin(scope, ("https://friend.example",))
    assert refused.value.code == "wrong_origin"


def test_requests_are_counted_by_route_and_not_by_address(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "LASTS", 0.0)
    ann = served.person("Ann")
    game = ann.new_game()["id"]
    answer = ann.web.get(f"/api/games/{game}")
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    numbers = ann.web.get("/metrics").text
    assert 'route="/api/games/{game}"' in numbers
    assert game not in numbers


def test_numbers_are_collected_once_a_second_however_many_ask(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "LASTS", 1000.0)
    ann = served.person("Ann")
    first = ann.web.get("/metrics").text
    ann.new_game()
    assert ann.web.get("/metrics").text == first
    monkeypatch.setattr(metrics, "LASTS", 0.0)
    assert ann.web.get("/metrics").text != first


def test_a_fault_is_answered_with_the_same_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a mistake of ours")

    async def work() -> None:
        async with Inside(tmp_path / "games.sqlite3") as inside:
            monkeypatch.setattr(Limits, "check", fail)
            answer = await inside.visitor().web.get("/api/me")
            assert answer.status_code == 500
            assert "mistake" not in answer.text
            assert {name: answer.headers[name] for name in HEADERS} == HEADERS

    asyncio.run(work())


def test_whatever_a_request_method_is_called_what_is_counted_stays_bounded(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "LASTS", 0.0)
    ann = served.person("Ann")
    sizes = []
    for number in range(20):
        answer = ann.web.request(f"{'X' * 500}{number}", "/healthz")
        assert (answer.status_code, answer.json()["reason"]) == (400, "unknown_method")
        sizes.append(len(ann.web.get("/metrics").text))
    assert sizes[-1] < sizes[1] + 100
