"""The Authorization header: a program's token, or a proxy's own password."""

from __future__ import annotations

from litestar.types import Scope

from tongiaki.server.web.headers import values_of

BEARER = "bearer"
OF_PROXIES = frozenset({"basic", "digest", "negotiate", "ntlm"})
"""Schemes that browsers answer a proxy with. A club's proxy may ask for its password, and pass it on to the server."""
CHALLENGE = (b"www-authenticate", b"Bearer")
"""The header of every answer 401."""


class BadCredentialError(Exception):
    """A request with a credential that is not valid."""


def bearer_token(scope: Scope) -> str | None:
    """Return the token of a request's Authorization header; None without one, and for a proxy's own scheme.

    Schemes are case-insensitive (RFC 9110). The token may be empty. Raises BadCredentialError for any other scheme, and
    for several headers.
    """
    found = values_of(scope, b"authorization")
    if not found:
        return None
    scheme, _, token = found[0].strip(" \t").partition(" ")
    if len(found) == 1 and scheme.lower() in OF_PROXIES:
        return None
    if len(found) > 1 or scheme.lower() != BEARER:
        raise BadCredentialError
    return token.strip(" \t")
