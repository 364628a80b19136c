"""Addresses of HTTP services: their parts, and whether they are well formed."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from urllib.parse import urlsplit

LONGEST = 1000
"""The maximum length of an address in characters."""
_PORTS = {"http": 80, "https": 443}
_LABEL = re.compile(r"[A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?")


@dataclass(frozen=True, slots=True)
class ServiceAddress:
    """The parts of an address such as `https://push.example.org/send?id=1`."""

    scheme: str
    host: str
    port: int
    target: str
    """The path with its query."""

    @property
    def authority(self) -> str:
        """The host with its port, without the default port."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        """The origin (RFC 6454)."""
        return f"{self.scheme}://{self.authority}"


def parse_address(text: str) -> ServiceAddress:
    """Return the parts of an address with http or https. Raises ValueError if it is not well formed.

    The host is a name in ASCII or an IPv4 address. IPv6 addresses, user names and empty ports are not allowed.
    """
    if not (text.isascii() and text.isprintable() and " " not in text and len(text) <= LONGEST):
        raise ValueError("characters that an address cannot have")
    parts = urlsplit(text)
    host, colon, port = parts.netloc.partition(":")
    if parts.scheme not in _PORTS or not is_host(host):
        raise ValueError("no scheme or no host")
    if colon and not (port.isdecimal() and 0 < int(port) < 65_536):
        raise ValueError("no port")
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return ServiceAddress(parts.scheme, host.lower(), int(port) if colon else _PORTS[parts.scheme], target)


def is_host(text: str) -> bool:
    """Return whether a text is a name that DNS can resolve, or an IPv4 address of four numbers."""
    labels = text.removesuffix(".").split(".")
    if len(text) > 253 or not all(map(_LABEL.fullmatch, labels)):
        return False
    if labels[-1][0].isdecimal():  # a number is an IPv4 address for every resolver, in whatever notation
        try:
            ipaddress.IPv4Address(text)
        except ValueError:
            return False
    return True
