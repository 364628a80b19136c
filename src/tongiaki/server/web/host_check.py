"""Checks of the Host and Origin headers. They prevent DNS rebinding and requests from other sites."""

from __future__ import annotations

import contextlib
import logging
import socket
from collections.abc import Collection, Iterable

from litestar.types import Scope

from tongiaki.common.origins import (
    DEFAULT_PORTS,
    Host,
    NotAnOriginError,
    Origin,
    bracket_address,
    is_address,
    parse_host,
    parse_origin,
)
from tongiaki.common.rate_limits import TokenBucket
from tongiaki.server.transport.forwarding import header_values

_LOCAL_SUFFIXES = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""Suffixes of names outside the public DNS, which belong to this machine or to one in the local network."""


def requested_hosts(scope: Scope) -> list[str]:
    """Return the hosts named in a request's Host header and in a trusted proxy's X-Forwarded-Host header."""
    return [value for value in header_values(scope, b"host", b"x-forwarded-host") if value]


class Hosts:
    """The host names of this server. Requests for other host names are refused.

    `names`: the server's names in the public DNS. The host names of the allowed `origins` are accepted, too.
    """

    def __init__(self, listens_at: str, names: Iterable[str], origins: Iterable[Origin]) -> None:
        self._names = {*names, *(origin.name for origin in origins)}
        for name in (bracket_address(listens_at), socket.gethostname()):
            with contextlib.suppress(NotAnOriginError):  # the machine's own name may not be a valid host name
                self._names.add(parse_host(name).name)

    def accept(self, scope: Scope) -> bool:
        """Return whether a request is for this server; raises NotAnOriginError if a header is not a valid host.

        IP addresses and names of local networks are always accepted.
        """
        return all(self._is_known(parse_host(header).name) for header in requested_hosts(scope))

    def _is_known(self, name: str) -> bool:
        return "." not in name or name.endswith(_LOCAL_SUFFIXES) or name in self._names or is_address(name)


MAX_LOGGED_LENGTH = 120
"""Maximum length of a header in the log, in characters."""

_SECURE = {"http": False, "ws": False, "https": True, "wss": True}
_log_limit = TokenBucket(rate=0.1, burst=20)
"""Rate limit for log lines about refused origins, because any client can cause such lines."""
_log = logging.getLogger(__name__)


def is_allowed_origin(scope: Scope, allowed: Collection[Origin]) -> bool:
    """Return whether a request's Origin is the server's own origin or an allowed one.

    If the request uses https, its Origin must use https, too. If it uses http, both schemes are allowed, because a
    proxy that terminates TLS may not report it. Browsers send an Origin with every request that changes something. A
    request without an Origin is allowed, because it cannot come from another site's page.
    """
    origins = header_values(scope, b"origin")
    if all(_is_allowed(origin, scope, allowed) for origin in origins):
        return True
    if _log_limit.try_acquire():
        _log.warning(
            "Refused a request: the page's origin is %s, the request's host is %s. If the page is this server's, let "
            "the proxy pass the Host header on unchanged, or add the origin to TONGIAKI_ORIGINS.",
            ", ".join(map(quoted, origins)),
            ", ".join(map(quoted, requested_hosts(scope))) or "missing",
        )
    return False


def quoted(text: str) -> str:
    """Return a text for the log, shortened and in ASCII."""
    return ascii(text if len(text) <= MAX_LOGGED_LENGTH else text[:MAX_LOGGED_LENGTH] + "…")


def _is_allowed(text: str, scope: Scope, allowed: Collection[Origin]) -> bool:
    try:
        origin = parse_origin(text)
        hosts = [parse_host(host) for host in requested_hosts(scope)]
    except NotAnOriginError:
        return False
    if origin in allowed:
        return True
    if _SECURE[scope["scheme"]] and origin.scheme != "https":
        return False
    return any(host.name == origin.name and origin.port in _ports(host, origin, scope) for host in hosts)


def _ports(host: Host, origin: Origin, scope: Scope) -> set[int]:
    """Return the ports through which a page may have reached the host, including those in X-Forwarded-Port."""
    forwarded = {int(port) for port in header_values(scope, b"x-forwarded-port") if port.isdecimal() and len(port) < 6}
    return {DEFAULT_PORTS[origin.scheme] if host.port is None else host.port, *forwarded}
