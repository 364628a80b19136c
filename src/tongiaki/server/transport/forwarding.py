"""Request headers as bytes, and the X-Forwarded headers of trusted proxies."""

from __future__ import annotations

from litestar.types import Scope as LitestarScope
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware


def header_values(scope: LitestarScope, *names: bytes) -> list[str]:
    """Return the values of all headers with these names, in the order of the request, decoded as Latin-1."""
    return [value.decode("latin-1") for name, value in scope["headers"] if name in names]


_PREFIX = b"x-forwarded-"
_SCHEMES = {b"ws": b"http", b"wss": b"https"}


class ForwardedHeaders(ProxyHeadersMiddleware):
    """Applies the X-Forwarded headers of trusted proxies and removes those of all other clients.

    The headers are X-Forwarded-For, -Proto, -Host and -Port. Only the last value of Proto, Host and Port counts,
    because the nearest proxy set it.
    """

    async def __call__(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        if scope["type"] != "lifespan":
            client = scope["client"]
            trusted = client is not None and client[0] in self.trusted_hosts
            headers = [header for header in scope["headers"] if not header[0].startswith(_PREFIX)]
            if trusted:
                headers += _last_values(dict(scope["headers"]))
                headers += [header for header in scope["headers"] if header[0] == b"x-forwarded-for"]
            scope["headers"] = headers
        await super().__call__(scope, receive, send)


def _last_values(headers: dict[bytes, bytes]) -> list[tuple[bytes, bytes]]:
    values = []
    for name in (b"x-forwarded-proto", b"x-forwarded-host", b"x-forwarded-port"):
        value = headers.get(name, b"").rpartition(b",")[2].strip().lower()
        if value:
            values.append((name, _SCHEMES.get(value, value)))
    return values
