"""An endpoint is a method with a route; its signature says what it takes, for requests and for the OpenAPI document.

`asker` is who asks, or `person` where it has to be somebody; the names in the path are strings, `body` is the request's
body in its type, and what else there is stands in the query, described by its annotation. It returns a message, or a
`Reply` where that is not all.
"""

import inspect
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from ...room.person import Person
from ...room.refusal import Refusal
from .limits import Kind

MOST_BODY = 64 * 1024
Handler = TypeVar("Handler", bound=Callable[..., Awaitable[Any]])


@dataclass(frozen=True)
class Asker:
    """Who asks: a person or nobody, with the cookie or bearer token that came along."""

    person: Person | None
    token: str | None = None

    def someone(self) -> Person:
        """The person who asks; a Refusal for nobody."""
        if self.person is None:
            raise Refusal("not_logged_in", "no_name")
        return self.person


@dataclass(frozen=True)
class Reply:
    """An answer that is not just a message in JSON."""

    content: Any  # a message, or a text
    cookie: str | None = None  # to be set: a token, or empty to forget it
    media_type: str = "application/json"
    file_name: str | None = None  # to be saved under


@dataclass(frozen=True)
class Route:
    """Where an endpoint stands, and how much it may be asked."""

    method: str
    path: str
    limit: Kind = "api"
    most: int = MOST_BODY  # bytes of a body


def route(method: str, path: str, limit: Kind = "api", most: int = MOST_BODY) -> Callable[[Handler], Handler]:
    """Makes an endpoint of a method."""

    def mark(handler: Handler) -> Handler:
        handler.__dict__["route"] = Route(method, path, limit, most)
        return handler

    return mark


@dataclass(frozen=True)
class Endpoint:
    """Something that can be asked for over HTTP."""

    route: Route
    handler: Callable[..., Awaitable[Any]]
    takes: Any  # the type of the body; None: it has none
    gives: Any
    path_names: tuple[str, ...]
    query: Mapping[str, str]  # names, with a description of each
    for_somebody: bool  # who has at least said their name

    @property
    def name(self) -> str:
        """What programs call it."""
        return self.handler.__name__

    @property
    def summary(self) -> str:
        """What it does."""
        return (self.handler.__doc__ or "").strip()

    async def answer(
        self, asker: Asker, path: Mapping[str, str], query: Mapping[str, str], body: AsyncIterator[bytes]
    ) -> Reply:
        """The endpoint's answer; a Refusal when it cannot be."""
        given: dict[str, Any] = {"person": asker.someone()} if self.for_somebody else {"asker": asker}
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
    """All endpoints among the methods of some objects, in the order in which they are written."""
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
        gives=get_args(gives)[1] if get_origin(gives) is Annotated else gives,  # a Reply says what it carries
        path_names=path_names,
        query={name: get_args(hints[name])[1] for name in in_query},
        for_somebody="person" in parameters,
    )


def small_number(text: str | None) -> int | None:
    """A number from 0 on that somebody wrote into an address; None if it is none, or larger than any we have."""
    return int(text) if text is not None and text.isdecimal() and len(text) < 10 else None
