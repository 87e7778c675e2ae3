"""Endpoints are read from the signatures of methods, for requests and for the OpenAPI document."""

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Annotated

import pytest
from msgspec import Struct

from mergemaker.room.person import Person
from mergemaker.room.refusal import Refusal
from mergemaker.server.http.endpoint import Asker, Endpoint, Reply, endpoints_of, route
from mergemaker.server.http.openapi import document

from ..people import Served

ANN = Person("a", "Ann")
ASKER = Asker(ANN)


class Wish(Struct):
    """What is wanted."""

    count: int


class Shop:
    """Three endpoints."""

    @route("GET", "/api/shelves/{shelf}")
    async def look(self, asker: Asker, shelf: str, order: Annotated[str, "up or down"] = "up") -> list[str]:
        """What stands there."""
        return [shelf, order]

    @route("POST", "/api/shelves/{shelf}", most=100)
    async def buy(self, person: Person, shelf: str, body: Wish) -> Annotated[Reply, Wish]:
        """Buy something."""
        return Reply(Wish(body.count + 1), cookie=person.name)

    @route("PUT", "/api/sign", "upload")
    async def write(self, asker: Asker, body: str) -> str:
        """What the sign says."""
        return body.upper()


LOOK, BUY, WRITE = endpoints_of(Shop())


def answer(endpoint: Endpoint, asker: Asker = ASKER, body: bytes = b"", **query: str) -> Reply:
    """The answer to a request about the shelf of games."""

    async def chunks() -> AsyncIterator[bytes]:
        for place in range(0, len(body), 10):
            yield body[place : place + 10]

    return asyncio.run(endpoint.answer(asker, {"shelf": "games"}, query, chunks()))


def test_path_query_and_body_are_passed_to_the_method() -> None:
    assert answer(LOOK).content == ["games", "up"]
    assert answer(LOOK, order="down", other="x").content == ["games", "down"]
    assert answer(BUY, body=b'{"count": 3}') == Reply(Wish(4), cookie="Ann")
    assert answer(WRITE, body="größer".encode()).content == "GRÖSSER"


@pytest.mark.parametrize(
    ("endpoint", "asker", "body", "code"),
    [
        (BUY, Asker(None), b"{", "not_logged_in"),
        (BUY, ASKER, b"{", "bad_request"),
        (BUY, ASKER, b'{"count": "many"}', "bad_request"),
        (BUY, ASKER, b"[" * 90, "bad_request"),
        (BUY, ASKER, b" " * 101, "too_large"),
        (WRITE, Asker(None), b"\xff", "bad_request"),
    ],
)
def test_a_malformed_request_is_refused(endpoint: Endpoint, asker: Asker, body: bytes, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        answer(endpoint, asker, body)
    assert refused.value.code == code


def test_the_document_says_what_the_signatures_say() -> None:
    described = document([LOOK, BUY, WRITE])
    look = described["paths"]["/api/shelves/{shelf}"]["get"]
    assert (look["operationId"], look["summary"]) == ("look", "What stands there.")
    assert [(one["name"], one["in"], one["required"]) for one in look["parameters"]] == [
        ("shelf", "path", True),
        ("order", "query", False),
    ]
    assert "requestBody" not in look
    buy = described["paths"]["/api/shelves/{shelf}"]["post"]
    reference = {"$ref": "#/components/schemas/Wish"}
    assert buy["requestBody"]["content"] == {"application/json": {"schema": reference}}
    assert buy["responses"]["200"]["content"] == {"application/json": {"schema": reference}}
    assert list(described["paths"]["/api/sign"]["put"]["requestBody"]["content"]) == ["text/plain"]
    assert "Wish" in described["components"]["schemas"]


def test_the_servers_document_is_complete(served: Served) -> None:
    described = served.person().get("/api/openapi.json")
    schemas = described["components"]["schemas"]
    assert set(re.findall(r"#/components/schemas/(\w+)", str(described))) <= set(schemas)
    operations = [operation for path in described["paths"].values() for operation in path.values()]
    assert len(operations) >= 20
    assert len({operation["operationId"] for operation in operations}) == len(operations)
    assert all(operation["summary"] for operation in operations)
