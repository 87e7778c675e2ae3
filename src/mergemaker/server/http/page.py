"""The built front end: its files with caching, and one page for every path of the application."""

import asyncio
import gzip
import mimetypes
from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TypeAlias

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from ...game.pictures.png import png
from ...room.refusal import Refusal
from .limits import Kind, Limits, network_of

MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Mergemaker</title>
<body><h1>Mergemaker</h1>
<p>The server is running, but the page is not built. Run <code>make play</code>, or in the folder
<code>web</code>: <code>npm ci &amp;&amp; npm run build</code>.
 The API is described in <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</body></html>
"""


ICON = "icon.png"  # drawn from icon.svg, for home screens and notifications, which show no SVG
ICON_WIDTH = 192  # as the manifest says

FOR_EVER = "public, max-age=31536000, immutable"
TEXTS = (".js", ".css", ".json", ".svg")

Tags: TypeAlias = Callable[[str, Mapping[str, str], str], Awaitable[str]]  # of a path, a query and the server's address


class Page:
    """Serves the folder; a path without a dot is a page of the application."""

    def __init__(self, folder: Path, tags: Tags, limits: Limits) -> None:
        self.folder = folder
        self._tags = tags
        self._limits = limits
        self._packed: dict[str, bytes] = {}  # compressed once for all
        self._files: StaticFiles | None = None
        self._icon: bytes | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves the file or, for a path of the application, the page."""
        response = await self._response(scope)
        await response(scope, receive, send)

    async def _response(self, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            return PlainTextResponse("This is only to be read.", 405)
        path: str = scope["path"].lstrip("/")
        index = self.folder / "index.html"
        if not index.exists():
            return HTMLResponse(MISSING, headers={"Cache-Control": "no-store"})
        if "." not in path.rsplit("/", 1)[-1]:
            request = Request(scope)
            tags = await self._tags_for(request, path)
            if tags:
                page = index.read_text(encoding="utf-8").replace("</head>", f"{tags}</head>", 1)
                return HTMLResponse(page, headers={"Cache-Control": "no-cache"})
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        if path == ICON:
            self._icon = self._icon or await asyncio.to_thread(_drawn, self.folder / "icon.svg")
            return Response(self._icon, media_type="image/png", headers={"Cache-Control": "public, max-age=86400"})
        if path in self._texts and "gzip" in Request(scope).headers.get("accept-encoding", ""):
            return await self._compressed(path)
        if self._files is None:
            self._files = StaticFiles(directory=self.folder)
        try:
            response = await self._files.get_response(path, scope)
        except Exception:  # an invalid path is not a file
            return PlainTextResponse("There is no such file.", 404)
        named_by_content = path.startswith("assets/")
        response.headers["Cache-Control"] = FOR_EVER if named_by_content else "no-cache"
        return response

    async def _tags_for(self, request: Request, path: str) -> str:
        """What a link shows; an asker of very many gets the page alone."""
        try:
            kind: Kind = "invitation" if path.startswith("join/") else "api"
            self._limits.check(kind, network_of(request.client.host) if request.client else "?")
        except Refusal:
            return ""
        return await self._tags(path, request.query_params, str(request.base_url).rstrip("/"))

    @cached_property
    def _texts(self) -> set[str]:
        """The files of text that never change, as they are named by their content."""
        return {f"assets/{file.name}" for file in (self.folder / "assets").glob("*") if file.suffix in TEXTS}

    async def _compressed(self, path: str) -> Response:
        if path not in self._packed:
            self._packed[path] = await asyncio.to_thread(lambda: gzip.compress((self.folder / path).read_bytes()))
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding", "Cache-Control": FOR_EVER}
        return Response(self._packed[path], media_type=mimetypes.guess_type(path)[0], headers=headers)


def _drawn(icon: Path) -> bytes:
    return png(icon.read_text(encoding="utf-8"), ICON_WIDTH)
