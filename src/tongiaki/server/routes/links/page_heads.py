"""The title and the meta tags of each page, which messengers read for the preview of a link."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any
from urllib.parse import quote

from litestar import Request
from litestar.types import Scope

from tongiaki.common.origins import Origin, parse_host
from tongiaki.drawing.link_picture import HEIGHT, WIDTH
from tongiaki.server.services.links.link_previews import LinkPreviews
from tongiaki.server.web.host_check import requested_hosts


async def page_head(previews: LinkPreviews, origins: Sequence[Origin], request: Request[Any, Any, Any]) -> str:
    """Return the title and the meta tags of the requested page, as HTML.

    The link's language is its parameter `lang`.
    """
    path, site = request.scope["path"], own_origin(request.scope, origins)
    day = request.query_params.get("day")
    preview = await previews.describe(path, request.query_params.get("lang"), day)
    query = f"?day={quote(day, safe='')}" if day is not None else ""
    named = [("description", preview.description), ("twitter:card", "summary_large_image")]
    graph = [
        ("og:type", "website"),
        ("og:site_name", "Tongiaki"),
        ("og:title", preview.title),
        ("og:description", preview.description),
        ("og:url", f"{site}{quote(path)}{query}"),
        ("og:locale", preview.language),
        ("og:image", f"{site}{preview.picture}"),
        ("og:image:type", "image/png"),
        ("og:image:width", str(WIDTH)),
        ("og:image:height", str(HEIGHT)),
        ("og:image:alt", preview.title),
    ]
    tags = [f'<meta name="{name}" content="{escape(content)}" />' for name, content in named]
    tags += [f'<meta property="{name}" content="{escape(content)}" />' for name, content in graph]
    return "\n    ".join([f"<title>{escape(preview.title)}</title>", *tags])


def own_origin(scope: Scope, origins: Sequence[Origin]) -> str:
    """Return the origin under which a page was requested.

    If a host of `origins` was requested, its scheme and port are used, because a proxy may not report them.
    """
    requested = requested_hosts(scope)
    host = parse_host(requested[-1]) if requested else None  # a trusted proxy's X-Forwarded-Host comes last
    if host is None:
        return ""
    known = next((origin for origin in origins if origin.name == host.name), None)
    port = "" if host.port is None else f":{host.port}"
    return f"{scope['scheme']}://{host.name}{port}" if known is None else str(known)
