"""The files of games on the device: Python for browsers with this project's modules, and the workers that run it."""

from __future__ import annotations

import asyncio
import gzip
import json
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import Response

MANIFEST = "manifest.json"
"""The list of all other files."""
FOREVER = "public, max-age=31536000, immutable"
"""The Cache-Control header of a file whose name contains a hash of its content."""
WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
"""The policy of a worker that runs Python. It applies to the worker alone, so the page's policy stays stricter."""
mimetypes.add_type("text/javascript", ".mjs")


def is_compiled(folder: Path) -> bool:
    """Return whether the engine among the files in a folder is compiled."""
    manifest = folder / MANIFEST
    return manifest.exists() and bool(json.loads(manifest.read_bytes())["compiled"])


def handlers(folder: Path) -> list[HTTPRouteHandler]:
    """Return handlers for the files that the manifest in a folder lists; none if there is no manifest."""
    if not (folder / MANIFEST).exists():
        return []
    manifest = json.loads((folder / MANIFEST).read_bytes())
    files = [_handler(folder, name, {"Cache-Control": FOREVER}) for name in manifest["files"]]
    policy = {"Cache-Control": FOREVER, "Content-Security-Policy": WORKER_POLICY}
    workers = [_handler(folder, name, policy) for name in manifest.get("workers", [])]
    return [*files, *workers, _handler(folder, MANIFEST, {"Cache-Control": "no-cache"})]


def _handler(folder: Path, name: str, headers: dict[str, str]) -> HTTPRouteHandler:
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"

    @get(f"/device/{name}", include_in_schema=False, name=f"device/{name}")
    async def device_file(request: Request[Any, Any, Any]) -> Response[bytes]:
        accepted = request.headers.get("Accept-Encoding", "")
        try:
            # The files are large and rarely requested, so they are not kept in memory.
            coding, content = await asyncio.to_thread(_read, folder / name, accepted)
        except FileNotFoundError as error:  # the client was built again
            raise NotFoundException from error
        encoding = {"Content-Encoding": coding} if coding else {}
        return Response(content, media_type=media_type, headers=headers | {"Vary": "Accept-Encoding"} | encoding)

    return device_file


def _read(path: Path, accepted: str) -> tuple[str | None, bytes]:
    """Return the encoding and the content of a file. Raises FileNotFoundError."""
    for coding, suffix in (("br", ".br"), ("gzip", ".gz")):
        packed = path.with_name(path.name + suffix)
        if accepts(coding, accepted) and packed.exists():
            return coding, packed.read_bytes()
    if path.exists():
        return None, path.read_bytes()
    return None, gzip.decompress(path.with_name(f"{path.name}.gz").read_bytes())


def accepts(coding: str, accepted: str) -> bool:
    """Return whether an Accept-Encoding header names an encoding and allows it."""
    codings = (part.partition(";") for part in accepted.lower().split(","))
    return any(
        name.strip() == coding and "q=0" not in quality.replace(" ", "").split(";") for name, _, quality in codings
    )
