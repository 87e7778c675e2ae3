"""An endpoint is a method with a route; its signature says what it takes, for requests and for the OpenAPI document.

`asker` is who asks, or `person` where a session is required; names in the path are strings, `body` is the request's
body in its type, and all other parameters are in the query, described by their annotations. It returns a message, or a
`Reply` where it needs more than that.
"""

import inspect
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from ...room.person import Person
from ...room.refusal import Refusal
from ..store.people import Session
from .limits import Kind

MOST_BODY = 64 * 1024
Handler = TypeVar("Handler", bound=Callable[..., Awaitable[Any]])


@dataclass(frozen=True)
class Asker:
    """Who sent a request: a person or nobody, with their session, from where and with what."""

    person: Person | None
    session: Session | None = None
    network: str = "?"
    agent: str | None = None

    def require_person(self) -> Person:
        """The person who asks; a Refusal if there is no session."""
        if self.person is None:
            raise Refusal("not_logged_in", "no_name")
        return self.person

    def require_browser(self) -> tuple[Person, str]:
        """The person who asks, and their session; a Refusal if it is a token: a stolen one must not make more."""
        person = self.require_person()
        assert self.session is not None, "every known person has a session"
        if self.session.kind == "token":
            raise Refusal("not_allowed", "not_by_token")
        return person, self.session.hash


@dataclass(frozen=True)
class Reply:
    """A response that is not just a JSON message."""

    content: Any  # a message, a text, or bytes
    cookie: str | None = None  # the cookie to set: a token, or empty to delete it
    media_type: str = "application/json"
    file_name: str | None = None  # the file name for a download


@dataclass(frozen=True)
class Route:
    """An endpoint's method, path and limits."""

    method: str
    path: str
    limit: Kind = "api"
    most: int = MOST_BODY  # the largest body, in bytes


def route(method: str, path: str, limit: Kind = "api", most: int = MOST_BODY) -> Callable[[Handler], Handler]:
    """Declares a method as an endpoint."""

    def mark(handler: Handler) -> Handler:
        handler.__dict__["route"] = Route(method, path, limit, most)
        return handler

    return mark


@dataclass(frozen=True)
class Endpoint:
    """A method that answers an HTTP request."""

    route: Route
    handler: Callable[..., Awaitable[Any]]
    takes: Any  # the type of the body; None: no body
    gives: Any
    path_names: tuple[str, ...]
    query: Mapping[str, str]  # parameter names with their descriptions
    needs_person: bool  # anyone with a session, guests included

    @property
    def name(self) -> str:
        """The operation's id in the OpenAPI document."""
        return self.handler.__name__

    @property
    def summary(self) -> str:
        """The first line of the method's docstring."""
        return (self.handler.__doc__ or "").strip()

    async def answer(
        self, asker: Asker, path: Mapping[str, str], query: Mapping[str, str], body: AsyncIterator[bytes]
    ) -> Reply:
        """The endpoint's response; a Refusal if the request is invalid."""
        given: dict[str, Any] = {"person": asker.require_person()} if self.needs_person else {"asker": asker}
        given |= {name: path[name] for name in self.path_names}
        given |= {name: query[name] for name in self.query if name in query}
        if self.takes is not None:
            given["body"] = self._decoded(await self._read(body))
        answer = await self.handler(**given)
        return answer if isinstance(answer, Reply) else Reply(answer)

    async def _read(self, chunks: AsyncIterator[bytes]) -> bytes:
        body = b""
        async for chunk in chunks:
            body += chunk
            if len(body) > self.route.most:
                raise Refusal("too_large", "body_too_large", most=self.route.most // 1024)
        return body

    def _decoded(self, body: bytes) -> Any:
        try:
            return body.decode() if self.takes is str else msgspec.json.decode(body, type=self.takes)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise Refusal("bad_request", "unreadable_request", detail=str(error)) from None


def endpoints_of(*subjects: object) -> list[Endpoint]:
    """All endpoints among the objects' methods, in source order."""
    found = []
    for subject in subjects:
        for name, method in vars(type(subject)).items():
            if isinstance(marked := getattr(method, "route", None), Route):
                found.append(_endpoint(marked, getattr(subject, name)))
    return found


def _endpoint(marked: Route, handler: Callable[..., Awaitable[Any]]) -> Endpoint:
    hints = get_type_hints(handler, include_extras=True)
    path_names = tuple(re.findall(r"{(\w+)}", marked.path))
    parameters = inspect.signature(handler).parameters
    in_query = [name for name in parameters if name not in ("asker", "person", "body", *path_names)]
    gives = hints["return"]
    return Endpoint(
        route=marked,
        handler=handler,
        takes=hints.get("body"),
        gives=get_args(gives)[1] if get_origin(gives) is Annotated else gives,  # a Reply sets its own media type
        path_names=path_names,
        query={name: get_args(hints[name])[1] for name in in_query},
        needs_person="person" in parameters,
    )


def small_number(text: str | None) -> int | None:
    """A number from 0 on, from a path or query; None if it is not one, or too large."""
    return int(text) if text is not None and text.isdecimal() and len(text) < 10 else None
