"""The listening sockets of a server, with one process or several."""

from __future__ import annotations

import errno
import logging
import os
import socket

from tongiaki.common.addresses import parse_address
from tongiaki.common.origins import bracket_address

_ABSENT = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
"""Errors for an address that this machine does not have."""
_BOTH = "::"
"""The host that means all addresses of IPv6 and IPv4."""

_log = logging.getLogger("uvicorn.error")


class ListeningError(Exception):
    """The server cannot listen at the address."""


def bind(host: str, port: int) -> list[socket.socket]:
    """Bind a socket to each address of a host, for uvicorn to listen at. Raises ListeningError."""
    host = _plain(host)
    sockets: list[socket.socket] = []
    missing = OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL))
    try:
        for family, where in _addresses(host, port):
            try:
                # With port 0, the system chooses a port for the first address. The others use the same port.
                chosen = sockets[0].getsockname()[1] if sockets else port
                sockets.append(_bound(family, (where[0], chosen, *where[2:]), both=host == _BOTH))
            except OSError as error:
                missing = error
                if error.errno not in _ABSENT:
                    raise
        if not sockets:
            raise missing
    except (OSError, UnicodeError) as error:
        for one in sockets:
            one.close()
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise ListeningError(f"the server cannot listen at {bracket_address(host)}:{port}: {reason}") from error
    _log.info("Listening at http://%s:%d (press Ctrl-C to quit)", bracket_address(host), sockets[0].getsockname()[1])
    return sockets


def reach(host: str) -> list[str]:
    """Return the addresses at which local programs reach a server that listens at a host."""
    every = {"0.0.0.0": ["127.0.0.1"], _BOTH: ["::1", "127.0.0.1"]}  # noqa: S104 - a possible value of the setting
    return every.get(host, [_plain(host)])


def _plain(host: str) -> str:
    try:
        return str(parse_address(host))
    except ValueError:
        return host


def _addresses(host: str, port: int) -> list[tuple[socket.AddressFamily, tuple[str, int, int, int] | tuple[str, int]]]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    return list(dict.fromkeys((one[0], one[4]) for one in found))  # type: ignore[misc]


def _bound(family: socket.AddressFamily, where: tuple[str | int, ...], *, both: bool) -> socket.socket:
    one = socket.socket(family, socket.SOCK_STREAM)
    try:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, not both)
        one.bind(where)
    except OSError:
        one.close()
        raise
    return one
