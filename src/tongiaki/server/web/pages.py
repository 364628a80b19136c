"""The browser client: its files, and its single page at every path that is not the server's own."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Response

mimetypes.add_type("application/manifest+json", ".webmanifest")

CLIENT = Path(__file__).parents[1] / "client"
"""Folder of the built client. A wheel includes it; in a checkout, `dev.py` builds it."""
PATHS = ["/", "/{path:path}"]
"""All paths that are not the server's own. The client decides which of them exist."""
PACKED = ".br"
"""Suffix of files that the build compressed with Brotli."""
NOT_BUILT = "The browser client is not built. `python3 dev.py play` builds it.\n"


def handlers(client: Path = CLIENT) -> list[HTTPRouteHandler]:
    """Return the handlers for the files that a client's folder contains now."""
    index = client / "index.html"
    if not index.exists():
        return [_page(NOT_BUILT, "text/plain", 503)]
    files = [path for path in client.iterdir() if path.is_file() and path != index and path.name[0] != "."]
    found = [_page(index.read_text(encoding="utf-8"), "text/html", 200)]
    found.extend(_file(path) for path in files)
    if (client / "assets").is_dir():
        found.append(_assets(client / "assets"))
    return found


class _Asset:
    """A file in its available codings: Brotli from the build, gzip made at the first request, or uncompressed."""

    def __init__(self, path: Path) -> None:
        self.content = path.read_bytes()
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        packed = path.with_name(path.name + PACKED)
        self._packed = packed.read_bytes() if packed.exists() else None

    @cached_property
    def _squeezed(self) -> bytes | None:
        squeezed = gzip.compress(self.content, mtime=0)
        return squeezed if len(squeezed) < len(self.content) else None

    def for_those_who_take(self, accepted: str) -> tuple[str | None, bytes]:
        """Return the coding and the content for an Accept-Encoding header."""
        if self._packed is not None and _takes("br", accepted):
            return "br", self._packed
        if _takes("gzip", accepted) and self._squeezed is not None:
            return "gzip", self._squeezed
        return None, self.content


def _assets(folder: Path) -> HTTPRouteHandler:
    # These files hold no personal data, so their compressed size reveals nothing.
    assets = {path.name: _Asset(path) for path in folder.iterdir() if path.is_file() and path.suffix != PACKED}

    @get("/assets/{name:str}", include_in_schema=False)
    async def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        found = assets.get(name)
        if found is None:
            raise NotFoundException
        coding, content = found.for_those_who_take(request.headers.get("Accept-Encoding", ""))
        # Their names include a hash of their contents, so a URL's content never changes.
        headers = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
        if coding is not None:
            headers["Content-Encoding"] = coding
        return Response(content, media_type=found.kind, headers=headers)

    return asset


def _takes(coding: str, accepted: str) -> bool:
    """Return whether an Accept-Encoding header names a coding and allows it."""
    named = (part.partition(";") for part in accepted.lower().split(","))
    return any(
        name.strip() == coding and "q=0" not in quality.replace(" ", "").split(";") for name, _, quality in named
    )


def _page(content: str, media_type: str, status: int) -> HTTPRouteHandler:
    @get(PATHS, include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[str]:
        if (
            "." in request.scope["path"].lstrip("/").partition("/")[0]
        ):  # a path that looks like a file, which browsers and crawlers request unasked
            raise NotFoundException
        headers = {"Cache-Control": "no-cache"}
        return Response(content, media_type=media_type, status_code=status, headers=headers)

    return page


def _file(path: Path) -> HTTPRouteHandler:
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"

    @get(f"/{path.name}", include_in_schema=False, name=path.name)
    async def file() -> Response[bytes]:
        return Response(content, media_type=kind, headers={"Cache-Control": "public, max-age=3600"})

    return file
