"""The names that the server goes by. A page whose own name was made to lead here (DNS rebinding) is not answered."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

_NEARBY = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""Ends of names that nobody can have in the public DNS: they lead to this machine, or to one in the same network."""


class Hosts:
    """Tells by the Host header whether somebody asks for this server; `names` are those it has in the public DNS."""

    def __init__(self, names: Iterable[str], origins: Iterable[str]) -> None:
        self._names = {socket.gethostname().casefold(), *(name.casefold() for name in names)}
        self._names.update(urlsplit(origin).hostname or "" for origin in origins)

    def knows(self, host: str | None) -> bool:
        """Tell whether the server goes by that name; by any address, and any name that only a near network has."""
        if host is None:  # no browser leaves it out
            return True
        try:
            name = (urlsplit(f"//{host}").hostname or "").removesuffix(".")
        except ValueError:  # half an IPv6 address
            return False
        return "." not in name or name.endswith(_NEARBY) or name in self._names or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
