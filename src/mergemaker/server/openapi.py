"""The OpenAPI document, made from the endpoints and their types."""

import re
from functools import lru_cache
from typing import Any

import msgspec

from ..room.messages.updates import Problem
from .api import ENDPOINTS, Endpoint

_PARAMETERS = {
    "/api/games": [("list", "lobby or mine")],
    "/api/games/{game}/view": [("seat", "one of several own seats"), ("after", "wait for a later version")],
    "/api/games/{game}/record": [("format", "text or json")],
    "/api/games/{game}/positions/{number}": [("seat", "one of several own seats")],
    "/api/games/{game}/history": [("seat", "one of several own seats")],
}


@lru_cache(maxsize=1)
def document() -> dict[str, Any]:
    """The whole document."""
    _, schemas = _schemas()
    paths: dict[str, Any] = {}
    for each in ENDPOINTS:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Mergemaker",
            "version": "1",
            "description": "The table on the network. Programs send `Authorization: Bearer TOKEN`; browsers a cookie. "
            "Live events come over the socket /ws/games/{game}.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "mergemaker_session"},
            },
        },
        "security": [{"token": []}, {"cookie": []}],
    }


def _operation(each: Endpoint) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", each.path)
    ]
    if each.method == "GET":
        parameters += [
            {"name": name, "in": "query", "required": False, "description": what, "schema": {"type": "string"}}
            for name, what in _PARAMETERS.get(each.path, [])
        ]
    operation: dict[str, Any] = {
        "operationId": each.handler.__name__,
        "summary": each.sentence,
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done.", "content": _content(each.gives)},
            "4XX": {"description": "Refused, with the reason.", "content": _content(Problem)},
        },
    }
    if each.takes is not None:
        operation["requestBody"] = {"required": True, "content": _content(each.takes)}
    return operation


@lru_cache(maxsize=1)
def _schemas() -> tuple[dict[Any, dict[str, Any]], dict[str, Any]]:
    """The schema of every type that goes in or out, and what they refer to."""
    types = list(dict.fromkeys(kind for each in ENDPOINTS for kind in (each.takes, each.gives, Problem) if kind))
    found, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    return dict(zip(types, found, strict=True)), components


def _content(kind: Any) -> dict[str, Any]:
    return {"text/plain" if kind is str else "application/json": {"schema": _schemas()[0][kind]}}
