"""Parser for hosts and origins in requests and settings."""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
from dataclasses import dataclass
from typing import Literal

Scheme = Literal["http", "https"]
DEFAULT_PORTS: dict[Scheme, int] = {"http": 80, "https": 443}
"""The default port of each scheme."""

MAX_LENGTH = 1000
"""Maximum length of a host, in characters."""

_AUTHORITY = re.compile(r"(\[[0-9A-Fa-f:.%\w]+\]|[^\s\x00-\x20\x7f\[\]@:/?#\\%]+)(?::([0-9]{0,20}))?", re.ASCII)
_NAME = re.compile(r"(?=.{1,253}$)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*")
_NUMBER = re.compile(r"[0-9]+|0x[0-9a-f]*")


class NotAnOriginError(ValueError):
    """The text is neither a host nor an origin."""


@dataclass(frozen=True, slots=True)
class Host:
    """A host: its name or address, and its port. The port is None if the text has none.

    A name is in lower case, in ASCII (punycode), without a trailing dot; an IPv6 address is in brackets.
    """

    name: str
    port: int | None


@dataclass(frozen=True, slots=True)
class Origin:
    """The origin of a page, as browsers define it."""

    scheme: Scheme
    name: str
    port: int

    def __str__(self) -> str:
        port = "" if self.port == DEFAULT_PORTS[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{self.name}{port}"


def parse_host(text: str) -> Host:
    """Return the host of a text such as `example.org`, `example.org:8080` or `[::1]`; raises NotAnOriginError."""
    match = _AUTHORITY.fullmatch(text) if len(text) <= MAX_LENGTH else None
    if match is None:
        raise NotAnOriginError("no host")
    port = int(match[2]) if match[2] else None
    if port is not None and port > 65535:
        raise NotAnOriginError("no port")
    return Host(_parse_name(match[1]), port)


def parse_origin(text: str) -> Origin:
    """Return the origin of a text such as `https://example.org`, with or without a trailing slash.

    Raises NotAnOriginError if it is not valid, or contains a path, a user or a query.
    """
    scheme, colon, rest = text.partition("://")
    known = next((name for name in DEFAULT_PORTS if name == scheme.lower()), None)
    if not colon or known is None:
        raise NotAnOriginError("no http:// or https://")
    host = parse_host(rest.removesuffix("/"))
    return Origin(known, host.name, DEFAULT_PORTS[known] if host.port is None else host.port)


def is_address(name: str) -> bool:
    """Return whether the name of a Host is an IP address."""
    with contextlib.suppress(ValueError):
        ipaddress.ip_address(name.strip("[]"))
        return True
    return False


def bracket_address(address: str) -> str:
    """Return an address or a name in the form used in URLs."""
    return f"[{address}]" if ":" in address and not address.startswith("[") else address


def _parse_name(text: str) -> str:
    if text.startswith("["):
        try:
            return f"[{ipaddress.IPv6Address(text[1:-1].partition('%')[0])}]"
        except ValueError as error:
            raise NotAnOriginError("no IPv6 address") from error
    name = (text if text.isascii() else _to_punycode(text)).lower().removesuffix(".")
    if _NAME.fullmatch(name) is None:
        raise NotAnOriginError("no name")
    return _parse_numeric_name(name) if _NUMBER.fullmatch(name.rpartition(".")[2]) else name


def _to_punycode(text: str) -> str:
    import idna  # imported here because few names need it

    try:
        return idna.encode(text, uts46=True).decode("ascii")
    except UnicodeError as error:
        raise NotAnOriginError("no name") from error


def _parse_numeric_name(name: str) -> str:
    """Return the IPv4 address that browsers use for a name that ends in a number, such as 127.1."""
    try:
        return socket.inet_ntoa(socket.inet_aton(name))
    except OSError as error:
        raise NotAnOriginError("no IPv4 address") from error
