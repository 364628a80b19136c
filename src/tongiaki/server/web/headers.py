"""The headers of a request, before anything else has read them."""

from __future__ import annotations

from litestar.types import Scope


def values_of(scope: Scope, *names: bytes) -> list[str]:
    """Return the values of the headers with these names, in the order of the request; bytes beyond ASCII as Latin-1."""
    return [value.decode("latin-1") for name, value in scope["headers"] if name in names]
