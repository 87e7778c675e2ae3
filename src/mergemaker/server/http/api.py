"""The endpoints as Starlette routes: rate limits, authentication, and refusals as problem responses."""

import logging
from collections.abc import Mapping

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ...errors import MergemakerError
from ...room.interfaces import StoreUnavailable
from ...room.messages import encode
from ...room.messages.updates import Problem
from ...room.refusal import Refusal, as_refusal
from ..metrics import Metrics
from ..sessions import LASTS, Sessions
from .endpoint import Asker, Endpoint, Reply
from .limits import Limits, network_of
from .middleware import STATUS
from .openapi import document

log = logging.getLogger(__name__)
COOKIE = "mergemaker_session"
CLIENT_GONE = 499  # as nginx counts it


class Api:
    """Answers requests to the endpoints."""

    def __init__(self, endpoints: list[Endpoint], sessions: Sessions, limits: Limits, metrics: Metrics) -> None:
        self._endpoints = endpoints
        self._sessions = sessions
        self._limits = limits
        self._metrics = metrics

    def routes(self) -> list[Route]:
        """A route for each endpoint, the OpenAPI document, and a 404 for all other paths."""
        described = encode(document(self._endpoints))
        return [
            *(self._route(endpoint) for endpoint in self._endpoints),
            Route("/api/openapi.json", lambda request: Response(described, media_type="application/json")),
            Route("/api/{rest:path}", _no_such),
        ]

    def _route(self, endpoint: Endpoint) -> Route:
        async def handle(request: Request) -> Response:
            return await self._answer(endpoint, request)

        path, method = endpoint.route.path, endpoint.route.method
        return Route(path, handle, methods=[method], name=f"{method} {path}")

    async def _answer(self, endpoint: Endpoint, request: Request) -> Response:
        try:
            address = network_of(request.client.host) if request.client else "?"
            self._limits.check("api", address)
            if endpoint.route.limit != "api":
                self._limits.check(endpoint.route.limit, address)
            known = await self._sessions.find(token_in(request.headers, request.cookies))
            agent = request.headers.get("user-agent")
            asker = Asker(known and known.person, known and known.session, address, agent)
            reply = await endpoint.answer(asker, request.path_params, request.query_params, request.stream())
        except (MergemakerError, StoreUnavailable) as error:
            return self._refused(as_refusal(error))
        except ClientDisconnect:
            return Response(status_code=CLIENT_GONE)  # for the metrics: nobody is there to read it
        return _response(reply, secure=request.url.scheme == "https")

    def _refused(self, refusal: Refusal) -> Response:
        """Not in `_answer`, which the refusal knows by its traceback: a circle, and so garbage to be collected."""
        if refusal.code == "unavailable":
            log.warning("a request could not be answered", exc_info=True)
        self._metrics.refused.labels(refusal.code).inc()
        return problem(refusal)


def token_in(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str | None:
    """The bearer token or the cookie that came with a request."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else cookies.get(COOKIE)


def problem(refusal: Refusal) -> Response:
    """The refusal as a response."""
    content = encode(Problem(refusal.code, refusal.message, **refusal.as_data()))
    return Response(content, STATUS[refusal.code], media_type="application/json")


def _response(reply: Reply, secure: bool) -> Response:
    content = reply.content if isinstance(reply.content, (str, bytes)) else encode(reply.content)
    headers = {"Content-Disposition": f'attachment; filename="{reply.file_name}"'} if reply.file_name else None
    response = Response(content, media_type=reply.media_type, headers=headers)
    if reply.cookie is not None:
        age = LASTS if reply.cookie else 0
        response.set_cookie(COOKIE, reply.cookie, max_age=age, httponly=True, samesite="lax", secure=secure, path="/")
    return response


async def _no_such(request: Request) -> Response:
    return problem(Refusal("not_found", "no_endpoint"))
