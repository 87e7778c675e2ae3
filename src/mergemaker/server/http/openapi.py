"""The OpenAPI document, made from the endpoints and their types."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ...room.messages.updates import Problem
from .endpoint import Endpoint


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The whole document."""
    types = list(dict.fromkeys(kind for each in endpoints for kind in (each.takes, each.gives, Problem) if kind))
    found, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(types, found, strict=True))
    paths: dict[str, Any] = {}
    for each in endpoints:
        paths.setdefault(each.route.path, {})[each.route.method.lower()] = _operation(each, schemas)
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
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "mergemaker_session"},
            },
        },
        "security": [{"token": []}, {"cookie": []}],
    }


def _operation(each: Endpoint, schemas: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    def content(kind: Any) -> dict[str, Any]:
        return {"text/plain" if kind is str else "application/json": {"schema": schemas[kind]}}

    parameters = [
        *({"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in each.path_names),
        *(
            {"name": name, "in": "query", "required": False, "description": what, "schema": {"type": "string"}}
            for name, what in each.query.items()
        ),
    ]
    operation: dict[str, Any] = {
        "operationId": each.name,
        "summary": each.summary,
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done.", "content": content(each.gives)},
            "4XX": {"description": "Refused, with the reason.", "content": content(Problem)},
        },
    }
    if each.takes is not None:
        operation["requestBody"] = {"required": True, "content": content(each.takes)}
    return operation
