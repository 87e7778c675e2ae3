"""Around every request: security headers, a size limit, the origin check, a log line, metrics."""

import logging
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...room.messages import encode
from ...room.messages.updates import Problem
from ...room.refusal import Code, Refusal
from ..metrics import Metrics

log = logging.getLogger("mergemaker.access")
STATUS: dict[Code, int] = {
    "bad_request": 400,
    "bad_setup": 400,
    "not_logged_in": 401,
    "not_allowed": 403,
    "wrong_origin": 403,
    "not_found": 404,
    "illegal": 409,
    "stale": 409,
    "not_now": 409,
    "taken": 409,
    "too_large": 413,
    "too_many": 429,
    "unavailable": 503,
    "unreadable": 409,
}
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # game links are secrets, so no referrer
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE, "POST", "PUT", "PATCH", "DELETE")


def check_origin(scope: Scope, allowed: tuple[str, ...]) -> None:
    """Raises a Refusal unless the request comes from our own page, or from a program that sends no cookie."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        if "cookie" in headers:
            raise Refusal("wrong_origin", "no_origin")
        return
    try:
        scheme, host, *_ = urlsplit(origin)
    except ValueError:
        scheme, host = "", ""
    plain = scheme != "https" and scope.get("scheme") in ("https", "wss")  # a page that others may have written to
    if origin in allowed or (host and host == headers.get("host") and not plain):
        return
    raise Refusal("wrong_origin", "wrong_origin")


async def failed(request: Request, error: Exception) -> Response:
    """The answer to a request that the server could not cope with; it comes from outside the guard."""
    return PlainTextResponse("Something went wrong on the server, and has been logged.", 500, headers=HEADERS)


class Guard:
    """ASGI middleware that guards, logs and measures every request."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], metrics: Metrics) -> None:
        self.app = app
        self.origins = origins
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles a request as ASGI prescribes."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500
        method = scope["method"] if scope["method"] in METHODS else "other"  # what is counted must be bounded

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            if method == "other":
                raise Refusal("bad_request", "unknown_method")
            if method not in SAFE:
                check_origin(scope, self.origins)
            await self.app(scope, receive, send_on)
        except Refusal as refusal:
            await answer(refusal, send_on)
        finally:
            seconds = time.perf_counter() - began
            route = getattr(scope.get("route"), "path", "page")
            self.metrics.requests.labels(method, route, str(status)).inc()
            self.metrics.seconds.labels(route).observe(seconds)
            if not scope["path"].startswith(("/healthz", "/readyz", "/metrics")):
                fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
                log.info("request", extra=fields)


async def answer(refusal: Refusal, send: Send) -> None:
    """The refusal as a response."""
    body = encode(Problem(refusal.code, refusal.message, **refusal.as_data()))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[refusal.code], "headers": headers})
    await send({"type": "http.response.body", "body": body})
