"""Request headers as bytes, and the X-Forwarded headers of trusted proxies."""

from __future__ import annotations

from litestar.types import Scope as LitestarScope
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware


def values_of(scope: LitestarScope, *names: bytes) -> list[str]:
    """Return the values of the headers with these names, in the order of the request; bytes beyond ASCII as Latin-1."""
    return [value.decode("latin-1") for name, value in scope["headers"] if name in names]


FORWARDED = b"x-forwarded-"
_SCHEMES = {b"ws": b"http", b"wss": b"https"}


class Forwarding(ProxyHeadersMiddleware):
    """Accepts the X-Forwarded headers of trusted proxies, and removes those of all other clients.

    It reads For, Proto, Host and Port. For Proto, Host and Port the last value counts, which the nearest proxy set.
    """

    async def __call__(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        if scope["type"] != "lifespan":
            client = scope["client"]
            trusted = client is not None and client[0] in self.trusted_hosts
            headers = [one for one in scope["headers"] if not one[0].startswith(FORWARDED)]
            if trusted:
                headers += _nearest(dict(scope["headers"]))
                headers += [one for one in scope["headers"] if one[0] == b"x-forwarded-for"]
            scope["headers"] = headers
        await super().__call__(scope, receive, send)


def _nearest(headers: dict[bytes, bytes]) -> list[tuple[bytes, bytes]]:
    found = []
    for name in (b"x-forwarded-proto", b"x-forwarded-host", b"x-forwarded-port"):
        value = headers.get(name, b"").rpartition(b",")[2].strip().lower()
        if value:
            found.append((name, _SCHEMES.get(value, value)))
    return found
