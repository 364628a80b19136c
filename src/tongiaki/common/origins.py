"""Hosts and origins: one parser for everything that browsers, proxies, programs and administrators write."""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
from dataclasses import dataclass
from typing import Literal

Scheme = Literal["http", "https"]
USUAL_PORTS: dict[Scheme, int] = {"http": 80, "https": 443}
"""The port of a scheme where a text has none."""

LONGEST = 1000
"""Characters of a text that may be a host."""

_AUTHORITY = re.compile(r"(\[[0-9A-Fa-f:.%\w]+\]|[^\s\x00-\x20\x7f\[\]@:/?#\\%]+)(?::([0-9]{0,20}))?", re.ASCII)
_NAME = re.compile(r"(?=.{1,253}$)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*")
_NUMBER = re.compile(r"[0-9]+|0x[0-9a-f]*")


class NotAnOriginError(ValueError):
    """A text that is neither a host nor an origin."""


@dataclass(frozen=True, slots=True)
class Host:
    """The host that a request is for: its name or address, and the port, None where the text has none.

    A name is in lower case, in ASCII (punycode), without a trailing dot; an IPv6 address is in brackets.
    """

    name: str
    port: int | None


@dataclass(frozen=True, slots=True)
class Origin:
    """The origin of a page: two pages with equal origins may read each other."""

    scheme: Scheme
    name: str
    port: int

    def __str__(self) -> str:
        port = "" if self.port == USUAL_PORTS[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{self.name}{port}"


def host_of(text: str) -> Host:
    """Return the host of a text such as `example.org`, `example.org:8080` or `[::1]`; raises NotAnOriginError."""
    found = _AUTHORITY.fullmatch(text) if len(text) <= LONGEST else None
    if found is None:
        raise NotAnOriginError("no host")
    port = int(found[2]) if found[2] else None
    if port is not None and port > 65535:
        raise NotAnOriginError("no port")
    return Host(_name_of(found[1]), port)


def origin_of(text: str) -> Origin:
    """Return the origin of a text such as `https://example.org`, with or without a trailing slash.

    Raises NotAnOriginError, also if there is a path, a user or a query.
    """
    scheme, colon, rest = text.partition("://")
    known = next((one for one in USUAL_PORTS if one == scheme.lower()), None)
    if not colon or known is None:
        raise NotAnOriginError("no http:// or https://")
    host = host_of(rest.removesuffix("/"))
    return Origin(known, host.name, USUAL_PORTS[known] if host.port is None else host.port)


def is_address(name: str) -> bool:
    """Return whether the name of a Host is an IP address."""
    with contextlib.suppress(ValueError):
        ipaddress.ip_address(name.strip("[]"))
        return True
    return False


def bracketed(address: str) -> str:
    """Return an address or a name in the form that URLs use."""
    return f"[{address}]" if ":" in address and not address.startswith("[") else address


def _name_of(text: str) -> str:
    if text.startswith("["):
        try:
            return f"[{ipaddress.IPv6Address(text[1:-1].partition('%')[0])}]"
        except ValueError as error:
            raise NotAnOriginError("no address of IPv6") from error
    name = (text if text.isascii() else _punycode(text)).lower().removesuffix(".")
    if _NAME.fullmatch(name) is None:
        raise NotAnOriginError("no name")
    return _address_of(name) if _NUMBER.fullmatch(name.rpartition(".")[2]) else name


def _punycode(text: str) -> str:
    import idna  # few names need it

    try:
        return idna.encode(text, uts46=True).decode("ascii")
    except UnicodeError as error:
        raise NotAnOriginError("no name") from error


def _address_of(name: str) -> str:
    """Return the IPv4 address that browsers read from a name such as 127.1, which ends in a number."""
    try:
        return socket.inet_ntoa(socket.inet_aton(name))
    except OSError as error:
        raise NotAnOriginError("no address of IPv4") from error
