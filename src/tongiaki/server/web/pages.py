"""The browser client: its files, and its single HTML page at every path that has no handler of its own."""

from __future__ import annotations

import gzip
import mimetypes
import re
from collections.abc import Awaitable, Callable
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Response

from tongiaki.bots.levels import is_engine_compiled
from tongiaki.server.settings import Solo
from tongiaki.server.web import device_files
from tongiaki.server.web.device_files import accepts

mimetypes.add_type("application/manifest+json", ".webmanifest")

CLIENT = Path(__file__).parents[1] / "client"
"""Folder of the built client. A wheel includes this folder; in a checkout, `dev.py` builds it."""
PATHS = ["/", "/{path:path}"]
"""All paths that have no handler of their own. The client decides which of these pages exist."""
BROTLI_SUFFIX = ".br"
"""Suffix of the files that the build has compressed with Brotli."""
MakeHead = Callable[[Request[Any, Any, Any]], Awaitable[str]]
"""Function that returns the title and the meta tags of the requested page, as HTML."""
_TITLE = re.compile("<title>.*?</title>", re.DOTALL)
NOT_BUILT = "The browser client is not built. `python3 dev.py play` builds it.\n"


def handlers(make_head: MakeHead, solo: Callable[[], Solo], client: Path = CLIENT) -> list[HTTPRouteHandler]:
    """Return handlers for the files in a client's folder.

    `make_head` replaces the title of the page. `solo` returns the setting for games against bots.
    """
    index = client / "index.html"
    if not index.exists():
        return [_no_page()]
    files = [path for path in client.iterdir() if path.is_file() and path != index and path.name[0] != "."]
    content = index.read_text(encoding="utf-8")
    if device_files.is_compiled(client / "device"):
        content = content.replace("<html ", "<html data-device-compiled ", 1)
    page_handlers = [_page(content, make_head, solo)]
    page_handlers.extend(_file(path) for path in files)
    if (client / "assets").is_dir():
        page_handlers.append(_assets(client / "assets"))
    page_handlers.extend(device_files.handlers(client / "device"))
    return page_handlers


class _Asset:
    """A file in three encodings: Brotli (made by the build), gzip (made at the first request) and uncompressed."""

    def __init__(self, path: Path) -> None:
        self.content = path.read_bytes()
        self.media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        brotli_file = path.with_name(path.name + BROTLI_SUFFIX)
        self._brotli = brotli_file.read_bytes() if brotli_file.exists() else None

    @cached_property
    def _gzipped(self) -> bytes | None:
        gzipped = gzip.compress(self.content, mtime=0)
        return gzipped if len(gzipped) < len(self.content) else None

    def encoded_for(self, accepted: str) -> tuple[str | None, bytes]:
        """Return the encoding and the content to send for an Accept-Encoding header."""
        if self._brotli is not None and accepts("br", accepted):
            return "br", self._brotli
        if accepts("gzip", accepted) and self._gzipped is not None:
            return "gzip", self._gzipped
        return None, self.content


def _assets(folder: Path) -> HTTPRouteHandler:
    # These files contain no personal data, so their compressed size reveals no secrets.
    assets = {path.name: _Asset(path) for path in folder.iterdir() if path.is_file() and path.suffix != BROTLI_SUFFIX}

    @get("/assets/{name:str}", include_in_schema=False)
    async def get_asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        asset = assets.get(name)
        if asset is None:
            raise NotFoundException
        coding, content = asset.encoded_for(request.headers.get("Accept-Encoding", ""))
        # File names include a hash of the content, so the content at a URL never changes.
        headers = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
        if coding is not None:
            headers["Content-Encoding"] = coding
        return Response(content, media_type=asset.media_type, headers=headers)

    return get_asset


def _page(content: str, make_head: MakeHead, solo: Callable[[], Solo]) -> HTTPRouteHandler:
    """Return the handler for a page.

    Its root element says whether the engine is compiled here and on devices, and where games against bots run.
    """
    before, after = _TITLE.split(content, maxsplit=1)

    @lru_cache
    def before_with(facts: str) -> str:
        return before.replace("<html ", f"<html {facts} ", 1)

    @get(PATHS, include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[str]:
        # Browsers and crawlers request files such as robots.txt that do not exist here.
        if "." in request.scope["path"].lstrip("/").partition("/")[0]:
            raise NotFoundException
        compiled = "data-compiled " if is_engine_compiled() else ""
        page_content = before_with(f'{compiled}data-solo="{solo()}"') + await make_head(request) + after
        return Response(page_content, media_type="text/html", headers={"Cache-Control": "no-cache"})

    return page


def _no_page() -> HTTPRouteHandler:
    @get(PATHS, include_in_schema=False)
    async def page() -> Response[str]:
        return Response(NOT_BUILT, media_type="text/plain", status_code=503, headers={"Cache-Control": "no-cache"})

    return page


def _file(path: Path) -> HTTPRouteHandler:
    content = path.read_bytes()
    file_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"

    @get(f"/{path.name}", include_in_schema=False, name=path.name)
    async def file() -> Response[bytes]:
        return Response(content, media_type=file_type, headers={"Cache-Control": "public, max-age=3600"})

    return file
