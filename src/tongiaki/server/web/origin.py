"""Checks that a request comes from a page of this server: pages of other sites may not use a visitor's seat."""

from __future__ import annotations

import logging
from collections.abc import Collection

from litestar.types import Scope

from tongiaki.common.origins import USUAL_PORTS, Host, NotAnOriginError, Origin, host_of, origin_of
from tongiaki.server.web.headers import values_of
from tongiaki.server.web.hosts import asked_for
from tongiaki.server.web.limits import Bucket

LONGEST = 120
"""Characters of a header that a line of the log repeats."""

_SECURE = {"http": False, "ws": False, "https": True, "wss": True}
_lines = Bucket(rate=0.1, burst=20)
"""The lines of the log about refused origins: anybody can cause one."""
_log = logging.getLogger(__name__)


def is_ours(scope: Scope, allowed: Collection[Origin]) -> bool:
    """Return whether a request's Origin is the server's own, or one of those that are allowed besides.

    A request that came by https must have an Origin by https. One that came by http may have either: a proxy that
    ends TLS need not tell the server. Browsers always send an Origin where it matters; a program that sends none has no
    visitor's cookie either.
    """
    origins = values_of(scope, b"origin")
    if all(_is_one_of_ours(one, scope, allowed) for one in origins):
        return True
    if _lines.take():
        _log.warning(
            "Refused a request: the page's origin is %s, the request's host is %s. If the page is this server's, let "
            "the proxy pass the Host header on unchanged, or add the origin to TONGIAKI_ORIGINS.",
            ", ".join(map(quoted, origins)),
            ", ".join(map(quoted, asked_for(scope))) or "missing",
        )
    return False


def quoted(text: str) -> str:
    """Return a header as a line of the log repeats it: in ASCII, and cut off."""
    return ascii(text if len(text) <= LONGEST else text[:LONGEST] + "…")


def _is_one_of_ours(text: str, scope: Scope, allowed: Collection[Origin]) -> bool:
    try:
        origin = origin_of(text)
        hosts = [host_of(host) for host in asked_for(scope)]
    except NotAnOriginError:
        return False
    if origin in allowed:
        return True
    if _SECURE[scope["scheme"]] and origin.scheme != "https":
        return False
    return any(host.name == origin.name and origin.port in _ports(host, origin, scope) for host in hosts)


def _ports(host: Host, origin: Origin, scope: Scope) -> set[int]:
    """Return the ports at which a page may have reached the host: a proxy may name its own apart."""
    named = {int(port) for port in values_of(scope, b"x-forwarded-port") if port.isdecimal() and len(port) < 6}
    return {USUAL_PORTS[origin.scheme] if host.port is None else host.port, *named}
