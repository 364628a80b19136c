"""The browser client: its one page under every address that it shows, and its files."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.response import Response
from litestar.router import Router
from litestar.static_files import create_static_files_router
from litestar.types import AfterRequestHookHandler

CLIENT = Path(__file__).parent / "client"
"""Where the built client lies: in a wheel from the start, in a checkout once `dev.py` has built it."""
PATHS = [
    "/",
    "/t/{table_id:str}",
    "/t/{table_id:str}/replay",
    "/replay",
    "/study/{study_id:str}",
    "/manual",
    "/account",
    "/p/{name:str}",
]
NOT_BUILT = "The browser client is not built. `python3 dev.py play` builds it.\n"


def handlers(client: Path = CLIENT) -> list[HTTPRouteHandler | Router]:
    """Make the handlers for the client in a folder, as it is now."""
    index = client / "index.html"
    if not index.exists():
        return [_page(NOT_BUILT, "text/plain", 503)]
    files = [path for path in client.iterdir() if path.is_file() and path != index and path.name[0] != "."]
    found: list[HTTPRouteHandler | Router] = [_page(index.read_text(encoding="utf-8"), "text/html", 200)]
    found.extend(_file(path) for path in files)
    if (client / "assets").is_dir():
        # Their names hold a hash of their contents: they never change.
        for_ever = _cached("public, max-age=31536000, immutable")
        found.append(
            create_static_files_router("/assets", [client / "assets"], after_request=for_ever, include_in_schema=False)
        )
    return found


def _cached(policy: str) -> AfterRequestHookHandler:
    def after_request(response: Response[object]) -> Response[object]:
        response.headers["Cache-Control"] = policy
        return response

    return after_request


def _page(content: str, media_type: str, status: int) -> HTTPRouteHandler:
    @get(PATHS, include_in_schema=False)
    async def page() -> Response[str]:
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
