"""Whether the page that asks is one of ours: other sites' pages may not use a visitor's seat."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit


def is_ours(origin: str | None, host: str | None, allowed: Collection[str], *, secure: bool) -> bool:
    """Compare a request's Origin with its Host, and with the origins that were allowed besides.

    What came by https, as far as this server is told, comes from a page that did, too.
    Browsers always send an Origin where it matters; a program that sends none has no visitor's cookie either.
    """
    if origin is None:
        return True
    if origin in allowed:
        return True
    try:
        scheme, netloc, *_ = urlsplit(origin)
    except ValueError:  # half an IPv6 address
        return False
    return host is not None and netloc.lower() == host.lower() and (scheme == "https" or not secure)
