"""The names of the server. It refuses requests for others, which a page may have made lead here (DNS rebinding)."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterable

from litestar.types import Scope

from tongiaki.common.origins import NotAnOriginError, Origin, bracketed, host_of, is_address
from tongiaki.server.web.headers import values_of

_NEARBY = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""Ends of names that nobody can have in the public DNS: they lead to this machine, or to one in the same network."""


def asked_for(scope: Scope) -> list[str]:
    """Return the hosts that a request names: a trusted proxy's X-Forwarded-Host, and its own Host."""
    return [value for value in values_of(scope, b"host", b"x-forwarded-host") if value]


class Hosts:
    """Decides by its headers whether a request is for this server.

    `names` are its names in the public DNS, as the parser returns them. The names of the `origins` are added to them.
    """

    def __init__(self, listens_at: str, names: Iterable[str], origins: Iterable[Origin]) -> None:
        self._names = {*names, *(origin.name for origin in origins)}
        for own in (bracketed(listens_at), socket.gethostname()):
            with contextlib.suppress(NotAnOriginError):  # a machine may be called anything
                self._names.add(host_of(own).name)

    def knows(self, scope: Scope) -> bool:
        """Return whether a request is for this server; raises NotAnOriginError if a header is no host.

        Every IP address names the server, and so does every name that only a near network has. Browsers always name a
        host.
        """
        return all(self._knows(host_of(header).name) for header in asked_for(scope))

    def _knows(self, name: str) -> bool:
        return "." not in name or name.endswith(_NEARBY) or name in self._names or is_address(name)
